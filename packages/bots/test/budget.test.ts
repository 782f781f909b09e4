import { smashUp } from '@smashup/cards';
import { seedRandom, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import type { Budget, Mind, Progress, Thought } from '../src/index.ts';
import { bots } from './kit/games.ts';
import { layOut } from './kit/tables.ts';

/** A clock that goes on by so many milliseconds whenever it is looked at. */
function clock(step: number): () => number {
  let time = 0;
  return () => (time += step);
}

function firstTurn(): State {
  return layOut({
    factions: [
      ['Dinosaurs', 'Robots'],
      ['Aliens', 'Zombies'],
    ],
    hands: [['King Rex', 'Warbot', 'Howl'], ['Invader']],
    bases: [
      { base: 'Tar Pits', cards: [] },
      { base: 'Jungle Oasis', cards: [] },
      { base: 'The Mothership', cards: [] },
    ],
  });
}

function hard(budget: Budget, mind: Omit<Mind, 'random'>): Thought {
  const state = firstTurn();
  if (state.pending === null) throw new Error('Nobody is asked.');
  return bots.hard(smashUp.view(state, 0), state.pending, budget, { random: seedRandom(1), ...mind });
}

test('hard thinks for as many iterations as it is given', () => {
  expect(hard({ iterations: 17 }, { now: clock(0) }).iterations).toBe(17);
});

test('hard stops when its time is up', () => {
  const now = clock(1);
  const { iterations } = hard({ millis: 300 }, { now });
  expect(iterations).toBeGreaterThan(5);
  expect(now()).toBeLessThan(310);
});

test('hard says how far it is, and stops when it is told to', () => {
  const heard: Progress[] = [];
  const shouldContinue = (progress: Progress): boolean => {
    heard.push(progress);
    return heard.length < 2;
  };
  const { iterations } = hard({ iterations: 500 }, { now: clock(4), shouldContinue });
  expect(heard.map((progress) => progress.iterations)).toEqual([4, 8]);
  expect(heard[1].line).toHaveLength(1);
  expect(iterations).toBe(8);
});

test('the best line is an answer and what is planned after it', () => {
  const lines: Progress['line'][] = [];
  const shouldContinue = ({ line }: Progress): boolean => lines.push(line) > 0;
  const { answer } = hard({ iterations: 200 }, { now: clock(16), shouldContinue });
  const line = lines.at(-1);
  expect(line?.[0]).toEqual(answer);
  expect(line?.length).toBeGreaterThan(1);
});
