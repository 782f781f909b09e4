import { randomBelow, seedRandom, SmashUpError, type Answer, type State } from '@smashup/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';
import { randomPicks, stateAt } from '../kit/random-play.ts';

/** Values are made where they are used: a tool that looks at some of them on the way would stumble itself. */
type Maker = () => unknown;

function refuse(): never {
  throw new TypeError('keep out');
}

function revokedList(): unknown {
  const { proxy, revoke } = Proxy.revocable([0], {});
  revoke();
  return proxy;
}

const million = Array.from({ length: 1_000_000 }, (_, i) => i);

const hostile = fc.constantFrom<Maker>(
  () => new Proxy({}, { get: refuse, has: refuse, ownKeys: refuse }),
  () => new Proxy([0], { get: refuse }),
  revokedList,
  () => Object.defineProperty({ picks: [0] }, 'decision', { get: refuse }),
  () => Object.defineProperty([0], '0', { get: refuse }),
  () => ({ valueOf: refuse, toString: refuse, [Symbol.toPrimitive]: refuse }),
  () => Object.assign([0], { length: 2 ** 32 - 1 }),
  () => million,
  () => [[0]],
  () => [[[[]]]],
  () => Object.assign([], { length: 1 }),
  () => ['0'],
  () => [new Date(0)],
  () => [0n],
  () => [Symbol('0')],
  () => [-0],
  () => [0, 0],
  () => '0',
  () => Object('0'),
  () => () => [0],
  () => ({ 0: 0, length: 1 }),
  () => new Uint8Array([0]),
  () => new Set([0]),
);

const odd = [NaN, Infinity, -Infinity, 2 ** 53, -(2 ** 53), 2 ** 32, 2 ** 31, -1, -0, 0.5, 1e308, 5e-324];
const single = fc.constantFrom<unknown>(...odd, '1', 1n, null, undefined, true);
const some = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withTypedArray: true,
});
const list = fc.array(fc.oneof(single, fc.integer({ min: -2, max: 9 })), { maxLength: 6 });
const anything: fc.Arbitrary<Maker> = fc.oneof(
  hostile,
  fc.oneof(single, some, list).map((value) => () => value),
);

/** An answer whose decision or picks, or both, or the whole of it, may be anything. */
const answerTo = (id: number): fc.Arbitrary<Maker> =>
  fc.oneof(
    anything,
    anything.map((decision) => () => ({ decision: decision(), picks: [0] })),
    anything.map((picks) => () => ({ decision: id, picks: picks() })),
    anything.map((pick) => () => ({ decision: id, picks: [pick()] })),
    fc.tuple(anything, anything).map(([decision, picks]) => () => ({ decision: decision(), picks: picks() })),
  );

/** As somebody without types calls it. */
function send(state: State, answer: unknown): void {
  Reflect.apply((...sent: Parameters<typeof smashUp.apply>) => smashUp.apply(...sent), null, [state, answer]);
}

/** Does it read, as text, like a legal answer? Everything else has to be refused. */
function looksLegal({ pending }: State, answer: unknown): boolean {
  if (pending === null || typeof answer !== 'object') return false;
  const { id, options, min, max } = pending;
  const [, picked] = /^\{"decision":(?:\d+),"picks":\[((?:\d+,?)*)\]\}$/u.exec(JSON.stringify(answer)) ?? [];
  if (picked === undefined || !JSON.stringify(answer).startsWith(`{"decision":${id},`)) return false;
  const picks = picked === '' ? [] : picked.split(',');
  return (
    picks.length >= min &&
    picks.length <= max &&
    new Set(picks).size === picks.length &&
    picks.every((pick) => Number(pick) < options.length)
  );
}

function errorOf(attempt: () => void): unknown {
  try {
    attempt();
    return null;
  } catch (error) {
    return error;
  }
}

const STATES = 100;
const ANSWERS = 1000;

test(`any value at all as an answer is refused without effect (${STATES * ANSWERS} of them)`, () => {
  let refused = 0;
  for (let seed = 1; seed <= STATES; seed++) {
    const state = stateAt(seed, 2 + (seed % 3), seed * 3);
    const id = state.pending?.id ?? 0;
    const strange: unknown[] = [];
    // What is refused goes to the same game again and again: whatever it changes there stays.
    let copy = smashUp.clone(state);
    for (const make of fc.sample(answerTo(id), { numRuns: ANSWERS, seed })) {
      const answer = make();
      const error = errorOf(() => send(copy, answer));
      if (error === null && looksLegal(state, answer)) {
        const plain = smashUp.clone(state);
        send(plain, make());
        if (JSON.stringify(copy) !== JSON.stringify(plain)) strange.push('something was left behind');
        copy = smashUp.clone(state);
        continue;
      }
      refused++;
      if (!(error instanceof SmashUpError)) strange.push(error);
    }
    expect(strange).toEqual([]);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(state));
  }
  expect(refused).toBeGreaterThan(STATES * ANSWERS * 0.9);
});

test('an answer that changes while it is read is carried out as it was first read', () => {
  const state = stateAt(1, 2, 40);
  let looks = 0;
  const shifty = Object.defineProperty([0], '0', { get: () => looks++ });
  const plain = smashUp.clone(state);
  send(state, { decision: state.pending?.id, picks: shifty });
  send(plain, { decision: plain.pending?.id, picks: [0] });
  expect(smashUp.hash(state)).toBe(smashUp.hash(plain));
});

/** Carries out an answer to a sink that fails at some event. Gives what was thrown: null if it never came to it. */
function applyInterrupted(state: State, answer: Answer, at: number): unknown {
  let heard = 0;
  const sink = (): void => {
    if (heard++ === at) throw new RangeError('the host is broken');
  };
  return errorOf(() => smashUp.apply(state, answer, sink));
}

test('whatever a sink throws, and when, the game is as it was before, and goes on', () => {
  let interrupted = 0;
  for (let seed = 1; seed <= 60; seed++) {
    const state = stateAt(seed, 2 + (seed % 3), seed * 4);
    const random = seedRandom(seed);
    for (let turn = 0; turn < 40 && state.pending !== null; turn++) {
      const answer = { decision: state.pending.id, picks: randomPicks(state.pending, random) };
      const before = JSON.stringify(state);
      const plain = smashUp.clone(state);
      smashUp.apply(plain, answer);
      const error = applyInterrupted(state, answer, randomBelow(random, 8));
      const isBroken = error instanceof RangeError;
      expect(isBroken || error === null).toBe(true);
      expect(!isBroken || JSON.stringify(state) === before).toBe(true);
      if (isBroken) {
        interrupted++;
        smashUp.apply(state, answer);
      }
      expect(JSON.stringify(state) === JSON.stringify(plain)).toBe(true);
    }
  }
  expect(interrupted).toBeGreaterThan(300);
});
