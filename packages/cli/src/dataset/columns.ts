import type { DecisionKind, Option, Phase } from '@smashup/engine';

/** The number of the encoding: it goes up when a column changes its meaning or its place. */
export const DATASET_FORMAT = 1;

/** Seats in columns: the one who decides is 0, the others follow in the order of play; a seat that is empty has zeros. */
const SEATS = ['0', '1', '2', '3'] as const;

function perSeat(name: string): string[] {
  return SEATS.map((seat) => `${name}_${seat}`);
}

/** The columns of each table: one row for a decision, and tables for its bases, cards, options and shared decks. */
export const COLUMNS = {
  decisions: [
    'game',
    'number',
    'seat',
    'bot',
    'players',
    'turn',
    'phase',
    'whose_turn',
    'kind',
    'min',
    'max',
    'source_face',
    'minion_plays',
    'action_plays',
    'extra_minions',
    'extra_actions',
    'base_deck',
    ...perSeat('vp'),
    ...perSeat('hand'),
    ...perSeat('deck'),
    ...perSeat('discard'),
    'bases',
    'cards',
    'options',
    'winner',
    ...perSeat('final_vp'),
    ...perSeat('won'),
    'titans',
    'shared_decks',
  ],
  bases: [
    'face',
    'breakpoint',
    'total',
    'counters',
    'scoring',
    'vp_first',
    'vp_second',
    'vp_third',
    ...perSeat('total'),
    ...perSeat('place'),
  ],
  cards: ['zone', 'player', 'owner', 'base', 'on', 'face', 'power', 'counters'],
  options: ['kind', 'card', 'base', 'face', 'player', 'word', 'as', 'idle', 'picked'],
  shared_decks: ['face', 'count', 'cards_per_vp', ...perSeat('had')],
} as const satisfies Record<string, readonly string[]>;

export type TableName = keyof typeof COLUMNS;

export const TABLES = [
  'decisions',
  'bases',
  'cards',
  'options',
  'shared_decks',
] as const satisfies readonly TableName[];

/** Something for each of the tables. */
export function perTable<T>(make: (name: TableName) => T): Record<TableName, T> {
  return {
    decisions: make('decisions'),
    bases: make('bases'),
    cards: make('cards'),
    options: make('options'),
    shared_decks: make('shared_decks'),
  };
}

/** The names behind the numbers: each number is an index into its list. */
export const ZONES = [
  'hand',
  'discard',
  'minion',
  'action on base',
  'action on minion',
  'buried',
  'limbo',
  'base discard',
  'titan',
  'set aside',
  'box',
  'stasis',
] as const;
export type ZoneName = (typeof ZONES)[number];

const PHASE_NUMBERS: Readonly<Record<Phase, number>> = {
  'set-up': 0,
  start: 1,
  play: 2,
  score: 3,
  draw: 4,
  end: 5,
  over: 6,
};

const DECISION_NUMBERS: Readonly<Record<DecisionKind, number>> = {
  faction: 0,
  mulligan: 1,
  play: 2,
  where: 3,
  choose: 4,
  mode: 5,
  order: 6,
  next: 7,
  respond: 8,
  prevail: 9,
  score: 10,
  discard: 11,
  toss: 12,
  'titan limit': 13,
};

const OPTION_NUMBERS: Readonly<Record<Option['kind'], number>> = {
  card: 0,
  base: 1,
  player: 2,
  mode: 3,
  faction: 4,
  name: 5,
  play: 6,
  use: 7,
  uncover: 8,
  pass: 9,
  buried: 10,
};

export const NUMBERS = { phase: PHASE_NUMBERS, kind: DECISION_NUMBERS, option: OPTION_NUMBERS } as const;
