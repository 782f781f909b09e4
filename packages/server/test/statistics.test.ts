import { describe, expect, it, vi } from 'vitest';
import { ResultRecorder, Statistics, type FinishedGame } from '../src/history/index.ts';
import type { StatisticsView } from '../src/protocol/index.ts';
import { storageIn, type Storage } from '../src/storage/index.ts';
import { memoryDatabase } from './kit/memory-database.ts';

const TEN_MINUTES = 600_000;
const NOTHING: StatisticsView = { at: TEN_MINUTES, kinds: [] };

/** Games that are over, recorded as a running server would. */
async function record(storage: Storage, games: readonly Omit<FinishedGame, 'game'>[]): Promise<void> {
  const finished = new Map(games.map((each, at) => [`game-${at}`, { game: `game-${at}`, ...each }]));
  for (const [game, { people }] of finished) {
    await storage.tables.open({
      id: game,
      status: 'playing',
      owner: null,
      is_public: 1,
      quick: 0,
      fills: 0,
      version: 1,
      set_up: '{}',
      code: game,
      invitation: game,
      seed: '1',
      secret: 's',
      rematch: null,
      attended: 1,
      made_at: 1,
      touched_at: 1,
      seats: people.map((person, seat) => ({
        game,
        seat,
        kind: person === null ? 'bot' : 'person',
        person,
        name: '',
        ready: 1,
        sat_at: 1,
      })),
    });
    await storage.journal.finish(game, new Uint8Array([1]), 0, 5);
  }
  const report = vi.fn<(error: unknown) => void>();
  await new ResultRecorder(storage.history, async (game) => finished.get(game) ?? null, report).noteAll();
  expect(report).not.toHaveBeenCalled();
}

const played = (factions: readonly string[], place: number) => ({ factions, points: 15 / place, place });

function game(
  seats: FinishedGame['seats'],
  counted: FinishedGame['counted'] = { kind: 'people', first: 0 },
): Omit<FinishedGame, 'game'> {
  return {
    endedAt: 5,
    isRated: false,
    people: seats.map((_, at) => `person-${at}`),
    seats,
    teams: seats.map((_, at) => [at]),
    counted,
  };
}

describe('the statistics of a server', () => {
  it('count factions, pairings, who began, and each faction against each other', async () => {
    const storage = storageIn(await memoryDatabase());
    await record(storage, [
      game([played(['Robots', 'Aliens'], 1), played(['Pirates', 'Ninjas'], 2)]),
      game([played(['Pirates', 'Ninjas'], 2), played(['Aliens', 'Robots'], 1)]),
      // Nobody was ahead, and nobody knows any more who began.
      game([played(['Aliens', 'Ninjas'], 1), played(['Pirates', 'Robots'], 1)], {
        kind: 'people',
        first: null,
      }),
    ]);
    const { kinds } = await new Statistics(storage.statistics, () => TEN_MINUTES).read();
    expect(kinds).toHaveLength(1);
    const [two] = kinds;
    expect(two).toMatchObject({
      kind: 'people',
      players: 2,
      games: 3,
      firstPlayer: { games: 2, wins: 1 },
      pairings: [
        { factions: ['Aliens', 'Robots'], games: 2, wins: 2 },
        { factions: ['Ninjas', 'Pirates'], games: 2, wins: 0 },
        expect.anything(),
        expect.anything(),
      ],
    });
    expect(two?.factions.toSorted((one, other) => one.faction.localeCompare(other.faction))).toEqual([
      { faction: 'Aliens', games: 3, wins: 3 },
      { faction: 'Ninjas', games: 3, wins: 1 },
      { faction: 'Pirates', games: 3, wins: 1 },
      { faction: 'Robots', games: 3, wins: 3 },
    ]);
    const between = (...factions: [string, string]) =>
      two?.headToHead.find((row) => row.factions.join() === factions.join());
    expect(between('Aliens', 'Pirates')).toEqual({
      factions: ['Aliens', 'Pirates'],
      games: 3,
      wins: [2, 0],
    });
    expect(between('Ninjas', 'Robots')).toMatchObject({ games: 3, wins: [0, 2] });
    // In one hand they are no rivals.
    expect(between('Aliens', 'Robots')).toMatchObject({ games: 1, wins: [0, 0] });
    expect(between('Ninjas', 'Pirates')).toMatchObject({ games: 1, wins: [0, 0] });
    await storage.close();
  });

  it('keep games with bots and of other sizes apart, and leave out those that do not count', async () => {
    const storage = storageIn(await memoryDatabase());
    const [one, two, three] = [
      played(['Aliens', 'Robots'], 1),
      played(['Ninjas', 'Pirates'], 2),
      played(['Ghosts', 'Wizards'], 3),
    ];
    await record(storage, [
      game([one, two]),
      game([one, two]),
      game([one, two], { kind: 'bots', first: 1 }),
      game([one, two, three], { kind: 'people', first: 2 }),
      game([one, two], null),
    ]);
    const { kinds } = await new Statistics(storage.statistics, () => TEN_MINUTES).read();
    expect(kinds).toMatchObject([
      { kind: 'people', players: 2, games: 2, firstPlayer: { games: 2, wins: 2 } },
      expect.anything(),
      expect.anything(),
    ]);
    expect(kinds.find(({ kind }) => kind === 'bots')).toMatchObject({ games: 1, firstPlayer: { wins: 0 } });
    const ofThree = kinds.find(({ players }) => players === 3);
    expect(ofThree?.headToHead).toHaveLength(12);
    await storage.close();
  });

  it('are of the newest games', async () => {
    const storage = storageIn(await memoryDatabase());
    const [older, newer] = [['Ghosts', 'Wizards'] as const, ['Aliens', 'Robots'] as const].map(
      (factions, at) => ({
        ...game([played(factions, 1), played(['Ninjas', 'Pirates'], 2)]),
        endedAt: at,
      }),
    );
    if (older === undefined || newer === undefined) throw new Error('There are two games.');
    await record(storage, [newer, older]);
    const { statistics } = storage;
    expect(await statistics.kinds({ before: 9, limit: 1 })).toMatchObject([{ games: 1 }]);
    expect(await statistics.kinds({ before: 9, limit: 2 })).toMatchObject([{ games: 2 }]);
    const won = (await statistics.pairings({ before: 9, limit: 1 })).find(({ wins }) => wins === 1);
    expect(won).toMatchObject({ faction_one: 'Aliens', faction_two: 'Robots' });
    expect(await statistics.duels({ before: 9, limit: 1 })).toHaveLength(4);
    await storage.close();
  });

  it('say nothing about who played, and stay as they are when somebody is forgotten', async () => {
    const storage = storageIn(await memoryDatabase());
    const rows = [played(['Aliens', 'Robots'], 1), played(['Ninjas', 'Pirates'], 2)];
    await record(storage, [game(rows)]);
    const before = await new Statistics(storage.statistics, () => TEN_MINUTES).read();
    expect(JSON.stringify(before)).not.toMatch(/person|game-/);
    await storage.people.forget('person-0');
    expect(await new Statistics(storage.statistics, () => TEN_MINUTES).read()).toEqual(before);
    await storage.close();
  });

  it('are as of the last full ten minutes, whoever asks when, and are counted again after a failure', async () => {
    const storage = storageIn(await memoryDatabase());
    let now = TEN_MINUTES + 5;
    let isBroken = true;
    const statistics = new Statistics(
      {
        ...storage.statistics,
        kinds: (span) =>
          isBroken ? Promise.reject(new Error('No database.')) : storage.statistics.kinds(span),
      },
      () => now,
    );
    await expect(statistics.read()).rejects.toThrow('No database.');
    isBroken = false;
    expect(await statistics.read()).toEqual(NOTHING);
    await record(storage, [game([played(['Aliens', 'Robots'], 1), played(['Ninjas', 'Pirates'], 2)])]);
    now = 2 * TEN_MINUTES - 1;
    expect(await statistics.read()).toEqual(NOTHING);
    now = 2 * TEN_MINUTES + 7;
    expect(await statistics.read()).toMatchObject({ at: 2 * TEN_MINUTES, kinds: [{ games: 1 }] });
    await storage.close();
  });
});
