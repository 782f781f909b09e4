import type { Clause, CustomFunctions } from '../../library/card-spec.ts';
import { writtenOut } from '../../library/definition-builder.ts';
import type {
  AbilitySpec,
  CardTest,
  Check,
  PlayTest,
  Grant,
  Read,
  Script,
  WrittenOut,
} from '../../library/definitions.ts';
import type {
  AbilityNode,
  CauseNode,
  ConditionNode,
  GrantNode,
  ListNode,
  NameNode,
  NodesOf,
  NumberNode,
  OccasionNode,
  PlaysNode,
  RuleNode,
  SelectionNode,
  TestNode,
  Text,
  ValueNode,
  VerbNode,
} from '../../library/nodes/grammar.ts';
import { NUMBERS } from '../../library/nodes/values.ts';
import { ruleOf, type RuleSpec } from '../../library/rule-kinds/all.ts';
import type { Each, FieldReader } from '../../library/rule-kinds/rule-word.ts';
import { abilityOf } from './abilities.ts';
import { read, type Amount } from './amount.ts';
import { conditionOf, listIn, nameIn, numberOf } from './values.ts';
import { occasionOf, type Occasion } from './occasions.ts';
import { playsOf } from './plays.ts';
import { causeOf, type CauseTest } from './causes.ts';
import { grantOf } from './extra-play-verbs.ts';
import { hasStayed } from './nouns.ts';
import { commonTestOf, selectionOf } from './selections.ts';
import { isAmong, listOf, type Selected, type Some } from './selected.ts';
import { resultOf, verbsOf, type Say } from './verbs.ts';
import { Writer } from './writer.ts';

/** The functions for the words of a table: one entry for each, or it does not compile. */
export type Code<Table, Key extends string, Made> = {
  readonly [Word in keyof Table]: (node: NodesOf<Table, Key, Word>, l: Lowering) => Made;
};

/** What a verb returns. */
export interface Result {
  readonly number?: Read<number>;
  readonly list?: Read<readonly number[]>;
  readonly name?: Read<string>;
  readonly parts?: Readonly<Record<string, Result>>;
  readonly putBackExcept?: (played: Read<number>, end: 'top' | 'bottom' | 'either end') => void;
}

/**
 * Turns nodes into what the engine runs: functions and steps. What a word becomes is in the tables beside this file.
 */
export class Lowering implements FieldReader {
  readonly functions: CustomFunctions;
  /** The steps go here. */
  readonly w = new Writer();
  readonly say: Say = verbsOf(this.w);
  private readonly standsFor = new Map<number, Each>();
  private results = new Map<number, Result>();
  private verbs = 0;

  constructor(functions: CustomFunctions) {
    this.functions = functions;
  }

  number(node: NumberNode): Read<number> {
    return numberOf(node, this);
  }
  amount(node: number | NumberNode): Amount {
    return typeof node === 'number' ? node : numberOf(node, this);
  }
  reading(node: number | NumberNode): Read<number> {
    const amount = this.amount(node);
    return (g, s) => read(g, s, amount);
  }
  list(node: ListNode): Read<readonly number[]> {
    return listIn(node, this);
  }
  condition(node: ConditionNode): Check {
    return conditionOf(node, this);
  }
  /** No condition: it always holds. */
  when(node: ConditionNode | undefined): Check | null {
    return node === undefined ? null : conditionOf(node, this);
  }
  name(node: NameNode): Read<string> {
    return nameIn(node, this);
  }
  oneOrMore(node: NumberNode | ListNode): Read<number> | Read<readonly number[]> {
    return isNumber(node) ? numberOf(node, this) : listIn(node, this);
  }
  some(node: NumberNode | ListNode | SelectionNode): Some {
    return 'all' in node ? selectionOf(node, this) : this.oneOrMore(node);
  }
  selection(node: SelectionNode): Selected {
    return selectionOf(node, this);
  }
  listOf(node: NumberNode | ListNode | SelectionNode): Read<readonly number[]> {
    return listOf(this.some(node));
  }
  oneOrAny(node: NumberNode | SelectionNode): CardTest {
    return 'all' in node ? this.selection(node).matches : this.picked(node);
  }
  picked(node: NumberNode | ListNode): CardTest {
    const isMeant = isAmong(this.oneOrMore(node));
    return (g, s, card) => isMeant(g, s, card) && hasStayed(g, s, card);
  }
  test(node: TestNode): CardTest {
    return commonTestOf(node, this);
  }
  occasion(node: OccasionNode): Occasion {
    return occasionOf(node, this);
  }
  plays(node: PlaysNode): PlayTest {
    return playsOf(node, this);
  }
  cause(node: CauseNode): CauseTest {
    return causeOf(node, this);
  }
  grant(node: GrantNode): Grant {
    return grantOf(node.kind, node, this);
  }
  rule(node: RuleNode): RuleSpec {
    return ruleOf(node, this);
  }
  /** Verbs are numbered in each ability by itself; one may be written out in another, for another card. */
  ability(node: AbilityNode): AbilitySpec {
    const { verbs, results } = this;
    this.verbs = 0;
    this.results = new Map();
    const made = abilityOf(node, this);
    this.verbs = verbs;
    this.results = results;
    return made;
  }
  /** For another card. */
  writtenOut(clauses: readonly Clause[]): WrittenOut {
    return writtenOut(clauses, this);
  }

  /** A text with steps of its own, which go on counting slots where the text around it has got to. */
  script(text: Text, slots = 1): Script {
    return this.w.script(text, slots, this.block(text));
  }

  /** Its steps come next. */
  do(text: Text): void {
    for (const verb of text) this.verb(verb);
  }

  /** For a verb with texts in it: its steps come when it says so. */
  block(text: Text): () => void {
    return () => this.do(text);
  }

  private verb(node: VerbNode): void {
    const number = this.verbs++;
    const around = this.w.verb;
    this.w.verb = node;
    const result = resultOf(node, this);
    if (result !== undefined) this.results.set(number, result);
    this.w.verb = around;
  }

  /** What the verb with that number returned, or a part of it. */
  result(of: number, part?: string): Result {
    const whole = this.results.get(of);
    const result = part === undefined ? whole : whole?.parts?.[part];
    if (result === undefined) throw new Error(`Verb ${of} returns nothing that could be referred to.`);
    return result;
  }

  /** In what is lowered there, `each` stands for that. */
  bind<T>(each: number, to: Each, lower: () => T): T {
    const before = this.standsFor.get(each);
    this.standsFor.set(each, to);
    const lowered = lower();
    if (before === undefined) this.standsFor.delete(each);
    else this.standsFor.set(each, before);
    return lowered;
  }

  each(of: number): Each {
    const found = this.standsFor.get(of);
    if (found === undefined) throw new Error(`Nothing says what each ${of} stands for.`);
    return found;
  }
}

function isNumber(node: ValueNode): node is NumberNode {
  return Object.hasOwn(NUMBERS, node.word);
}
