import { describe, expect, it } from 'vitest';
import { earlyEnding } from '../src/play/journal/outcome.ts';
import {
  applyEntry,
  NOTHING_YET,
  readEntry,
  type JournalState,
  type JournalEntry,
} from '../src/play/journal/entries.ts';
import { Presence } from '../src/play/presence/presence.ts';
import { Answered, ticketFor } from '../src/play/answers/tickets.ts';
import { ConfigError, readConfig } from '../src/config/index.ts';

const stateAfter = (...entries: JournalEntry[]): JournalState => entries.reduce(applyEntry, NOTHING_YET);

const answer = { kind: 'answer', seat: 1, by: 'person', answer: ['end turn'] } as const;
const undo: JournalEntry = { kind: 'propose', what: 'undo', seat: 0, to: 3 };
const bot: JournalEntry = { kind: 'propose', what: 'bot', seat: 0, about: 1 };

describe('the state of a journal', () => {
  it('knows who declined until the game goes on, and that a withdrawn proposal was declined by nobody', () => {
    const no: JournalEntry = { kind: 'vote', seat: 1, proposal: 0, agree: false, forGood: false };
    expect(stateAfter(undo, no).declined).toEqual({ what: 'undo', by: 0, seat: 1 });
    expect(stateAfter(undo, no, undo).declined).toBeNull();
    const withdrawn = stateAfter(undo, { ...no, seat: 0 });
    expect(withdrawn).toMatchObject({ proposal: null, declined: null, isUndoRefused: false });
    expect(withdrawn.undosAsked.get(0)).toBe(1);
  });

  it('knows what is proposed, and who agrees', () => {
    const vote: JournalEntry = { kind: 'vote', seat: 1, proposal: 0, agree: true, forGood: false };
    expect(stateAfter(undo, vote).proposal).toEqual({
      id: 0,
      what: 'undo',
      by: 0,
      about: 0,
      to: 3,
      clock: null,
      agreed: [0, 1],
    });
    expect(stateAfter(undo, { ...vote, proposal: 7 }).proposal?.agreed).toEqual([0]);
  });

  it('drops a proposal with a no, with what makes it pointless, and not otherwise', () => {
    const no: JournalEntry = { kind: 'vote', seat: 1, proposal: 0, agree: false, forGood: true };
    expect(stateAfter(undo, no)).toMatchObject({ proposal: null, isUndoRefused: true });
    expect(stateAfter(bot, no)).toMatchObject({ proposal: null, isUndoRefused: false });
    expect(stateAfter(undo, answer).proposal).toBeNull();
    expect(stateAfter(bot, answer).proposal).toBeNull();
    expect(stateAfter(bot, { ...answer, seat: 2 }).proposal).not.toBeNull();
  });

  it('knows who plays a seat, and that returning ends having left', () => {
    const leave: JournalEntry = { kind: 'leave', seat: 1 };
    const standIn: JournalEntry = { kind: 'sitter', seat: 1, plays: 'bot' };
    const back: JournalEntry = { kind: 'sitter', seat: 1, plays: 'person' };
    expect([...stateAfter(leave, bot, standIn).standIns]).toEqual([1]);
    expect(stateAfter(leave, bot, standIn).proposal).toBeNull();
    expect(stateAfter(leave, standIn, back)).toMatchObject({ standIns: new Set(), left: new Set() });
    expect(stateAfter({ kind: 'end' })).toMatchObject({ isEnded: true, conceded: null });
    expect(stateAfter(undo, { kind: 'concede', seat: 1 })).toMatchObject({
      isEnded: true,
      conceded: 1,
      proposal: null,
    });
    expect(stateAfter(undo, undo).undosAsked.get(0)).toBe(2);
  });

  it('knows why the game was over early', () => {
    expect(earlyEnding(stateAfter(answer))).toBeNull();
    expect(earlyEnding(stateAfter({ kind: 'end' }))).toBe('agreed');
    expect(earlyEnding(stateAfter({ kind: 'concede', seat: 1 }))).toEqual({ conceded: 1 });
    expect(earlyEnding(stateAfter({ kind: 'time out', seat: 1, means: 'end' }))).toBe('time');
    expect(earlyEnding(stateAfter({ kind: 'time out', seat: 1, means: 'bot' }))).toBeNull();
  });

  it('reads its rows and nothing else', () => {
    for (const entry of [answer, undo, bot])
      expect(readEntry(JSON.parse(JSON.stringify(entry)))).toEqual(entry);
    expect(() => readEntry({ kind: 'steal', seat: 0 })).toThrow(/kind/);
  });
});

describe('presence', () => {
  const times = { untilAway: 100, reload: 10 };

  it('is a page that is seen and had input', () => {
    const presence = new Presence(times);
    expect(presence.isAway('ann', 0)).toBe(true);
    presence.here('ann', 'one', true, 0);
    expect(presence.isAway('ann', 99)).toBe(false);
    expect(presence.isAway('ann', 100)).toBe(true);
    presence.here('ann', 'one', false, 50);
    expect(presence.isAway('ann', 51)).toBe(true);
  });

  it('survives a reload, and the farewell of an old page after the hello of a new one', () => {
    const presence = new Presence(times);
    presence.here('ann', 'old', true, 0);
    presence.gone('ann', 'old', 5);
    expect(presence.isAway('ann', 14)).toBe(false);
    expect(presence.isAway('ann', 15)).toBe(true);
    presence.here('ann', 'new', true, 16);
    presence.gone('ann', 'old', 17);
    expect(presence.isAway('ann', 60)).toBe(false);
    expect(presence.awayFrom('ann', 116)).toBe(116);
    expect(presence.awayFrom('ann', 130)).toBe(116);
  });

  it('says when to look again', () => {
    const presence = new Presence(times);
    presence.here('ann', 'one', true, 0);
    presence.here('bob', 'two', true, 30);
    expect(presence.nextChange(40)).toBe(100);
    presence.gone('bob', 'two', 41);
    expect(presence.nextChange(42)).toBe(51);
    expect(presence.nextChange(1000)).toBeNull();
  });
});

describe('tickets', () => {
  it('name a decision for one seat, and the last ones are known again', () => {
    expect(ticketFor('secret', 0, 5)).toBe(ticketFor('secret', 0, 5));
    const others = [ticketFor('secret', 1, 5), ticketFor('secret', 0, 6), ticketFor('other', 0, 5)];
    expect(others).not.toContain(ticketFor('secret', 0, 5));
    const answered = new Answered('secret');
    for (let number = 0; number < 20; number++) answered.note(0, number, [1]);
    expect(answered.fateOf(0, ticketFor('secret', 0, 19), [1])).toBe('done');
    expect(answered.fateOf(1, ticketFor('secret', 0, 19), [1])).toBeNull();
    expect(answered.fateOf(0, ticketFor('secret', 0, 3), [1])).toBeNull();
  });

  it('are known to who gives the same answer again, and not to who gives another', () => {
    const answered = new Answered('secret');
    answered.note(0, 5, null);
    expect(answered.fateOf(0, ticketFor('secret', 0, 5), [2])).toBe('forgotten');
    expect(answered.forgotten(0, ticketFor('secret', 0, 5))).toBe(5);
    answered.note(0, 5, [2]);
    expect(answered.forgotten(0, ticketFor('secret', 0, 5))).toBeNull();
    expect(answered.fateOf(0, ticketFor('secret', 0, 5), [2])).toBe('done');
    expect(answered.fateOf(0, ticketFor('secret', 0, 5), [0])).toBe('otherwise');
  });
});

describe('the configuration', () => {
  it('is checked, with one sentence for what is wrong', () => {
    const read = (env: Record<string, string>) => readConfig(env, 'file.db', 4);
    expect(read({})).toMatchObject({
      port: 4343,
      isPortFixed: false,
      database: { file: 'file.db' },
      botThreads: 3,
    });
    expect(read({ DATABASE_URL: 'postgres://x' }).database).toEqual({
      kind: 'postgres',
      url: 'postgres://x',
    });
    expect(read({ ORIGIN: 'https://smashup.example/' }).origin).toBe('https://smashup.example');
    for (const wrong of [
      { PORT: 'x' },
      { PORT: '70000' },
      { ORIGIN: 'smashup' },
      { ORIGIN: 'https://a.example/path' },
      { DATABASE_URL: 'mysql://x' },
      { LOG_LEVEL: 'loud' },
      { BOT_THREADS: '0' },
    ])
      expect(() => read(wrong)).toThrow(ConfigError);
  });
});
