import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Beat, StoryLine, TableView, Update } from '../src/index.ts';
import { at, begin, listening, PATIENTLY, playOn, randomly } from './kit/table.ts';

interface Moment {
  readonly before: TableView;
  readonly line: StoryLine;
  readonly after: TableView;
}

/** Each line of each beat, with the table that was shown before and after it. */
function momentsOf(updates: readonly Update[]): Moment[] {
  const moments: Moment[] = [];
  let before: TableView | undefined;
  for (const { lines, view } of updates.flatMap(beatsAndEnd)) {
    for (const line of lines) if (before !== undefined) moments.push({ before, line, after: view });
    before = view;
  }
  return moments;
}

function beatsAndEnd({ beats, view }: Update): Beat[] {
  return [...beats, { lines: [], view }];
}

function cardsInPlay({ bases }: TableView): number[] {
  return bases.flatMap(({ minions, actions, buried }) => [
    ...minions.flatMap((minion) => [minion, ...minion.actions]).map(({ card }) => card),
    ...[...actions, ...buried].map(({ card }) => card),
  ]);
}

describe.each([1, 2, 3])('a person against %i', PATIENTLY, (bots) => {
  let updates: readonly Update[] = [];
  let whole: Update['log'] = [];

  beforeAll(() => {
    const others = Array.from({ length: bots }, () => 'easy' as const);
    const match = begin(20 + bots, 'person', ...others);
    const { told } = listening(match, at(0));
    playOn(match, randomly(20 + bots));
    updates = told.map(({ content }) => content);
    whole = match.whole(at(0)).content.log;
  }, PATIENTLY.timeout);

  test('the last beat shows the table as it is when everything is done', () => {
    const ends = updates.filter(({ beats }) => beats.length > 0);
    expect(ends.length).toBeGreaterThan(0);
    // `expect` would take longer than the game.
    const others = ends.filter(({ beats, view }) => !isDeepStrictEqual(beats.at(-1)?.view, view));
    for (const { beats, view } of others) expect(beats.at(-1)?.view).toEqual(view);
  });

  test('everything that is told can be sent from a worker to a page', () => {
    expect(isDeepStrictEqual(structuredClone(updates), updates)).toBe(true);
  });

  test('the beats tell the whole story, each line once and in order', () => {
    const told = [
      ...(updates[0].log ?? []),
      ...updates.flatMap(({ beats }) => beats.flatMap(({ lines }) => lines)),
    ];
    expect(told).toEqual(whole);
  });

  test('victory points are counted when they are told', () => {
    const gains = momentsOf(updates).filter(({ line }) => line.key === 'vp');
    expect(gains.length).toBeGreaterThan(5);
    for (const { before, line, after } of gains) {
      const seat = line.player ?? -1;
      expect(after.players[seat].vp - before.players[seat].vp).toBe(line.count);
    }
  });

  test('what is destroyed is there before and gone after', () => {
    const losses = momentsOf(updates).filter(({ line }) => line.key === 'destroy');
    expect(losses.length).toBeGreaterThan(0);
    for (const { before, line, after } of losses) {
      expect(cardsInPlay(before)).toEqual(expect.arrayContaining([...line.cards]));
      for (const card of line.cards) expect(cardsInPlay(after)).not.toContain(card);
    }
  });

  test('a base that scores is shown scoring, then cleared, then replaced', () => {
    const scorings = momentsOf(updates).filter(({ line }) => line.key === 'scoring');
    expect(scorings.length).toBeGreaterThan(0);
    for (const { line, after } of scorings) {
      expect(after.bases.find(({ card }) => card === line.base)).toMatchObject({ scoring: true });
    }
    for (const { line, before, after } of momentsOf(updates).filter(({ line }) => line.key === 'clear')) {
      expect(before.bases.map(({ card }) => card)).toContain(line.base);
      for (const card of line.cards) expect(cardsInPlay(after)).not.toContain(card);
    }
    for (const { line, after } of momentsOf(updates).filter(({ line }) => line.key === 'base enters')) {
      expect(after.bases.map(({ card }) => card)).toContain(line.base);
    }
  });
});
