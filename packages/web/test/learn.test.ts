import { createBots } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { seedRandom, type Seat } from '@smashup/engine';
import { createReferee, type Beat, type Match, type StoryLine, type Update } from '@smashup/referee';
import { plain } from '@smashup/words';
import { expect, test } from 'vitest';
import { followScoring, type Scoring } from '../src/flow/scoring.ts';
import { AT_FIRST, follow, lessonFor, read, type Progress, type Taught } from '../src/learn/follow.ts';
import type { LessonId, Occasion } from '../src/learn/lesson.ts';
import { LESSONS, tipFor, GUIDED_SET_UP } from '../src/learn/lessons.ts';
import type { Seen } from '../src/learn/seen.ts';

const referee = createReferee(smashUp);
const catalogue = referee.catalogue();
const bots = createBots(smashUp);
const YOU: Seat = 0;

interface Played {
  readonly progress: Progress;
  /** What was taught, in order, each once in a row. */
  readonly taught: readonly LessonId[];
  readonly passedOver: readonly LessonId[];
  /** What was taught while something was shown, and nothing had to be decided. */
  readonly atScorings: readonly LessonId[];
  readonly seen: Seen;
}

type Choose = (taught: Taught | null, seen: Seen) => readonly number[] | null;

function begin(): Match {
  return referee.begin(GUIDED_SET_UP.seats, referee.config(GUIDED_SET_UP), GUIDED_SET_UP.seed ?? 0);
}

/** Plays the guided game to its end: as `choose` says, and as a bot would where it says nothing. */
function playGuided(choose: Choose, chance: number, reads = false): Played {
  const match = begin();
  const random = seedRandom(chance);
  const log: StoryLine[] = [];
  let update: Update | null = null;
  const atScorings: LessonId[] = [];
  let progress = AT_FIRST;
  /** Told beat by beat, as the page shows it. */
  const showBeats = (beats: readonly Beat[]): void => {
    let scoring: Scoring | null = null;
    for (const beat of beats) {
      scoring = followScoring(scoring, beat);
      log.push(...beat.lines);
      const seen = { catalogue, view: beat.view, decision: null, log: [...log], scoring };
      const now = lessonFor(progress, seen);
      if (now === null) continue;
      atScorings.push(now.lesson.id);
      if (reads) progress = read(progress, now.lesson.id);
    }
  };
  match.attend({ seat: YOU, language: 'en' }, ({ content }) => {
    update = content;
    showBeats(content.beats);
  });
  const look = (): Seen => {
    if (update === null) throw new Error('Nothing was told.');
    const { view, decision } = update;
    return { catalogue, view, decision, log: [...log], scoring: null };
  };
  const taught: LessonId[] = [];
  const passedOver: LessonId[] = [];
  for (let { next } = match; next.kind !== 'over'; next = match.next) {
    if (next.kind === 'pass') throw new Error('Nobody asked to be passed over.');
    const seen = look();
    progress = follow(progress, seen);
    const now = seen.decision === null ? null : lessonFor(progress, seen);
    if (now !== null && taught.at(-1) !== now.lesson.id) taught.push(now.lesson.id);
    if (progress.passedOver !== null) passedOver.push(progress.passedOver);
    const { decision, view } = next.kind === 'bot' ? next.question : match.questionFor(YOU);
    const wanted = next.kind === 'person' ? choose(now, seen) : null;
    const { answer } = bots.easy(view, decision, { iterations: 10 }, { random, now: () => 0 });
    match.prepare(decision.seat, decision.id, wanted ?? answer.picks, next.kind).commit();
  }
  return { progress, taught, passedOver, atScorings, seen: look() };
}

/** Does what the coach points at, if that can be done at once. */
const obey: Choose = (taught, { decision }) => {
  const at = taught?.occasion.at;
  if (decision === null || at?.kind !== 'card') return null;
  const option = decision.options.findIndex(
    ({ target }) => target?.kind === 'card' && target.card === at.card,
  );
  return option < 0 ? null : [option];
};

/** Ends the turn, passes, or takes the first that is offered: never what is asked for. */
const refuse: Choose = (_, { decision }) => {
  if (decision === null) return null;
  const pass = decision.options.findIndex(({ kind }) => kind === 'pass');
  return pass >= 0 ? [pass] : null;
};

test('the deal lets you begin, with a talent, a Special, cards for a base and strong minions', () => {
  const seen = begin().whole({ seat: YOU, language: 'en' }).content;
  expect(seen.decision).toMatchObject({ seat: YOU, kind: 'play' });
  const faces = (seen.view.players[YOU]?.hand ?? []).flatMap(({ face }) => catalogue.faces[face] ?? []);
  expect(faces.filter(({ kind, power }) => kind === 'minion' && power >= 3)).toHaveLength(3);
  expect(faces.filter(({ play }) => play === 'on-base')).toHaveLength(2);
  expect(faces.some(({ text }) => text.includes('Talent:'))).toBe(true);
  expect(faces.some(({ text }) => text.includes('Special: Before a base scores'))).toBe(true);
  expect(Math.min(...seen.view.bases.map(({ breakpoint }) => breakpoint ?? 0))).toBeLessThanOrEqual(12);
});

test('whoever follows the coach is taught everything, in order, and plays to the end', () => {
  for (const chance of [1, 2]) {
    const { progress, taught, seen } = playGuided(obey, chance);
    expect(seen.view.turn.phase).toBe('over');
    expect(new Set(progress.learned), `chance ${chance}`).toEqual(new Set(LESSONS.map(({ id }) => id)));
    expect(taught.slice(0, 5)).toEqual(['welcome', 'minion', 'power', 'action', 'stays']);
    expect(taught.indexOf('win')).toBeGreaterThan(taught.indexOf('places'));
  }
});

test('whoever does something else is never stopped; what was asked for comes up again, and nothing is told twice', () => {
  let turns = 0;
  const stray: Choose = (taught, seen) => {
    turns = seen.view.turn.number;
    return turns < 6 ? refuse(taught, seen) : obey(taught, seen);
  };
  const { progress, taught, passedOver, seen } = playGuided(stray, 5);
  expect(seen.view.turn.phase).toBe('over');
  expect(passedOver).toContain('minion');
  expect(taught.filter((id) => id === 'minion').length).toBeGreaterThan(1);
  expect(taught.filter((id) => id === 'welcome')).toHaveLength(1);
  expect(progress.learned).toEqual(expect.arrayContaining(['minion', 'power', 'action', 'places', 'win']));
});

test('somebody who plays without a look at the coach learns by doing', () => {
  const { progress } = playGuided(() => null, 9);
  expect(progress.learned).toEqual(expect.arrayContaining(['minion', 'action', 'endTurn', 'break']));
});

test('the first scoring is explained while it is shown, and only once', () => {
  const { atScorings, taught } = playGuided(obey, 1, true);
  expect(atScorings).toEqual(['places']);
  expect(taught).not.toContain('places');
});

test('until it has been read, it is explained at each scoring, and then at the next decision', () => {
  const { atScorings, taught } = playGuided(obey, 1);
  expect(atScorings.length).toBeGreaterThan(0);
  expect(taught).toContain('places');
});

test('what is said of the rival is what the rival did', () => {
  const said = occasionsIn(3, (taught) => (taught?.lesson.id === 'rival' ? taught.occasion : null));
  expect(said.length).toBeGreaterThan(0);
  for (const { occasion, seen } of said) {
    const played = occasion.names?.played ?? [];
    const lines = seen.log.filter(({ key, player }) => key === 'play' && player === 1);
    const all = lines.map(({ text }) => plain(text)).join(' ');
    expect(played.filter((name) => !all.includes(name))).toEqual([]);
    expect(occasion.way === 'nothing').toBe(played.length === 0);
  }
});

test('when everything has been told, the coach still says which base breaks next', () => {
  const tips = occasionsIn(2, (taught, seen) => (taught === null ? tipFor(seen) : null));
  expect(tips.length).toBeGreaterThan(2);
  for (const { occasion, seen } of tips) {
    const { bases } = seen.view;
    const base = bases.find(({ card }) => occasion.at.kind === 'base' && card === occasion.at.base);
    expect(occasion.names?.missing).toBe(
      Math.min(...bases.map(({ breakpoint, total }) => (breakpoint ?? 0) - total)),
    );
    expect(occasion.names?.yours).toBe(base?.standings[YOU]?.total);
  }
});

interface Told {
  readonly occasion: Occasion;
  readonly seen: Seen;
}

/** What the coach says in a game in which everything is followed, where that is wanted. */
function occasionsIn(chance: number, wanted: (taught: Taught | null, seen: Seen) => Occasion | null): Told[] {
  const told: Told[] = [];
  playGuided((taught, seen) => {
    const occasion = wanted(taught, seen);
    if (occasion !== null) told.push({ occasion, seen });
    return obey(taught, seen);
  }, chance);
  return told;
}

test('progress is plain data: taken up again it goes on where it was', () => {
  const seen = begin().whole({ seat: YOU, language: 'en' }).content;
  const at: Seen = { catalogue, view: seen.view, decision: seen.decision, log: [], scoring: null };
  const progress = follow(AT_FIRST, at);
  const again: unknown = JSON.parse(JSON.stringify(progress));
  expect(again).toEqual(progress);
  expect(follow(progress, at)).toBe(progress);
});
