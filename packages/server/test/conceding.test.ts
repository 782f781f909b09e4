import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../src/play/journal/entries.ts';
import { unpackJournal } from '../src/play/journal/record.ts';
import type { Reply } from '../src/protocol/index.ts';
import type { Session } from '../src/transport/session.ts';
import { seat, setUp } from './kit/client.ts';
import { Evening, SEED } from './kit/evening.ts';
import { World } from './trials/world.ts';

const LATE = 'No game is in progress at this table.';

const concede = (evening: Evening, at: number): Promise<Reply> =>
  evening.ask(at, { ask: 'concede', table: evening.table });

/** What is kept of the game once it is over, which whoever comes to the table waits for. */
async function keptLog(evening: Evening): Promise<JournalEntry[]> {
  await evening.see(0);
  const record = await evening.world.storage.journal.record(evening.table);
  return record === null ? [] : unpackJournal(record.packed);
}

const concessions = async (evening: Evening): Promise<JournalEntry[]> =>
  (await keptLog(evening)).filter(({ kind }) => kind === 'concede');

/** A legal answer of whoever is asked. */
async function pendingAnswer(evening: Evening) {
  const asked = [await evening.see(0), await evening.see(1)];
  const at = asked.findIndex(({ game }) => (game?.standing.decision ?? null) !== null);
  const { id = 0, min = 1 } = asked[at]?.game?.standing.decision ?? {};
  const picks = Array.from({ length: Math.max(1, min) }, (_, pick) => pick);
  return { at, request: { ask: 'answer', table: evening.table, decision: id, picks } as const };
}

describe('who concedes a game of two', () => {
  it('ends it, once: all see who it was, also those who come later, and it is lost for good', async () => {
    const evening = await Evening.begin({ isPublic: true, leaving: 'bot' });
    const { world, table } = evening;
    const watcher = await world.enter(await world.welcome('Watcher'));
    await world.reply(watcher, { ask: 'visit', table });
    expect(await concede(evening, 1)).toEqual({ ok: true });
    // The acknowledgement was lost, and the page asks again.
    expect(await concede(evening, 1)).toEqual({ ok: true });
    const ended = { status: 'over', ending: { conceded: 1 } };
    for (const at of [0, 1]) expect((await evening.see(at)).room).toMatchObject(ended);
    expect(await world.reply(watcher, { ask: 'visit', table })).toMatchObject({ whole: { room: ended } });
    expect((await (await evening.at(world.beside())).see(0)).room).toMatchObject(ended);
    expect(await concessions(evening)).toEqual([{ kind: 'concede', seat: 1 }]);
    expect((await keptLog(evening)).at(-1)).toEqual({ kind: 'concede', seat: 1 });
    await world.close();
  });

  it('is seen by whoever opens the table in another process at that moment', async () => {
    const evening = await Evening.begin({});
    const other = evening.world.beside();
    const { journal } = other.storage;
    const { bookmark } = journal;
    // Between the row of the table and its journal.
    journal.bookmark = async (game) => {
      journal.bookmark = bookmark;
      await concede(evening, 0);
      await evening.see(0);
      return bookmark(game);
    };
    const there = await evening.at(other);
    expect((await there.see(1)).room).toMatchObject({ status: 'over', ending: { conceded: 0 } });
    await evening.world.close();
  });

  it('can have a rematch', async () => {
    const evening = await Evening.begin({});
    await concede(evening, 0);
    expect((await evening.see(0)).room.status).toBe('over');
    expect(await evening.ask(0, { ask: 'rematch', table: evening.table })).toMatchObject({ ok: true });
    await evening.world.close();
  });

  it('is the only one who does, when both do at once', async () => {
    const evening = await Evening.begin({});
    const replies = await Promise.all([concede(evening, 0), concede(evening, 1)]);
    expect(replies[0]).toEqual({ ok: true });
    expect(replies[1]).toMatchObject({ ok: false, message: LATE, whole: { room: { status: 'over' } } });
    expect(await concessions(evening)).toEqual([{ kind: 'concede', seat: 0 }]);
    await evening.world.close();
  });

  it('is the only one, too, when the other one does at a process that has heard nothing', async () => {
    const evening = await Evening.begin({});
    const other = await evening.at(evening.world.beside());
    expect(await concede(evening, 0)).toEqual({ ok: true });
    expect(await concede(other, 1)).toMatchObject({ ok: false, message: LATE });
    expect(await concessions(evening)).toEqual([{ kind: 'concede', seat: 0 }]);
    await evening.world.close();
  });

  it('is quicker than an answer or not: what comes after the end is not acknowledged', async () => {
    const evening = await Evening.begin({});
    const { at, request } = await pendingAnswer(evening);
    const replies = await Promise.all([concede(evening, 1 - at), evening.ask(at, request)]);
    expect(replies.map(({ ok }) => ok)).toEqual([true, false]);
    expect((await keptLog(evening)).map(({ kind }) => kind)).toEqual(['dealt', 'concede']);
    await evening.world.close();
  });

  it('comes after an answer that a process was told of which they know nothing about', async () => {
    const evening = await Evening.begin({});
    const other = await evening.at(evening.world.beside());
    const { at, request } = await pendingAnswer(evening);
    expect(await evening.ask(at, request)).toEqual({ ok: true });
    expect(await concede(other, 1 - at)).toEqual({ ok: true });
    expect((await keptLog(other)).map(({ kind }) => kind)).toEqual(['dealt', 'answer', 'concede']);
    await evening.world.close();
  });

  it('stays the one who lost, whatever their pages do at that moment', async () => {
    const evening = await Evening.begin({ leaving: 'bot' });
    const { table } = evening;
    await evening.here(0);
    await Promise.all([
      concede(evening, 1),
      evening.ask(1, { ask: 'leave', table }),
      evening.ask(1, { ask: 'return', table }),
      evening.ask(1, { ask: 'visit', table }),
    ]);
    expect((await keptLog(evening)).map(({ kind }) => kind)).toEqual(['dealt', 'concede']);
    await evening.world.close();
  });

  it('has lost even to somebody who had left', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    await evening.ask(1, { ask: 'leave', table: evening.table });
    await concede(evening, 0);
    expect((await evening.see(0)).room).toMatchObject({ status: 'over', ending: { conceded: 0 } });
    await evening.world.close();
  });
});

describe('nobody concedes', () => {
  it('after the end', async () => {
    const evening = await Evening.begin({ leaving: 'wait' });
    const { table } = evening;
    await evening.ask(1, { ask: 'leave', table });
    await evening.ask(0, { ask: 'propose', table, what: 'end', seat: 1 });
    for (const at of [0, 1]) {
      expect(await concede(evening, at)).toMatchObject({ ok: false, message: LATE });
    }
    expect((await evening.see(0)).room.ending).toBe('agreed');
    await evening.world.close();
  });

  it('before the cards are dealt', async () => {
    const world = await World.open({});
    const ann = await world.enter(await world.welcome('Ann'));
    const opened = await world.reply(ann, { ask: 'open', setUp: setUp([seat.me, seat.open]) });
    const table = opened.ok ? (opened.table?.id ?? '') : '';
    expect(await world.reply(ann, { ask: 'concede', table })).toMatchObject({ ok: false, message: LATE });
    await world.close();
  });

  it('for others: by watching one has no seat to give up', async () => {
    const evening = await Evening.begin({ isPublic: true });
    const { world, table } = evening;
    const watcher = await world.enter(await world.welcome('Watcher'));
    await world.reply(watcher, { ask: 'visit', table });
    expect(await world.reply(watcher, { ask: 'concede', table })).toMatchObject({
      ok: false,
      message: 'You are not sitting at this table.',
    });
    expect((await evening.see(0)).room.status).toBe('playing');
    await world.close();
  });

  it('where three play: the others would have no game any more', async () => {
    const world = await World.open({ seed: SEED });
    const sessions: Session[] = [];
    for (const name of ['Ann', 'Bob', 'Cid']) sessions.push(await world.enter(await world.welcome(name)));
    const [host, ...guests] = sessions;
    const opened = await world.reply(host, { ask: 'open', setUp: setUp([seat.me, seat.open, seat.open]) });
    const table = opened.ok ? (opened.table?.id ?? '') : '';
    for (const [at, guest] of guests.entries()) await world.reply(guest, { ask: 'sit', table, seat: at + 1 });
    for (const each of sessions) await world.reply(each, { ask: 'ready', table, version: 1, ready: true });
    expect(await world.reply(host, { ask: 'concede', table })).toMatchObject({
      ok: false,
      message: 'Only a game of two can be conceded. Leave this one instead, and the others can carry on.',
    });
    expect(await world.reply(host, { ask: 'visit', table })).toMatchObject({
      whole: { room: { status: 'playing' } },
    });
    await world.close();
  });
});
