import { library } from '@smashup/cards';
import type { CardId, Rules, Seat, State, Viewer } from '@smashup/engine';
import { describe, expect, it } from 'vitest';
import { EmptyDatabases } from './trials/empty-databases.ts';
import { findLeaks, type Grounds, type Leak } from './trials/leaks.ts';
import type { NoticeOutlet } from './trials/receivers.ts';
import type { Mutant } from './trials/world.ts';

/** The factions of these sets, so that a new set does not change the games. */
const SETS = ['Core Set', 'Monster Smash', 'Oops, You Did It Again', 'The Obligatory Cthulhu Set'];
const POOL = library.factionNames.filter((name) => SETS.includes(library.faction(name).set));

/** One of so many games finds out every one of them. */
const MOST_GAMES = 40;

/** Of what is in the hands: no two games have the same. */
const ofHands = ({ players, defs }: State): number =>
  players.flatMap(({ hand }) => hand).reduce((sum, card, at) => sum + (at + 1) * defs[card], 0);

/** Shows somebody which card that is, though nobody has told them. */
const showing =
  (find: (state: State, viewer: Viewer) => CardId | undefined) =>
  (rules: Rules): Rules => ({
    ...rules,
    view: (state, viewer) => {
      const shown = rules.view(state, viewer);
      const card = find(state, viewer);
      const defs = shown.defs.map((def, at) => (at === card ? state.defs[at] : def));
      return { ...shown, defs };
    },
  });

/** The names in notices of that kind have something of the game in them. */
const naming =
  (kind: NoticeOutlet, what: (state: State, seat: Seat) => number | string): NonNullable<Mutant['speaks']> =>
  (tables, state, outlet) => ({
    ...tables,
    byId: async (id) => {
      const table = await tables.byId(id);
      if (table === null || outlet !== kind) return table;
      const seats = table.seats.map((row, seat) => ({ ...row, name: `${row.name} ${what(state, seat)}` }));
      return { ...table, seats };
    },
  });

/** Servers that tell one thing too many. */
const MUTANTS = {
  'a card of a hand': {
    rules: showing(({ players }, viewer) => players.find((_, seat) => seat !== viewer)?.hand[0]),
  },
  'the card that somebody draws next': {
    rules: showing(({ players, turn }) => players[turn.player].deck.at(-1)),
  },
  'the base that comes next': { rules: showing(({ baseDeck }) => baseDeck.at(-1)) },
  'the number of options that somebody else has': {
    told: (content, { pending }) => ({ ...content, options: pending?.options.length ?? 0 }),
  },
  'by the size of a message what is in the hands': {
    told: (content, state) => ({ ...content, filling: ' '.repeat(ofHands(state) % 16) }),
  },
  'by a message more what is in the hands': {
    besides: (state) => (ofHands(state) % 2 === 0 ? { tell: 'lobby', changed: [], gone: [] } : null),
  },
  'by a pause what is in the hands': { pause: (millis, state) => millis + (ofHands(state) % 50) },
  'by the time that a bot takes what is in the hands': { think: (state) => 1 + (ofHands(state) % 50) },
  'a card in a notice to a browser': { speaks: naming('push', ofHands) },
  'a card in a mail': { speaks: naming('mail', ofHands) },
  'a card to the webhook': { speaks: naming('webhook', ofHands) },
  'by the length of a notice what is in the hands': {
    speaks: naming('push', (state) => '.'.repeat(ofHands(state) % 16)),
  },
  'one’s own card in a mail, which others may read': {
    speaks: naming('mail', ({ players, defs }, seat) => defs[players[seat].hand[0]]),
  },
  'to Prometheus what is in the hands': {
    gauges: (gauges, state) => ({ ...gauges, botsAsked: () => ofHands(state) }),
  },
  'to Prometheus something of one table': {
    metrics: (text, { players }) => `${text}smashup_hand_cards{seat="0"} ${players[0].hand.length}\n`,
  },
  'the record before the end': {
    told: (content, state, outlet) => (outlet === 'record' ? { ...content, state } : content),
  },
  'that somebody complains': {
    besides: (_, asked) => (asked?.ask === 'complain' ? { tell: 'notice', notice: 'reported' } : null),
  },
  'that somebody wants a hint': {
    besides: (_, asked) => (asked?.ask === 'hint' ? { tell: 'part', thinking: true } : null),
  },
  'that somebody does not want to be asked': {
    besides: (_, asked) => (asked?.ask === 'asking' ? { tell: 'part', asking: asked.asking } : null),
  },
} satisfies Readonly<Record<string, Mutant>>;

/** Not every game has a window in which somebody cannot but pass, or a bot. */
async function untilFound(mutant: Mutant, grounds: Grounds, decisions: number): Promise<readonly Leak[]> {
  for (let seed = 10; seed < 10 + MOST_GAMES; seed++) {
    const { leaks } = await findLeaks({ pool: POOL, games: 1, decisions, seed, mutant, grounds });
    if (leaks.length > 0) return leaks;
  }
  return [];
}

describe('what leaves the server', () => {
  it('is the same whatever the cards are that somebody was not told of, and whatever others do', async () => {
    const report = await findLeaks({ pool: POOL, games: 5, decisions: 24, seed: 9 });
    expect(report.leaks).toEqual([]);
    expect(report.secrets).toBeGreaterThan(0);
    expect(report.acts).toBeGreaterThan(0);
    expect(Object.keys(report.outlets).toSorted()).toEqual([
      'mail',
      'metrics',
      'push',
      'record',
      'reply',
      'tell',
      'webhook',
    ]);
  });

  it('is so as well where the people of a table are at two processes on PostgreSQL', async () => {
    const databases = await EmptyDatabases.start();
    const grounds = { processes: 2, database: databases.next };
    const report = await findLeaks({ pool: POOL, games: 1, decisions: 12, seed: 9, grounds });
    const found = await untilFound(MUTANTS['a card of a hand'], grounds, 3);
    await databases.stop();
    expect(report).toMatchObject({ leaks: [] });
    expect(report.secrets).toBeGreaterThan(0);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each(Object.entries<Mutant>(MUTANTS))('is found out when it tells too much: %s', async (_, mutant) => {
    const found = await untilFound(mutant, { processes: 1 }, 24);
    expect(found.length).toBeGreaterThan(0);
  });
});
