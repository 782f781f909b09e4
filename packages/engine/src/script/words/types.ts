import type { ConditionNode, ListNode, NameNode, NumberNode } from '../../library/nodes/grammar.ts';

/** A value that is read when it is needed: a card, a base, a player or an amount; several of them; a name; a condition. */
export type Value<T> = T extends number
  ? NumberNode
  : T extends boolean
    ? ConditionNode
    : T extends string
      ? NameNode
      : ListNode;
export type Condition = Value<boolean>;

/** A number, or a value that is read when it is needed. */
export type Amount = number | Value<number>;
export type OneOrMore = Value<number> | Value<readonly number[]>;
