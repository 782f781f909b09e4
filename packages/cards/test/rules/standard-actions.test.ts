import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.1: an action that buries itself is not a standard action in 2019; in the editions before, it is. */

const deck = ['Spectre', 'Spectre'];

for (const [edition, isStandard] of [
  ['awesome-level-9000', true],
  ['what-were-we-thinking', true],
  ['oops', true],
  ['culture-shock', false],
] as const) {
  const rules = ['R3.1', 'R10.16'];
  const found = isStandard ? ['Mystic Studies', 'Tomb Trap', 'You Can Take It With You'] : ['Mystic Studies'];

  scene(
    `Anansi the Spider takes standard actions from the deck (${edition})`,
    {
      card: 'Anansi the Spider',
      rules,
      edition,
      A: { deck: ['Tomb Trap', 'You Can Take It With You', 'Mystic Studies', 'Armory', ...deck] },
      bases: { Tortuga: ['A: Anansi the Spider'], Workshop: [] },
    },
    (t) => {
      t.use('Anansi the Spider');
      t.offers(...found);
      t.pick('Mystic Studies');
      expect(t.hand('B')).toEqual(['Mystic Studies']);
    },
  );

  scene(
    `The Perfect Gift takes standard actions from the deck (${edition})`,
    {
      card: 'The Perfect Gift',
      rules,
      edition,
      A: {
        hand: ['The Perfect Gift'],
        deck: ['Tomb Trap', 'You Can Take It With You', 'Mystic Studies', 'Armory', ...deck],
      },
      bases: { Tortuga: [], Workshop: [] },
    },
    (t) => {
      t.play('The Perfect Gift');
      t.offers(...found);
      t.pick('Mystic Studies');
      expect(t.hand('B')).toEqual(['Mystic Studies']);
    },
  );

  for (const printing of ['original', 'current'] as const) {
    scene(
      `Creampuff Man takes standard actions from the discard pile (${edition}, ${printing})`,
      {
        card: 'Creampuff Man',
        rules,
        edition,
        printing,
        A: {
          hand: ['Ghost'],
          discard: ['Tomb Trap', 'You Can Take It With You', 'Mystic Studies'],
          deck: [...deck, ...deck],
        },
        bases: { Tortuga: ['A: Creampuff Man'], Workshop: [] },
      },
      (t) => {
        t.use('Creampuff Man');
        if (isStandard) t.offers(...found);
        if (isStandard) t.pick('Mystic Studies');
        expect(t.deck('A').at(-1)).toBe('Mystic Studies');
      },
    );
  }

  scene(
    `Anansi's Web waits for the first standard action of the turn (${edition})`,
    {
      card: "Anansi's Web",
      rules,
      edition,
      A: { hand: ['Tomb Trap', 'Chronomage', 'Mystic Studies'], deck: [...deck, ...deck] },
      bases: { "Anansi's Web": ['A: Spectre'], Workshop: [] },
    },
    (t) => {
      t.play('Chronomage', 'Workshop');
      t.play('Tomb Trap');
      t.pick('Workshop');
      t.play('Mystic Studies');
      if (isStandard) {
        // The Tomb Trap was the first, though it sent itself elsewhere.
        expect(t.discard('A')).toEqual(['Mystic Studies']);
      } else {
        t.pick('B');
        expect(t.hand('B')).toEqual(['Mystic Studies']);
      }
    },
  );
}

scene(
  'Creampuff Man, before 2019: where a card that buries itself goes is asked after its base has been chosen',
  {
    card: 'Creampuff Man',
    rules: ['R3.1', 'R10.28'],
    edition: 'oops',
    A: { hand: ['Ghost'], discard: ['Tomb Trap'], deck },
    bases: { Tortuga: ['A: Creampuff Man'], Workshop: [] },
  },
  (t) => {
    t.use('Creampuff Man');
    // The card just discarded is no standard action.
    t.pick('Workshop');
    t.offers('under the deck', 'where it says');
    t.pick('where it says');
    expect(t.at('Workshop')).toEqual(['A: buried Tomb Trap']);
    expect(t.deck('A')).toEqual(deck);
  },
);
