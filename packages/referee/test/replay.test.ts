import { smashUp } from '@smashup/cards';
import { HIDDEN } from '@smashup/engine';
import { plain } from '@smashup/words';
import { describe, expect, test } from 'vitest';
import { readGame, readToLook, writeGame, type Eyes, type Match, type Replay } from '../src/index.ts';
import { at, begin, PATIENTLY, playOn, playUntil, randomly, referee, watcher } from './kit/table.ts';

const NOBODY: Eyes = { seat: null, open: false };

function textOf(match: Match): string {
  return writeGame({ record: match.save(), seats: match.seats });
}

function replayOf(match: Match): Replay {
  return referee.replay(readToLook(smashUp, textOf(match)), 'en');
}

function finished(seed: number): Match {
  const match = begin(seed, 'person', 'person', 'easy');
  playUntil(match, randomly(seed), () => match.next.kind === 'over');
  return match;
}

describe('a replay', PATIENTLY, () => {
  test('ends with the table that the game ended with, for every seat and for those who watched', () => {
    const match = finished(3);
    const replay = replayOf(match);
    const { last, first, winners } = replay.outline;
    expect([first, last]).toEqual([0, match.number]);
    expect(winners).toEqual(match.view(null).gameWinners);
    for (const seat of [null, 0, 1, 2]) {
      const { view, log } = match.whole(seat === null ? watcher() : at(seat)).content;
      const shown = replay.moment(last, { seat, open: false });
      expect(shown.view).toEqual(view);
      // As texts: comparing thousands of phrases piece by piece takes its time.
      expect(JSON.stringify(shown.log)).toBe(JSON.stringify(log));
      expect([shown.asked, shown.chosen]).toEqual([null, null]);
    }
  });

  test('shows on the way what was shown at the time, in whatever order one looks', () => {
    const match = begin(4, 'person', 'person');
    const seen: { number: number; view: unknown; asks: boolean }[] = [];
    const random = randomly(4);
    while (match.next.kind !== 'over') {
      const { view, decision } = match.whole(at(1)).content;
      seen.push({ number: match.number, view, asks: decision !== null });
      playOn(match, random, 13);
    }
    const replay = replayOf(match);
    for (const { number, view, asks } of seen.toReversed()) {
      const shown = replay.moment(number, { seat: 1, open: false });
      expect(shown.view).toEqual(view);
      expect(shown.asked).not.toBeNull();
      // What others chose is theirs to know.
      expect(shown.chosen !== null).toBe(asks);
    }
  });

  test('has beats that lead from one point to the next', () => {
    const match = finished(5);
    const replay = replayOf(match);
    expect(replay.moment(0, NOBODY).beats).toEqual([]);
    let told = 0;
    for (let point = 1; point <= replay.outline.last; point++) {
      const { beats, view } = replay.moment(point, NOBODY);
      told += beats.length;
      expect(beats.at(-1)?.view ?? view).toEqual(view);
    }
    expect(told).toBeGreaterThan(replay.outline.last / 2);
  });

  test('knows its turns and scorings', () => {
    const match = finished(6);
    const replay = replayOf(match);
    const { landmarks, vp, last } = replay.outline;
    const turns = landmarks.filter(({ base }) => base === null);
    expect(turns.map(({ turn }) => turn)).toEqual(turns.map((_, index) => index + 1));
    expect(turns).toHaveLength(match.view(null).turn.number);
    for (const { at: point, turn } of turns) {
      expect(replay.moment(point, NOBODY).view.turn.number).toBeGreaterThanOrEqual(turn);
    }
    const scored = replay.moment(last, NOBODY).log.filter(({ key }) => key === 'scoring');
    expect(landmarks.filter(({ base }) => base !== null)).toHaveLength(scored.length);
    expect(scored.length).toBeGreaterThan(0);
    expect(vp.at(-1)).toEqual(match.view(null).players.map((player) => player.vp));
  });

  test('with all cards open hides none', () => {
    const match = begin(7, 'person', 'person', 'easy');
    playOn(match, randomly(7), 40);
    const replay = replayOf(match);
    const hands = (eyes: Eyes) =>
      replay
        .moment(40, eyes)
        .view.players.map(({ hand }) => hand.filter(({ face }) => face === HIDDEN).length);
    const { players } = match.view(null);
    expect(hands({ seat: 0, open: true })).toEqual([0, 0, 0]);
    expect(hands({ seat: 0, open: false })).toEqual([0, players[1].hand.length, players[2].hand.length]);
  });

  test('can be cut: the game up to there goes on', () => {
    const replay = replayOf(finished(8));
    const middle = Math.floor(replay.outline.last / 2);
    const game = readGame(smashUp, writeGame({ record: replay.upTo(middle), seats: replay.outline.seats }));
    const again = referee.resume(game.seats, game.record);
    expect(again.whole(at(0)).content.view).toEqual(replay.moment(middle, { seat: 0, open: false }).view);
    playUntil(again, randomly(1), () => again.next.kind === 'over');
  });

  test('compares what was answered with what was thought', () => {
    const replay = replayOf(finished(9));
    const question = replay.question(30);
    if (question === null) throw new Error('Nobody decides.');
    const { decision } = question;
    const think = (picks: readonly number[]) =>
      replay.judge(30, question, {
        answer: { decision: decision.id, picks },
        plan: [],
        iterations: 1,
        chance: 0.25,
        rivalChance: 0.2,
      });
    const all = decision.options.map((_, pick) => think([pick]));
    expect(all.filter(({ isSame }) => isSame)).toHaveLength(1);
    expect(all[0]).toMatchObject({ at: 30, chance: 0.25 });
    // What was chosen gave away the difference; the same choice nothing.
    for (const { isSame, cost } of all) expect(cost).toBeCloseTo(isSame ? 0 : 0.05);
    // A reason that says nothing is left out.
    for (const { hint, chosen } of all) expect(plain([...hint, ...chosen])).not.toContain('nothing else');
    expect(replay.question(replay.outline.last)).toBeNull();
  });

  test('of a record that cannot go on is shown as far as it goes, and says so', () => {
    const data: unknown = JSON.parse(textOf(finished(10)));
    if (typeof data !== 'object' || data === null || !('answers' in data)) throw new Error('No record.');
    const answers = String(data.answers).split(' ');
    // Somebody else's table: the check of answer 21 does not fit.
    answers[20] = `~~~${answers[20].slice(3)}`;
    const text = JSON.stringify({ ...data, answers: answers.join(' ') });
    expect(() => readGame(smashUp, text)).toThrow(/cannot go on/);
    const { outline } = referee.replay(readToLook(smashUp, text), 'en');
    expect(outline.last).toBe(20);
    expect(outline.note).toContain(`answer 21 of ${answers.length}`);
  });

  test('says why the game was over early, as its file does; not what it does not understand', () => {
    const match = begin(12, 'person', 'person');
    playOn(match, randomly(12), 5);
    const game = { record: match.save(), seats: match.seats };
    const endingIn = (text: string) => referee.replay(readToLook(smashUp, text), 'en').outline.ending;
    expect(endingIn(writeGame(game))).toBeNull();
    for (const ending of ['agreed', 'time', { conceded: 1 }] as const)
      expect(endingIn(writeGame({ ...game, ending }))).toEqual(ending);
    const file: object = JSON.parse(writeGame(game));
    for (const ending of ['by a flood', { conceded: 2 }, 7])
      expect(endingIn(JSON.stringify({ ...file, ending }))).toBeNull();
  });

  test('refuses points that it does not have', () => {
    const replay = replayOf(finished(11));
    for (const point of [-1, replay.outline.last + 1, 0.5, Number.NaN]) {
      expect(() => replay.moment(point, NOBODY)).toThrow(/no point/);
    }
  });
});
