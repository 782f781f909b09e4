import {
  EDITIONS,
  PRINTINGS,
  VARIANTS,
  type Arrangement,
  type Config,
  type HouseRules,
} from '@smashup/engine';
import { library, smashUp } from '../../src/index.ts';
import { nearestTo } from './nearest.ts';
import {
  entriesOf,
  known,
  LETTERS,
  parseCard,
  parseHeld,
  parseInStasis,
  parseTitan,
  partsOf,
  seatOf,
  unmasked,
} from './notation.ts';

/** A table in the middle of a game, as the engine lays it out. */
interface Setting {
  readonly config: Config;
  readonly table: Arrangement;
  readonly seed: number;
}

type Held = 'hand' | 'deck' | 'discard' | 'titans' | 'stasis';

const STARTS = ['draft', 'opening hands', 'start of turn', 'play cards', 'score bases'] as const;
/** A base that has the name of another faction's card can go with its faction, as cards can. */
const BASES = new Set(
  library.defs.flatMap(({ kind, name, faction }) => (kind === 'base' ? [name, `${name} (${faction})`] : [])),
);
/** Keys with one value. `shows` is for `npm run spec`: the card, its rulings and the rules that the scene is proof of. */
const KEYS = [
  'shows',
  'players',
  'turn',
  'from',
  'printing',
  'edition',
  'seed',
  'pool',
  'duplicates',
  'variant',
  'round',
];
const LISTS = ['vp', 'house rules', 'decks', 'base deck', 'base discard'];

/**
 * Reads a setting, such as `A: Spirit, 2 Ghost | A deck: Zapbot | vp: B 3 | Tortuga: B Cub Scout | Jungle Oasis`:
 * hands, `deck`, `discard`, `titans` and `stasis` of players, `decks` for all of them alike, bases from left to right, `base deck`,
 * `base discard`, `Madness deck: 10`, and one of KEYS. Decks are listed from the top down.
 */
export function readSetting(text: string): Setting {
  const values = new Map(partsOf(text).map(({ key, text: value }) => [key, value]));
  const value = (key: string): string | undefined => {
    const found = values.get(key);
    return found === undefined ? undefined : unmasked(found);
  };
  const list = (key: string): string[] => entriesOf(values.get(key) ?? '');
  const held = (letter: string, what: Held): string[] => list(what === 'hand' ? letter : `${letter} ${what}`);
  const points = new Map(list('vp').map((entry) => [entry.slice(0, 1), Number(entry.slice(2))]));
  const letters = LETTERS.slice(0, Number(value('players') ?? 2));
  const from = oneOf(STARTS, value('from') ?? 'play cards');
  const bases = [...values.keys()].filter((key) => BASES.has(key));
  const shared = library.sharedDecks.filter(({ name }) => values.has(`${name} deck`));
  const expected = [
    ...KEYS,
    ...LISTS,
    ...letters.flatMap((letter) => [
      letter,
      `${letter} deck`,
      `${letter} discard`,
      `${letter} titans`,
      `${letter} stasis`,
    ]),
    ...library.sharedDecks.map(({ name }) => `${name} deck`),
    ...BASES,
  ];
  for (const key of values.keys())
    if (!expected.includes(key)) throw new Error(`A setting has no "${key}".${nearestTo(key, expected)}`);
  return {
    seed: Number(value('seed') ?? 1),
    config: smashUp.config({
      players: letters.map((name) => ({ name })),
      edition: oneOf(EDITIONS, value('edition') ?? 'culture-shock'),
      printing: oneOf(PRINTINGS, value('printing') ?? 'original'),
      duplicates: from !== 'draft' || value('duplicates') === 'yes',
      choice: from === 'draft' ? 'draft' : 'free',
      pool: values.has('pool') ? list('pool') : null,
      titans: from !== 'draft',
      ...(values.has('variant') ? { variant: oneOf(VARIANTS, value('variant') ?? '') } : {}),
      ...(values.has('house rules') ? { houseRules: houseRules(list('house rules')) } : {}),
    }),
    table: {
      players: letters.map((letter) => ({
        vp: points.get(letter) ?? 0,
        hand: held(letter, 'hand').map(parseHeld),
        deck: [...list('decks'), ...held(letter, 'deck')].map(parseHeld),
        discard: held(letter, 'discard').map(known),
        titans: held(letter, 'titans').map(parseTitan),
        stasis: held(letter, 'stasis').map(parseInStasis),
      })),
      bases: bases.map((base) => ({ base, cards: list(base).map(parseCard) })),
      baseDeck: list('base deck').map(known),
      baseDiscard: list('base discard').map(known),
      sharedDecks: Object.fromEntries(shared.map(({ name }) => [name, Number(value(`${name} deck`))])),
      turn: seatOf(value('turn') ?? 'A'),
      from,
      ...(values.has('round') ? { round: { number: Number(value('round')), first: 0 } } : {}),
    },
  };
}

/** `vpToWin 20, bases 4` */
function houseRules(entries: readonly string[]): HouseRules {
  return Object.fromEntries(
    entries.map((entry) => {
      const [rule = '', number] = entry.split(' ');
      return [rule, Number(number)];
    }),
  );
}

function oneOf<T extends string>(known: readonly T[], value: string): T {
  const found = known.find((one) => one === value);
  if (found === undefined) throw new Error(`"${value}" is none of ${known.join(', ')}.`);
  return found;
}
