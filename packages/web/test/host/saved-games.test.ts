import { smashUp } from '@smashup/cards';
import { openRecord, packRecord, replay, seedRandom, type GameRecord } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import { createBench, latest, PATIENTLY, playOn, setUpFor, type Bench } from './fixture.ts';

function recordIn(text: string): GameRecord {
  const { record } = openRecord(smashUp, JSON.parse(text));
  if (record === null) throw new Error('Nothing of it can be played.');
  return record;
}

/** A game that was played for a while. */
async function playedFor(answers: number, seed = 6): Promise<{ bench: Bench; id: string }> {
  const bench = createBench();
  const { id } = await bench.host.begin(setUpFor(seed, 'person', 'easy', 'normal'));
  await playOn(bench, seedRandom(seed), answers);
  return { bench, id };
}

describe('a saved game', PATIENTLY, () => {
  test('goes on where it was left, with its story, in another sitting', async () => {
    const { bench, id } = await playedFor(40);
    const left = await bench.settled();
    const told = [
      ...(bench.updates[0].log ?? []),
      ...bench.updates.flatMap(({ beats }) => beats.flatMap(({ lines }) => lines)),
    ];
    bench.host.leave();

    const later = createBench(bench.kept);
    const game = await later.host.resume(id);
    expect(game).toEqual({
      ...setUpFor(6, 'person', 'easy', 'normal'),
      titans: false,
      variant: null,
      series: null,
      id,
      note: null,
      seed: null,
    });
    const { log, beats, ...rest } = await later.settled();
    expect(rest).toEqual({ ...rest, view: left.view, decision: left.decision, course: left.course });
    expect(log).toEqual(told);
    expect(beats).toEqual([]);
    expect((await playOn(later, seedRandom(1))).view.winner).not.toBeNull();
  });

  test('is in the list, the newest first, with how it stands', async () => {
    const { bench, id } = await playedFor(30);
    await bench.host.begin(setUpFor(8, 'person', 'hard'));
    const { view } = await playOn(bench, seedRandom(8));
    const [newest, older] = await bench.host.saved();
    expect(newest).toMatchObject({
      winners: view.winners,
      vp: view.players.map(({ vp }) => vp),
      factions: view.players.map(({ factions }) => factions),
      turn: view.turn.number,
      problem: null,
    });
    expect(older).toMatchObject({ id, winners: [], problem: null });
    expect(older.seats.map(({ name }) => name)).toEqual(['Ann', 'Ben', 'Cho']);
  });

  test('that was kept when one player won is still won by that one', async () => {
    const { bench, id } = await playedFor(5);
    const { winners: _, ...before } = Object(bench.kept.get(id));
    const later = createBench(new Map([[id, { ...before, winner: 1 }]]));
    expect(await later.host.saved()).toMatchObject([{ id, winners: [1], problem: null }]);
  });

  test('is gone when it is forgotten, and only then', async () => {
    const { bench, id } = await playedFor(5);
    await bench.host.forget(id);
    expect(await bench.host.saved()).toEqual([]);
    await expect(bench.host.resume(id)).rejects.toThrow('no such saved game');
    await expect(bench.host.answer(1, [0])).rejects.toThrow('No game is open');
  });

  test.each([
    ['nonsense', 'damaged'],
    [{ game: '{', factions: [], vp: [], turn: 1, winner: null, savedAt: 5 }, 'not JSON'],
    [
      {
        game: '{"version":99,"config":{},"answers":[]}',
        factions: [],
        vp: [],
        turn: 1,
        winner: null,
        savedAt: 5,
      },
      'version 99',
    ],
  ])('that cannot be read is listed with the reason and kept: %j', async (stored, reason) => {
    const { bench, id } = await playedFor(5);
    bench.kept.set('broken', stored);
    const list = await bench.host.saved();
    expect(list.find((game) => game.id === id)?.problem).toBeNull();
    expect(list.find((game) => game.id === 'broken')?.problem).toContain(reason);
    await expect(bench.host.resume('broken')).rejects.toThrow(reason);
    expect(bench.kept.get('broken')).toBe(stored);
    expect(await bench.host.exportGame('broken')).toBe(
      typeof stored === 'string' ? JSON.stringify(stored) : stored.game,
    );
  });

  test('whose cards have changed says so wherever it is met, and goes on', async () => {
    const { bench, id } = await playedFor(30);
    const { view } = await bench.settled();
    const text = await bench.host.exportGame(id);
    expect((await bench.host.saved())[0].note).toBeNull();
    const { answers } = packRecord(recordIn(text));
    const changed = edit(text, { answers: answers.replace(/^.../u, 'AAA') });
    const told = 'The cards have changed since this game was saved; it goes on from where it was.';

    const later = createBench(new Map([[id, { ...Object(bench.kept.get(id)), game: changed }]]));
    expect(await later.host.saved()).toMatchObject([{ id, note: told, problem: null }]);
    expect((await later.host.resume(id)).note).toBe(told);
    expect((await later.settled()).view).toEqual(view);
    expect((await createBench().host.importGame(changed)).note).toBe(told);
    // Once it has gone on it is a game of these cards.
    await playOn(later, seedRandom(2), 2);
    expect((await later.host.saved())[0].note).toBeNull();
  });

  test('is not taken in twice', async () => {
    const { bench, id } = await playedFor(12);
    const text = await bench.host.exportGame(id);
    await expect(bench.host.importGame(text)).rejects.toThrow('already');
  });

  test('that cannot be written is told once, and the game goes on', async () => {
    const kept = new Map<string, unknown>();
    kept.set = () => {
      throw new Error('the disk is full');
    };
    const bench = createBench(kept);
    await bench.host.begin(setUpFor(6, 'person', 'easy'));
    await expect(playOn(bench, seedRandom(6), 1)).rejects.toThrow('the disk is full');
    const { decision } = latest(bench.updates);
    await bench.host.answer(decision?.id ?? 0, [0]);
    expect(bench.troubles).toEqual(['The game cannot be saved: the disk is full']);
    expect(latest(bench.updates).decision?.id).not.toBe(decision?.id);
  });
});

describe('the file of a game', PATIENTLY, () => {
  test('is a record that every tool reads, and comes back with its seats', async () => {
    const { bench, id } = await playedFor(25);
    const text = await bench.host.exportGame(id);
    const record = recordIn(text);
    const { vp } = { vp: (await bench.settled()).view.players.map((player) => player.vp) };
    expect(replay(smashUp, record).players.map((player) => player.vp)).toEqual(vp);

    const elsewhere = createBench();
    const game = await elsewhere.host.importGame(text);
    expect(game.seats).toEqual(setUpFor(6, 'person', 'easy', 'normal').seats);
    expect(await elsewhere.host.saved()).toHaveLength(1);
    await elsewhere.host.resume(game.id);
    expect((await elsewhere.settled()).view).toEqual((await bench.settled()).view);
  });

  test('without seats puts a person against bots', async () => {
    const { bench, id } = await playedFor(10);
    const record = recordIn(await bench.host.exportGame(id));
    const { seats } = await bench.host.importGame(JSON.stringify(packRecord(record)));
    expect(seats.map(({ name, sitter }) => [name, sitter])).toEqual([
      ['Ann', { kind: 'person' }],
      ['Ben', { kind: 'bot', level: 'normal' }],
      ['Cho', { kind: 'bot', level: 'normal' }],
    ]);
  });

  test.each([
    ['not JSON', () => 'a picture of a cat', 'not JSON'],
    ['empty', () => '', 'not JSON'],
    ['a list', () => '[]', 'no game of Smash Up'],
    ['of something else', () => '{"name":"my-package","version":"1.0.0"}', 'no game of Smash Up'],
    ['of another format', (text: string) => edit(text, { format: 3 }), 'format 3'],
    ['without a seed', (text: string) => edit(text, { seed: 'x' }), 'no seed'],
    ['without a set-up', (text: string) => edit(text, { config: {} }), 'how the game was set up'],
    [
      'with words for answers',
      (text: string) => edit(text, { answers: ['yes'] }),
      'answers of the record cannot be read',
    ],
    [
      'with an answer that was not possible',
      (text: string) => edit(text, { answers: 'AAA0', names: ['A wish'], checkpoints: [] }),
      'answer 1 of 1 is no longer possible',
    ],
    ['with seats of another kind', (text: string) => edit(text, { seats: ['me'] }), 'who sits where'],
    ['cut off', (text: string) => text.slice(0, -20), 'not JSON'],
  ])('that is %s is refused with a sentence, and nothing is lost', async (_, damage, reason) => {
    const { bench, id } = await playedFor(10);
    const before = latest(bench.updates);
    const text = damage(await bench.host.exportGame(id));
    await expect(bench.host.importGame(text)).rejects.toThrow(reason);
    expect((await bench.host.saved()).map((game) => game.id)).toEqual([id]);
    expect(latest(bench.updates)).toEqual(before);
  });
});

function edit(text: string, changes: object): string {
  const data: unknown = JSON.parse(text);
  return JSON.stringify(Object.assign({}, data, changes));
}
