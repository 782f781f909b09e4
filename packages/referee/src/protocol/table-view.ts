import type { BaseId, CardId, Phase, Reckoning, Seat } from '@smashup/engine';

/**
 * The table for one viewer: plain data, with every number worked out by the referee. It holds no rules; a server can
 * send it the same way.
 */
export interface TableView {
  /** The viewer; null: a spectator. */
  readonly viewer: Seat | null;
  readonly turn: TurnView;
  /** By seat. */
  readonly players: readonly PlayerView[];
  readonly bases: readonly BaseView[];
  readonly baseDeck: number;
  readonly baseDiscard: readonly CardView[];
  /** Piles that belong to the table, face up beside the bases (R12). */
  readonly sharedDecks: readonly SharedDeckView[];
  /** Cards that are out of the game (R12.4). */
  readonly box: readonly CardView[];
  /** Cards in no zone for the moment: being played, revealed, laid down for a duel. */
  readonly limbo: readonly CardView[];
  readonly duel: DuelView | null;
  /** While factions are chosen. */
  readonly factionChoice: FactionChoiceView | null;
  /** The only winner; null: none yet, or several. */
  readonly winner: Seat | null;
  /** Who has won the game. */
  readonly winners: readonly Seat[];
  /** What cards of shared decks cost each player at the end (R12.3); empty before it. */
  readonly reckonings: readonly Reckoning[];
  /** Who wins together: pairs, or each player alone (R13). */
  readonly teams: readonly (readonly Seat[])[];
  /** The VP that win; null: the game ends after its last round. */
  readonly vpToWin: number | null;
  /** Big Base (R14); null in any other game. */
  readonly rounds: RoundsView | null;
}

/** Where a game of Big Base stands (R14.2). */
export interface RoundsView {
  /** From 1. */
  readonly number: number;
  readonly of: number;
  /** Rounds until the base scores, this one included. */
  readonly toScore: number;
  /** The base card of the next round; null: none is left. */
  readonly next: CardView | null;
}

export type FactionStep = 'toss' | 'ban' | 'draft' | 'bases of';

/** A draft or free pick, as everyone sees it (R1.3). */
export interface FactionChoiceView {
  /** The factions that there are to choose from, including those already taken. */
  readonly pool: readonly string[];
  /** Number of players who can have the same faction (R1.2); null: all of them. */
  readonly copies: number | null;
  /** Who still has to choose, in order; the first chooses now. */
  readonly order: readonly Seat[];
  /** For each of them, what they choose. */
  readonly steps: readonly FactionStep[];
  /** Nobody plays these, in the league's draft. */
  readonly banned: readonly string[];
  /** Only their bases are in the game, in the league's draft. */
  readonly basesOnly: readonly string[];
}

export interface SharedDeckView {
  readonly name: string;
  readonly count: number;
  /** Its top card; NONE (-1) where none is left. */
  readonly top: CardId;
  /** What it is made of: one of each card, even when none is left. Indices into the catalogue's faces. */
  readonly faces: readonly number[];
  /** Number of its cards that cost a player 1 VP at the end; null: they cost nothing (R12.3). */
  readonly cardsPerVp: number | null;
}

export interface TurnView {
  readonly number: number;
  readonly phase: Phase;
  /** The player whose turn it is; at set-up the one who decides, or NONE (-1). */
  readonly player: Seat;
  /** Free plays left. */
  readonly minions: number;
  readonly actions: number;
  readonly extras: readonly ExtraView[];
}

export interface ExtraView {
  readonly kind: 'minion' | 'action';
  readonly left: number;
  readonly source: CardView;
}

/** A card, face up or, where the viewer may not know it, face down. */
export interface CardView {
  /** Its number; NONE (-1) where even that would reveal something: face down in a hand. */
  readonly card: CardId;
  /** What it is: an index into the catalogue's faces; HIDDEN (-1) face down. */
  readonly face: number;
}

export interface PlayerView {
  readonly seat: Seat;
  readonly name: string;
  readonly factions: readonly string[];
  readonly vp: number;
  /** Face down except where the viewer knows them. */
  readonly hand: readonly CardView[];
  readonly deck: number;
  /**
   * Faces of the cards that may be in the deck, in no order: of the viewer's own cards, those that they do not see
   * anywhere else. More than `deck` if some lie face down elsewhere; empty for every other player.
   */
  readonly mayBeInDeck: readonly number[];
  /** The last card is the top. */
  readonly discard: readonly CardView[];
  /** Titans that are set aside (R11.1). */
  readonly titans: readonly TitanAsideView[];
  /** Their cards in stasis (R17.2); missing: none. */
  readonly stasis?: readonly InStasisView[];
}

/** A card in play before its owner, at no base. */
export interface InStasisView extends CardView {
  readonly stasisCounters: number;
  /** +1 power counters, which are no power there. */
  readonly counters: number;
  /** Actions that lie on it and do nothing there. */
  readonly carried: readonly CardView[];
  /** Cards stored under it (R16.1); missing: none. Its owner sees their faces. */
  readonly stored?: readonly CardView[];
}

/** A titan that is not in play, face up beside the deck. */
export interface TitanAsideView extends CardView {
  /** They are not power there (R11.8). */
  readonly counters: number;
}

export interface MinionView extends CardView {
  readonly controller: Seat;
  readonly owner: Seat;
  readonly power: number;
  readonly printedPower: number;
  readonly counters: number;
  /** Actions on it. */
  readonly actions: readonly ActionView[];
  /** Cards stored under it (R16.1); missing: none. Whoever controls it sees their faces. */
  readonly stored?: readonly CardView[];
}

export interface ActionView extends CardView {
  readonly controller: Seat;
  /** An action that has power of its own counts at its base. */
  readonly power: number;
  /** Cards stored under it (R16.1); missing: none. */
  readonly stored?: readonly CardView[];
}

/** A titan at a base: not a minion, and without power of its own (R11.4). */
export interface TitanView extends CardView {
  readonly controller: Seat;
  readonly owner: Seat;
  readonly counters: number;
  /** What it adds to its controller's total there: its counters, and what its text gives. */
  readonly power: number;
}

export interface BuriedView extends CardView {
  readonly controller: Seat;
}

/** How one player stands at a base. */
export interface StandingView {
  readonly seat: Seat;
  readonly total: number;
  /** The place they would take now, from 1; null: none. */
  readonly place: number | null;
  /** The VP for it, as printed on the base. */
  readonly vp: number;
}

export interface BaseView extends CardView {
  readonly card: BaseId;
  /** Null: it has none (R14.1). */
  readonly breakpoint: number | null;
  readonly printedBreakpoint: number;
  readonly vp: readonly [number, number, number];
  readonly total: number;
  readonly counters: number;
  /** Whether it is being scored. */
  readonly scoring: boolean;
  /** All players, by seat. */
  readonly standings: readonly StandingView[];
  /** In order of arrival; two only until they clash (R11.6). */
  readonly titans: readonly TitanView[];
  readonly minions: readonly MinionView[];
  /** Actions on the base itself. */
  readonly actions: readonly ActionView[];
  readonly buried: readonly BuriedView[];
}

export interface DuelView {
  readonly base: BaseId;
  /** The card whose ability calls for it. */
  readonly source: CardView | null;
  /** The challenger's, then the other. */
  readonly sides: readonly DuelSideView[];
}

export interface DuelSideView {
  /** The player the minion fights for. */
  readonly seat: Seat;
  readonly minion: CardView;
  /** Null: it has left play. */
  readonly power: number | null;
  readonly printedPower: number;
  /** The card played for it, face down until it is revealed; null: none. */
  readonly laid: CardView | null;
  /** Its player has not decided yet whether to play a card. */
  readonly mayLay: boolean;
}
