import type { Tale } from '@smashup/engine';
import { expect, test } from 'vitest';
import { smashUp } from '../src/index.ts';

test('a faction that a card has somebody name is told: nothing else on the table says which it was', () => {
  const config = smashUp.config({
    players: [{ factions: ['Tricksters', 'Robots'] }, { factions: ['Ghosts', 'Ninjas'] }],
  });
  const state = smashUp.arrange(config, 1, {
    players: [{ hand: ['Block the Path'] }, {}],
    bases: [{ base: 'Tar Pits', cards: [] }],
  });
  const named: Tale[] = [];
  const answer = (words: string): void => {
    const { id = 0, options = [] } = state.pending ?? {};
    const pick = options.findIndex((option) => JSON.stringify(option).includes(words));
    smashUp.apply(state, { decision: id, picks: [pick] }, (event) => {
      if (event.key === 'name') named.push(event);
    });
  };
  answer('play');
  answer('Ninjas');
  expect(named).toMatchObject([{ key: 'name', player: 0, name: 'Ninjas' }]);
});
