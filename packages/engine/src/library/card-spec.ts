import type { PlayKind, Read } from './definitions.ts';
import type { AbilityNode, ConditionNode, RuleNode, SelectionNode } from './nodes/grammar.ts';

/** A piece of a card's behaviour, as its entry lists it: data, like all that is in it. */
export type Clause =
  | { readonly clause: 'ability'; readonly ability: AbilityNode }
  | { readonly clause: 'rule'; readonly rule: RuleNode }
  /** What it may be played on, and when. */
  | {
      readonly clause: 'target';
      readonly on: SelectionNode;
      readonly when?: ConditionNode | undefined;
    }
  /** Names of cards that its text refers to. */
  | { readonly clause: 'mentions'; readonly names: readonly string[] }
  /** A word that it bears besides its type (R9.16). */
  | { readonly clause: 'label'; readonly label: string }
  /** A fusion card: it can also be played as a standard action, with these clauses. */
  | { readonly clause: 'as action'; readonly clauses: readonly Clause[] }
  | { readonly clause: 'special only' }
  /** An action that is played on a base that comes into play for it. */
  | { readonly clause: 'on new base' }
  /** It may take the place of another minion that is about to be played. */
  | { readonly clause: 'stands in' }
  /** A minion that can be played with an action play, too. */
  | { readonly clause: 'with action play' }
  | { readonly clause: 'leaves at set-up' }
  | { readonly clause: 'from discard'; readonly when: ConditionNode };

export interface MinionFacts {
  readonly copies: number;
  readonly power: number;
  readonly text: string;
}
export interface ActionFacts {
  readonly copies: number;
  readonly play: PlayKind;
  readonly text: string;
}
export interface BaseFacts {
  readonly breakpoint: number;
  readonly vp: readonly [number, number, number];
  readonly text: string;
}

export interface TitanFacts {
  readonly text: string;
}

/** What differs in the current printing. Without clauses, the card behaves as before. */
export interface Current<Facts> {
  readonly clause: 'current';
  readonly facts: Partial<Facts> & { readonly name?: string };
  readonly clauses: readonly Clause[] | null;
}

export type CardSpec =
  | {
      readonly kind: 'minion';
      readonly name: string;
      readonly facts: MinionFacts;
      readonly clauses: readonly Clause[];
      readonly current: Current<MinionFacts> | null;
    }
  | {
      readonly kind: 'action';
      readonly name: string;
      readonly facts: ActionFacts;
      readonly clauses: readonly Clause[];
      readonly current: Current<ActionFacts> | null;
    };

export interface BaseSpec {
  readonly kind: 'base';
  readonly name: string;
  readonly faction: string;
  readonly facts: BaseFacts;
  readonly clauses: readonly Clause[];
  readonly current: Current<BaseFacts> | null;
}

/** A card of its faction that is not part of the deck (R11.1). */
export interface TitanSpec {
  readonly kind: 'titan';
  readonly name: string;
  readonly facts: TitanFacts;
  readonly clauses: readonly Clause[];
  readonly current: Current<TitanFacts> | null;
}

export interface FactionSpec {
  readonly name: string;
  readonly summary: string;
  readonly cards: readonly CardSpec[];
  /** Not every faction has one. */
  readonly titan?: TitanSpec | undefined;
}

/** How a shared deck changes the end of the game (R12.3): no further turn is played for a tie. */
export interface Ending {
  /** How many of its cards cost a player 1 VP; fractions are rounded down. */
  readonly cardsPerVp: number;
  /** Who wins among the tied; those who are still tied share the win. */
  readonly tieGoesTo: 'fewest cards';
}

/** Cards that lie beside the bases, face up unless it says otherwise, for everybody (R12.1). Whoever has one of them owns it (R12.2). */
export interface SharedDeckSpec {
  readonly name: string;
  readonly cards: readonly CardSpec[];
  /** Null: the game ends as usual (R6). */
  readonly ending: Ending | null;
  /** It is shuffled and lies face down: only the player who draws a card sees it. */
  readonly faceDown?: true;
}

export interface SetSpec {
  readonly name: string;
  readonly year: number;
  readonly factions: readonly FactionSpec[];
  readonly bases: readonly BaseSpec[];
  /** Sets whose bases this box reprints. */
  readonly reprints: readonly string[];
  /** They are in the game if one of the factions is of this set. */
  readonly sharedDecks?: readonly SharedDeckSpec[];
  /** What its cards work out by themselves, by name, where no words will do. */
  readonly functions?: CustomFunctions;
}

/** Behind `customNumber` and `customCondition`. */
export type CustomFunctions = Readonly<Record<string, Read<number | boolean>>>;

function isCurrent<Facts>(clause: Clause | Current<Facts>): clause is Current<Facts> {
  return clause.clause === 'current';
}

function split<Facts>(all: readonly (Clause | Current<Facts>)[]): {
  clauses: Clause[];
  current: Current<Facts> | null;
} {
  const clauses: Clause[] = [];
  let current: Current<Facts> | null = null;
  for (const clause of all) {
    if (isCurrent(clause)) current = clause;
    else clauses.push(clause);
  }
  return { clauses, current };
}

export function minion(
  name: string,
  facts: MinionFacts,
  ...clauses: readonly (Clause | Current<MinionFacts>)[]
): CardSpec {
  return { kind: 'minion', name, facts, ...split(clauses) };
}

export function action(
  name: string,
  facts: ActionFacts,
  ...clauses: readonly (Clause | Current<ActionFacts>)[]
): CardSpec {
  return { kind: 'action', name, facts, ...split(clauses) };
}

/** A titan (R11), as the last argument of its faction. */
export function titan(
  name: string,
  facts: TitanFacts,
  ...clauses: readonly (Clause | Current<TitanFacts>)[]
): TitanSpec {
  return { kind: 'titan', name, facts, ...split(clauses) };
}

export function base(
  name: string,
  facts: BaseFacts & { readonly faction: string },
  ...clauses: readonly (Clause | Current<BaseFacts>)[]
): BaseSpec {
  const { faction, ...rest } = facts;
  return { kind: 'base', name, faction, facts: rest, ...split(clauses) };
}

/** How the current printing differs: other facts, and other behaviour if any clauses are given. */
export function current<Facts>(
  facts: Partial<Facts> & { readonly name?: string },
  ...clauses: readonly Clause[]
): Current<Facts> {
  return { clause: 'current', facts, clauses: clauses.length === 0 ? null : clauses };
}

/** A fusion card: out of play it is also an action, and played as a standard action it does this. */
export function asAction(...clauses: readonly Clause[]): Clause {
  return { clause: 'as action', clauses };
}

export function sharedDeck(
  name: string,
  ending: Ending | null,
  cards: readonly CardSpec[],
  options: Pick<SharedDeckSpec, 'faceDown'> = {},
): SharedDeckSpec {
  return { name, cards, ending, ...options };
}

export function faction(
  name: string,
  summary: string,
  cards: readonly CardSpec[],
  itsTitan?: TitanSpec,
): FactionSpec {
  return { name, summary, cards, titan: itsTitan };
}
