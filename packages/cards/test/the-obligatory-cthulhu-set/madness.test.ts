import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Madness uses up an action play, and after drawing two cards goes to the pile of who played it',
  (table) => {
    const t = table(`shows: Madness 1 2, R12.2
      A: 2 Madness | A deck: Sprout, Tribute, Ghost | Madness deck: 10 | Tortuga`);
    t.play('Madness');
    t.offers('draw two, return it').pick('draw two');
    t.expect('A: Madness, Sprout, Tribute | A discard: Madness | Madness deck: 10');
    t.expect('cannot play: Madness');
  },
);

scene('Madness that is returned to its deck belongs to nobody, and who draws it next owns it', (table) => {
  const t = table(`shows: R12.1, R12.2
    A: Madness | A deck: Sprout, Tribute, Sprout, Tribute | B: Researcher | B deck: Sprout, Tribute
    Madness deck: 0 | Tortuga`);
  t.play('Madness').pick('return it');
  t.expect('A discard: nothing | Madness deck: 1');
  t.endTurn();
  t.play('Researcher').pick('yes');
  t.expect('owner: Madness B | B: Madness | Madness deck: 0');
});

scene(
  'a Madness card that is given away belongs to whoever gets it, and is discarded to their pile',
  (table) => {
    const t = table(`shows: R12.2
      A: Akye the Turtle, Madness | A deck: Sprout, Tribute | B: Madness | B deck: 2 Sprout, 2 Tribute
      Madness deck: 10 | Tortuga`);
    t.play('Akye the Turtle').pick('Madness');
    expect([t.hand('A'), t.hand('B'), t.owner('Madness', 'B')]).toEqual([
      ['Sprout', 'Tribute'],
      ['Madness', 'Madness'],
      'B',
    ]);
    t.endTurn();
    t.play('Madness').pick('draw two');
    t.expect('A discard: nothing | B discard: Madness');
  },
);

scene('a Madness card out of another player’s deck belongs to whoever plays it', (table) => {
  const t = table(`shows: R12.2
    A: Mass Enchantment | A deck: Sprout, Tribute | B deck: Madness, Sprout | Madness deck: 10 | Tortuga`);
  t.play('Mass Enchantment').pick('Madness').pick('draw two');
  t.expect('A discard: Madness, Mass Enchantment | B discard: nothing | B deck: Sprout');
});

// The end of the game.

scene(
  'with Madness the turn in which anybody has 15 VP is the last; every two Madness cards cost 1 VP, wherever they are',
  (table) => {
    const t = table(`shows: R12.3
      A: Shady Deal, 2 Madness | A deck: 2 Madness, Sprout | B deck: Sprout | B discard: Madness
      vp: A 14, B 14 | Madness deck: 10 | Tortuga: A buried Madness | The Grey Opal`);
    t.play('Shady Deal');
    t.expect('vp: A 15');
    t.endTurn();
    // Five Madness cards of A cost two VP, the one of B costs nothing.
    t.expect('vp: A 13, B 14 | winners: B');
  },
);

scene('a tie after that goes to whoever has fewest Madness cards', (table) => {
  const t = table(`shows: R12.3
    A: Shady Deal, 2 Madness | A deck: 3 Sprout | B deck: Sprout | B discard: Madness | vp: A 14, B 14
    Madness deck: 10 | Tortuga | The Grey Opal`);
  t.play('Shady Deal');
  t.endTurn();
  t.expect('vp: A 14, B 14 | winners: B');
});

scene(
  'what is still tied is a shared win, and no further turn is played; VP may fall below zero',
  (table) => {
    const t = table(`shows: R12.3 | players: 3
      A: Shady Deal | A deck: 3 Sprout | B deck: Sprout | C deck: 3 Madness | vp: A 14, B 15, C 0
      Madness deck: 10 | Tortuga | The Grey Opal`);
    t.play('Shady Deal');
    t.endTurn();
    t.expect('winners: A, B | question: nothing | vp: A 15, B 15, C -1');
  },
);

scene('without a faction of that set a tie goes on as ever', (table) => {
  const t = table(`A: Shady Deal | A deck: 3 Sprout | B deck: Sprout | vp: A 14, B 15
    Tortuga | The Grey Opal`);
  t.play('Shady Deal');
  t.endTurn();
  t.expect('winners: nothing | turn: B');
});
