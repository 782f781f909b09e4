import type { Config, LogEvent } from '@smashup/engine';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';
import { playAtRandom, randomConfig } from '../kit/random-play.ts';

const YES = 0;
const NO = 1;

/** What is told while a minion of the current player moves to another player's Cub Scout, who may destroy it if it is weaker. */
function storyOf(mover: string, ...picks: readonly number[]): string[] {
  const told: string[] = [];
  const config = smashUp.config({ players: [{}, {}], duplicates: true, choice: 'free', printing: 'current' });
  const state = smashUp.arrange(config, 1, {
    players: [{ hand: ['Dinghy'] }, {}],
    bases: [
      { base: 'Tortuga', cards: [{ card: mover, controller: 0 }] },
      { base: 'Jungle Oasis', cards: [{ card: 'Cub Scout', controller: 1 }] },
    ],
  });
  const hear = (event: LogEvent): void => {
    const { key } = event;
    told.push('card' in event ? `${key} ${library.defs[state.defs[event.card]].name}` : key);
  };
  const answer = (wanted: number): void => {
    if (state.pending === null) throw new Error('Nobody is asked anything.');
    smashUp.apply(state, { decision: state.pending.id, picks: [wanted] }, hear);
  };
  for (const pick of picks) answer(pick);
  return told;
}

test('That an ability takes effect is told right before it does something', () => {
  expect(storyOf('Ghost', 0, 0, YES)).toEqual(['play Dinghy', 'move Ghost', 'trigger Cub Scout', 'destroy']);
});

test('and not at all if it is declined, or there is nothing to do', () => {
  expect(storyOf('Ghost', 0, 0, NO)).toEqual(['play Dinghy', 'move Ghost']);
  expect(storyOf('King Rex', 0, 0)).toEqual(['play Dinghy', 'move King Rex']);
});

test('What took effect while nobody listened is not announced afterwards', () => {
  const config = smashUp.config({ players: [{}, {}], duplicates: true, choice: 'free' });
  const state = smashUp.arrange(config, 1, {
    players: [{ deck: ['Sprout', 'Ghost', 'Ghost'] }, {}],
    bases: [{ base: 'Tortuga', cards: [{ card: 'Sprout', controller: 0 }] }],
    from: 'start of turn',
  });
  // It has been destroyed, and its controller may search.
  expect([state.pending?.kind, state.pending?.prompt.key]).toEqual(['mode', 'may']);
  const told: string[] = [];
  const answer = { decision: state.pending?.id ?? 0, picks: [YES] };
  smashUp.apply(state, answer, ({ key }) => told.push(key));
  smashUp.apply(state, { decision: state.pending?.id ?? 0, picks: [0] }, ({ key }) => told.push(key));
  expect(told).toEqual(['search', 'reveal', 'shuffle', 'play']);
});

/** What is told answer by answer; of a game that is not heard all the time nothing in between. */
function retold(
  config: Config,
  seed: number,
  answers: readonly (readonly number[])[],
  isHeard: (at: number) => boolean,
) {
  const told: string[][] = [];
  let state = smashUp.newGame(config, seed);
  answers.forEach((picks, at) => {
    const lines: string[] = [];
    const hear = (event: LogEvent): number => lines.push(JSON.stringify(event));
    // Whatever was kept beside the state is gone.
    if (isHeard(at)) state = JSON.parse(JSON.stringify(state));
    smashUp.apply(state, { decision: state.pending?.id ?? 0, picks }, isHeard(at) ? hear : undefined);
    told.push(lines);
  });
  return told;
}

test.for([1, 2, 3, 4])('A game is told the same whoever heard what came before (seed %i)', (seed) => {
  const config = randomConfig(2 + (seed % 3));
  const { answers } = playAtRandom(config, seed);
  const whole = retold(config, seed, answers, () => true);
  expect(whole.flat().filter((line) => line.includes('"trigger"')).length).toBeGreaterThan(5);
  const half = retold(config, seed, answers, (at) => at % 2 === 0);
  expect(half).toEqual(whole.map((lines, at) => (at % 2 === 0 ? lines : [])));
});
