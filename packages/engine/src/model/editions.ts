/** The rows of the editions table at the end of rules.md, as data. */
export interface EditionRules {
  /** What a player with no minion in the opening hand does (R1.5). */
  readonly mulligan: 'must discard' | 'may discard' | 'may shuffle in';
  /** Which bases make up the base deck (R1.4). */
  readonly baseDeck: 'collection' | 'sets of the factions';
  /** How many factions are laid out for the draft (R1.3); null: two per player at least. */
  readonly draftPool: number | null;
  readonly baseDeckRunsOut: 'not replaced' | 'reshuffled';
  /** What a player needs at a base to place there (R5.5). */
  readonly toPlace: 'a minion' | 'a minion or power';
  /** R4: are in-play abilities first, in the current player's order, or does everybody act in turn? */
  readonly meFirst: 'in turn order' | 'in play first';
  /**
   * R3.5: in Play Cards, are extra plays made between cards only, or also in the middle of the card that gives them? Then
   * one that names a specific card is not kept for later.
   */
  readonly extraPlays: 'between cards' | 'also at once';
  /** R3.1: is an action that buries itself a standard action? */
  readonly selfBuryingAction: 'standard' | 'not standard';
  /** When somebody with 15 VP ends the game (R6), and the penalty of R12.3 is reckoned. */
  readonly winCheck: 'after Score Bases' | 'end of turn';
  /** What an empty deck is renewed for (R2.1). */
  readonly deckRenewedTo: readonly DeckUse[];
  /** R9.1: may power, totals and breakpoints fall below zero? */
  readonly belowZero: boolean;
  /** R9.2, what "affect" covers. */
  readonly affects: readonly Affecting[];
}

/** What the cards of a deck are needed for (R2.1). */
export type DeckUse = 'draw' | 'reveal' | 'search' | 'look';

/** The ways in which a card can be affected (R9.2). */
export type Affecting =
  | 'move'
  | 'return'
  | 'destroy'
  | 'attach'
  | 'place'
  | 'power'
  | 'control'
  | 'cancel'
  | 'transfer'
  | 'shuffle';

const AFFECTS_2013 = ['move', 'return', 'destroy', 'attach'] as const;
const AFFECTS_2017 = [...AFFECTS_2013, 'place', 'power', 'control', 'cancel'] as const;
const AFFECTS_2018 = [...AFFECTS_2017, 'transfer', 'shuffle'] as const;

const whatWereWeThinking: EditionRules = {
  mulligan: 'may discard',
  baseDeck: 'sets of the factions',
  draftPool: null,
  baseDeckRunsOut: 'reshuffled',
  toPlace: 'a minion',
  meFirst: 'in play first',
  extraPlays: 'between cards',
  selfBuryingAction: 'standard',
  winCheck: 'end of turn',
  deckRenewedTo: ['draw', 'reveal', 'search', 'look'],
  belowZero: false,
  affects: AFFECTS_2017,
};

const awesomeLevel9000: EditionRules = {
  mulligan: 'must discard',
  baseDeck: 'collection',
  draftPool: 8,
  baseDeckRunsOut: 'not replaced',
  toPlace: 'a minion',
  meFirst: 'in turn order',
  extraPlays: 'between cards',
  selfBuryingAction: 'standard',
  winCheck: 'after Score Bases',
  deckRenewedTo: ['draw', 'reveal'],
  belowZero: true,
  affects: AFFECTS_2013,
};

const oops: EditionRules = {
  ...whatWereWeThinking,
  toPlace: 'a minion or power',
  extraPlays: 'also at once',
  affects: AFFECTS_2018,
};

export const EDITIONS = ['awesome-level-9000', 'what-were-we-thinking', 'oops', 'culture-shock'] as const;
export type Edition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: Edition = 'culture-shock';

export const editionRules: Readonly<Record<Edition, EditionRules>> = {
  'awesome-level-9000': awesomeLevel9000,
  'what-were-we-thinking': whatWereWeThinking,
  oops,
  'culture-shock': { ...oops, mulligan: 'may shuffle in', selfBuryingAction: 'not standard' },
};

export const PRINTINGS = ['original', 'current'] as const;
export type Printing = (typeof PRINTINGS)[number];
