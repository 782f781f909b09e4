import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R3.5: an extra play can be made at once, before anything that the card giving it has triggered. */

const deck = ['Howl', 'Howl', 'Howl', 'Howl'];

const corral = {
  A: { hand: ['Zapbot', 'Mummy', 'Sheriff'], deck },
  bases: { 'So-So Corral': ['B: Deputy', 'B: Spirit'], 'Jungle Oasis': [] },
};

scene(
  'the extra minion comes before the duel of the minion that gave it, and duels first',
  { ...corral, card: 'So-So Corral', rulings: [1], rules: ['R3.5'] },
  (t) => {
    t.play('Zapbot', 'So-So Corral');
    expect(t.purpose).toBe('extra minion');
    t.offers('Mummy');
    t.pick('Mummy');
    t.pick('So-So Corral');
    // The Mummy's duel, before Zapbot's.
    t.offers('Deputy', 'Spirit');
    t.pick('Deputy');
    t.pass();
    expect(t.discard('A')).toEqual(['Mummy']);
    t.offers('Spirit');
    t.pick();
    expect(t.at('So-So Corral')).toEqual(['B: Spirit', 'A: Zapbot']);
    t.offers('pass');
  },
);

scene('an extra that is not played at once is kept', { ...corral, rules: ['R3.5'] }, (t) => {
  t.play('Zapbot', 'So-So Corral');
  t.keepExtra();
  // Zapbot's duel.
  t.pick();
  expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
  t.play('Mummy', 'Jungle Oasis');
  expect(t.at('Jungle Oasis')).toEqual(['A: Mummy']);
});

for (const edition of ['awesome-level-9000', 'what-were-we-thinking'] as const) {
  scene(
    `before 2018 an extra comes between cards: nobody is asked in the middle of one (${edition})`,
    { ...corral, rules: ['R3.5', 'R10.16'], edition },
    (t) => {
      t.play('Zapbot', 'So-So Corral');
      expect(t.purpose).toBe('duel');
      t.pick();
      t.offers('play Mummy using Zapbot', 'pass');
    },
  );
}

scene('since 2018 it can always be played at once', { ...corral, rules: ['R3.5'], edition: 'oops' }, (t) => {
  t.play('Zapbot', 'So-So Corral');
  expect(t.purpose).toBe('extra minion');
  t.pick('Mummy');
  t.pick('Jungle Oasis');
  // Zapbot's duel comes after it.
  expect(t.at('Jungle Oasis')).toEqual(['A: Mummy']);
  t.offers('Deputy', 'Spirit');
  t.pick();
});

scene(
  'nobody is asked where nothing waits',
  {
    rules: ['R3.5'],
    A: { hand: ['Zapbot', 'Mummy'], deck },
    bases: { 'So-So Corral': ['B: Deputy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Jungle Oasis');
    t.offers('play Mummy using Zapbot', 'pass');
  },
);

scene(
  'nobody is asked where what waits could do nothing',
  {
    rules: ['R3.5'],
    A: { hand: ['Zapbot', 'Mummy'], deck },
    bases: { 'So-So Corral': ['A: Deputy'], 'Jungle Oasis': ['B: Deputy'] },
  },
  (t) => {
    t.play('Zapbot', 'So-So Corral');
    t.offers('play Mummy using Zapbot', 'pass');
  },
);

scene(
  'nobody is asked who has nothing to play with the extra',
  { ...corral, rules: ['R3.5'], A: { hand: ['Zapbot', 'Sheriff'], deck } },
  (t) => {
    t.play('Zapbot', 'So-So Corral');
    expect(t.purpose).toBe('duel');
    t.pick();
    expect(t.playsLeft).toEqual(['action', 'minion using Zapbot']);
  },
);

scene(
  'Haunted House has a card discarded after the extra minion',
  {
    card: 'Haunted House',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Zapbot', 'Mummy', 'Sheriff'], deck },
    bases: { 'Haunted House': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Haunted House');
    t.pick('Mummy');
    t.pick('Jungle Oasis');
    // The Sheriff is the only card left.
    expect(t.discard('A')).toEqual(['Sheriff']);
    expect(t.at('Haunted House')).toEqual(['A: Zapbot']);
    expect(t.playsLeft).toEqual(['action']);
  },
);

scene(
  'Haunted House has a card discarded for each of them, the later one first',
  {
    card: 'Haunted House',
    rules: ['R3.5'],
    A: { hand: ['Zapbot', 'Mummy', 'Sheriff', 'Howl', 'Pharaoh'], deck },
    bases: { 'Haunted House': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zapbot', 'Haunted House');
    t.pick('Mummy');
    t.pick('Haunted House');
    t.offers('Sheriff', 'Howl', 'Pharaoh');
    t.pick('Sheriff');
    t.offers('Howl', 'Pharaoh');
    t.pick('Howl');
    expect(t.hand('A')).toEqual(['Pharaoh']);
  },
);

scene(
  'an extra action may come before the duel of the minion that gave it',
  {
    card: 'Chronomage',
    rules: ['R3.5'],
    A: { hand: ['Chronomage', 'Augmentation', 'Mystic Studies'], deck },
    bases: { 'So-So Corral': ['B: Sheriff'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chronomage', 'So-So Corral');
    expect(t.purpose).toBe('extra action');
    t.offers('Augmentation', 'Mystic Studies');
    t.pick('Augmentation');
    t.pick('Chronomage');
    expect(t.power('Chronomage')).toBe(7);
    // It is discarded when its own matters are done, before the duel.
    expect(t.discard('A')).toEqual(['Augmentation']);
    t.pick('Sheriff');
    t.pass();
    expect(t.discard('B')).toEqual(['Sheriff']);
    expect(t.playsLeft).toEqual(['action']);
  },
);

scene(
  'an extra that a waiting ability gives comes before the other waiting abilities',
  {
    card: 'Brownie',
    rules: ['R3.5'],
    printing: 'current',
    A: { hand: ['Steam Man', 'Mummy'], deck },
    B: { deck },
    bases: { 'The Homeworld': [], Tortuga: ['B: Brownie'] },
  },
  (t) => {
    t.play('Steam Man', 'The Homeworld');
    t.offers('use The Homeworld', 'use Brownie');
    t.pick('use The Homeworld');
    // The Brownie waits.
    expect(t.purpose).toBe('extra minion');
    t.pick('Mummy');
    t.pick('Tortuga');
    expect(t.hand('B')).toEqual(['Howl']);
    expect(t.playsLeft).toEqual(['action']);
  },
);

scene(
  'what several minions of one card have triggered resolves in reverse order of play',
  {
    card: 'Zombie Lord',
    rules: ['R3.5'],
    A: { hand: ['Zombie Lord', 'Howl', 'Sheriff'], discard: ['Mummy', 'Walker'], deck },
    bases: { 'So-So Corral': ['B: Sheriff'], 'Haunted House': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Zombie Lord', 'Jungle Oasis');
    t.pick('Mummy');
    t.pick('So-So Corral');
    t.pick('Walker');
    // The Walker's discard comes before the Mummy's duel, and its own look at the deck before both.
    t.pick('discard');
    t.offers('Howl', 'Sheriff');
    t.pick('Howl');
    t.offers('Sheriff');
    t.pick();
  },
);

scene(
  'a card in one’s own hand that could answer brings the question up',
  {
    card: 'Snuggly Bear',
    rules: ['R3.5', 'R4'],
    A: { hand: ['Zapbot', 'Snuggly Bear', 'Mummy'], deck },
    bases: { 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Zapbot', 'Jungle Oasis');
    expect(t.purpose).toBe('extra minion');
    t.offers('Snuggly Bear', 'Mummy');
    t.pick('Mummy');
    t.pick('Tortuga');
    // Zapbot is still the first minion of the turn, which the Snuggly Bear answers.
    t.offers('use Snuggly Bear', 'pass');
    t.pick('use Snuggly Bear');
    expect(t.at('Jungle Oasis')).toEqual(['A: Zapbot', 'A: Snuggly Bear']);
    expect(t.at('Tortuga')).toEqual(['A: Mummy']);
  },
);

/** Zapbot is borrowed: another player's Mboro Hornet may answer it. */
const borrowed = {
  card: 'Mboro Hornet',
  rules: ['R3.5', 'R4'],
  A: { hand: ['B: Zapbot', 'Mummy'], deck },
  bases: { 'Jungle Oasis': [], Tortuga: [] },
};

for (const held of ['Mboro Hornet', 'Howl']) {
  scene(
    `a card in another hand never brings the question up (${held})`,
    { ...borrowed, B: { hand: [held], deck } },
    (t) => {
      t.play('Zapbot', 'Jungle Oasis');
      if (held === 'Mboro Hornet') {
        expect(t.asked).toBe('B');
        t.pass();
      }
      t.offers('play Mummy using Zapbot', 'pass');
    },
  );
}
