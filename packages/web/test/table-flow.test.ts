import type { BaseView, Beat, StoryLine, TableView } from '@smashup/referee/protocol';
import { describe, expect, it } from 'vitest';
import { durationOf } from '../src/flow/pace.ts';
import { followScoring, type Scoring } from '../src/flow/scoring.ts';
import { lanesAt } from '../src/table/bases/lanes.ts';
import { keepSame } from '../src/session/keep-same.ts';
import { followClash } from '../src/flow/clash-show.tsx';

const BASE: BaseView = {
  card: 90,
  face: 50,
  breakpoint: 10,
  printedBreakpoint: 10,
  vp: [4, 2, 1],
  total: 12,
  counters: 0,
  scoring: true,
  standings: [
    { seat: 0, total: 5, place: 2, vp: 2 },
    { seat: 1, total: 0, place: null, vp: 0 },
    { seat: 2, total: 7, place: 1, vp: 4 },
  ],
  titans: [],
  minions: [minion(7, 0, 5), minion(8, 2, 7)],
  actions: [],
  buried: [],
};

function minion(card: number, controller: number, power: number): BaseView['minions'][number] {
  return {
    card,
    face: 12,
    controller,
    owner: controller,
    power,
    printedPower: power,
    counters: 0,
    actions: [],
  };
}

function tableWith(bases: readonly BaseView[]): TableView {
  return {
    viewer: 0,
    turn: { number: 3, phase: 'score', player: 0, minions: 0, actions: 0, extras: [] },
    players: [],
    bases,
    baseDeck: 5,
    baseDiscard: [],
    limbo: [],
    duel: null,
    winner: null,
    winners: [],
    reckonings: [],
    teams: [],
    vpToWin: 15,
    rounds: null,
    factionChoice: null,
    sharedDecks: [],
    box: [],
  };
}

function line(key: StoryLine['key'], changes: Partial<StoryLine> = {}): StoryLine {
  const nothing = { player: null, base: null, from: null, source: null };
  return { key, text: [], aside: false, turn: 3, cards: [], count: 0, ...nothing, ...changes };
}

const beat = (...lines: readonly StoryLine[]): Beat => ({ lines, view: tableWith([BASE]) });

function told(...lines: readonly StoryLine[]): Scoring | null {
  return lines.map((one) => beat(one)).reduce(followScoring, null);
}

describe('the scoring of a base, step by step', () => {
  const scoring = line('scoring', { base: 90 });
  const first = [
    line('place', { player: 2, count: 1, base: 90 }),
    line('vp', { player: 2, count: 4, source: 90 }),
  ];

  it('knows who took which place and gained what', () => {
    const shown = told(scoring, ...first, line('vp', { player: 2, count: 1, source: 8 }));
    expect(shown?.places.get(2)).toBe(1);
    expect(shown?.gained.get(2)).toBe(5);
    expect(shown?.lines).toHaveLength(3);
    expect(shown?.over).toBe(false);
  });

  it('shows the power by which places were taken, whatever minions do after the base has scored', () => {
    const one = told(scoring, ...first);
    const moved = { ...BASE, total: 5, standings: [], minions: BASE.minions.slice(0, 1) };
    const after = followScoring(one, { lines: [line('move')], view: tableWith([moved]) });
    expect(after?.base).toEqual(BASE);
    // Before that, they count.
    const before = followScoring(told(scoring), { lines: [line('move')], view: tableWith([moved]) });
    expect(before?.base).toEqual(moved);
  });

  it('is over when the base is cleared, keeps what it was, and goes with the next turn', () => {
    const cleared = told(scoring, ...first, line('clear', { base: 90 }), line('draw', { player: 0 }));
    expect(cleared?.over).toBe(true);
    expect(cleared?.base.standings).toEqual(BASE.standings);
    expect(cleared?.lines).toHaveLength(2);
    expect(followScoring(cleared, beat(line('turn')))).toBeNull();
  });

  it('knows in which half of the bases it lies, so that it can be shown beside it', () => {
    const among = (...cards: readonly number[]): Beat => ({
      lines: [scoring],
      view: tableWith(cards.map((card) => ({ ...BASE, card }))),
    });
    expect(followScoring(null, among(90, 91, 92))?.half).toBe('first');
    expect(followScoring(null, among(91, 90, 92))?.half).toBe('first');
    expect(followScoring(null, among(91, 92, 90))?.half).toBe('second');
  });

  it('is not told while no base scores', () => {
    expect(told(line('vp', { player: 0, count: 1 }))).toBeNull();
  });
});

describe('a clash', () => {
  const side = { titan: { card: 7, face: 12 }, seat: 0, total: 5, parts: [] };
  const clash = line('clash', { base: 90, clash: { stays: side, leaves: { ...side, seat: 1 } } });

  it('stays while the turn goes on, until another takes its place or the next turn begins', () => {
    const shown = followClash(null, beat(line('play'), clash));
    expect(shown).toBe(clash);
    expect(followClash(shown, beat(line('draw')))).toBe(clash);
    const another = { ...clash, turn: 3 };
    expect(followClash(shown, beat(another))).toBe(another);
    expect(followClash(shown, beat(line('turn')))).toBeNull();
  });

  it('is none where none is told', () => {
    expect(followClash(null, beat(line('play')))).toBeNull();
  });
});

describe('the pace', () => {
  it('gives a scoring more time than something said in passing, and none at no speed', () => {
    const aside = beat(line('shuffle', { aside: true }));
    expect(durationOf(beat(line('scoring')), 'normal')).toBeGreaterThan(durationOf(aside, 'normal'));
    expect(durationOf(beat(line('scoring')), 'fast')).toBeLessThan(durationOf(beat(line('scoring')), 'slow'));
    expect(durationOf(beat(line('scoring')), 'none')).toBe(0);
  });
});

describe('the lanes of a base', () => {
  it('are everybody’s, the viewer’s first and then clockwise, with or without minions', () => {
    const seats = BASE.standings.map(({ seat }) => seat);
    const from = (first: number): number[] => [...seats.slice(first), ...seats.slice(0, first)];
    expect(lanesAt(BASE, 2).map(({ seat }) => seat)).toEqual(from(2));
    expect(lanesAt(BASE, null).map(({ seat }) => seat)).toEqual(from(0));
  });
});

describe('what did not change', () => {
  it('stays the very same, so that it is not drawn anew', () => {
    const old = tableWith([BASE, { ...BASE, card: 91 }]);
    const next = structuredClone(old);
    expect(keepSame(old, next)).toBe(old);
  });

  it('is kept beside what did change', () => {
    const old = tableWith([BASE, { ...BASE, card: 91 }]);
    const next = keepSame(old, structuredClone({ ...old, bases: [BASE, { ...BASE, card: 91, total: 13 }] }));
    expect(next).not.toBe(old);
    expect(next.bases[0]).toBe(BASE);
    expect(next.bases[1]?.total).toBe(13);
    expect(next.bases[1]?.minions).toBe(BASE.minions);
  });
});
