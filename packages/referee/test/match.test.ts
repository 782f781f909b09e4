import { smashUp } from '@smashup/cards';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { History, type Rules } from '@smashup/engine';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as everything from '../src/index.ts';
import { createReferee, entrySchema, Refusal, type Entry, type Match, type Next } from '../src/index.ts';
import {
  at,
  begin,
  listening,
  PATIENTLY,
  playOn,
  playUntil,
  prepareNext,
  randomly,
  referee,
  watcher,
} from './kit/table.ts';

type Asked = Extract<Next, { readonly kind: 'person' }>;

function asked(match: Match): Asked {
  if (match.next.kind !== 'person') throw new Error('No person is asked.');
  return match.next;
}

/** Everything that can be known about a match, to see whether it has changed. */
function all(match: Match): unknown {
  const audiences = [watcher(), ...Array.from(match.seats.keys(), at)];
  return [match.record, match.number, audiences.map((audience) => match.whole(audience).content)];
}

describe('an answer', PATIENTLY, () => {
  test('for another’s seat, to another question or of another form is refused and changes nothing', () => {
    const match = begin(1, 'person', 'person', 'easy');
    playUntil(match, randomly(1), () => match.next.kind === 'person' && match.number > 20);
    const { seat, decision } = asked(match);
    const before = all(match);
    const { told } = listening(match, watcher());
    const refused: [reason: string, seat: number, decision: unknown, picks: unknown][] = [
      ['not asked', 1 - seat, decision, [0]],
      ['not asked', 2, decision, [0]],
      ['not asked', -1, decision, [0]],
      ['not asked', Number.NaN, decision, [0]],
      ['too late', seat, decision - 1, [0]],
      ['too late', seat, String(decision), [0]],
      ['too late', seat, null, [0]],
      ...[
        null,
        undefined,
        0,
        '0',
        {},
        [null],
        ['0'],
        [0.5],
        [-1],
        [Number.NaN],
        [[0]],
        [2 ** 53],
        [0, 0],
        [9999],
      ].map((picks): [string, number, unknown, unknown] => ['not legal', seat, decision, picks]),
      ['not legal', seat, decision, Array.from({ length: 1_000_000 }, () => 0)],
    ];
    for (const [reason, from, to, picks] of refused) {
      expect(() => match.prepare(from, to, picks)).toThrow(expect.objectContaining({ reason }));
    }
    expect(all(match)).toEqual(before);
    expect(told).toHaveLength(1);
  });

  test('after the end is refused', () => {
    const match = begin(2, 'easy', 'easy');
    playOn(match, randomly(2));
    expect(match.next).toEqual({ kind: 'over' });
    expect(() => match.prepare(0, 1, [0])).toThrow(expect.objectContaining({ reason: 'over' }));
    expect(() => match.prepareUndo(0)).toThrow(Refusal);
  });

  test('is given by whoever sits there', () => {
    const match = begin(3, 'person', 'easy');
    playUntil(match, randomly(3), () => match.next.kind === 'person');
    const { seat, decision } = asked(match);
    const mine: unknown = expect.objectContaining({ reason: 'not asked' });
    expect(() => match.prepare(seat, decision, [0], 'bot')).toThrow(mine);
    expect(() => match.prepare(seat, decision, [0], 'referee')).toThrow(mine);
    match.sit(seat, { kind: 'bot', level: 'hard' });
    expect(match.next).toMatchObject({ kind: 'bot', level: 'hard' });
    expect(match.whole(at(seat)).content.decision).toBeNull();
    expect(() => match.prepare(seat, decision, [0])).toThrow(mine);
    const thought = match.prepare(seat, decision, [0], 'bot');
    match.sit(seat, { kind: 'person' });
    match.prepare(seat, decision, [0]).commit();
    expect(() => thought.commit()).toThrow(expect.objectContaining({ reason: 'too late' }));
  });
});

describe('a step', PATIENTLY, () => {
  test('is told when it is committed, not before, and a dropped one never', () => {
    const match = begin(4, 'person', 'person');
    playOn(match, randomly(4), 30);
    const before = all(match);
    const { told } = listening(match, watcher());
    const dropped = prepareNext(match, randomly(5));
    const kept = prepareNext(match, randomly(6));
    expect(dropped?.number).toBe(match.number);
    expect(all(match)).toEqual(before);
    expect(told).toHaveLength(1);
    kept?.commit();
    expect(match.number).toBe((kept?.number ?? 0) + 1);
    expect(told).toHaveLength(2);
    expect(() => dropped?.commit()).toThrow(expect.objectContaining({ reason: 'too late' }));
    expect(() => kept?.commit()).toThrow(expect.objectContaining({ reason: 'too late' }));
    expect(told).toHaveLength(2);
  });

  test('is carried out once, however many are told of it', () => {
    let carriedOut = 0;
    const counting: Rules = {
      ...smashUp,
      apply(...answer) {
        carriedOut++;
        smashUp.apply(...answer);
      },
    };
    const { seats, record } = begin(4, 'person', 'person');
    const match = createReferee(counting).resume(seats, record);
    for (const audience of [at(0), at(1), watcher()]) match.listen(audience, () => {});
    playOn(match, randomly(4), 40);
    expect(carriedOut).toBe(40);
  });

  test('is told as the whole story to whoever comes after it was tried', () => {
    const match = begin(4, 'person', 'person');
    playOn(match, randomly(4), 30);
    const early = listening(match, at(0));
    const step = prepareNext(match, randomly(6));
    const late = listening(match, at(1));
    step?.commit();
    expect(early.told.at(-1)?.content).toMatchObject({ log: null });
    expect(late.told.at(-1)?.content).toEqual(match.whole(at(1)).content);
  });

  test('that cannot be told has happened all the same', () => {
    let isBlind = false;
    const rules: Rules = {
      ...smashUp,
      view(...seen) {
        if (isBlind) throw new Error('There is nothing to be seen.');
        return smashUp.view(...seen);
      },
    };
    const { seats, record } = begin(4, 'person', 'person');
    const match = createReferee(rules).resume(seats, record);
    match.attend(at(0), () => {});
    for (let number = 0; number < 8; number++) {
      const { seat, decision } = asked(match);
      const picks = randomPicks(match.questionFor(seat).decision, randomly(number));
      isBlind = true;
      const step = match.prepare(seat, decision, picks);
      expect(() => step.commit()).toThrow(/cannot be told|nothing to be seen/);
      isBlind = false;
      expect(match.number).toBe(number + 1);
    }
    expect(match.whole(at(0)).content.log?.length).toBeGreaterThan(8);
  });

  test('says what goes into the log, and the log makes the same match again', () => {
    const { match, log } = logged(7);
    expect(log.some(({ kind }) => kind === 'undo')).toBe(true);
    const head = begin(7, 'person', 'person', 'easy').record;
    const stored = z.parse(z.array(entrySchema), JSON.parse(JSON.stringify(log)));
    const again = referee.resume(match.seats, head, stored);
    expect(all(again)).toEqual(all(match));
    for (const seat of match.seats.keys()) expect(again.undoTarget(seat)).toEqual(match.undoTarget(seat));
  });

  test('that another process has stored is followed, and told in the same way', () => {
    const { log, told } = logged(8);
    const elsewhere = begin(8, 'person', 'person', 'easy');
    const heard = listening(elsewhere, watcher());
    for (const [number, entry] of log.entries()) elsewhere.follow(number, entry);
    expect(heard.told).toEqual(told);
    expect(() => elsewhere.follow(0, log[0])).toThrow(expect.objectContaining({ reason: 'too late' }));
  });
});

/** A match with some undoing in it, its log, and what a spectator was told. */
function logged(seed: number): { match: Match; log: Entry[]; told: unknown[] } {
  const match = begin(seed, 'person', 'person', 'easy');
  const { told } = listening(match, watcher());
  const log: Entry[] = [];
  const random = randomly(seed);
  for (let steps = 0; steps < 120; steps++) {
    const { next } = match;
    const canUndo = next.kind === 'person' && match.undoTarget(next.seat)?.isFree === true;
    const step = canUndo && steps % 3 === 0 ? match.prepareUndo(next.seat) : prepareNext(match, random);
    if (step === null) break;
    log.push(step.entry);
    step.commit();
  }
  return { match, log, told };
}

describe('listeners', PATIENTLY, () => {
  test('are told the same, whoever else listens', () => {
    const alone = begin(9, 'person', 'person', 'easy', 'easy');
    const company = begin(9, 'person', 'person', 'easy', 'easy');
    const one = listening(alone, at(1));
    const same = listening(company, at(1));
    for (const audience of [at(0), at(2), at(3), ...Array.from({ length: 20 }, watcher)]) {
      listening(company, audience);
    }
    playOn(alone, randomly(9), 150);
    playOn(company, randomly(9), 150);
    expect(same.told).toEqual(one.told);
  });

  test('with the same eyes share what is presented', () => {
    const match = begin(9, 'easy', 'easy');
    const [one, other] = [listening(match, watcher()), listening(match, watcher())];
    playOn(match, randomly(9), 20);
    expect(one.told.length).toBeGreaterThan(10);
    for (const [index, told] of one.told.slice(1).entries()) expect(other.told[index + 1]).toBe(told);
  });

  test('who come late hear the whole story, and those who have left nothing', () => {
    const match = begin(10, 'person', 'easy');
    const early = listening(match, at(0));
    playOn(match, randomly(10), 60);
    early.leave();
    const { length } = early.told;
    const late = listening(match, at(0));
    const [whole] = late.told;
    const story = early.told.flatMap(({ content: { log, beats } }) => [
      ...(log ?? []),
      ...beats.flatMap(({ lines }) => lines),
    ]);
    expect(whole.content.log).toEqual(story);
    expect({ ...whole.content, log: null }).toEqual({ ...early.told.at(-1)?.content, beats: [], log: null });
    playOn(match, randomly(10), 5);
    expect(early.told).toHaveLength(length);
    expect(late.told.length).toBeGreaterThan(1);
  });

  test('are not told where nothing has changed for them', () => {
    const match = begin(11, 'easy', 'easy', 'easy', 'easy');
    const { told } = listening(match, watcher());
    playOn(match, randomly(11));
    expect(told.length).toBeLessThan(match.number);
    for (const [index, { content }] of told.slice(1).entries()) {
      const { beats, log, ...situation } = content;
      if (beats.length > 0) continue;
      expect({ ...told[index].content, beats: [], log: null }).not.toEqual({ ...situation, beats, log });
    }
  });

  test('are not told so when they have been away meanwhile, either', () => {
    const [steady, restless] = [
      begin(11, 'easy', 'easy', 'easy', 'easy'),
      begin(11, 'easy', 'easy', 'easy', 'easy'),
    ];
    const { told } = listening(steady, watcher());
    const news: boolean[] = [];
    let visit = listening(restless, watcher());
    for (let step = 0; step < 120; step++) {
      // Away for a step, and there for the next.
      if (step % 2 === 0) visit.leave();
      else visit = listening(restless, watcher());
      const known = [told.length, visit.told.length];
      playOn(steady, randomly(step), 1);
      playOn(restless, randomly(step), 1);
      if (step % 2 === 1) news.push(told.length - known[0] === visit.told.length - known[1]);
    }
    expect(news).not.toContain(false);
    expect(told.length).toBeLessThan(121);
  });

  test('that fail do not keep others from being told', () => {
    const match = begin(12, 'easy', 'easy');
    let calls = 0;
    match.attend(watcher(), () => {
      if (calls++ > 0) throw new Error('a broken pipe');
    });
    const { told } = listening(match, watcher());
    expect(() => playOn(match, randomly(12), 1)).toThrow('A listener has failed');
    expect(told).toHaveLength(2);
    expect(match.number).toBe(1);
  });

  test('hear nothing but what the referee made for them', () => {
    const match = begin(13, 'person', 'person');
    for (const { audience, content } of listening(match, at(1)).told) {
      expect(audience.seat).toBe(1);
      expect(content.view.viewer).toBe(1);
    }
    // Nothing outside can make something that counts as told.
    expect(Object.keys(everything)).not.toContain('toldTo');
    expect(Object.keys(everything)).not.toContain('Told');
  });
});

/** Plays by chance, and undoes the turn of the first seat in a copy wherever that can be done. */
function turnsUndone(match: Match, turns: number) {
  const { told } = listening(match, at(0));
  const random = randomly(7);
  const undone = [];
  let start = { turn: 0, answers: 0 };
  for (let step = prepareNext(match, random); step !== null; step = prepareNext(match, random)) {
    const before = { turn: match.view(0).turn, answers: match.record.answers.length };
    if (before.turn.number > turns) break;
    if (before.turn.number !== start.turn) start = { turn: before.turn.number, answers: before.answers };
    if (told.at(-1)?.content.canUndoTurn === true) {
      const again = referee.resume(match.seats, match.record);
      again.prepareUndo(0, 'turn').commit();
      const { view, canUndoTurn } = again.whole(at(0)).content;
      const after = { turn: view.turn, answers: again.record.answers.length, canUndoTurn };
      undone.push({ before, after, start: start.answers });
    }
    step.commit();
  }
  return undone;
}

describe('undo', PATIENTLY, () => {
  test('of a turn goes back to its start, or to the last thing that came to light in it', () => {
    const undone = turnsUndone(begin(7, 'person', 'easy'), 20);
    for (const { before, after, start } of undone) {
      expect(before.turn.player).toBe(0);
      expect(after.turn.number).toBe(before.turn.number);
      expect(after.answers).toBeLessThan(before.answers - 1);
      expect(after.answers).toBeGreaterThanOrEqual(start);
      expect(after.canUndoTurn).toBe(false);
    }
    expect(undone.some(({ after, start }) => after.answers === start)).toBe(true);
    expect(undone.some(({ after, start }) => after.answers > start)).toBe(true);
  });

  test('of a turn is refused where there is only one answer to take back', () => {
    const match = begin(7, 'person', 'easy');
    playUntil(match, randomly(7), () => match.next.kind === 'person');
    expect(() => match.prepareUndo(asked(match).seat, 'turn')).toThrow(Refusal);
  });

  /** A match in which the person whose turn it is has picked a card to play. */
  function playing(): { match: Match; seat: number } {
    const match = begin(7, 'person', 'person');
    const random = randomly(7);
    playUntil(match, random, () => kindAsked(match) === 'play' && playableIn(match) >= 0);
    const { seat, decision } = asked(match);
    match.prepare(seat, decision, [playableIn(match)]).commit();
    return { match, seat };
  }

  function kindAsked(match: Match): string | null {
    return match.next.kind === 'person' ? match.questionFor(match.next.seat).decision.kind : null;
  }

  /** A minion that could go to several places. */
  function playableIn(match: Match): number {
    const { options } = match.questionFor(asked(match).seat).decision;
    return options.findIndex((option) => option.kind === 'play' && option.as === 'minion');
  }

  test('takes back the last decision; the log says so', () => {
    const { match, seat } = playing();
    const other = listening(match, at(1 - seat));
    expect(kindAsked(match)).toBe('where');
    const answers = match.record.answers.length;
    const step = match.prepareUndo(seat);
    expect(step.entry).toEqual({ kind: 'undo', seat, to: answers - 1 });
    expect(match.record.answers).toHaveLength(answers);
    step.commit();
    expect(match.record.answers).toHaveLength(answers - 1);
    expect(kindAsked(match)).toBe('play');
    const [before, after] = other.told;
    expect(after.content.beats).toEqual([]);
    expect(after.content.log).toEqual(before.content.log);
  });

  test('of somebody else is refused', () => {
    const { match, seat } = playing();
    expect(() => match.prepareUndo(1 - seat)).toThrow(expect.objectContaining({ reason: 'not asked' }));
  });

  test('then another answer gives the game that was played so at once', () => {
    const { match, seat } = playing();
    match.prepareUndo(seat).commit();
    const undone = referee.resume(match.seats, match.record);
    playOn(match, randomly(1), 40);
    playOn(undone, randomly(1), 40);
    expect(match.record).toEqual(undone.record);
    expect(smashUp.hash(match.view(null))).toBe(smashUp.hash(undone.view(null)));
  });

  test('where somebody else has decided since is for all to agree to, and names the decision', () => {
    const { match, seat, to } = concerningOthers();
    expect(match.whole(at(seat)).content).toMatchObject({ canUndo: false, canAskToUndo: true });
    const named = match.nameDecision(at(1 - seat), to).content;
    expect(named.map(({ text }) => text).join('')).toContain(match.seats[seat].name);
    expect(() => match.prepareReturn(seat, to - 1)).toThrow(
      expect.objectContaining({ reason: 'nothing to undo' }),
    );
    match.prepareReturn(seat, to).commit();
    expect(match.record.answers).toHaveLength(to);
    expect(asked(match).seat).toBe(seat);
  });

  /** Somebody has decided, then somebody else, and nothing has come to light. */
  function concerningOthers(): { match: Match; seat: number; to: number } {
    for (let seed = 1; seed < 40; seed++) {
      const match = begin(seed, 'person', 'person');
      const random = randomly(seed);
      while (match.next.kind === 'person') {
        for (const seat of match.seats.keys()) {
          const target = match.undoTarget(seat);
          if (target?.isFree === false && asked(match).seat !== seat) return { match, seat, to: target.to };
        }
        prepareNext(match, random)?.commit();
      }
    }
    throw new Error('That never happens.');
  }

  test('never goes behind something that has come to light', () => {
    const match = begin(14, 'person', 'person');
    const random = randomly(14);
    const apart = History.start(smashUp, match.record);
    const cameToLight = () => {
      for (const answer of match.record.answers.slice(apart.length)) apart.repeat(answer);
      return apart.state.barrier;
    };
    let barriers = 0;
    let before = cameToLight();
    for (let steps = 0; steps < 200 && match.next.kind === 'person'; steps++) {
      const { length } = match.record.answers;
      prepareNext(match, random)?.commit();
      const now = cameToLight();
      if (now === before) continue;
      before = now;
      barriers++;
      for (const seat of match.seats.keys())
        expect(match.undoTarget(seat)?.to ?? length + 1).toBeGreaterThan(length);
    }
    expect(barriers).toBeGreaterThan(10);
  });
});

test('what the referee answered is taken back together with the answer before it', PATIENTLY, () => {
  const { match, seat } = passedFor();
  const { entry } = match.prepareUndo(seat);
  expect(entry).toMatchObject({ kind: 'undo', to: match.record.answers.length - 2 });
});

/** A person has answered, and the referee has passed in that person's place, with nothing coming to light. */
function passedFor(): { match: Match; seat: number } {
  for (let seed = 1; seed < 200; seed++) {
    const match = begin(seed, 'person', 'person');
    for (const seat of match.seats.keys()) match.ask(seat, 'only at scoring');
    const random = randomly(seed);
    for (let steps = 0; steps < 150 && match.next.kind !== 'over'; steps++) {
      const { next } = match;
      prepareNext(match, random)?.commit();
      if (next.kind === 'pass' && match.undoTarget(next.seat)?.isFree === true)
        return { match, seat: next.seat };
    }
  }
  throw new Error('That never happens.');
}

test('a bot’s chance is the same when the match is taken up again, and another at every decision', () => {
  const match = begin(15, 'easy', 'easy');
  const chances = new Set<number>();
  for (let steps = 0; steps < 30; steps++) {
    const { next } = referee.resume(match.seats, match.record);
    if (next.kind !== 'bot' || match.next.kind !== 'bot') break;
    expect(next.question.chance).toBe(match.next.question.chance);
    chances.add(next.question.chance);
    playOn(match, randomly(steps), 1);
  }
  expect(chances.size).toBe(30);
});
