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
  /** R3.5: an extra play that names a specific card is kept for later in Play Cards like any other, or is not. */
  readonly specificExtra: 'kept' | 'at once';
  /** R9.2, what "affect" covers. */
  readonly affects: readonly Affecting[];
}

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
  specificExtra: 'kept',
  affects: AFFECTS_2017,
};

const awesomeLevel9000: EditionRules = {
  mulligan: 'must discard',
  baseDeck: 'collection',
  draftPool: 8,
  baseDeckRunsOut: 'not replaced',
  toPlace: 'a minion',
  meFirst: 'in turn order',
  specificExtra: 'kept',
  affects: AFFECTS_2013,
};

const oops: EditionRules = {
  ...whatWereWeThinking,
  toPlace: 'a minion or power',
  specificExtra: 'at once',
  affects: AFFECTS_2018,
};

export const EDITIONS = ['awesome-level-9000', 'what-were-we-thinking', 'oops', 'culture-shock'] as const;
export type Edition = (typeof EDITIONS)[number];
export const DEFAULT_EDITION: Edition = 'culture-shock';

export const editionRules: Readonly<Record<Edition, EditionRules>> = {
  'awesome-level-9000': awesomeLevel9000,
  'what-were-we-thinking': whatWereWeThinking,
  oops,
  'culture-shock': { ...oops, mulligan: 'may shuffle in' },
};

export const PRINTINGS = ['original', 'current'] as const;
export type Printing = (typeof PRINTINGS)[number];
