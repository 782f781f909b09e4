import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

// R9.14: play X off the top of the deck.

scene(
  'Cards are revealed until the wanted one appears, and no further',
  {
    rules: ['R9.14'],
    A: { hand: ['Transformation'], deck: ['Blossom', 'Insta-Grow', 'Tiki', 'Steam Man', 'Tea Party'] },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    // The first minion it is: nobody is asked, and it cannot be declined.
    expect(t.at('Tortuga')).toEqual(['A: Tiki']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Insta-Grow', 'Steam Man', 'Tea Party']);
    t.offers('pass');
  },
);

scene(
  'It is an extra card: it uses up no play',
  {
    rules: ['R9.14', 'R3.5'],
    A: { hand: ['Transformation', 'Steam Man'], deck: ['Tiki'] },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    t.offers('play Steam Man', 'pass');
  },
);

scene(
  'Until the card has resolved, the other revealed cards belong to no zone; then they are shuffled in',
  {
    rules: ['R9.14'],
    A: {
      hand: ['Transformation'],
      deck: ['Blossom', 'Insta-Grow', 'Grave Digger', 'Tiki'],
      discard: ['Steam Man', 'Tea Party'],
    },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    // Grave Digger is in the middle of it.
    t.offers('Steam Man');
    expect(t.deck('A')).toEqual(['Tiki', 'Hansel']);
    expect(t.discard('A')).toEqual(['Steam Man', 'Tea Party']);
    expect(t.hand('A')).toEqual([]);
    t.pick('Steam Man');
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Insta-Grow', 'Tiki']);
    expect(t.discard('A')).toEqual(['Tea Party', 'Transformation']);
  },
);

scene(
  'What the new card triggers comes after the shuffle',
  {
    rules: ['R9.14', 'R3.4'],
    A: { hand: ['Transformation'], deck: ['Blossom', 'Tiki'] },
    bases: { Tortuga: ['A: Hansel', 'A: Go See My Sister'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    t.offers('yes', 'no');
    // Blossom is back in the deck already, and can be drawn.
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel']);
    t.pick('yes');
    expect(t.deck('A')).toHaveLength(1);
    expect(t.hand('A')).toHaveLength(1);
  },
);

scene(
  'An empty deck is made anew from the discard pile before the first card',
  {
    rules: ['R9.14', 'R2.1'],
    A: { deck: [], discard: ['Tiki', 'Blossom'] },
    B: { deck: ['Ghost'] },
    bases: { Tortuga: ['A(B): Hansel [A: The Frog Princess]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.at('Tortuga')).toEqual(['A: Tiki [A: The Frog Princess]']);
    expect(t.discard('A')).toEqual([]);
    expect(t.deck('A')).toEqual(['Blossom']);
    // Hansel has gone to B, whose deck nobody touched otherwise.
    expect(t.deck('B')).toEqual(['Ghost', 'Hansel']);
  },
);

scene(
  'A deck that runs out on the way is not made anew: nothing is played, and the revealed cards are the deck again',
  {
    rules: ['R9.14'],
    A: { hand: ['Pillage'], deck: ['Blossom', 'Insta-Grow', 'Tea Party'], discard: ['Tiki', 'Steam Man'] },
    B: { hand: ['Hansel'], deck: ['Ghost'] },
    bases: { 'Transformation Spring': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pillage');
    t.play('Hansel', 'Transformation Spring');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toEqual([]);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Insta-Grow', 'Tea Party']);
    expect(t.discard('A')).toEqual(['Pillage', 'Steam Man', 'Tiki']);
    expect(t.deck('B')).toEqual(['Ghost', 'Hansel']);
  },
);

scene(
  'With nothing in deck and discard pile nothing is revealed',
  {
    rules: ['R9.14', 'R2.1'],
    B: { deck: ['Ghost'] },
    bases: { Tortuga: ['A(B): Hansel [A: The Frog Princess]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Frog Princess');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('A')).toEqual(['The Frog Princess']);
    t.offers('pass');
  },
);

scene(
  'A card whose conditions for play are not met is discarded, and the search is over',
  {
    rules: ['R9.14'],
    A: { hand: ['Transformation'], deck: ['Blossom', 'Ghost', 'Tiki'] },
    bases: { Tortuga: ['A: Hansel'], 'Jungle Oasis': ['B: Bear Picnic'] },
  },
  (t) => {
    // Ghost has power 2: because of Bear Picnic it could be played there only.
    t.play('Transformation');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.discard('A')).toEqual(['Ghost', 'Transformation']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Tiki']);
  },
);

scene(
  'A card of another owner is played, and controlled, by the player whose deck it came from',
  {
    rules: ['R9.14', 'R9.4'],
    A: { hand: ['Shield Maiden', 'Transformation'], deck: ['Tiki'] },
    B: { deck: ['Gretel', 'Blossom'] },
    bases: { Tortuga: ['A: Huscarl', 'A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    // A takes Gretel and lays her on the own deck, unseen.
    t.play('Shield Maiden', 'Jungle Oasis');
    t.use('Huscarl');
    t.pick('Gretel');
    expect(t.deck('A')).toEqual(['Gretel', 'Tiki']);
    t.play('Transformation');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Huscarl', 'A(B): Gretel']);
    expect(t.deck('A').toSorted()).toEqual(['Steam Man', 'Tiki']);
  },
);

scene(
  'Unused cards of another owner, merely revealed, stay in the deck they came from',
  {
    rules: ['R9.14', 'R9.4'],
    A: { hand: ['Shield Maiden', 'Transformation'], deck: ['Tiki'] },
    B: { deck: ['Blossom', 'Gretel'] },
    bases: { Tortuga: ['A: Huscarl', 'A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Jungle Oasis');
    t.use('Huscarl');
    t.pick('Blossom');
    t.play('Transformation');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Huscarl', 'A: Tiki']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Steam Man']);
    expect(t.deck('B')).toEqual(['Gretel']);
  },
);

scene(
  'One of another owner that cannot be played there goes to its owner’s discard pile',
  {
    rules: ['R9.14', 'R9.4'],
    A: { hand: ['Shield Maiden', 'Transformation'], deck: ['Tiki'] },
    B: { deck: ['Gretel', 'Blossom'] },
    bases: { Tortuga: ['A: Huscarl', 'B: Overrun', 'A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Shield Maiden', 'Jungle Oasis');
    t.use('Huscarl');
    t.pick('Gretel');
    t.play('Transformation');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Huscarl', 'B: Overrun']);
    expect(t.discard('B')).toEqual(['Gretel']);
    expect(t.discard('A')).toEqual(['Transformation']);
  },
);

scene(
  'The shuffle: where the text prints one, always; otherwise only for unused cards',
  {
    rules: ['R9.14'],
    A: {
      hand: ['Transformation', 'Ronin'],
      deck: ['Tiki', 'Steam Man', 'Blossom', 'Insta-Grow', 'Tea Party', 'Toad', 'Gretel'],
    },
    bases: { Tortuga: ['B: Hansel'], 'Transformation Spring': [] },
    B: { deck: ['Ghost', 'Spirit', 'Haunting', 'Spectre', 'Séance', 'Shady Deal'], hand: ['Tiki'] },
  },
  (t) => {
    // Transformation Spring prints none, and nothing was revealed but Tiki: the deck stays as it is.
    t.play('Ronin', 'Transformation Spring');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toEqual(['A: Tiki']);
    expect(t.deck('A')).toEqual([
      'Steam Man',
      'Blossom',
      'Insta-Grow',
      'Tea Party',
      'Toad',
      'Gretel',
      'Ronin',
    ]);
    // Transformation prints one.
    t.play('Transformation');
    t.pick('Hansel');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['B: Ghost']);
    expect(t.deck('B')).not.toEqual(['Spirit', 'Haunting', 'Spectre', 'Séance', 'Shady Deal', 'Hansel']);
    expect(t.deck('B').toSorted()).toEqual([
      'Hansel',
      'Haunting',
      'Shady Deal',
      'Spectre',
      'Spirit',
      'Séance',
    ]);
  },
);

scene(
  'Revealed by another player’s card, Dynamite Surprise goes off before the minion is played',
  {
    rules: ['R9.14'],
    A: { hand: ['Transformation'] },
    B: { deck: ['Blossom', 'Dynamite Surprise', 'Tiki', 'Ghost'] },
    bases: { Tortuga: ['B: Hansel', 'A: Steam Man'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    t.pick('Hansel');
    expect(t.asked).toBe('B');
    t.offers('use Dynamite Surprise', 'pass');
    t.pick('use Dynamite Surprise');
    expect(t.at('Tortuga')).toEqual(['B: Tiki']);
    expect(t.discard('B')).toEqual(['Dynamite Surprise']);
    expect(t.deck('B').toSorted()).toEqual(['Blossom', 'Ghost', 'Hansel']);
  },
);

scene(
  'A card played off the top can play another one off the top: each has its own revealed cards',
  {
    rules: ['R9.14'],
    A: { hand: ['Transformation'], deck: ['Blossom', 'Tiki', 'Insta-Grow', 'Steam Man'] },
    bases: { 'Transformation Spring': ['A: Hansel'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Transformation');
    // Tiki was played at the Spring: after Transformation and its shuffle, Tiki may be exchanged in turn.
    expect(t.at('Transformation Spring')).toEqual(['A: Tiki']);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Hansel', 'Insta-Grow', 'Steam Man']);
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.at('Transformation Spring')).toHaveLength(1);
    expect(t.deck('A')).toHaveLength(4);
    t.offers('pass');
  },
);

scene(
  '“Reveal until” without playing follows the same rules: it stops when the deck runs out',
  {
    rules: ['R9.14'],
    A: { hand: ['Incan Engineer'], deck: ['Ghost', 'Blossom'], discard: ['Tea Party'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Incan Engineer', 'Tortuga');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A').toSorted()).toEqual(['Blossom', 'Ghost']);
    expect(t.discard('A')).toEqual(['Tea Party']);
  },
);

scene(
  'A card that is shuffled away before it has resolved was played all the same, and no card of the deck in its place',
  {
    rules: ['R9.14', 'R10.6'],
    A: {
      hand: ['Nana', 'Snuggly Bear'],
      deck: ['Transformation', 'Tiki', 'Blossom', 'Insta-Grow', 'Tea Party', 'Steam Man'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Nana', 'Tortuga');
    t.pick('play');
    // Nana goes into the deck, and Tiki comes: she was the first minion of the turn.
    expect(t.at('Tortuga')).toEqual(['A: Tiki']);
    t.offers('use Snuggly Bear', 'pass');
    t.pick('use Snuggly Bear');
    expect(t.at('Tortuga')).toEqual(['A: Tiki', 'A: Snuggly Bear']);
  },
);
