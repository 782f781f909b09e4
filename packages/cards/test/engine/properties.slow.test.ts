import { Account, seedRandom, type State, type Viewer } from '@smashup/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { playAtRandom, randomConfig, randomPicks, stateAt } from '../kit/random-play.ts';
import { leaksOf } from '../kit/secrets.ts';

// The same cases every time, so that a build fails for a reason; FUZZ_SEED=… looks at others.
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) });

/** Of every game a third of what is seen is enough, where all of it is looked at in others (leaks.slow.test.ts). */
const LOOK_EVERY = 3;

/** A state somewhere in a random game. */
const somewhere = fc
  .record({
    seed: fc.integer({ min: 1, max: 100_000 }),
    players: fc.integer({ min: 2, max: 4 }),
    depth: fc.nat(300),
  })
  .map(({ seed, players, depth }) => ({ seed, state: stateAt(seed, players, depth) }));

test('every offered option can be picked', () => {
  fc.assert(
    fc.property(somewhere, ({ state }) => {
      const { pending } = state;
      if (pending === null) return;
      for (let option = 0; option < pending.options.length; option++) {
        const picks = [option];
        for (let more = 0; picks.length < pending.min; more++) if (more !== option) picks.push(more);
        if (picks.length > pending.max) continue;
        const copy = smashUp.clone(state);
        smashUp.apply(copy, { decision: pending.id, picks });
        expect(smashUp.violations(copy)).toEqual([]);
      }
    }),
    { numRuns: 60 },
  );
});

test('the same seed and answers give the same game', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 4 }), (seed, players) => {
      const config = randomConfig(players, { extraBaseSets: ['Core Set'] });
      const one = playAtRandom(config, seed);
      const other = playAtRandom(config, seed, (state) => smashUp.clone(state));
      expect(smashUp.hash(other.state)).toBe(smashUp.hash(one.state));
      expect(other.answers).toEqual(one.answers);
    }),
    { numRuns: 15 },
  );
});

test('applying an answer to a clone leaves the original untouched', () => {
  fc.assert(
    fc.property(somewhere, ({ state, seed }) => {
      if (state.pending === null) return;
      const before = smashUp.hash(state);
      const copy = smashUp.clone(state);
      smashUp.apply(copy, {
        decision: state.pending.id,
        picks: randomPicks(state.pending, seedRandom(seed)),
      });
      expect(smashUp.hash(state)).toBe(before);
    }),
    { numRuns: 100 },
  );
});

test('nobody sees in a view what they were not told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 4 }), (seed, players) => {
      const account = new Account(library);
      const config = randomConfig(players, { extraBaseSets: ['Core Set'] });
      const leaks: Viewer[] = [];
      const watch = (state: State, decision: number): State => {
        if (decision % LOOK_EVERY === 0) leaks.push(...leaksOf(state, account));
        return state;
      };
      playAtRandom(config, seed, watch, account.hear);
      expect(leaks).toEqual([]);
    }),
    { numRuns: 12 },
  );
});

test('a determinized view is a sound state, consistent with the view, and plays on', () => {
  fc.assert(
    fc.property(somewhere, ({ state, seed }) => {
      if (state.pending === null) return;
      const { seat } = state.pending;
      const shown = smashUp.view(state, seat);
      const guess = smashUp.determinize(shown, seedRandom(seed));
      expect(smashUp.violations(guess)).toEqual([]);
      expect({ ...smashUp.view(guess, seat), known: [] }).toEqual({ ...shown, known: [] });
      const random = seedRandom(seed);
      for (let i = 0; i < 30 && guess.pending !== null; i++) {
        smashUp.apply(guess, { decision: guess.pending.id, picks: randomPicks(guess.pending, random) });
      }
      expect(smashUp.violations(guess)).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('power, totals and breakpoints are never negative, and their parts add up', () => {
  fc.assert(
    fc.property(somewhere, ({ state }) => {
      const sum = (parts: readonly { amount: number }[]): number =>
        Math.max(
          0,
          parts.reduce((all, { amount }) => all + amount, 0),
        );
      for (const card of state.table) {
        if (state.pieces[card]?.as !== 'minion') continue;
        expect(smashUp.power(state, card)).toBe(sum(smashUp.powerParts(state, card)));
      }
      for (const { base } of state.bases) {
        expect(smashUp.breakpoint(state, base)).toBe(sum(smashUp.breakpointParts(state, base)));
        state.players.forEach((_, seat) => {
          expect(smashUp.total(state, base, seat)).toBe(sum(smashUp.totalParts(state, base, seat)));
        });
      }
    }),
    { numRuns: 80 },
  );
});

test('options and "why not" never disagree', () => {
  fc.assert(
    fc.property(somewhere, ({ state }) => {
      const { pending } = state;
      if (pending?.kind !== 'play') return;
      for (const card of state.players[pending.seat].hand) {
        const offered = pending.options.some((option) => 'card' in option && option.card === card);
        expect(smashUp.whyNot(state, pending.seat, card) === null).toBe(offered);
      }
    }),
    { numRuns: 100 },
  );
});

test('nobody wins in the middle of a turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), (seed) => {
      playAtRandom(randomConfig(2, { extraBaseSets: ['Core Set'] }), seed, (state) => {
        expect(state.gameWinners.length === 0).toBe(state.turn.phase !== 'over');
        return state;
      });
    }),
    { numRuns: 15 },
  );
});

/**
 * Each base is announced, then players take their places at it, then it is cleared, before the next is announced. One that
 * leaves before that is scored no further, and another takes its place (R10.30, R10.72).
 */
function disorderIn(story: readonly string[]): string[] {
  let current = '';
  let isVacant = false;
  const wrong = story.filter((line) => {
    const [key, base] = line.split(' ');
    const wasVacant = isVacant;
    isVacant = key === 'leaves' && current === base;
    if (isVacant) current = '';
    if (key === 'enters' || wasVacant) return key !== 'enters';
    if (key === 'leaves') return false;
    const expected = key === 'scoring' ? '' : base;
    const isWrong = current !== expected;
    if (key === 'scoring') current = base;
    if (key === 'clear') current = '';
    return isWrong;
  });
  return isVacant ? [...wrong, 'nothing takes its place'] : wrong;
}

test('what would be disorder in the scoring of a base', () => {
  expect(disorderIn(['scoring 1', 'place 1', 'clear 1', 'leaves 1', 'enters 2'])).toEqual([]);
  expect(disorderIn(['scoring 1', 'leaves 1', 'enters 2', 'scoring 2', 'clear 2', 'leaves 2'])).toEqual([]);
  expect(disorderIn(['scoring 1', 'leaves 1', 'scoring 2', 'clear 2'])).toEqual(['scoring 2', 'clear 2']);
  expect(disorderIn(['scoring 1', 'leaves 1'])).toEqual(['nothing takes its place']);
  expect(disorderIn(['scoring 1', 'place 1', 'scoring 2'])).toEqual(['scoring 2']);
});

test('the scoring of a base is never skipped, repeated or left half done', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.integer({ min: 2, max: 4 }), (seed, players) => {
      const story: string[] = [];
      playAtRandom(
        randomConfig(players, { extraBaseSets: ['Core Set'] }),
        seed,
        (state) => state,
        (event) => {
          if (event.key === 'scoring' || event.key === 'place' || event.key === 'clear') {
            story.push(`${event.key} ${event.base}`);
          }
          if (event.key === 'base leaves') story.push(`leaves ${event.base}`);
          if (event.key === 'base enters') story.push(`enters ${event.base}`);
        },
      );
      expect(disorderIn(story)).toEqual([]);
    }),
    { numRuns: 15 },
  );
});
