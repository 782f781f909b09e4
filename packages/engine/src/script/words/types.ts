import type {
  ConditionNode,
  ListNode,
  NameNode,
  NumberNode,
  SelectionNode,
} from '../../library/nodes/grammar.ts';
import type { BaseId, CardId, DefId, KindOf, Seat } from '../../model/ids.ts';

export declare const meaning: unique symbol;

/** What a node stands for. Only the compiler knows it: who did something cannot be destroyed. */
export interface Meaning<K> {
  readonly [meaning]?: K;
}
/** What one value can stand for. */
export type Kind = KindOf<CardId | BaseId | Seat | DefId | number>;
export type One<K> = NumberNode & Meaning<K>;
export type Many<K> = ListNode & Meaning<K>;
export type Those<K> = SelectionNode & Meaning<K>;

/** A value that is read when it is needed: a card, a base, a player or an amount; several of them; a name; a condition. */
export type Value<T> = T extends number
  ? One<KindOf<T>>
  : T extends boolean
    ? ConditionNode
    : T extends string
      ? NameNode
      : T extends readonly (infer Item)[]
        ? Many<KindOf<Item>>
        : never;
export type Condition = Value<boolean>;

/** A number, or a value that is read when it is needed. */
export type Amount = number | Value<number>;
export type OneOrMore<T> = Value<T> | Value<readonly T[]>;
/** What can be chosen. */
export type Choosable<T> = Those<KindOf<T>>;
/** Cards (or bases, or players) for a verb: one, several, or everything in a selection. */
export type Some<T> = OneOrMore<T> | Choosable<T>;
