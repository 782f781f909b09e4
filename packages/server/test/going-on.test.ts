import { describe, expect, it } from 'vitest';
import { library } from '@smashup/cards';
import { removeFaction, type ContentChange } from '@smashup/cards/kit/content-changes.ts';
import { buildLibrary, createRules, NONE } from '@smashup/engine';
import { createReferee } from '@smashup/referee';
import { TIMES } from '../src/config/index.ts';
import type { Person } from '../src/people/index.ts';
import { rehearse, type Rehearsal } from '../src/play/index.ts';
import type { OnlineSetUp, Reply, Whole } from '../src/protocol/index.ts';
import type { Session } from '../src/transport/session.ts';
import { seat, setUp } from './kit/client.ts';
import { World } from './trials/world.ts';

const SEATS: OnlineSetUp['seats'] = [
  { ...seat.me, factions: ['Aliens', 'Pirates'] },
  { ...seat.open, factions: ['Ninjas', 'Zombies'] },
];

interface Game {
  readonly table: string;
  readonly people: readonly Person[];
}

async function dealIn(world: World): Promise<Game> {
  const people = [await world.welcome('Ann'), await world.welcome('Bob')];
  const sessions = await Promise.all(people.map((person) => world.enter(person)));
  const opened = await world.reply(sessions[0], { ask: 'open', setUp: setUp(SEATS, { leaving: 'wait' }) });
  const table = opened.ok ? (opened.table?.id ?? '') : '';
  await world.reply(sessions[1], { ask: 'sit', table, seat: 1 });
  for (const session of sessions)
    await world.reply(session, { ask: 'ready', table, version: 1, ready: true });
  return { table, people };
}

function wholeIn(reply: Reply): Whole {
  if (!reply.ok || reply.whole === undefined) throw new Error(reply.ok ? 'No whole came.' : reply.message);
  return reply.whole;
}

/** Plays so many answers, always the same; gives how many there were. */
async function playIn(world: World, { table, people }: Game, answers: number): Promise<number> {
  const sessions = await Promise.all(people.map((person) => world.enter(person)));
  let given = 0;
  while (given < answers) {
    const before = given;
    for (const session of sessions) given += await answerAs(world, session, table, given);
    // A window without a choice is the server's.
    if (given === before) await world.pass(TIMES.window);
  }
  return given;
}

async function answerAs(world: World, session: Session, table: string, chance: number): Promise<0 | 1> {
  const { game } = wholeIn(await world.reply(session, { ask: 'visit', table }));
  const decision = game?.standing.decision ?? null;
  if (decision === null || (decision.kind === 'respond' && decision.options.length === 1)) return 0;
  const count = Math.max(decision.min, Math.min(decision.max, 1));
  const picks = decision.options
    .map((_, at) => (chance + at) % decision.options.length)
    .slice(0, count)
    .sort((one, other) => one - other);
  void world.ask(session, { ask: 'answer', table, decision: decision.id, picks });
  await world.pass(TIMES.window);
  return 1;
}

async function lookIn(world: World, { table, people }: Game): Promise<Reply> {
  return world.reply(await world.enter(people[0]), { ask: 'visit', table });
}

/** The same rows on a server with other cards. */
async function withOtherCards(from: World, change: ContentChange): Promise<World> {
  const other = await World.open({ rules: createRules(buildLibrary(change(library.sets))) });
  await from.copyTo(other);
  return other;
}

/** The deck is shuffled from another order: no answer fits any more, and every card is still there. */
const otherOrder: ContentChange = (sets) =>
  sets.map((set) => ({
    ...set,
    factions: set.factions.map((one) =>
      one.name === 'Aliens' ? { ...one, cards: one.cards.toReversed() } : one,
    ),
  }));

function rehearseWith({ storage }: World, change: ContentChange): Promise<Rehearsal> {
  const rules = createRules(buildLibrary(change(library.sets)));
  return rehearse(storage, { rules, referee: createReferee(rules) });
}

/** Cards are drawn by their place among all cards, which is another one there. */
function faceless(view: unknown): string {
  return JSON.stringify(view, (key, value: unknown) => {
    if (key === 'face' && value !== NONE) return 0;
    return key === 'mayBeInDeck' && Array.isArray(value) ? value.length : value;
  });
}

describe('a running game whose cards have changed', () => {
  it('goes on where it was when the server was stopped, once, and is played on', async () => {
    const before = await World.open({ seed: '7'.repeat(32) });
    const game = await dealIn(before);
    await playIn(before, game, 16);
    const left = wholeIn(await lookIn(before, game)).game?.standing;
    await before.rest();
    const after = await withOtherCards(before, otherOrder);
    // Whoever wants to know before the switch hears of it, and nothing has happened.
    const kept = await after.storage.journal.read(game.table);
    expect(await rehearseWith(after, otherOrder)).toMatchObject({
      games: 1,
      same: 0,
      changed: [{ game: game.table }],
    });
    expect(await after.storage.journal.read(game.table)).toEqual(kept);
    const found = wholeIn(await lookIn(after, game)).game?.standing;
    expect(faceless(found?.view)).toEqual(faceless(left?.view));
    expect(found?.waitingFor).toBe(left?.waitingFor);
    await playIn(after, game, 6);
    const played = wholeIn(await lookIn(after, game)).game?.standing;
    await after.rest();
    // What happened since is played from there, also in the next process.
    const again = await withOtherCards(after, otherOrder);
    expect(wholeIn(await lookIn(again, game)).game?.standing).toEqual(played);
    const rows = await again.storage.journal.read(game.table);
    expect(rows.filter(({ entry }) => entry.includes('"goes on"'))).toHaveLength(1);
    for (const world of [before, after, again]) await world.close();
  });

  it('loses no more than the turn when the server was killed', async () => {
    const before = await World.open({ seed: '8'.repeat(32) });
    const game = await dealIn(before);
    await playIn(before, game, 16);
    const left = wholeIn(await lookIn(before, game)).game?.standing;
    // Nothing is put away.
    const after = await withOtherCards(before, otherOrder);
    const found = wholeIn(await lookIn(after, game)).game?.standing;
    expect(found?.view.turn.number).toBe(left?.view.turn.number);
    for (const world of [before, after]) await world.close();
  });

  it('is not touched where it cannot go on, and that is said', async () => {
    const before = await World.open({ seed: '9'.repeat(32) });
    const game = await dealIn(before);
    await playIn(before, game, 16);
    await before.rest();
    const rows = await before.storage.journal.read(game.table);
    expect(await rehearseWith(before, (sets) => [...sets])).toMatchObject({ games: 1, same: 1 });
    const after = await withOtherCards(before, removeFaction('Aliens'));
    const { stuck } = await rehearseWith(after, removeFaction('Aliens'));
    expect(stuck).toMatchObject([{ game: game.table, said: expect.stringContaining('cannot go on') }]);
    const reply = await lookIn(after, game);
    expect(reply).toMatchObject({ ok: false, problem: 'not allowed' });
    expect(await after.storage.journal.read(game.table)).toEqual(rows);
    for (const world of [before, after]) await world.close();
  });
});

describe('how somebody wants to be asked', () => {
  it('is known after a restart, and asked about once', async () => {
    const before = await World.open({ seed: '7'.repeat(32) });
    const game = await dealIn(before);
    await playIn(before, game, 8);
    const { length } = await before.storage.journal.read(game.table);
    for (const asking of ['when possible', 'only at scoring', 'only at scoring'] as const) {
      await before.reply(await before.enter(game.people[1]), { ask: 'asking', table: game.table, asking });
    }
    expect(await before.storage.journal.read(game.table)).toHaveLength(length + 1);
    await playIn(before, game, 20);
    const played = await before.storage.journal.read(game.table);
    await before.rest();
    const after = await World.open({});
    await before.copyTo(after);
    await playIn(after, game, 60);
    await playIn(before, game, 60);
    const [one, other] = [
      await before.storage.journal.read(game.table),
      await after.storage.journal.read(game.table),
    ];
    // The same game: nobody is asked more in the one than in the other.
    const entries = (rows: typeof one) => rows.slice(played.length).map(({ entry }) => entry);
    expect(entries(other)).toEqual(entries(one));
    expect(entries(one).some((entry) => entry.includes('"by":"referee"'))).toBe(true);
    for (const world of [before, after]) await world.close();
  });
});

describe('a game that this very program has saved', () => {
  /** The first answer in its log is one that was given at another table. */
  const spoil = (world: World, { table }: Game): Promise<void> =>
    world.spoil((query) =>
      query
        .updateTable('log')
        .set({ entry: JSON.stringify({ kind: 'answer', seat: 0, by: 'person', answer: ['???', 'pass'] }) })
        .where('game', '=', table)
        .where('number', '=', 1),
    );

  it('is opened without playing it from the deal', async () => {
    const before = await World.open({ seed: '6'.repeat(32) });
    const game = await dealIn(before);
    await playIn(before, game, 24);
    const left = wholeIn(await lookIn(before, game)).game?.standing;
    await spoil(before, game);
    // Killed: what was saved is as old as the turn, and the answers since are played.
    const after = before.beside();
    expect(wholeIn(await lookIn(after, game)).game?.standing).toEqual(left);
    await playIn(after, game, 4);
    expect(await after.storage.journal.read(game.table)).not.toContainEqual(
      expect.objectContaining({ entry: expect.stringContaining('goes on') }),
    );
    await after.rest();
    await before.close();
  });

  it('is played from the deal by every other program', async () => {
    const before = await World.open({ seed: '6'.repeat(32) });
    const game = await dealIn(before);
    await playIn(before, game, 24);
    const left = wholeIn(await lookIn(before, game)).game?.standing;
    const other = before.beside(before.now, 'another');
    expect(wholeIn(await lookIn(other, game)).game?.standing).toEqual(left);
    await spoil(before, game);
    const third = before.beside(before.now, 'a third');
    expect(wholeIn(await lookIn(third, game)).game?.standing).toEqual(left);
    // It has seen that the log leads elsewhere, and says so in it.
    const rows = await before.storage.journal.read(game.table);
    expect(rows.filter(({ entry }) => entry.includes('"goes on"'))).toHaveLength(1);
    for (const world of [other, third]) await world.rest();
    await before.close();
  });
});
