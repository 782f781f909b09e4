import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene('The Locals find each other; the others go under the deck in the order you like', (table) => {
  const t = table(`shows: The Locals 1 | A: The Locals | A deck: The Locals, Howl, Ghost, King Rex
    Jungle Oasis | Tortuga`);
  t.play('The Locals', 'Jungle Oasis');
  t.expect('question: order');
  t.pick('Ghost', 'Howl');
  t.expect('A: The Locals | A deck: King Rex, Ghost, Howl');
});

scene('The Locals name themselves: Teamwork finds another of them', (table) => {
  const t = table(`shows: The Locals | A: Teamwork | A deck: Howl, The Locals
    Jungle Oasis: B The Locals | Tortuga`);
  t.play('Teamwork').pick('deck').pick('put into hand');
  t.expect('A: The Locals');
});

scene('The Locals: a short deck is made anew on the way', (table) => {
  const t = table(`shows: The Locals 1, R2.1 | A: The Locals | A deck: Howl | A discard: 2 The Locals
    Jungle Oasis | Tortuga`);
  t.play('The Locals', 'Jungle Oasis');
  t.expect('A: 2 The Locals | A deck: Howl | A discard: nothing');
});

scene('In Plain Sight: your small minions there are out of reach, by the power they have', (table) => {
  const t = table(`shows: In Plain Sight 1
    decks: 6 Ghost | A: In Plain Sight | B: Seeing Stars, Chronomage, Howl
    Temple of Goju: A The Locals, A The Locals +1, B Ghost | Tortuga: A The Locals`);
  t.play('In Plain Sight', 'Temple of Goju');
  t.endTurn();
  t.play('Seeing Stars').pick('The Locals');
  // The first is protected.
  t.expect('Temple of Goju: A The Locals, A The Locals +1, B Ghost, A In Plain Sight');
});

scene(
  'In Plain Sight: what lowers a larger minion into the range still reaches it, and then it is protected',
  (table) => {
    const t = table(`shows: In Plain Sight 1 | turn: B
      B: Sleep Spores, Chronomage, Seeing Stars | B deck: 6 Ghost
      Temple of Goju: A The Locals, A Shinobi, A In Plain Sight | Tortuga`);
    t.play('Sleep Spores', 'Temple of Goju');
    t.expect('power: Shinobi 2, The Locals 2');
    t.play('Chronomage', 'Tortuga');
    t.play('Seeing Stars').pick('Shinobi');
    t.expect('power: Shinobi 2');
  },
);

scene('In Plain Sight in the current printing: the printed number counts', (table) => {
  const t = table(`shows: In Plain Sight 1 | printing: current | turn: B
    B: Seeing Stars | B deck: 6 Ghost
    Temple of Goju: A The Locals +1, A In Plain Sight | Tortuga: A Ghost`);
  t.play('Seeing Stars').pick('The Locals');
  t.expect('counters: The Locals 1');
});

scene(
  'Mysteries of the Deep: three of one name at one base are worth three cards, and more for Madness',
  (table) => {
    const t = table(`shows: Mysteries of the Deep 1
      A: Mysteries of the Deep | A deck: 6 Ghost | Madness deck: 10
      Jungle Oasis: A 3 The Locals | Tortuga`);
    t.play('Mysteries of the Deep');
    t.offers('no, yes').pick('yes');
    t.expect('A: 5 Ghost, 2 Madness | Madness deck: 8');
  },
);

scene('Mysteries of the Deep: three at two bases are not enough', (table) => {
  const t = table(`shows: Mysteries of the Deep 1
    A: Mysteries of the Deep | A deck: 6 Ghost | Madness deck: 10
    Jungle Oasis: A 2 The Locals, B The Locals | Tortuga: A The Locals`);
  t.play('Mysteries of the Deep');
  t.expect('A: nothing');
});

scene('Mysteries of the Deep: an empty Madness deck does not stop the two cards', (table) => {
  const t = table(`shows: Mysteries of the Deep 1
    A: Mysteries of the Deep | A deck: 6 Ghost | Madness deck: 0
    Jungle Oasis: A 3 The Locals | Tortuga`);
  t.play('Mysteries of the Deep').pick('yes');
  t.expect('A: 5 cards');
});

scene('New Acolytes: everybody shuffles the minions of the discard pile in', (table) => {
  const t = table(`shows: New Acolytes 1
    A: New Acolytes | A discard: Ghost, Howl, The Locals | B deck: Shinobi
    B discard: King Rex, Seeing Stars | Jungle Oasis | Tortuga`);
  t.play('New Acolytes');
  t.expect('A discard: Howl, New Acolytes | A deck in any order: Ghost, The Locals');
  t.expect('B discard: Seeing Stars | B deck in any order: King Rex, Shinobi');
});

scene('Recruitment: a Madness card for each extra minion, which may be kept for later', (table) => {
  const t = table(`shows: Recruitment 1
    A: Recruitment, Ghost, First Mate, Neophyte | A deck: 6 Ghost | Madness deck: 10
    Jungle Oasis | Tortuga`);
  t.play('Recruitment');
  t.offers('draw Madness, draw none, draw three Madness, draw two Madness').pick('draw two Madness');
  t.expect('plays left: minion, 2 minion using Recruitment');
  t.play('First Mate', 'Tortuga');
  expect(t.hand('A').filter((card) => card === 'Madness')).toHaveLength(2);
});

scene('Recruitment: none will do', (table) => {
  const t = table('shows: Recruitment 1 | A: Recruitment | Madness deck: 10 | Jungle Oasis | Tortuga');
  t.play('Recruitment').pick('draw none');
  t.expect('plays left: minion | A: nothing');
});

for (const printing of ['original', 'current'] as const) {
  scene(
    `Return to the Sea, ${printing} printing: minions of one name come home from a scored base, each to its owner`,
    (table) => {
      const t = table(`shows: Return to the Sea 1 | printing: ${printing}
        decks: 6 Ghost | A: Return to the Sea | base deck: The Mothership
        Jungle Oasis: A 2 The Locals, A(B) The Locals, A King Rex, B The Locals | Tortuga: A The Locals`);
      t.endTurn().pick('use Return to the Sea');
      t.offers('King Rex, The Locals').pick('The Locals');
      t.offers('3 The Locals');
      t.expect('picks: 0-3');
      t.pick('The Locals', 'The Locals', 'The Locals');
      expect(t.hand('A').filter((card) => card === 'The Locals')).toHaveLength(2);
      t.expect('B: The Locals, ... | A discard: King Rex, Return to the Sea');
    },
  );
}

scene('Sacred Circle: an extra minion here that bears the name of one here, whosever that is', (table) => {
  const t = table(`shows: Sacred Circle 1 | A: First Mate, Ghost, The Locals | A deck: 6 Ghost
    Jungle Oasis: A Sacred Circle, B First Mate | Tortuga: A The Locals`);
  t.use('Sacred Circle');
  t.play('First Mate', 'Jungle Oasis', 'Sacred Circle');
  t.expect('Jungle Oasis: A Sacred Circle, B First Mate, A First Mate | plays left: minion, action');
});

scene(
  'Spreading the Word: two extra minions of the name of one in play, at whichever bases, also later',
  (table) => {
    const t = table(`shows: Spreading the Word 1
      A: Spreading the Word, 2 First Mate, Shinobi, Pirate King | A deck: 6 Ghost
      Jungle Oasis: B First Mate | Tortuga: A Pirate King`);
    t.play('Spreading the Word');
    t.offers('First Mate, Pirate King').pick('First Mate');
    t.play('Shinobi', 'Tortuga');
    t.offers('2 play First Mate using Spreading the Word, pass');
    t.play('First Mate', 'Tortuga');
    t.play('First Mate', 'Jungle Oasis');
    t.expect('plays left: nothing');
  },
);

scene(
  'The Deep Ones: small minions that are there now get +1 power, and keep it though they are no longer small',
  (table) => {
    const t = table(`shows: The Deep Ones 1 | A: The Deep Ones, First Mate | A deck: 6 Ghost
      Temple of Goju: A Ghost, A Shinobi, B Neophyte | Tortuga`);
    t.play('The Deep Ones');
    t.expect('power: Ghost 3, Shinobi 3, Neophyte 2');
    t.play('First Mate', 'Tortuga');
    t.expect('power: First Mate 2');
    t.endTurn();
    t.expect('power: Ghost 2');
  },
);
