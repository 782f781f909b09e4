import { createBots } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { seedRandom, type Seat } from '@smashup/engine';
import { createReferee, type Match, type StoryLine, type Update } from '@smashup/referee';
import { expect, test } from 'vitest';
import { AT_FIRST, follow, lessonFor, type Progress, type Taught } from '../src/learn/follow.ts';
import { GUIDED_SET_UP } from '../src/learn/guided-set-up.ts';
import type { LessonId } from '../src/learn/lesson.ts';
import { LESSONS } from '../src/learn/lessons.ts';
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
  readonly seen: Seen;
}

type Choose = (taught: Taught | null, seen: Seen) => readonly number[] | null;

function begin(): Match {
  return referee.begin(GUIDED_SET_UP.seats, referee.config(GUIDED_SET_UP), GUIDED_SET_UP.seed ?? 0);
}

/** Plays the guided game to its end: as `choose` says, and as a bot would where it says nothing. */
function playGuided(choose: Choose, chance: number): Played {
  const match = begin();
  const random = seedRandom(chance);
  const log: StoryLine[] = [];
  let update: Update | null = null;
  match.attend({ seat: YOU, language: 'en' }, ({ content }) => {
    update = content;
    log.push(...content.beats.flatMap(({ lines }) => lines));
  });
  const look = (): Seen => {
    if (update === null) throw new Error('Nothing was told.');
    const { view, decision } = update;
    return { catalogue, view, decision, log: [...log] };
  };
  let progress = AT_FIRST;
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
  return { progress, taught, passedOver, seen: look() };
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
  expect(Math.min(...seen.view.bases.map(({ breakpoint }) => breakpoint))).toBeLessThanOrEqual(12);
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

test('progress is plain data: taken up again it goes on where it was', () => {
  const seen = begin().whole({ seat: YOU, language: 'en' }).content;
  const at: Seen = { catalogue, view: seen.view, decision: seen.decision, log: [] };
  const progress = follow(AT_FIRST, at);
  const again: unknown = JSON.parse(JSON.stringify(progress));
  expect(again).toEqual(progress);
  expect(follow(progress, at)).toBe(progress);
});
