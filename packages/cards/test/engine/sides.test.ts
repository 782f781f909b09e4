import { NONE } from '@smashup/engine';
import { expect, test } from 'vitest';
import { library, smashUp } from '../../src/index.ts';

const both = library.defs.find(({ fusion }) => fusion !== null);

test('Looking at the other side of a fusion card changes nothing', () => {
  const config = smashUp.config({ players: [{}, {}], duplicates: true, choice: 'free', printing: 'current' });
  const state = smashUp.arrange(config, 1, {
    players: [{ hand: [both?.name ?? ''] }, { hand: ['Ghost'] }],
    bases: [{ base: 'Tortuga', cards: [{ card: 'Zapbot', controller: 0 }] }],
  });
  const [card = NONE] = state.players[0].hand;
  const before = smashUp.hash(state);
  // Whoever writes into what a card is fails.
  Object.freeze(state.defs);
  expect(smashUp.whyNot(state, 0, card)).toBeNull();
  expect(smashUp.hash(state)).toBe(before);
});
