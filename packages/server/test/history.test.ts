import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ResultRecorder, placesOf, type FinishedGame } from '../src/history/index.ts';
import { rateGame, shownOf, UNKNOWN } from '../src/history/rating.ts';
import { storageIn, type Storage } from '../src/storage/index.ts';
import { Client, seat, setUp } from './kit/client.ts';
import { memoryDatabase } from './kit/memory-database.ts';
import { dealtTo, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

/** R13.1. */
const PAIRS = [
  [0, 2],
  [1, 3],
];

describe('places', () => {
  const end = (points: number, isWinner = false, isGone = false) => ({
    factions: ['Aliens', 'Robots'],
    points,
    isWinner,
    isGone,
  });
  const places = (
    ends: Parameters<typeof placesOf>[0],
    isPlayedToTheEnd: boolean,
    teams: Parameters<typeof placesOf>[2] = ends.map((_, at) => [at]),
  ) => placesOf(ends, isPlayedToTheEnd, teams).map(({ place }) => place);

  it('are by points behind the winner, and shared by equals', () => {
    expect(places([end(12), end(15, true), end(12), end(3)], true)).toEqual([2, 1, 2, 4]);
  });

  it('are the same for all who share a win, however many points they have', () => {
    expect(places([end(15, true), end(16), end(15, true)], true)).toEqual([1, 3, 1]);
  });

  it('put who has left behind all who stayed, also when a bot has won for them', () => {
    expect(places([end(15, true, true), end(4), end(9)], true)).toEqual([3, 2, 1]);
  });

  it('of a game that was ended early are equal for all who stayed', () => {
    expect(places([end(10), end(2), end(12, false, true)], false)).toEqual([1, 1, 3]);
  });
});

describe('places of pairs (R13)', () => {
  const end = (points: number, isWinner = false, isGone = false) => ({
    factions: ['Aliens', 'Robots'],
    points,
    isWinner,
    isGone,
  });
  const places = (ends: Parameters<typeof placesOf>[0], isPlayedToTheEnd = true) =>
    placesOf(ends, isPlayedToTheEnd, PAIRS).map(({ place }) => place);

  it('are the same for partners, whatever each has scored', () => {
    expect(places([end(3, true), end(20), end(22, true), end(4)])).toEqual([1, 2, 1, 2]);
  });

  it('put a pair that one of them has left behind the other', () => {
    expect(places([end(3, true, true), end(2), end(22, true), end(4)])).toEqual([2, 1, 2, 1]);
    expect(places([end(3), end(2), end(1), end(4)], false)).toEqual([1, 1, 1, 1]);
  });
});

describe('a rating', () => {
  it('starts at a thousand, rises for the first and falls for the last', () => {
    expect(shownOf(UNKNOWN)).toBe(1000);
    const [first, middle, last] = rateGame([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3], [[0], [1], [2]]);
    expect(first.mu).toBeGreaterThan(middle.mu);
    expect(middle.mu).toBeGreaterThan(last.mu);
    expect(first.sigma).toBeLessThan(UNKNOWN.sigma);
  });

  it('moves more by a surprise than by what was expected, and nobody gains by a draw between equals', () => {
    const [strong, weak] = [
      { mu: 32, sigma: 4 },
      { mu: 20, sigma: 4 },
    ];
    const [, surprised] = rateGame([strong, weak], [2, 1], [[0], [1]]);
    const [expected] = rateGame([strong, weak], [1, 2], [[0], [1]]);
    expect(surprised.mu - weak.mu).toBeGreaterThan(expected.mu - strong.mu);
    const [one, other] = rateGame([UNKNOWN, UNKNOWN], [1, 1], [[0], [1]]);
    expect(one.mu).toBeCloseTo(other.mu);
  });

  it('moves together for partners', () => {
    const newcomers = [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN];
    const [one, two, three, four] = rateGame(newcomers, [1, 2, 1, 2], PAIRS).map(({ mu }) => mu - UNKNOWN.mu);
    expect([one, two]).toEqual([three, four]);
    expect(one).toBeGreaterThan(0);
    expect(two).toBeLessThan(0);
  });
});

describe('the resultRecorder', () => {
  const seats = [1, 2].map((place) => ({ factions: ['Robots', 'Aliens'], points: 15 / place, place }));
  const report = vi.fn<(error: unknown) => void>();

  async function over(storage: Storage, game: string): Promise<void> {
    await storage.tables.open({
      id: game,
      status: 'playing',
      owner: null,
      is_public: 1,
      quick: 0,
      fills: 0,
      version: 1,
      set_up: '{}',
      code: null,
      invitation: game,
      seed: '',
      secret: '',
      rematch: null,
      attended: 1,
      made_at: 1,
      touched_at: 1,
      seats: ['ann', 'bob'].map((person, at) => ({
        game,
        seat: at,
        kind: 'person',
        person,
        name: person,
        ready: 1,
        sat_at: 1,
      })),
    });
    await storage.journal.finish(game, new Uint8Array([1]), 0, 5);
  }

  const finished = (game: string, change: Partial<FinishedGame> = {}): FinishedGame => ({
    game,
    endedAt: 5,
    isRated: true,
    people: ['ann', 'bob'],
    seats,
    teams: seats.map((_, at) => [at]),
    counted: null,
    ...change,
  });

  it('notes each game once, though two look at the same time, and rates one after another', async () => {
    const storage = storageIn(await memoryDatabase());
    for (const game of ['one', 'two', 'three']) await over(storage, game);
    const resultRecorder = () => new ResultRecorder(storage.history, async (game) => finished(game), report);
    await Promise.all([resultRecorder().noteAll(), resultRecorder().noteAll()]);
    await resultRecorder().noteAll();
    expect(await storage.history.unnoted(10)).toEqual([]);
    expect(await storage.history.gamesOf('ann', 10, null)).toHaveLength(3);
    const ratings = await storage.history.ratingsOf('alone', ['ann', 'bob']);
    expect(ratings.map(({ games }) => games)).toEqual([3, 3]);
    const games = await storage.history.gamesOf('ann', 10, null);
    const changes = games.map(({ seats: rows }) => rows[0]?.rating_change ?? 0);
    const shown = ratings.find(({ person }) => person === 'ann')?.shown ?? 0;
    expect(shown).toBe(1000 + changes.reduce((one, other) => one + other, 0));
    expect(report).not.toHaveBeenCalled();
    await storage.close();
  });

  it('rates no game with a bot, with somebody who is forgotten, or whose table has not chosen it', async () => {
    const storage = storageIn(await memoryDatabase());
    const games = new Map<string, FinishedGame>([
      ['bot', finished('bot', { people: ['ann', null] })],
      ['friendly', finished('friendly', { isRated: false })],
    ]);
    for (const game of games.keys()) await over(storage, game);
    await new ResultRecorder(storage.history, async (game) => games.get(game) ?? null, report).noteAll();
    expect(await storage.history.gamesOf('ann', 10, null)).toHaveLength(2);
    expect(await storage.history.ratingsOf('alone', ['ann', 'bob'])).toEqual([]);
    await storage.close();
  });

  it('waits for a table that does not know yet that its game is over', async () => {
    const storage = storageIn(await memoryDatabase());
    await over(storage, 'one');
    let isKnown = false;
    const resultRecorder = new ResultRecorder(
      storage.history,
      async (game) => (isKnown ? finished(game) : null),
      report,
    );
    await resultRecorder.noteAll();
    isKnown = true;
    await resultRecorder.noteAll();
    expect(await storage.history.gamesOf('ann', 10, null)).toHaveLength(1);
    await storage.close();
  });

  it('is not held up by a game that cannot be opened', async () => {
    const storage = storageIn(await memoryDatabase());
    for (const game of ['broken', 'whole']) await over(storage, game);
    const errors: unknown[] = [];
    const read = async (game: string): Promise<FinishedGame> => {
      if (game === 'broken') throw new Error('No such card.');
      return finished(game);
    };
    const resultRecorder = new ResultRecorder(storage.history, read, (error) => errors.push(error));
    await resultRecorder.noteAll();
    await resultRecorder.noteAll();
    // It is said once, and tried again by the next server.
    expect(errors).toHaveLength(1);
    expect(await storage.history.unnoted(10)).toEqual(['broken']);
    expect(await storage.history.gamesOf('ann', 10, null)).toHaveLength(1);
    await storage.close();
  });
});

describe('one’s own games', () => {
  const server = new TestServer();
  const clients: Client[] = [];
  beforeAll(() => server.start());
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.end();
  });

  it('who leaves a rated game that is ended has lost it', async () => {
    const [ann, bob] = await twoAtTable(server, { rated: true, hints: false });
    clients.push(ann, bob);
    await bob.ask({ ask: 'leave', table: bob.table });
    await ann.ask({ ask: 'propose', table: ann.table, what: 'end', seat: 1 });
    await ann.until(() => ann.room.status === 'over', 'the game is over');
    const history = async (who: Client) => (await who.ask({ ask: 'history' })).history?.games;
    await server.settled();
    expect(await history(ann)).toHaveLength(1);
    const [game] = (await history(ann)) ?? [];
    expect(game).toMatchObject({
      table: ann.table,
      seats: [
        { name: 'Ann', isMe: true, place: 1 },
        { name: 'Bob', isMe: false, place: 2, person: bob.id },
      ],
    });
    expect(game?.ratingChange).toBeGreaterThan(0);
    const { leaderboard } = await ann.ask({ ask: 'leaderboard' });
    expect(leaderboard).toMatchObject({
      alone: { best: [], mine: { games: 1, rank: null } },
      pairs: { mine: null },
    });
    // The way to see it again is open to who played it, at a private table, too.
    const record = await bob.fetch(`/api/games/${ann.table}`);
    expect(record.status).toBe(200);
    expect(await record.json()).toMatchObject({ ending: 'agreed' });
    const { export: everything } = await ann.ask({ ask: 'export' });
    expect(everything).toMatchObject({ results: [{ place: 1 }], rating: { games: 1 } });
  });

  it('two against two is rated apart, and partners gain or lose together', async () => {
    const people = await dealtTo(server, 4, { rated: true, hints: false, variant: 'teams' });
    const [ann, bob, , dora] = people;
    clients.push(...people);
    await bob.ask({ ask: 'leave', table: bob.table });
    await ann.ask({ ask: 'propose', table: ann.table, what: 'end', seat: 1 });
    // Nobody else has said that they are there.
    await ann.until(() => ann.room.status === 'over', 'the game is over');
    await server.settled();
    const changes = [];
    for (const who of people) {
      const { history } = await who.ask({ ask: 'history' });
      const { results } = await who.ask({ ask: 'results' });
      expect(results).toMatchObject({ rating: null, pairRating: { games: 1, rank: null, untilListed: 4 } });
      changes.push(history?.games[0]?.ratingChange ?? 0);
    }
    const [gain, loss] = changes;
    expect(changes).toEqual([gain, loss, gain, loss]);
    expect(gain).toBeGreaterThan(loss);
    expect((await ann.ask({ ask: 'export' })).export).toMatchObject({
      rating: null,
      pair_rating: { games: 1 },
    });
    await dora.forget();
    expect((await ann.ask({ ask: 'leaderboard' })).leaderboard).toMatchObject({
      alone: { best: [] },
      pairs: { best: [], mine: { games: 1 } },
    });
  });

  it('who concedes a rated game has lost it, and the other one has won', async () => {
    const [ann, bob] = await twoAtTable(server, { rated: true, hints: false });
    clients.push(ann, bob);
    // She is not even there.
    await ann.ask({ ask: 'leave', table: ann.table });
    // Strangers are told that there is nothing yet, which is no error.
    const stranger = () => new Client(server).fetch(`/api/games/${ann.table}`);
    expect((await stranger()).status).toBe(204);
    await bob.ask({ ask: 'concede', table: bob.table });
    await ann.until(() => ann.room.status === 'over', 'the game is over');
    expect(ann.room.ending).toEqual({ conceded: 1 });
    const record = await ann.fetch(`/api/games/${ann.table}`);
    expect(await record.json()).toMatchObject({ ending: { conceded: 1 } });
    expect((await stranger()).status).toBe(200);
    const history = async () => (await ann.ask({ ask: 'history' })).history?.games;
    await server.settled();
    expect(await history()).toHaveLength(1);
    const [game] = (await history()) ?? [];
    expect(game?.seats).toMatchObject([
      { name: 'Ann', place: 1 },
      { name: 'Bob', place: 2 },
    ]);
    expect(game?.ratingChange).toBeGreaterThan(0);
  });

  it('a rated table has people only and no hints, and a page that knows nothing of it opens none', async () => {
    const ann = await Client.named(server, 'Ann');
    clients.push(ann);
    await ann.connect();
    for (const wish of [
      setUp([seat.me, seat.bot], { rated: true, hints: false }),
      setUp([seat.me, seat.open], { rated: true, hints: true }),
      setUp([seat.me, seat.open], { rated: true, hints: false, variant: 'big base' }),
      setUp([seat.me, seat.open], { rated: true, hints: false, houseRules: { vpToWin: 10 } }),
    ])
      expect(await ann.tryAsk({ ask: 'open', setUp: wish })).toMatchObject({ ok: false });
    const { rated: _, ...old } = setUp([seat.me, seat.open]);
    const opened = await ann.post('/api/ask', { ask: 'open', setUp: old });
    await ann.visit(opened.table?.id);
    expect(ann.room.setUp.rated).toBe(false);
  });

  it('whom one has blocked is known by the name of that time, in every browser', async () => {
    const [ann, bob] = [await Client.named(server, 'Ann'), await Client.named(server, 'Bob')];
    clients.push(ann, bob);
    await Promise.all([ann.connect(), bob.connect()]);
    await ann.ask({ ask: 'relate', person: bob.id, relation: 'block', on: true });
    await bob.ask({ ask: 'rename', name: 'Robert' });
    expect((await ann.ask({ ask: 'me' })).me?.names).toEqual({ [bob.id]: 'Bob' });
    expect((await bob.ask({ ask: 'me' })).me?.names).toEqual({});
  });
});
