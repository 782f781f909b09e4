import { plain } from '@smashup/words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import type { JournalEntry } from '../src/play/journal/entries.ts';
import type { OnlineSetUp, Reply, Request, Whole } from '../src/protocol/index.ts';
import { Evening } from './kit/evening.ts';
import { playAhead, whoseWindow } from './kit/play-ahead.ts';
import { World } from './trials/world.ts';

type Order = Extract<Request, { readonly ask: 'standing order' }>['order'];

const DAYS: Partial<OnlineSetUp> = { clock: { kind: 'days', days: 2 }, leaving: 'wait' };

/** Somebody could answer something in the other's turn. */
interface Window {
  readonly evening: Evening;
  readonly seat: number;
}

/** A table at which somebody could answer something in the other's turn, as it is stored. */
let stored: Window;

beforeAll(async () => {
  const evening = await Evening.begin(DAYS);
  const { world, table } = evening;
  await world.rest();
  let seat = 0;
  await playAhead(world.storage, table, world.now, (match) => {
    const whose = whoseWindow(match);
    seat = whose ?? seat;
    return whose !== null;
  });
  stored = { evening, seat };
}, 120_000);

afterAll(() => stored.evening.world.close());

async function copyOf({ world }: Evening): Promise<World> {
  const copy = await World.open({ time: world.now });
  await world.copyTo(copy);
  return copy;
}

/** Somebody could answer something in the other's turn. */
async function aWindow(): Promise<Window> {
  const { evening, seat } = stored;
  return { evening: await evening.at(await copyOf(evening)), seat };
}

function order(evening: Evening, at: number, one: Order): Promise<Reply> {
  return evening.ask(at, { ask: 'standing order', table: evening.table, order: one });
}

function decisionIn({ game }: Whole) {
  return game?.standing.decision ?? null;
}

async function stands(evening: Evening, at: number): Promise<Order> {
  return (await evening.see(at)).game?.standing.standingOrder ?? null;
}

const answers = (log: readonly JournalEntry[]) => log.filter((entry) => entry.kind === 'answer');
/** The last of the options of a window passes. */
const passOf = (whole: Whole): number => (decisionIn(whole)?.options.length ?? 0) - 1;

describe('a standing order', () => {
  it('passes when the time of the window is over, and says so to who gave it', async () => {
    const { evening, seat } = await aWindow();
    const before = answers(await evening.journal()).length;
    const window = plain((await evening.see(seat)).game?.standing.stakes.window?.about ?? []);
    expect(await order(evening, seat, { until: 'my turn' })).toMatchObject({ ok: true });
    expect(await stands(evening, seat)).toEqual({ until: 'my turn' });
    expect(await stands(evening, 1 - seat)).toBeNull();
    await evening.world.pass(TIMES.window);
    expect(answers(await evening.journal())[before]).toMatchObject({ seat, by: 'referee' });
    const told = await evening.ask(seat, { ask: 'passed', table: evening.table });
    expect(told.ok && (told.passed ?? []).map((one) => plain(one.window)).at(-1)).toBe(window);
    const other = await evening.ask(1 - seat, { ask: 'passed', table: evening.table });
    expect(other).toMatchObject({ ok: true, passed: [] });
    await evening.world.close();
  });

  it('is known to nobody else: they hear the same bytes at the same moments as of a quick pass', async () => {
    const { seat } = stored;
    const heard = async (act: (copy: Evening) => Promise<unknown>): Promise<readonly string[]> => {
      const { evening } = await aWindow();
      const { world } = evening;
      const other = evening.person(1 - seat);
      const known = world.heard.get(other)?.length ?? 0;
      await act(evening);
      await world.pass(10 * TIMES.window);
      const since = (world.heard.get(other) ?? []).slice(known);
      await world.close();
      return since;
    };
    const byHand = await heard(async (copy) => {
      const whole = await copy.see(seat);
      await copy.send(seat, { ask: 'answer', decision: decisionIn(whole)?.id ?? 0, picks: [passOf(whole)] });
    });
    const inAdvance = await heard((copy) => order(copy, seat, { until: 'my turn' }));
    expect(byHand.length).toBeGreaterThan(0);
    expect(inAdvance).toEqual(byHand);
    // Somebody who is asked takes their time.
    expect(await heard(async () => {})).not.toEqual(byHand);
  });

  it('is taken back with one word, and then one is asked', async () => {
    const { evening, seat } = await aWindow();
    const before = (await evening.journal()).length;
    await order(evening, seat, { until: 'my turn' });
    await order(evening, seat, { until: 'my turn' });
    await order(evening, seat, null);
    await order(evening, seat, null);
    // What is said twice is noted once.
    expect((await evening.journal()).slice(before)).toMatchObject([
      { kind: 'standing order', seat, given: { order: { until: 'my turn' } } },
      { kind: 'standing order', seat, given: null },
    ]);
    await evening.world.pass(10 * TIMES.window);
    expect(decisionIn(await evening.see(seat))).not.toBeNull();
    await evening.world.close();
  });

  it('is carried out after a restart although nobody is there', async () => {
    const { evening, seat } = await aWindow();
    const before = answers(await evening.journal()).length;
    await order(evening, seat, { until: 'my turn' });
    const next = await evening.world.restart(1000);
    await next.pass(60_000);
    await next.checkDeadlines();
    await next.pass(TIMES.window);
    evening.world = next;
    expect(answers(await evening.journal())[before]).toMatchObject({ seat, by: 'referee' });
    await evening.comeTo(next);
    const told = await evening.ask(seat, { ask: 'passed', table: evening.table });
    expect(told.ok && told.passed?.length).toBeGreaterThan(0);
    await next.close();
  });

  it('is one order in two processes, and the window is passed once', async () => {
    const { evening, seat } = await aWindow();
    const one = evening.world;
    const other = one.beside();
    await evening.comeTo(other);
    evening.world = one;
    await order(evening, seat, { until: 'my turn' });
    evening.world = other;
    expect(await stands(evening, seat)).toEqual({ until: 'my turn' });
    const before = answers(await evening.journal()).length;
    await Promise.all([one.pass(TIMES.window), other.pass(TIMES.window)]);
    expect(
      answers(await evening.journal())
        .slice(before)
        .filter((entry) => entry.seat === seat),
    ).toHaveLength(1);
    await other.rest();
    await one.close();
  });

  it.each(['the person', 'the order'] as const)(
    'against the person’s own answer in another process: %s is first, and nobody hears a lie',
    async (first) => {
      const { evening, seat } = await aWindow();
      const one = evening.world;
      await order(evening, seat, { until: 'my turn' });
      const other = one.beside();
      await evening.comeTo(other);
      const whole = await evening.see(seat);
      const before = answers(await evening.journal()).length;
      const answer = (picks: number[]) =>
        evening.ask(seat, {
          ask: 'answer',
          table: evening.table,
          decision: decisionIn(whole)?.id ?? 0,
          picks,
        });
      if (first === 'the order') await one.pass(TIMES.window);
      const reply = await answer([0]);
      if (first === 'the person') await one.pass(TIMES.window);
      const [won] = answers(await evening.journal()).slice(before);
      expect(won).toMatchObject({ seat, by: first === 'the person' ? 'person' : 'referee' });
      expect(reply.ok).toBe(first === 'the person');
      // Who wants to pass has what they want if the order did it, and not if they have answered otherwise themselves.
      expect(await answer([passOf(whole)])).toMatchObject({ ok: first === 'the order' });
      expect(await answer([0])).toMatchObject({ ok: first === 'the person' });
      await other.rest();
      await one.close();
    },
  );

  it('ends with one’s own turn', async () => {
    const { evening, seat } = await aWindow();
    await order(evening, seat, { until: 'my turn' });
    for (let steps = 0; steps < 200; steps++) {
      const { game } = await evening.see(seat);
      if (game?.standing.view.turn.player === seat) break;
      expect(game?.standing.standingOrder).toEqual({ until: 'my turn' });
      await evening.step();
    }
    expect(await stands(evening, seat)).toBeNull();
    await evening.world.close();
  });

  it('unless a card is touched looks at that card in play, and at no other', async () => {
    const { evening, seat } = await aWindow();
    const { game } = await evening.see(seat);
    const { bases, players } = game?.standing.view ?? { bases: [], players: [] };
    const [minion] = bases.flatMap(({ minions }) => minions);
    const [held] = players[seat]?.hand ?? [];
    expect(await order(evening, seat, { until: 'touched', card: held?.card ?? 0 })).toMatchObject({
      ok: false,
    });
    expect(await stands(evening, seat)).toBeNull();
    const touched = { until: 'touched', card: minion?.card ?? 0 } as const;
    expect(await order(evening, seat, touched)).toMatchObject({ ok: true });
    expect(await stands(evening, seat)).toEqual(touched);
    await evening.world.close();
  });

  it('ends when somebody leaves, and is not there when they return', async () => {
    const { evening, seat } = await aWindow();
    await order(evening, seat, { until: 'scoring' });
    await evening.ask(seat, { ask: 'leave', table: evening.table });
    await evening.ask(seat, { ask: 'return', table: evening.table });
    expect(await stands(evening, seat)).toBeNull();
    await evening.world.close();
  });

  it('is nobody’s business who does not sit there', async () => {
    const { evening } = await aWindow();
    const { world, table } = evening;
    const stranger = await world.enter(await world.welcome('Eve'));
    const before = await evening.journal();
    for (const request of [
      { ask: 'standing order', table, order: { until: 'my turn' } },
      { ask: 'passed', table },
    ] as const) {
      expect(await world.reply(stranger, request)).toMatchObject({ ok: false });
    }
    expect(await evening.journal()).toEqual(before);
    await world.close();
  });
});

describe('taking back by agreement', () => {
  it('takes back an order that was given after the decision, and no other', async () => {
    const { evening, seat } = await aWindow();
    const other = 1 - seat;
    const { table } = evening;
    // The other has decided something that led to this window.
    expect((await evening.see(other)).game?.standing.canAskToUndo).toBe(true);
    await order(evening, other, { until: 'scoring' });
    const hadOrder = await stands(evening, other);
    await order(evening, seat, { until: 'my turn' });
    await evening.ask(other, { ask: 'undo', table });
    const { proposal } = (await evening.see(seat)).room;
    await evening.ask(seat, { ask: 'vote', table, proposal: proposal?.id ?? 0, agree: true });
    expect((await evening.journal()).at(-1)).toMatchObject({ kind: 'undo' });
    expect(hadOrder === null ? null : await stands(evening, other)).toBeNull();
    expect(await stands(evening, seat)).toBeNull();
    // Also for who reads the log anew.
    await evening.comeTo(evening.world.beside());
    expect(await stands(evening, seat)).toBeNull();
    await evening.world.close();
  });
});

it('not to be asked for a round, as older logs say it, does no harm', async () => {
  const { evening, seat } = await aWindow();
  const { world, table } = evening;
  const { length } = await evening.journal();
  const entry = JSON.stringify({ kind: 'asking', seat, asking: 'not this round', turn: 1 });
  expect(await world.storage.journal.append({ game: table, number: length, at: world.now, entry })).toBe(
    true,
  );
  await evening.comeTo(world.beside());
  expect(decisionIn(await evening.see(seat))).not.toBeNull();
  await world.close();
});

describe('somebody who has left', () => {
  it('is not missed before a window that they could only have passed would be over', async () => {
    const { evening, seat } = await aWindow();
    await evening.ask(seat, { ask: 'leave', table: evening.table });
    const missing = async () => (await evening.see(1 - seat)).room.missing;
    await evening.world.pass(TIMES.window);
    expect(await missing()).toBeNull();
    await evening.world.pass(2);
    expect(await missing()).toBe(seat);
    await evening.world.close();
  });
});
