import type { BaseView, Beat, StoryLine, TableView } from '@smashup/referee/protocol';
import { describe, expect, it, test } from 'vitest';
import { durationOf } from '../src/flow/pace.ts';
import { joinBeats } from '../src/session/join-beats.ts';
import { BURY } from '../src/table/motion/moves/bury.ts';
import { CLASH } from '../src/table/motion/moves/clash.ts';
import { COUNTER } from '../src/table/motion/moves/counter.ts';
import { DESTROY } from '../src/table/motion/moves/destroy.ts';
import { DUEL } from '../src/table/motion/moves/duel.ts';
import { MOVE } from '../src/table/motion/moves/move.ts';
import { PLAY } from '../src/table/motion/moves/play.ts';
import { RETURN } from '../src/table/motion/moves/return.ts';
import { SMASH } from '../src/table/motion/moves/smash.ts';
import { STRIKE } from '../src/table/motion/moves/strike.ts';
import { AWARD, awardTime, BREAK, DROP, pointTime, starsStart } from '../src/table/motion/scoring-times.ts';
import { Timeline } from '../src/table/motion/timeline.ts';

const STANDING = { place: null, vp: 0 };
const BASE: BaseView = {
  card: 90,
  face: 50,
  breakpoint: 20,
  printedBreakpoint: 20,
  vp: [5, 3, 1],
  total: 24,
  counters: 0,
  scoring: true,
  titans: [],
  minions: [],
  actions: [],
  buried: [],
  standings: [
    { ...STANDING, seat: 0, total: 16 },
    { ...STANDING, seat: 1, total: 8 },
  ],
};

const TABLE: TableView = {
  viewer: 0,
  turn: { number: 3, phase: 'score', player: 0, minions: 0, actions: 0, extras: [] },
  players: [],
  bases: [BASE],
  baseDeck: 5,
  baseDiscard: [],
  sharedDecks: [],
  box: [],
  limbo: [],
  duel: null,
  factionChoice: null,
  winner: null,
  winners: [],
  reckonings: [],
  teams: [],
  vpToWin: 15,
  rounds: null,
};

const NOTHING = {
  text: [],
  aside: false,
  turn: 3,
  player: null,
  cards: [],
  base: null,
  from: null,
  source: null,
};

function line(key: StoryLine['key'], changes: Partial<StoryLine> = {}): StoryLine {
  return { ...NOTHING, key, count: 0, ...changes };
}

function beat(...lines: readonly StoryLine[]): Beat {
  return { lines, view: { ...TABLE } };
}

/** When the last of these times is over. */
function endOf(times: Readonly<Record<string, number | readonly [number, number]>>): number {
  return Math.max(...Object.values(times).map((time) => (typeof time === 'number' ? time : time[1])));
}

describe('every move is over before what happened next is shown', () => {
  test.each([
    ['play', endOf(PLAY)],
    ['destroy', STRIKE.next + endOf(DESTROY)],
    ['return', STRIKE.next + endOf(RETURN)],
    ['to hand', STRIKE.next + endOf(RETURN)],
    ['move', STRIKE.next + endOf(MOVE)],
    ['bury', STRIKE.next + endOf(BURY)],
    ['counters', COUNTER.apart + endOf({ drop: COUNTER.drop, pop: COUNTER.pop })],
    ['duel result', endOf(DUEL)],
    ['clash', endOf(CLASH)],
    ['scoring', endOf(SMASH)],
    ['base enters', endOf(DROP)],
  ] as const)('%s', (key, millis) => {
    expect(durationOf(beat(line(key)), 'normal')).toBeGreaterThanOrEqual(millis);
  });

  test('the VP of a base, however much power there is', () => {
    const award = beat(
      line('place', { player: 0, count: 1, base: 90 }),
      line('vp', { player: 0, count: 5 }),
      line('place', { player: 1, count: 2, base: 90 }),
      line('vp', { player: 1, count: 3 }),
    );
    expect(durationOf(award, 'normal')).toBeGreaterThanOrEqual(
      starsStart(16) + 4 * AWARD.apart + AWARD.fly[1],
    );
    expect(awardTime(60, 5)).toBeLessThan(3500);
  });

  test('a base that breaks, and the next one', () => {
    const replaced = beat(line('clear', { base: 90 }), line('base enters', { base: 91 }));
    expect(durationOf(replaced, 'normal')).toBeGreaterThanOrEqual(BREAK.next + endOf(DROP));
  });
});

describe('a count', () => {
  it('has all lanes at one pace, so that the weakest stops first, and takes at most 1.2 seconds', () => {
    expect(pointTime(8)).toBe(pointTime(16));
    expect(pointTime(60) * 60).toBeLessThanOrEqual(1200);
  });
});

describe('moments that are seen as one', () => {
  const place = beat(line('place', { player: 0, count: 1 }));
  const vp = beat(line('vp', { player: 0, count: 4 }));

  it('are all places and VP of a base', () => {
    const joined = joinBeats([beat(line('scoring')), place, vp, place, vp, beat(line('clear'))]);
    expect(joined.map(({ lines }) => lines.map(({ key }) => key))).toEqual([
      ['scoring'],
      ['place', 'vp', 'place', 'vp'],
      ['clear'],
    ]);
  });

  it('are the end of a base and the next one, unless something happens in between', () => {
    const clear = beat(line('clear'));
    const enters = beat(line('base leaves', { aside: true }), line('base enters'));
    expect(joinBeats([clear, enters])).toHaveLength(1);
    expect(joinBeats([clear, beat(line('trigger')), enters])).toHaveLength(3);
    expect(joinBeats([vp, place])).toHaveLength(2);
  });

  it('show the table as it is after the last of them', () => {
    const last = beat(line('vp'));
    expect(joinBeats([place, last])[0]?.view).toBe(last.view);
  });
});

describe('a timeline', () => {
  it('ends with the last thing that moves or is heard, counted from where its parts begin', () => {
    const timeline = new Timeline();
    timeline.start.hear(100, 'tap').later(500).hear(200, 'thud', 3).later(50).hear(10, 'bell');
    expect(timeline.end).toBe(700);
    expect(timeline.cues).toContainEqual({ at: 700, sound: 'thud', semitones: 3 });
    expect(timeline.cues).toContainEqual({ at: 560, sound: 'bell', semitones: 0 });
  });
});
