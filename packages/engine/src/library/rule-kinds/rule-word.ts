import type { Game } from '../../game.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { CardTest, Cause, Check, Grant, PlayTest, Read, Scope, WrittenOut } from '../definitions.ts';
import type { Fields, Filled, Sorts } from '../nodes/grammar.ts';

/** What `each` stands for. */
export interface Each {
  readonly number?: Read<number>;
  /** Of a play: who makes it. */
  readonly player?: Read<Seat>;
  readonly name?: Read<string>;
}

/** Turns the fields of a rule into what the engine reads while the rule holds (script/code/lowering.ts). */
export interface FieldReader {
  number(node: Sorts['number']): Read<number>;
  /** The same for a plain number. */
  reading(node: Sorts['amount']): Read<number>;
  condition(node: Sorts['condition']): Check;
  /** Null: without a condition. */
  when(node: Sorts['condition'] | undefined): Check | null;
  selection(node: Sorts['selection']): { readonly matches: CardTest };
  /** It is one of those; a single card or base has to be in the same stay as when a lasting effect began (R10.11). */
  oneOrAny(node: Sorts['one or any']): CardTest;
  /** It is one of those that were picked, in the same stay as when a lasting effect began (R10.11). */
  picked(node: Sorts['one or more']): CardTest;
  listOf(node: Sorts['some']): Read<readonly number[]>;
  plays(node: Sorts['plays']): PlayTest;
  cause(node: Sorts['cause']): (g: Game, s: Scope, cause: Cause, card: CardId) => boolean;
  grant(node: Sorts['grant']): Grant;
  writtenOut(clauses: Sorts['clauses']): WrittenOut;
  bind<T>(each: number, to: Each, lower: () => T): T;
}

/** A word for a rule, with everything that is said about it. */
export interface RuleWord<Kind extends string, F extends Fields, Spec> {
  /** Rules in force are listed by kind (`inForce(g)['cannot score']`). Most kinds have a single word and its name. */
  readonly kind: Kind;
  /** The fields of its node, and what each holds. */
  readonly fields: F;
  /** Its phrase in `cards --explain`. */
  readonly says: string;
  /** What the engine reads while the rule holds. */
  readonly read: (node: Filled<F>, l: FieldReader) => Spec;
}

/**
 * One entry of the registry. `read` makes what the engine reads while the rule holds; its type is inferred from here, and
 * whoever asks for rules of this kind gets exactly that.
 */
export function rule<Kind extends string, F extends Fields, Holds extends object>(
  kind: Kind,
  { fields, says, read }: Omit<RuleWord<Kind, F, Holds>, 'kind'>,
): RuleWord<Kind, F, { readonly kind: Kind } & Holds> {
  return { kind, fields, says, read: (node, l) => ({ kind, ...read(node, l) }) };
}

/** A test that also depends on a condition. */
export const onlyWhen = <Tested>(test: Test<Tested>, when: Check | null): Test<Tested> =>
  when === null ? test : (g, s, one) => test(g, s, one) && when(g, s);

type Test<Tested> = (g: Game, s: Scope, one: Tested) => boolean;
