import { expect, it } from 'vitest';
import type { Storage, TurnRow } from '../src/storage/index.ts';
import { Evening, SEED } from './kit/evening.ts';
import type { Mutant, World } from './trials/world.ts';
import type { Notice, NoticeOutlet } from './trials/receivers.ts';

const HOUR = 3_600_000;
/** Longer than what a process that died has held is held. */
const HOLD = 6 * 60_000;

/** Of a turn. */
const MOST_STEPS = 100;

/** What somebody hears of a turn in all, whatever dies meanwhile. */
const ALL = [
  'mail Still your turn',
  'mail Your turn',
  'push Played',
  'push Still your turn',
  'push Your turn',
  'webhook over',
  'webhook reminder',
  'webhook turn',
];

/**
 * Somebody is told that the game waits for them, and reminded; the process dies while that reminder is handed over,
 * another one takes its place, and they play. Gives what has arrived.
 */
async function aNight(handedOver: NoticeOutlet, mutant: Mutant = {}): Promise<string[]> {
  const days = { clock: { kind: 'days', days: 1 }, leaving: 'wait' } as const;
  const evening = await Evening.begin(days, SEED, mutant);
  const { world } = evening;
  const isAsked = async (at: number): Promise<boolean> =>
    ((await evening.see(at)).game?.standing.decision ?? null) !== null;
  const first = (await isAsked(0)) ? 0 : 1;
  await tellAfter(world, HOUR);
  world.receivers.deaf = handedOver;
  await world.pass(19 * HOUR);
  void world.sendNotices();
  // Until nothing happens any more: one of them is being handed over.
  await world.settle();
  world.receivers.deaf = null;
  const next = await world.restart(1000);
  await tellAfter(next, 1000);
  await tellAfter(next, HOLD);
  await evening.comeTo(next);
  for (let steps = 0; steps < MOST_STEPS && !(await isAsked(1 - first)); steps++) await evening.step();
  await tellAfter(next, 1);
  await next.close();
  const isTheirs = ({ person }: Notice): boolean => person === evening.person(first);
  return [...world.notices, ...next.notices]
    .filter(isTheirs)
    .map(({ outlet, event }) => `${outlet} ${event}`)
    .toSorted();
}

async function tellAfter(world: World, millis: number): Promise<void> {
  await world.pass(millis);
  await world.sendNotices();
}

const nameOf = ({ game, person, turn }: Pick<TurnRow, 'game' | 'person' | 'turn'>): string =>
  `${game} ${person} ${turn}`;

/** Servers that keep what they have done where it dies with them. */
const MUTANTS = {
  'forgets to take back what another has told': ({ notices, ...storage }) => {
    const told = new Set<string>();
    return {
      ...storage,
      notices: {
        ...notices,
        tell: (row, at, letters) => {
          told.add(nameOf(row));
          return notices.tell(row, at, letters);
        },
        turnsOf: async (game) =>
          (await notices.turnsOf(game)).filter((row) => row.state !== 'sent' || told.has(nameOf(row))),
      },
    };
  },
  'reminds once more': ({ notices, ...storage }) => {
    const reminded = new Set<string>();
    return {
      ...storage,
      notices: {
        ...notices,
        remind: async (row, _at, letters) => {
          if (reminded.has(nameOf(row))) return false;
          reminded.add(nameOf(row));
          for (const letter of letters) await storage.outbox.put(letter);
          return true;
        },
      },
    };
  },
  'takes it out of the outbox before it has gone': ({ outbox, ...storage }) => ({
    ...storage,
    outbox: { ...outbox, hold: (ids) => outbox.drop(ids) },
  }),
} satisfies Readonly<Record<string, (storage: Storage) => Storage>>;

it.each(['push', 'mail', 'webhook'] as const)(
  'what a process was handing over by %s when it died comes once, and is taken back once',
  async (outlet) => {
    expect(await aNight(outlet)).toEqual(ALL);
  },
);

const without = (...words: readonly string[]): string[] => ALL.filter((word) => !words.includes(word));

it.each([
  ['forgets to take back what another has told', without('push Played', 'webhook over')],
  [
    'reminds once more',
    [...ALL, 'mail Still your turn', 'push Still your turn', 'webhook reminder'].toSorted(),
  ],
  ['takes it out of the outbox before it has gone', without('mail Still your turn')],
] as const)('a server is found out that %s', async (name, heard) => {
  expect(await aNight('mail', { storage: MUTANTS[name] })).toEqual(heard);
});

it('a server is found out that takes what browsers are told out of the outbox before it has gone', async () => {
  const storage = MUTANTS['takes it out of the outbox before it has gone'];
  expect(await aNight('push', { storage })).toEqual(without('push Still your turn'));
});
