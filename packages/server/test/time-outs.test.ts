import { describe, expect, it } from 'vitest';
import { TIMES } from '../src/config/index.ts';
import type { OnlineSetUp } from '../src/protocol/index.ts';
import { Evening } from './kit/evening.ts';

const LIVE: Partial<OnlineSetUp> = {
  clock: { kind: 'live', free: 10, bank: 1, increment: 0 },
  timeOut: 'bot',
};
const ALL = 70_000;

describe('whoever lets their time run out', () => {
  it('is told how much there is, and is replaced by a bot until they are back', async () => {
    const evening = await Evening.begin(LIVE);
    const { world } = evening;
    const clocks = await evening.clocks();
    const now = (await evening.see(0)).now;
    expect(clocks).toMatchObject({ banks: [60_000, 60_000], out: null, overDays: false });
    const running = clocks?.running ?? null;
    expect(running).toMatchObject({ freeUntil: now + 10_000, warnAt: now + 40_000, until: now + ALL });
    await world.pass(ALL - 1);
    expect(await evening.timeOuts()).toEqual([]);
    await world.pass(TIMES.window + 2);
    expect(await evening.timeOuts()).toEqual([{ kind: 'time out', seat: running?.seat, means: 'bot' }]);
    const late = running?.seat ?? 0;
    expect((await evening.see(late)).room).toMatchObject({ clocks: { out: late }, status: 'playing' });
    const answers = (await evening.journal()).filter((entry) => entry.kind === 'answer');
    expect(answers[0]).toMatchObject({ seat: late, by: 'bot' });
    await evening.ask(late, { ask: 'return', table: evening.table });
    const { room } = await evening.see(late);
    expect(room.seats[late]?.standIn).toBe(false);
    expect(room.clocks).toMatchObject({ out: null });
    expect(room.clocks?.banks[late]).toBe(0);
    await world.close();
  });

  it('ends the game, if the table wants it so', async () => {
    const evening = await Evening.begin({ ...LIVE, timeOut: 'end' });
    await evening.world.pass(ALL + 1);
    const { room } = await evening.see(0);
    expect(room).toMatchObject({ status: 'over', ending: 'time', clocks: null });
    expect(await evening.world.storage.clocks.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await evening.world.close();
  });

  it('is waited for, if the table wants it so; the others may propose something, and the answer still counts', async () => {
    const evening = await Evening.begin({ ...LIVE, timeOut: 'wait' });
    const late = (await evening.clocks())?.running?.seat ?? 0;
    await evening.world.pass(ALL + 1);
    expect(await evening.clocks()).toMatchObject({ running: null, out: late });
    const { table } = evening;
    const propose = await evening.ask(1 - late, { ask: 'propose', table, what: 'bot', seat: late });
    expect(propose.ok).toBe(true);
    expect((await evening.see(late)).room.seats[late]?.standIn).toBe(true);
    await evening.ask(late, { ask: 'return', table });
    await evening.world.close();
    const other = await Evening.begin({ ...LIVE, timeOut: 'wait' });
    await other.world.pass(ALL * 3);
    const seatOfAnswer = await other.step();
    expect(seatOfAnswer).toBe(late);
    expect(await other.clocks()).toMatchObject({ out: null });
    expect((await other.clocks())?.banks[late]).toBe(0);
    expect(await other.timeOuts()).toHaveLength(1);
    await other.world.close();
  });

  it('is out of time once, whichever processes look, and whoever answers at that moment', async () => {
    const evening = await Evening.begin(LIVE);
    const late = (await evening.clocks())?.running?.seat ?? 0;
    const here = evening.world;
    const there = here.beside();
    await there.checkDeadlines();
    await here.pass(ALL - 10);
    await there.pass(ALL - 10);
    await Promise.all([here.pass(20), there.pass(20)]);
    await Promise.all([here.checkDeadlines(), there.checkDeadlines()]);
    expect(await evening.timeOuts()).toHaveLength(1);
    await here.pass(TIMES.window * 2);
    // An answer that was stored by one process is no time out for the other.
    const next = await Evening.begin(LIVE);
    const elsewhere = next.world.beside();
    await elsewhere.checkDeadlines();
    await next.world.pass(ALL - 1 - TIMES.window);
    await elsewhere.pass(ALL - 1 - TIMES.window);
    const who = await next.step();
    expect(who).toBe(late);
    await elsewhere.pass(TIMES.window + 5);
    await elsewhere.checkDeadlines();
    expect(await next.timeOuts()).toEqual([]);
    await here.close();
    await next.world.close();
  });
});

describe('time that is nobody’s', () => {
  it('is what a restart took, and the deadline survives it, though nobody comes', async () => {
    const evening = await Evening.begin(LIVE);
    const before = (await evening.clocks())?.running?.until ?? 0;
    await evening.live(30_000);
    const later = await evening.world.restart(300_000);
    // The outage, and 5 s to come back.
    const due = before + 300_000 + 5000;
    await later.checkDeadlines();
    await evening.live(due - later.now - 1, later);
    await later.checkDeadlines();
    expect(await evening.timeOuts()).toEqual([]);
    await later.pass(2);
    await later.checkDeadlines();
    expect(await evening.timeOuts()).toHaveLength(1);
    await later.close();
  });

  it('is carried out by a process that knows the table from its row alone', async () => {
    const evening = await Evening.begin({ ...LIVE, timeOut: 'wait' });
    const other = evening.world.beside(evening.world.now + ALL + 1);
    await evening.world.rest();
    await evening.live(ALL);
    await other.checkDeadlines();
    expect(await evening.timeOuts()).toHaveLength(1);
    expect(await other.storage.clocks.due(other.now, 10)).toHaveLength(1);
    await other.checkDeadlines();
    expect(await other.storage.clocks.due(Number.MAX_SAFE_INTEGER, 10)).toEqual([]);
    await other.close();
  });

  it('is that of a machine that slept, also when its timers wake up first', async () => {
    const evening = await Evening.begin(LIVE);
    await evening.world.beat();
    await evening.world.pass(ALL * 10);
    expect(await evening.timeOuts()).toEqual([]);
    expect((await evening.clocks())?.running?.until).toBeGreaterThan(evening.world.now);
    await evening.world.close();
  });

  it('is not that of who drops out: with a clock absence changes nothing', async () => {
    const evening = await Evening.begin({ clock: { kind: 'days', days: 1 }, timeOut: 'bot', leaving: 'bot' });
    const running = (await evening.clocks())?.running ?? null;
    const late = running?.seat ?? 0;
    for (let hour = 0; hour < 24; hour++) {
      await evening.here(1 - late);
      await evening.world.pass(3_600_000);
    }
    expect((await evening.see(0)).room.seats[late]).toMatchObject({ standIn: false });
    expect((await evening.clocks())?.running?.until).toBe(running?.until);
    await evening.world.pass(61_000);
    expect(await evening.timeOuts()).toHaveLength(1);
    await evening.world.close();
  });
});

describe('time that somebody gives', () => {
  const MINUTE = 60_000;

  it('is there from now on, also for who has none left, in every process', async () => {
    const evening = await Evening.begin({ ...LIVE, timeOut: 'wait' });
    const { table } = evening;
    const late = (await evening.clocks())?.running?.seat ?? 0;
    await evening.world.pass(ALL + 20_000);
    expect(await evening.clocks()).toMatchObject({ running: null, out: late });
    await evening.ask(1 - late, { ask: 'propose', table, what: 'end', seat: late });
    const reply = await evening.ask(1 - late, { ask: 'give time', table, seat: late });
    // The proposal was agreed to by everybody who is there: the game is over, and nothing can be given.
    expect(reply.ok).toBe(false);
    await evening.world.close();

    const other = await Evening.begin({ ...LIVE, timeOut: 'wait' });
    await other.live(ALL + 20_000);
    expect((await other.ask(1 - late, { ask: 'give time', table: other.table, seat: late })).ok).toBe(true);
    const clocks = await other.clocks();
    expect(clocks).toMatchObject({ out: null, gift: { by: 1 - late, to: late, millis: MINUTE } });
    expect(clocks?.running).toMatchObject({ seat: late, until: other.world.now + MINUTE });
    await other.comeTo(other.world.beside());
    expect(await other.clocks()).toEqual(clocks);
    await other.world.checkDeadlines();
    await other.live(MINUTE - 1);
    expect(await other.timeOuts()).toHaveLength(1);
    await other.world.pass(2);
    expect(await other.timeOuts()).toHaveLength(2);
    await other.world.close();
  });

  it('is a day over days, and is said until somebody decides', async () => {
    const evening = await Evening.begin({ clock: { kind: 'days', days: 1 } });
    const { table } = evening;
    const running = (await evening.clocks())?.running ?? null;
    const to = running?.seat ?? 0;
    await evening.ask(1 - to, { ask: 'give time', table, seat: to });
    expect((await evening.clocks())?.running?.until).toBe((running?.until ?? 0) + 1440 * MINUTE);
    expect((await evening.clocks())?.gift).toEqual({ by: 1 - to, to, millis: 1440 * MINUTE });
    await evening.step();
    expect((await evening.clocks())?.gift).toBeNull();
    await evening.world.close();
  });

  it('is given to others who play, five times, where time is taken', async () => {
    const evening = await Evening.begin(LIVE);
    const give = async (seatGiven: number) =>
      (await evening.ask(0, { ask: 'give time', table: evening.table, seat: seatGiven })).ok;
    expect(await give(0)).toBe(false);
    expect(await give(2)).toBe(false);
    for (let count = 0; count < 5; count++) expect(await give(1)).toBe(true);
    expect(await give(1)).toBe(false);
    expect((await evening.clocks())?.banks[1]).toBe(6 * MINUTE);
    await evening.world.close();
    const calm = await Evening.begin({});
    expect((await calm.ask(0, { ask: 'give time', table: calm.table, seat: 1 })).ok).toBe(false);
    await calm.world.close();
  });
});

describe('a live clock', () => {
  it('becomes days when all agree', async () => {
    const evening = await Evening.begin(LIVE);
    const { table } = evening;
    await evening.step();
    expect((await evening.ask(0, { ask: 'propose days', table, days: 3 })).ok).toBe(true);
    expect((await evening.see(1)).room.proposal).toMatchObject({ what: 'days', by: 0, agreed: [0] });
    await evening.step();
    await evening.ask(1, { ask: 'vote', table, proposal: 0, agree: true });
    const clocks = await evening.clocks();
    expect(clocks).toMatchObject({ overDays: true, banks: [259_200_000, 259_200_000] });
    expect(clocks?.running?.until).toBe(evening.world.now + 259_260_000);
    expect((await evening.ask(1, { ask: 'propose days', table, days: 3 })).ok).toBe(false);
    // The same from the log.
    await evening.comeTo(evening.world.beside());
    expect(await evening.clocks()).toEqual(clocks);
    await evening.world.close();
  });

  it('runs for a window whether there is a choice or not, and neither takes anything from the bank', async () => {
    const evening = await Evening.begin(LIVE);
    for (let count = 0; count < 150; count++) await evening.step();
    const answers = (await evening.journal()).filter((entry) => entry.kind === 'answer');
    expect(answers.filter(({ by }) => by === 'referee').length).toBeGreaterThan(0);
    expect((await evening.clocks())?.banks).toEqual([60_000, 60_000]);
    // Whatever was pending, everybody was told the same: somebody decides, and has all of their time.
    const told = [...evening.world.heard.values()].flat().filter((text) => text.includes('"clocks":{'));
    expect(told.length).toBeGreaterThan(60);
    expect(told.filter((text) => text.includes('"running":null'))).toEqual([]);
    await evening.world.close();
  });

  it('costs what was used beyond the free seconds, in every process', async () => {
    const evening = await Evening.begin(LIVE);
    const before = await evening.clocks();
    await evening.world.pass(25_000);
    const who = (await evening.step()) ?? 0;
    const after = await evening.clocks();
    expect(after?.banks[who]).toBe(45_000);
    expect(before?.banks[who]).toBe(60_000);
    // What is told is what every process reads from the log.
    await evening.comeTo(evening.world.beside());
    expect(await evening.clocks()).toEqual(after);
    await evening.world.close();
  });
});
