import type { HappeningKind, Zone } from '../../model/happening.ts';
import type { Purpose } from '../../model/decision.ts';
import type { Affecting, DeckUse } from '../../model/editions.ts';
import type { Claim } from '../../model/frames.ts';
import type { Phase, Until } from '../../model/state.ts';
import type { Clause } from '../card-spec.ts';
import type { From, Limit } from '../definitions.ts';
import type { ABILITIES } from './abilities.ts';
import type { CAUSES, EVENT_TESTS, OCCASIONS, PLAY_TESTS, SUBJECT_TESTS, SUBJECTS } from './occasions.ts';
import type { RULES } from '../rule-kinds/all.ts';
import type {
  BASE_NOUNS,
  BASE_TESTS,
  CARD_NOUNS,
  CARD_TESTS,
  COMMON_TESTS,
  MIXED_NOUNS,
  PILE_NOUNS,
  PILE_TESTS,
  PLAYER_NOUNS,
  PLAYER_TESTS,
} from './selections.ts';
import type { CONDITIONS, LISTS, NAMES, NUMBERS } from './values.ts';
import type { VERBS } from './verbs.ts';

/**
 * What a card does is data: a tree of nodes, each a word with what it was given, in named fields. Nodes are plain JSON. The
 * tables beside this file say for each word which fields it has and what each of them holds. Types, checking, reading from
 * JSON, descriptions and mutations all come from these tables; what a word does is in script/code.
 */

/** The fields of a word, by name, and what each holds. A `?` at the end: it may be missing. */
export type Fields = Readonly<Record<string, keyof Sorts | `${keyof Sorts}?`>>;
export type Table = Readonly<Record<string, Fields>>;

/** What a field can hold. */
export interface Sorts {
  /** A card, a base, a player or an amount, read when it is needed. */
  readonly number: NumberNode;
  readonly amount: number | NumberNode;
  readonly list: ListNode;
  readonly condition: ConditionNode;
  readonly name: NameNode;
  readonly 'name or word': string | NameNode;
  readonly 'one or more': NumberNode | ListNode;
  readonly parts: readonly (NumberNode | ListNode)[];
  readonly selection: SelectionNode;
  /** Cards, bases or players for a verb: one, several, or everything in a selection. */
  readonly some: NumberNode | ListNode | SelectionNode;
  /** One of them, or any of a selection. */
  readonly 'one or any': NumberNode | SelectionNode;
  /** A player's deck, or the base deck. */
  readonly deck: NumberNode | SelectionNode;
  readonly test: TestNode;
  readonly occasion: OccasionNode;
  readonly 'event tests': readonly EventTestNode[];
  readonly subject: SubjectNode;
  readonly 'subject tests': readonly SubjectTestNode[];
  readonly plays: PlaysNode;
  readonly cause: CauseNode;
  readonly rule: RuleNode;
  readonly rules: readonly RuleNode[];
  /** Abilities and rules for another card. */
  readonly clauses: readonly Clause[];
  readonly grant: GrantNode;
  readonly text: Text;
  readonly modes: readonly ModeNode[];
  /** Stands for each of several in the field beside it (`each`): a number of its own among those around it. */
  readonly binder: number;
  /** The verb of that number in its ability, counted from 0 in the order in which they are written. */
  readonly verb: number;
  readonly count: number;
  readonly version: number;
  readonly yes: true;
  readonly flag: boolean;
  /** A name that a card says: of a card, a deck, a mode. */
  readonly words: string;
  readonly purpose: Purpose;
  readonly 'purpose or random': Purpose | 'at random';
  readonly happening: HappeningKind;
  readonly zones: readonly Zone[];
  readonly affecting: readonly Affecting[];
  readonly until: Until;
  readonly phase: Phase;
  readonly limit: Limit;
  readonly from: From;
  readonly side: 'minion' | 'action';
  readonly end: 'top' | 'bottom';
  readonly 'any end': 'top' | 'bottom' | 'either end';
  readonly 'end or shuffled': 'top' | 'bottom' | 'either end' | 'shuffled';
  readonly destination: Destination | 'aside';
  readonly 'deck destination': Destination;
  readonly 'deck place': 'deck bottom' | 'deck shuffled';
  readonly whose: 'player' | 'controller' | 'card';
  readonly claim: Claim;
  readonly 'deck use': DeckUse;
  readonly 'goes when': 'destroyed' | 'cleared away';
  readonly 'one or each': 'one' | 'each';
  readonly stays: 'everything' | 'minions' | 'nothing';
  readonly way: 'on' | 'off';
  readonly 'search how': 'optional' | 'unseen';
  readonly 'play or use': 'play' | 'use';
  readonly part: 'winners' | 'losers' | 'played' | 'unused' | 'cards' | 'all';
}

type Destination =
  /** The discard pile. */
  | 'discard'
  /** The hand. */
  | 'hand'
  /** On top of the deck. */
  | 'deck top'
  /** On the bottom of the deck. */
  | 'deck bottom'
  /** Into the deck, which is shuffled. */
  | 'deck shuffled'
  /** Out of the game. */
  | 'box'
  /** Nowhere, until the ability puts it somewhere. */
  | 'limbo'
  /** On top or on the bottom of the deck, as the player likes. */
  | 'either end';

type Bare<S> = S extends `${infer Sort}?` ? Sort : S;
type Held<S> = Bare<S> extends keyof Sorts ? Sorts[Bare<S>] : never;
export type Filled<F> = {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? never : Name]: Held<F[Name]>;
} & {
  readonly [Name in keyof F as F[Name] extends `${string}?` ? Name : never]?: Held<F[Name]> | undefined;
};

/** The nodes of a table: a word, in the field that is named by the key, with its own fields. */
export type NodesOf<T, Key extends string, Word extends keyof T = keyof T> = {
  [W in Word]: { readonly [K in Key]: W } & Filled<T[W]>;
}[Word];

export type NumberNode = NodesOf<typeof NUMBERS, 'word'>;
export type ListNode = NodesOf<typeof LISTS, 'word'>;
export type ConditionNode = NodesOf<typeof CONDITIONS, 'word'>;
export type NameNode = NodesOf<typeof NAMES, 'word'>;
export type ValueNode = NumberNode | ListNode | ConditionNode | NameNode;

type CardNoun = NodesOf<typeof CARD_NOUNS, 'noun'>;
type BaseNoun = NodesOf<typeof BASE_NOUNS, 'noun'>;
type PlayerNoun = NodesOf<typeof PLAYER_NOUNS, 'noun'>;
type PileNoun = NodesOf<typeof PILE_NOUNS, 'noun'>;
type MixedNoun = NodesOf<typeof MIXED_NOUNS, 'noun'>;
export type NounNode = CardNoun | BaseNoun | PlayerNoun | PileNoun | MixedNoun;

export type TestNode = NodesOf<typeof COMMON_TESTS, 'test'>;
export type CardTestNode = NodesOf<typeof CARD_TESTS, 'test'>;
export type BaseTestNode = NodesOf<typeof BASE_TESTS, 'test'>;
export type PlayerTestNode = NodesOf<typeof PLAYER_TESTS, 'test'>;
export type PileTestNode = NodesOf<typeof PILE_TESTS, 'test'>;
export type AnyTestNode = TestNode | CardTestNode | BaseTestNode | PlayerTestNode | PileTestNode;

/** All of a noun that pass the tests: all minions that are here and yours. */
export interface SelectionNode {
  readonly all: NounNode;
  readonly that: readonly AnyTestNode[];
}

export type OccasionNode = NodesOf<typeof OCCASIONS, 'occasion'>;
export type EventTestNode = NodesOf<typeof EVENT_TESTS, 'test'>;
export type SubjectNode = NodesOf<typeof SUBJECTS, 'subject'>;
export type SubjectTestNode = NodesOf<typeof SUBJECT_TESTS, 'test'>;
export type PlayTestNode = NodesOf<typeof PLAY_TESTS, 'test'>;
export interface PlaysNode {
  readonly plays: readonly PlayTestNode[];
}
export type CauseNode = NodesOf<typeof CAUSES, 'cause'>;

export type RuleNode = NodesOf<typeof RULES, 'rule'>;
export type VerbNode = NodesOf<typeof VERBS, 'verb'>;
export type Text = readonly VerbNode[];

/** One of several things to do. */
export interface ModeNode {
  readonly mode: string;
  readonly do: Text;
  /** It is offered only if this holds. */
  readonly when?: ConditionNode | undefined;
}

/** What an extra play can be used for. */
export type GrantNode = { readonly kind: 'minion' | 'action' } & Filled<typeof GRANT>;

/** What narrows an extra play. */
export const GRANT = {
  /** Only at these bases. */
  at: 'some?',
  /** Only on these minions. */
  on: 'one or any?',
  /** Only actions that directly affect this minion, or one of these (R10.41). */
  affecting: 'one or any?',
  /** Only actions that directly raise the power of this minion, or of one of these (R10.74). */
  raising: 'one or any?',
  /** All actions played with it directly affect one and the same minion. */
  sameMinion: 'flag?',
  /** Exactly this printed power. */
  power: 'count?',
  powerAtMost: 'count?',
  /** Less printed power than that. */
  powerBelow: 'number?',
  /** Only actions that are played on a base. */
  onBase: 'yes?',
  /** Only of that name. */
  named: 'name?',
  /** Only the card of that name, from hand: a specific card, which nothing else can take the place of (R3.5). */
  specific: 'words?',
  /** Not these. */
  except: 'some?',
  /** All cards played with this extra have the same name. */
  ofOneName: 'flag?',
  /** Only at a base with a minion of the same name. */
  namedLikeOneThere: 'flag?',
  /** At most this much printed power in total. */
  totalPowerAtMost: 'count?',
} as const satisfies Fields;

export type AbilityNode = NodesOf<typeof ABILITIES, 'ability'>;
