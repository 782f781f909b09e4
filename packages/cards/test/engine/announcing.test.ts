import type { LogEvent } from '@smashup/engine';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';

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
  const hear = ({ key, card }: LogEvent): void => {
    told.push(card === undefined ? key : `${key} ${library.defs[state.defs[card]].name}`);
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
