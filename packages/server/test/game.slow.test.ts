import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { smashUp } from '@smashup/cards';
import { HOUSE_RULES, replay } from '@smashup/engine';
import { readGame } from '@smashup/referee';
import { Client } from './kit/client.ts';
import { play, settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';
import { startPostgres, type Postgres } from '../tools/postgres.ts';

let postgres: Postgres | null = null;
afterAll(() => postgres?.stop());

async function databaseUrl(): Promise<string> {
  postgres ??= await startPostgres();
  return postgres.url;
}

describe.each([
  { engine: 'libsql', url: null },
  { engine: 'PostgreSQL', url: databaseUrl },
])('a game between two people on $engine', ({ url }) => {
  const server = new TestServer();
  beforeAll(async () => {
    if (url !== null) server.keepIn(await url());
    await server.start();
  });
  afterAll(() => server.end());

  it('is played to its end over sockets, through a restart, and has a record afterwards', async () => {
    const [ann, bob] = await twoAtTable(server, { rated: true, hints: false, firstPlayer: 1 });
    await play([ann, bob], (answers) => answers > 40);
    await settled(ann, bob);
    const before = { ann: ann.known?.situation, bob: bob.known?.situation };
    for (const each of [ann, bob]) each.disconnect();
    await server.stop();
    await server.start();
    for (const each of [ann, bob]) {
      await each.connect();
      await each.visit();
    }
    expect({ ann: ann.known?.situation, bob: bob.known?.situation }).toEqual(before);
    await play([ann, bob]);
    expect(ann.room).toMatchObject({ status: 'over', ending: 'played' });
    const text = await (await ann.fetch(`/api/games/${ann.table}`)).text();
    // A public game can be read by who has no name here.
    const stranger = await new Client(server).fetch(`/api/games/${ann.table}`);
    expect(await stranger.text()).toBe(text);
    const { record, seats } = readGame(smashUp, text);
    expect(seats.map(({ name }) => name)).toEqual(['Ann', 'Bob']);
    expect(replay(smashUp, record).gameWinners).toEqual(ann.known?.situation?.view.winners);
    const bytes = await server.recordBytes(ann.table);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(4096);
    const winner = ann.known?.situation?.view.winner === 0 ? ann : bob;
    const loser = winner === ann ? bob : ann;
    const history = async (who: Client) => (await who.ask({ ask: 'history' })).history?.games;
    await server.settled();
    expect(await history(winner)).toHaveLength(1);
    const [game] = (await history(winner)) ?? [];
    const points = ann.known?.situation?.view.players.map(({ vp }) => vp);
    expect(game?.seats.map((seat) => seat.points)).toEqual(points);
    expect(game?.seats.find(({ isMe }) => isMe)).toMatchObject({ place: 1 });
    expect(game?.ratingChange).toBeGreaterThan(0);
    const [lost] = (await history(loser)) ?? [];
    expect(lost?.ratingChange).toBeLessThan(0);
    const { results } = await winner.ask({ ask: 'results' });
    expect(results).toMatchObject({
      pairings: [{ games: 1, wins: 1 }],
      rating: { games: 1, rank: null, untilListed: 4 },
    });
    // The operator reads what players are shown, and neither says who played.
    await server.pass(600_000);
    const { statistics } = await loser.ask({ ask: 'statistics' });
    expect(statistics?.kinds).toMatchObject([
      { kind: 'people', players: 2, games: 1, firstPlayer: { games: 1, wins: winner === bob ? 1 : 0 } },
    ]);
    expect((await server.operation.statistics()).kinds).toEqual(statistics?.kinds);
    // The permanent address, for somebody else, after another restart.
    await server.stop();
    await server.start();
    const carl = await Client.named(server, 'Carl');
    await carl.connect();
    await carl.visit(ann.table);
    expect(carl.known?.situation?.view).toMatchObject({
      viewer: null,
      winner: ann.known?.situation?.view.winner,
    });
  });
});

describe('a game with house rules', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('has results, but does not count for the statistics of the server', async () => {
    const [ann, bob] = await twoAtTable(server, { houseRules: { vpToWin: HOUSE_RULES.vpToWin.least } });
    await play([ann, bob]);
    await server.settled();
    expect((await ann.ask({ ask: 'results' })).results?.pairings).toMatchObject([{ games: 1 }]);
    await server.pass(600_000);
    expect((await ann.ask({ ask: 'statistics' })).statistics?.kinds).toEqual([]);
  });
});
