import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Innsmouth: after each minion the owner may put a card of any discard pile under its owner’s deck',
  {
    card: 'Innsmouth',
    rulings: [1],
    A: { hand: ['Zapbot', 'The Locals'], discard: ['Howl'], deck: ['Ghost', 'Ghost', 'The Locals', 'Ghost'] },
    B: { discard: ['King Rex'], deck: ['Shinobi'] },
    bases: { Innsmouth: [], Tortuga: [] },
  },
  (t) => {
    t.play('Zapbot', 'Innsmouth');
    t.keepExtra();
    t.offers('Howl', 'King Rex');
    expect(t.range).toEqual([0, 1]);
    t.pick('King Rex');
    expect(t.deck('B')).toEqual(['Shinobi', 'King Rex']);
    t.play('The Locals', 'Innsmouth', 'Zapbot');
    // First what The Locals do themselves.
    expect(t.question).toBe('order');
    t.pick('Ghost', 'Ghost');
    t.offers('Howl');
    t.pick('Howl');
    expect(t.deck('A').at(-1)).toBe('Howl');
  },
);

scene(
  'Ritual Site: minions are shuffled into decks after the others have taken theirs; what was on them is discarded',
  {
    card: 'Ritual Site',
    rulings: [1],
    A: { hand: ['Return to the Sea'], deck: ['Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: {
      'Ritual Site': ['A: King Rex [A: Upgrade]', 'A: The Locals', 'B: King Rex', 'B: Pirate King'],
      Tortuga: [],
    },
    baseDeck: ['The Mothership'],
    turn: 'A',
  },
  (t) => {
    t.endTurn();
    t.pick('use Return to the Sea');
    t.pick('The Locals');
    t.pick('The Locals');
    expect([...t.hand('A'), ...t.deck('A')].toSorted()).toEqual(['Ghost', 'Ghost', 'King Rex', 'The Locals']);
    expect(t.discard('A')).toEqual(['Return to the Sea', 'Upgrade']);
    expect(t.discard('B')).toEqual([]);
    expect(t.deck('B').toSorted()).toEqual(['Ghost', 'Ghost', 'Ghost', 'King Rex', 'Pirate King']);
  },
);
