import type { Seat } from '@smashup/engine';
import type { ClockSetUp } from '../../protocol/index.ts';
import { applyEntry, NOTHING_YET, type JournalState, type JournalEntry } from '../journal/entries.ts';
import { timeAfter, timeBetween, type Span } from './spans.ts';

/** In milliseconds. */
export interface ClockRules {
  /** For each decision, before the bank is touched. */
  readonly free: number;
  readonly bank: number;
  /** What everybody gets back when a turn ends, never above the bank. */
  readonly perTurn: number;
}

/** What a person has used for an answer that stands. */
interface Used {
  /** The number of answers before it. */
  readonly answer: number;
  readonly seat: Seat;
  readonly free: number;
  readonly bank: number;
}

/** Time that somebody was given. */
interface Given {
  /** How many answers stood then. */
  readonly answer: number;
  readonly seat: Seat;
  readonly millis: number;
  /** What they had overdrawn by then, which was refunded on top. */
  readonly late: number;
}

interface Break extends Span {
  readonly seat: Seat;
}

/** What the journal says about time. It does not say whose decision is pending: that becomes known with the answer. */
export interface ClockState {
  readonly rules: ClockRules;
  /** Since how many answers these rules hold. */
  readonly from: number;
  /** How many answers stand. */
  readonly answers: number;
  readonly used: readonly Used[];
  readonly given: readonly Given[];
  /** The decision that is pending: since when, and what was used for it before it was returned to. */
  readonly pending: { readonly since: number; readonly free: number; readonly bank: number };
  /** A bot plays in somebody's place. */
  readonly breaks: readonly Break[];
}

/** A row of the journal. */
export interface TimedEntry {
  readonly at: number;
  readonly entry: JournalEntry;
}

/** A decision whose time runs, in milliseconds since 1970. */
export interface Running {
  readonly seat: Seat;
  /** Then the bank begins to run. */
  readonly freeUntil: number;
  /** Then whoever decides is warned. */
  readonly warnAt: number;
  readonly until: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
/** A decision is free for this much longer than a window lasts: the duration of a window costs nobody any time. */
const BEYOND_WINDOW = 1000;
const LAST_WARNING = 30 * SECOND;
/** How many answers that took nothing from the bank are kept for undo, which does not go far back. */
const MOST_FREE = 32;

/** Null: there is no clock. `window`: the uniform time of windows. */
export function clockRules(clock: ClockSetUp, window: number): ClockRules | null {
  const least = window + BEYOND_WINDOW;
  if (clock.kind === 'none') return null;
  if (clock.kind === 'days') {
    const bank = clock.days * DAY;
    return { free: Math.max(MINUTE, least), bank, perTurn: bank };
  }
  return {
    free: Math.max(clock.free * SECOND, least),
    bank: clock.bank * MINUTE,
    perTurn: clock.increment * SECOND,
  };
}

function startClock(rules: ClockRules, answers: number, at: number): ClockState {
  return { rules, from: answers, answers, used: [], given: [], pending: fresh(at), breaks: [] };
}

const fresh = (since: number): ClockState['pending'] => ({ since, free: 0, bank: 0 });

/** The clocks after one more row. `before`: the table as it was before it; `outages`: nobody's time. */
export function foldClock(
  clock: ClockState,
  { at, entry }: TimedEntry,
  before: JournalState,
  outages: readonly Span[],
): ClockState {
  switch (entry.kind) {
    case 'answer': {
      const { answers } = clock;
      const isOwn = entry.by === 'person' || (entry.by === 'bot' && isOnBreak(clock, entry.seat));
      const used = isOwn ? [{ answer: answers, ...useUntil(clock, entry.seat, at, outages) }] : [];
      return {
        ...clock,
        answers: answers + 1,
        used: worthKeeping([...clock.used, ...used]),
        pending: fresh(at),
        breaks: clock.breaks.filter(({ to }) => to > at),
      };
    }
    case 'undo':
      return goBack(clock, entry.to, at, before.proposal?.what === 'undo' ? null : entry.seat, outages);
    case 'sitter':
      return entry.plays === 'bot' ? beginBreak(clock, entry.seat, at) : endBreak(clock, entry.seat, at);
    case 'time out':
      return entry.means === 'bot' ? beginBreak(clock, entry.seat, at) : clock;
    case 'time given': {
      const { to, millis, late } = entry;
      return {
        ...clock,
        given: [...clock.given, { answer: clock.answers, seat: to, millis, late }],
      };
    }
    case 'clock': {
      const rules = clockRules(entry.clock, 0);
      return rules === null ? clock : { ...startClock(rules, clock.answers, at), breaks: clock.breaks };
    }
    default:
      return clock;
  }
}

/** All rows of a journal. `answers`: how many had been given where the match begins that is played from it. */
export function foldRows(
  rules: ClockRules,
  rows: readonly TimedEntry[],
  answers: number,
  outages: readonly Span[],
): ClockState {
  const begins = rows.findLastIndex(({ entry: { kind } }) => kind === 'dealt' || kind === 'goes on');
  let clock = startClock(rules, answers, rows[0]?.at ?? 0);
  let table = NOTHING_YET;
  for (const [index, row] of rows.entries()) {
    // Time from before the game went on with other cards no longer counts for anybody.
    clock =
      index === begins
        ? {
            ...startClock(clock.rules, answers, row.at),
            breaks: clock.breaks,
            given: clock.given.map((each) => ({ ...each, answer: answers, late: 0 })),
          }
        : foldClock(clock, row, table, outages);
    table = applyEntry(table, row.entry);
  }
  return clock;
}

function isOnBreak({ breaks }: ClockState, seat: Seat): boolean {
  return breaks.some((each) => each.seat === seat && each.to === Number.POSITIVE_INFINITY);
}

function beginBreak(clock: ClockState, seat: Seat, at: number): ClockState {
  if (isOnBreak(clock, seat)) return clock;
  return { ...clock, breaks: [...clock.breaks, { seat, from: at, to: Number.POSITIVE_INFINITY }] };
}

function endBreak(clock: ClockState, seat: Seat, at: number): ClockState {
  return {
    ...clock,
    breaks: clock.breaks.map((each) =>
      each.seat === seat && each.to === Number.POSITIVE_INFINITY ? { ...each, to: at } : each,
    ),
  };
}

function gapsFor({ breaks }: ClockState, seat: Seat, outages: readonly Span[]): Span[] {
  return [...outages, ...breaks.filter((each) => each.seat === seat)];
}

/** What the seat has used for the decision that is pending, if it is theirs. */
function useUntil(clock: ClockState, seat: Seat, at: number, outages: readonly Span[]): Omit<Used, 'answer'> {
  const { pending, rules } = clock;
  const millis = timeBetween(pending.since, at, gapsFor(clock, seat, outages));
  const free = Math.min(millis, rules.free - pending.free);
  return { seat, free: pending.free + free, bank: pending.bank + millis - free };
}

function worthKeeping(used: readonly Used[]): readonly Used[] {
  const since = used.length - MOST_FREE;
  return since <= 0 ? used : used.filter(({ bank }, at) => bank > 0 || at >= since);
}

/** `alone`: who took it back without asking anybody; null: everybody agreed, and gets their time back. */
function goBack(
  clock: ClockState,
  to: number,
  at: number,
  alone: Seat | null,
  outages: readonly Span[],
): ClockState {
  const back = {
    ...clock,
    answers: to,
    used: clock.used.filter(({ answer }) => answer < to),
    given: clock.given.map((each) => keepGiven(each, to, alone === each.seat)),
    pending: fresh(at),
  };
  if (alone === null) return back;
  const own = clock.used.filter(({ answer, seat }) => answer >= to && seat === alone);
  const all = [...own, useUntil(clock, alone, at, outages)];
  const sum = (of: 'free' | 'bank'): number => all.reduce((total, each) => total + each[of], 0);
  return {
    ...back,
    pending: { since: at, free: Math.min(clock.rules.free, sum('free')), bank: sum('bank') },
  };
}

/** What was given stays given; what was overdrawn since then no longer counts, unless the thinking time stays used. */
function keepGiven(given: Given, to: number, isUsed: boolean): Given {
  if (given.answer < to) return given;
  return { ...given, answer: to, late: isUsed ? given.late : 0 };
}

/** `turnEnds`: after how many answers a turn ended with the next one. */
export function bankOf(clock: ClockState, seat: Seat, turnEnds: readonly number[]): number {
  const { rules, from } = clock;
  const ends = turnEnds.filter((end) => end >= from);
  let bank = rules.bank;
  let ended = 0;
  const endTurnsBefore = (answer: number): void => {
    for (; ended < ends.length && (ends[ended] ?? 0) < answer; ended++) {
      // A player who was given more than the initial bank keeps it.
      bank = Math.max(bank, Math.min(rules.bank, bank + rules.perTurn));
    }
  };
  for (const { answer, change } of changesFor(clock, seat)) {
    endTurnsBefore(answer);
    bank = Math.max(0, bank + change);
  }
  endTurnsBefore(Number.POSITIVE_INFINITY);
  return bank;
}

/** In the order in which they count: what was given for a decision, and then what it took. */
function changesFor(
  { used, given }: ClockState,
  seat: Seat,
): readonly { readonly answer: number; readonly change: number }[] {
  const own = <T extends { readonly seat: Seat }>(list: readonly T[]): readonly T[] =>
    list.filter((each) => each.seat === seat);
  const changes = [
    ...own(given).map(({ answer, millis, late }) => ({ answer, change: millis + late })),
    ...own(used).map(({ answer, bank }) => ({ answer, change: -bank })),
  ];
  return changes.toSorted((one, other) => one.answer - other.answer);
}

/** What the seat has used beyond its time for the decision that is pending. */
export function overdrawnAt(
  clock: ClockState,
  seat: Seat,
  at: number,
  turnEnds: readonly number[],
  outages: readonly Span[],
): number {
  return Math.max(0, useUntil(clock, seat, at, outages).bank - bankOf(clock, seat, turnEnds));
}

/** How time runs for the seat that has to decide. */
export function runningAt(
  clock: ClockState,
  seat: Seat,
  turnEnds: readonly number[],
  outages: readonly Span[],
): Running {
  const { pending, rules } = clock;
  const gaps = gapsFor(clock, seat, outages);
  const free = rules.free - pending.free;
  const all = free + Math.max(0, bankOf(clock, seat, turnEnds) - pending.bank);
  const warning = Math.max(all / 5, Math.min(LAST_WARNING, all / 2));
  const after = (millis: number): number => Math.round(timeAfter(pending.since, millis, gaps));
  return { seat, freeUntil: after(free), warnAt: after(all - warning), until: after(all) };
}
