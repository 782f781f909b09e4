import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bankOf,
  clockRules,
  foldRows,
  overdrawnAt,
  runningAt,
  type ClockRules,
  type TimedEntry,
} from '../src/play/clock/clock.ts';
import type { JournalEntry } from '../src/play/journal/entries.ts';
import { timeAfter, timeBetween, type Span } from '../src/play/clock/spans.ts';
import { onlineSetUp } from '../src/protocol/index.ts';
import { setUp } from './kit/client.ts';

const RULES: ClockRules = { free: 10_000, bank: 60_000, perTurn: 20_000 };

const answer = (seat: number, by: 'person' | 'bot' | 'referee' = 'person'): JournalEntry => ({
  kind: 'answer',
  seat,
  by,
  answer: ['x'],
});
const sits = (seat: number, plays: 'bot' | 'person'): JournalEntry => ({ kind: 'sitter', seat, plays });
const dealt: JournalEntry = { kind: 'dealt', record: '' };

/** Rows at these seconds. */
const rows = (...list: readonly (readonly [number, JournalEntry])[]): TimedEntry[] =>
  [[0, dealt] as const, ...list].map(([second, entry]) => ({ at: second * 1000, entry }));

function bankAfter(
  list: readonly TimedEntry[],
  seat = 0,
  turnEnds: readonly number[] = [],
  outages: readonly Span[] = [],
) {
  return bankOf(foldRows(RULES, list, 0, outages), seat, turnEnds) / 1000;
}

function untilAfter(list: readonly TimedEntry[], seat = 0, outages: readonly Span[] = []) {
  return runningAt(foldRows(RULES, list, 0, outages), seat, [], outages).until / 1000;
}

describe('time outside of gaps', () => {
  it('is counted, and known in advance', () => {
    const gaps = [
      { from: 50, to: 60 },
      { from: 10, to: 20 },
      { from: 15, to: 30 },
    ];
    expect(timeBetween(0, 100, gaps)).toBe(70);
    expect(timeBetween(12, 55, gaps)).toBe(20);
    expect(timeBetween(16, 18, gaps)).toBe(0);
    expect(timeAfter(0, 10, gaps)).toBe(10);
    expect(timeAfter(0, 11, gaps)).toBe(31);
    expect(timeAfter(12, 25, gaps)).toBe(65);
    expect(timeAfter(0, 5, [{ from: 1, to: Number.POSITIVE_INFINITY }])).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('the clocks of a table', () => {
  it('take free seconds before the bank, and only from whoever decided', () => {
    const list = rows([9, answer(0)], [30, answer(0)], [70, answer(1)]);
    expect(bankAfter(list, 0)).toBe(49);
    expect(bankAfter(list, 1)).toBe(30);
    expect(untilAfter(list, 0)).toBe(70 + 10 + 49);
  });

  it('take nothing for what bots and the server answer', () => {
    const list = rows([500, answer(0, 'bot')], [999, answer(0, 'referee')]);
    expect(bankAfter(list)).toBe(60);
  });

  it('give something back with every turn, never above the start', () => {
    const list = rows([50, answer(0)], [51, answer(1)], [52, answer(1)]);
    expect(bankAfter(list)).toBe(20);
    expect(bankAfter(list, 0, [0])).toBe(40);
    expect(bankAfter(list, 0, [0, 1, 2])).toBe(60);
  });

  it('never fall below nothing: the next turn gives its whole increment', () => {
    expect(bankAfter(rows([500, answer(0)]), 0, [0])).toBe(20);
  });

  it('give outages back', () => {
    const outages = [{ from: 5000, to: 45_000 }];
    expect(bankAfter(rows([60, answer(0)]), 0, [], outages)).toBe(50);
    expect(untilAfter(rows(), 0, outages)).toBe(110);
  });

  it('stand while a bot sits in, and count what was used before it came', () => {
    const list = rows([30, sits(0, 'bot')], [500, sits(0, 'person')]);
    expect(untilAfter(list)).toBe(500 + 40);
    expect(bankAfter([...list, ...rows([520, answer(0)]).slice(1)])).toBe(20);
    expect(bankAfter(rows([30, sits(0, 'bot')], [500, answer(0, 'bot')]))).toBe(40);
  });

  it('stand as they stood when a decision came up that all have agreed to return to', () => {
    const propose: JournalEntry = { kind: 'propose', what: 'undo', seat: 0, to: 1 };
    const undo: JournalEntry = { kind: 'undo', seat: 0, to: 1 };
    const list = rows([20, answer(0)], [60, answer(0)], [95, answer(1)], [120, propose], [125, undo]);
    expect(bankAfter(list, 0)).toBe(50);
    expect(bankAfter(list, 1)).toBe(60);
    expect(untilAfter(list, 0)).toBe(125 + 60);
  });

  it('are not stopped by taking back on one’s own', () => {
    const undo: JournalEntry = { kind: 'undo', seat: 0, to: 0 };
    const list = rows([30, answer(0)], [45, undo]);
    // 20 s of the bank for the first, 5 s for the second; the free seconds are used up.
    expect(untilAfter(list)).toBe(45 + 35);
    expect(bankAfter([...list, ...rows([50, answer(0)]).slice(1)])).toBe(60 - 25 - 5);
    const quick = rows([2, answer(0)], [4, undo]);
    expect(untilAfter(quick)).toBe(4 + 6 + 60);
  });

  it('begin anew when the game goes on with other cards, or over days', () => {
    expect(bankAfter(rows([60, answer(0)], [70, { kind: 'goes on', record: '' }]))).toBe(60);
    const days = rows([60, answer(0)], [70, { kind: 'clock', clock: { kind: 'days', days: 2 } }]);
    expect(bankAfter(days)).toBe(2 * 86_400);
    expect(untilAfter(days)).toBe(70 + 60 + 2 * 86_400);
  });

  it('have what somebody gives, also above the start, and in full if the time was over', () => {
    const give = (to: number, late = 0): JournalEntry => ({
      kind: 'time given',
      seat: 1 - to,
      to,
      millis: 30_000,
      late,
    });
    expect(untilAfter(rows([20, give(0)]))).toBe(10 + 60 + 30);
    expect(bankAfter(rows([20, give(1)]), 1)).toBe(90);
    // It is not taken away when a turn ends.
    expect(bankAfter(rows([5, give(0)], [8, answer(0)]), 0, [0])).toBe(90);
    expect(bankAfter(rows([5, give(0)], [80, answer(0)]), 0, [0])).toBe(40);
    // Twenty seconds too late already.
    expect(untilAfter(rows([90, give(0, 20_000)]))).toBe(90 + 30);
    const undo: JournalEntry = { kind: 'undo', seat: 0, to: 0 };
    const propose: JournalEntry = { kind: 'propose', what: 'undo', seat: 0, to: 0 };
    expect(bankAfter(rows([40, answer(0)], [50, give(0)], [55, propose], [56, undo]))).toBe(90);
  });

  it('over days are full with each turn', () => {
    const rules = clockRules({ kind: 'days', days: 1 }, 600);
    if (rules === null) throw new Error('There is a clock.');
    const clock = foldRows(rules, rows([50_000, answer(0)]), 0, []);
    expect(bankOf(clock, 0, [])).toBe((86_400 - 50_000 + 60) * 1000);
    expect(bankOf(clock, 0, [0])).toBe(86_400_000);
  });

  it('warn in the last fifth, and half a minute before the end where that is at most half', () => {
    const warning = (bank: number): number => {
      const clock = foldRows({ ...RULES, bank }, rows(), 0, []);
      const { warnAt, until } = runningAt(clock, 0, [], []);
      return (until - warnAt) / 1000;
    };
    expect(warning(990_000)).toBe(200);
    expect(warning(60_000)).toBe(30);
    expect(warning(0)).toBe(5);
  });

  it('leave windows out: nothing that they take can be read from a bank', () => {
    expect(clockRules({ kind: 'live', free: 5, bank: 1, increment: 0 }, 10_000)?.free).toBe(11_000);
    expect(clockRules({ kind: 'none' }, 600)).toBeNull();
  });

  it('are none at a table whose page does not know them', () => {
    const {
      clock: _clock,
      timeOut: _timeOut,
      ...old
    } = setUp([
      { sitter: { kind: 'me' }, factions: null },
      { sitter: { kind: 'open' }, factions: null },
    ]);
    expect(onlineSetUp.parse(old)).toMatchObject({ clock: { kind: 'none' }, timeOut: 'wait' });
  });
});

// What can happen, second by second, at a table of two.
type Happening =
  | { readonly kind: 'time'; readonly seconds: number }
  | { readonly kind: 'outage'; readonly seconds: number }
  | { readonly kind: 'answer'; readonly next: number; readonly endsTurn: boolean }
  | { readonly kind: 'bot' | 'back'; readonly seat: number }
  | { readonly kind: 'undo'; readonly answers: number }
  | { readonly kind: 'gift'; readonly to: number };

const happening: fc.Arbitrary<Happening> = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), seconds: fc.integer({ min: 0, max: 40 }) }),
  fc.record({ kind: fc.constant('time' as const), seconds: fc.integer({ min: 40, max: 100 }) }),
  fc.record({ kind: fc.constant('outage' as const), seconds: fc.integer({ min: 0, max: 40 }) }),
  fc.record({
    kind: fc.constant('answer' as const),
    next: fc.integer({ min: 0, max: 1 }),
    endsTurn: fc.boolean(),
  }),
  fc.record({ kind: fc.constantFrom('bot' as const, 'back' as const), seat: fc.integer({ min: 0, max: 1 }) }),
  fc.record({ kind: fc.constant('undo' as const), answers: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ kind: fc.constant('gift' as const), to: fc.integer({ min: 0, max: 1 }) }),
);

interface Moment {
  readonly seat: number;
  readonly banks: readonly number[];
  readonly turnEnds: readonly number[];
}

/** Whoever watches the table with a stop-watch: no log, no intervals, one second after another. */
class StopWatch {
  second = 0;
  seat = 0;
  free = 0;
  banks = [60, 60];
  turnEnds: number[] = [];
  readonly bots = new Set<number>();
  readonly outages: Span[] = [];
  readonly moments: Moment[] = [];
  readonly rows: TimedEntry[] = rows();

  private note(entry: JournalEntry): void {
    this.rows.push({ at: this.second * 1000, entry });
  }

  happen(what: Happening): void {
    if (what.kind === 'time') for (let left = what.seconds; left > 0; left--) this.tick();
    else if (what.kind === 'outage') {
      const from = this.second * 1000;
      this.second += what.seconds;
      this.outages.push({ from, to: this.second * 1000 });
    } else if (what.kind === 'answer') this.answer(what.next, what.endsTurn);
    else if (what.kind === 'undo') this.undo(what.answers);
    else if (what.kind === 'gift') this.give(what.to);
    else this.sit(what.seat, what.kind === 'bot');
  }

  private tick(): void {
    this.second++;
    if (this.bots.has(this.seat)) return;
    if (this.free < 10) this.free++;
    else this.banks[this.seat] = Math.max(0, (this.banks[this.seat] ?? 0) - 1);
  }

  private answer(next: number, endsTurn: boolean): void {
    const { seat, banks, turnEnds } = this;
    this.moments.push({ seat, banks: this.start, turnEnds: [...turnEnds] });
    this.note(answer(seat, this.bots.has(seat) ? 'bot' : 'person'));
    if (endsTurn) {
      this.turnEnds.push(this.moments.length - 1);
      this.banks = banks.map((bank) => Math.max(bank, Math.min(60, bank + 20)));
    }
    this.begin(next);
  }

  /** As it was when the decision came up. */
  private start: readonly number[] = [60, 60];

  /** Fifteen seconds more, also if the game goes back to before they were given. */
  private give(to: number): void {
    const clock = foldRows(RULES, this.rows, 0, this.outages);
    const late =
      to === this.seat ? overdrawnAt(clock, to, this.second * 1000, this.turnEnds, this.outages) : 0;
    this.note({ kind: 'time given', seat: 1 - to, to, millis: 15_000, late });
    const more = (banks: readonly number[]) => banks.map((bank, seat) => (seat === to ? bank + 15 : bank));
    this.banks = more(this.banks);
    this.start = more(this.start);
    for (const [at, moment] of this.moments.entries()) {
      this.moments[at] = { ...moment, banks: more(moment.banks) };
    }
  }

  private begin(seat: number): void {
    this.seat = seat;
    this.free = 0;
    this.start = [...this.banks];
  }

  private undo(answers: number): void {
    const to = this.moments.length - answers;
    const moment = this.moments[to];
    if (moment === undefined) return;
    this.note({ kind: 'propose', what: 'undo', seat: moment.seat, to });
    this.note({ kind: 'undo', seat: moment.seat, to });
    this.moments.length = to;
    this.banks = [...moment.banks];
    this.turnEnds = [...moment.turnEnds];
    this.begin(moment.seat);
  }

  private sit(seat: number, isBot: boolean): void {
    if (this.bots.has(seat) === isBot) return;
    if (isBot) this.bots.add(seat);
    else this.bots.delete(seat);
    this.note(sits(seat, isBot ? 'bot' : 'person'));
  }

  /** Seconds that whoever decides still has. */
  get left(): number {
    return 10 - this.free + (this.banks[this.seat] ?? 0);
  }
}

describe('in whatever order people drop, return and go back, and servers restart', () => {
  it('everybody has exactly their time', () => {
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 40, size: 'max' }), (happenings) => {
        const watch = new StopWatch();
        for (const what of happenings) {
          watch.happen(what);
          // As a process reads it that has just started.
          const clock = foldRows(RULES, watch.rows, 0, watch.outages);
          const now = watch.second * 1000;
          if (watch.bots.has(watch.seat)) continue;
          const { until } = runningAt(clock, watch.seat, watch.turnEnds, watch.outages);
          expect(Math.max(now, until)).toBe(now + watch.left * 1000);
          const other = 1 - watch.seat;
          expect(bankOf(clock, other, watch.turnEnds)).toBe((watch.banks[other] ?? 0) * 1000);
        }
      }),
      { numRuns: 400 },
    );
  });
});
