import { scene } from '../kit/scene.ts';

/** R3.1: an action that buries itself is not a standard action in 2019; in the editions before, it is. */

for (const [edition, isStandard] of [
  ['awesome-level-9000', true],
  ['what-were-we-thinking', true],
  ['oops', true],
  ['culture-shock', false],
] as const) {
  const found = isStandard ? ['Mystic Studies', 'Tomb Trap', 'You Can Take It With You'] : ['Mystic Studies'];

  scene(`Anansi the Spider takes standard actions from the deck (${edition})`, (table) => {
    const t = table(`shows: Anansi the Spider, R3.1, R10.16 | edition: ${edition}
      A deck: Tomb Trap, You Can Take It With You, Mystic Studies, Armory, 2 Spectre
      Tortuga: A Anansi the Spider | Workshop`);
    t.use('Anansi the Spider');
    t.offers(found.join(', ')).pick('Mystic Studies');
    t.expect('B: Mystic Studies');
  });

  scene(`The Perfect Gift takes standard actions from the deck (${edition})`, (table) => {
    const t = table(`shows: The Perfect Gift, R3.1, R10.16 | edition: ${edition}
      A: The Perfect Gift | A deck: Tomb Trap, You Can Take It With You, Mystic Studies, Armory, 2 Spectre
      Tortuga | Workshop`);
    t.play('The Perfect Gift');
    t.offers(found.join(', ')).pick('Mystic Studies');
    t.expect('B: Mystic Studies');
  });

  for (const printing of ['original', 'current'] as const) {
    scene(`Creampuff Man takes standard actions from the discard pile (${edition}, ${printing})`, (table) => {
      const t = table(`shows: Creampuff Man, R3.1, R10.16 | printing: ${printing} | edition: ${edition}
        A: Ghost | A deck: 4 Spectre | A discard: Tomb Trap, You Can Take It With You, Mystic Studies
        Tortuga: A Creampuff Man | Workshop`);
      t.use('Creampuff Man');
      if (isStandard) t.offers(found.join(', '));
      if (isStandard) t.pick('Mystic Studies');
      t.expect('A deck: ..., Mystic Studies');
    });
  }

  scene(`Anansi's Web waits for the first standard action of the turn (${edition})`, (table) => {
    const t = table(`shows: Anansi's Web, R3.1, R10.16 | edition: ${edition}
      A: Tomb Trap, Chronomage, Mystic Studies | A deck: 4 Spectre | Anansi's Web: A Spectre | Workshop`);
    t.play('Chronomage', 'Workshop');
    t.play('Tomb Trap').pick('Workshop');
    t.play('Mystic Studies');
    if (isStandard) {
      // The Tomb Trap was the first, though it sent itself elsewhere.
      t.expect('A discard: Mystic Studies');
    } else {
      t.pick('B');
      t.expect('B: Mystic Studies');
    }
  });
}

scene(
  'Creampuff Man, before 2019: where a card that buries itself goes is asked after its base has been chosen',
  (table) => {
    const t = table(`shows: Creampuff Man, R3.1, R10.28 | edition: oops
      A: Ghost | A deck: 2 Spectre | A discard: Tomb Trap | Tortuga: A Creampuff Man | Workshop`);
    t.use('Creampuff Man');
    // The card just discarded is no standard action.
    t.pick('Workshop');
    t.offers('under the deck, where it says').pick('where it says');
    t.expect('Workshop: A buried Tomb Trap | A deck: 2 Spectre');
  },
);
