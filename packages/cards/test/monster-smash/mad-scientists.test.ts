import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const plenty = ['Igor', 'Jolt', 'Lab Assistant', 'Jolt', 'The Monster', 'Igor', 'Igor', 'Lab Assistant'];

// Herr Doktor

scene(
  'Herr Doktor: a talent that puts a counter on another of your minions, on any base',
  {
    card: 'Herr Doktor',
    rulings: [1],
    rules: ['R9.9'],
    bases: { Tortuga: ['A: Herr Doktor', 'A: Igor', 'B: Ghost'], 'Jungle Oasis': ['A: The Monster'] },
  },
  (t) => {
    t.use('Herr Doktor');
    t.offers('Igor', 'The Monster');
    expect([t.purpose, t.range]).toEqual(['counter', [1, 1]]);
    t.pick('The Monster');
    expect(t.power('The Monster')).toBe(5);
    expect(t.canUse('Herr Doktor')).toBe(false);
  },
);

scene(
  'Herr Doktor alone has nobody to work on',
  { card: 'Herr Doktor', bases: { Tortuga: ['A: Herr Doktor', 'B: Ghost'], 'Jungle Oasis': [] } },
  (t) => {
    expect(t.canUse('Herr Doktor')).toBe(false);
    expect(t.whyNot('A', 'Herr Doktor')).toBe('nothing to choose from');
  },
);

// The Monster

scene(
  'The Monster: without a counter the talent cannot be used; with one it pays for an extra minion, also later',
  {
    card: 'The Monster',
    rulings: [1],
    rules: ['R3.5', 'R3.6'],
    A: { hand: ['Jolt', 'Igor', 'Lab Assistant'] },
    bases: { Tortuga: ['A: The Monster'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('The Monster')).toBe(false);
    t.play('Jolt');
    t.use('The Monster');
    expect(t.counters('The Monster')).toBe(0);
    expect(t.playsLeft).toEqual(['minion', 'minion using The Monster']);
    t.play('Igor', 'Tortuga');
    t.play('Lab Assistant', 'Jungle Oasis');
    t.pick('Igor');
    expect(t.at('Tortuga')).toEqual(['A: The Monster', 'A: Igor +1']);
  },
);

// Lab Assistant

scene(
  'Lab Assistant: another of your minions, on any base, gets a counter',
  {
    card: 'Lab Assistant',
    rulings: [1],
    A: { hand: ['Lab Assistant'] },
    bases: { Tortuga: ['A: Igor', 'B: Ghost'], 'Jungle Oasis': ['A: The Monster'] },
  },
  (t) => {
    t.play('Lab Assistant', 'Tortuga');
    t.offers('Igor', 'The Monster');
    expect(t.range).toEqual([1, 1]);
    t.pick('The Monster');
    expect(t.at('Jungle Oasis')).toEqual(['A: The Monster +1']);
  },
);

scene(
  'Lab Assistant: with one other minion nobody is asked, with none nothing happens',
  {
    card: 'Lab Assistant',
    A: { hand: ['Lab Assistant', 'Lab Assistant', 'Ghostly Arrival'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Lab Assistant', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Lab Assistant']);
    t.play('Lab Assistant', 'Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['B: Ghost', 'A: Lab Assistant +1']);
  },
);

// Igor

scene(
  'Igor: after it is destroyed one of your minions gets a counter',
  {
    card: 'Igor',
    rules: ['R9.5'],
    A: { hand: ['Chew Toy'] },
    bases: { Tortuga: ['A: Igor', 'A: The Monster', 'B: Archmage'], 'Jungle Oasis': ['A: Lab Assistant'] },
  },
  (t) => {
    t.play('Chew Toy');
    expect(t.question).toBe('choose');
    t.offers('The Monster', 'Lab Assistant');
    t.pick('Lab Assistant');
    expect(t.discard('A')).toEqual(['Chew Toy', 'Igor']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Lab Assistant +1']);
  },
);

scene(
  'Igor: after its base has scored the counter goes to a minion elsewhere, one for each Igor',
  {
    card: 'Igor',
    rulings: [1, 2],
    rules: ['R5.7'],
    A: { deck: plenty },
    bases: {
      'The Homeworld': ['A: Igor', 'A: Igor', 'B: King Rex +14'],
      'Jungle Oasis': ['A: The Monster'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.endTurn();
    expect(t.discard('A')).toEqual(['Igor', 'Igor']);
    expect(t.at('Jungle Oasis')).toEqual(['A: The Monster +2']);
  },
);

scene(
  'Igor that is discarded from the hand gives nothing',
  {
    card: 'Igor',
    rulings: [1],
    A: { hand: ['Ghost', 'Igor'] },
    bases: { Tortuga: ['A: The Monster'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghost', 'Tortuga');
    t.pick('Igor');
    expect(t.discard('A')).toEqual(['Igor']);
    expect(t.counters('The Monster')).toBe(0);
  },
);

scene(
  'Igor: whoever controlled it places the counter',
  {
    card: 'Igor',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Chew Toy'] },
    bases: {
      Tortuga: ['A(B): Igor', 'B: Archmage'],
      'Jungle Oasis': ['A: The Monster', 'B: Ghost'],
    },
  },
  (t) => {
    t.play('Chew Toy');
    expect(t.discard('B')).toEqual(['Chew Toy', 'Igor']);
    expect(t.at('Jungle Oasis')).toEqual(['A: The Monster +1', 'B: Ghost']);
  },
);

scene(
  'Igor destroyed at a base that has just scored gives one counter, not two',
  {
    card: 'Igor',
    A: { deck: plenty },
    bases: {
      'Ninja Dojo': ['A: Igor', 'B: King Rex +10'],
      'Jungle Oasis': ['A: The Monster'],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    expect([t.asked, t.purpose]).toEqual(['B', 'destroy']);
    t.pick('Igor');
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
    expect(t.at('Jungle Oasis')).toEqual(['A: The Monster +1']);
  },
);

// Angry Mob

scene(
  'Angry Mob: cards go under your deck, unseen and in the order you like; each is a counter',
  {
    card: 'Angry Mob',
    rulings: [1],
    rules: ['R9.4'],
    A: { hand: ['Angry Mob', 'Igor', 'Jolt', 'Body Shop'], deck: ['The Monster'] },
    bases: { Tortuga: ['A: Herr Doktor', 'A: Igor'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Angry Mob');
    t.offers('Herr Doktor', 'Igor');
    t.pick('Herr Doktor');
    t.offers('Igor', 'Jolt', 'Body Shop');
    expect(t.range).toEqual([0, 3]);
    t.pick('Igor', 'Jolt');
    expect(t.question).toBe('order');
    t.pick('Jolt', 'Igor');
    expect(t.deck('A')).toEqual(['The Monster', 'Jolt', 'Igor']);
    expect(t.deckAsSeenBy('B', 'A')).toEqual(['?', '?', '?']);
    expect(t.counters('Herr Doktor')).toBe(2);
    expect(t.hand('A')).toEqual(['Body Shop']);
  },
);

scene(
  'Angry Mob: no card, no counter',
  {
    card: 'Angry Mob',
    rulings: [1],
    A: { hand: ['Angry Mob', 'Igor'] },
    bases: { Tortuga: ['A: Herr Doktor'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Angry Mob');
    t.pick();
    expect(t.counters('Herr Doktor')).toBe(0);
    expect(t.hand('A')).toEqual(['Igor']);
  },
);

// Blitzed

scene(
  'Blitzed: counters off your minions, then a minion of no more power is destroyed, anyone’s, on any base',
  {
    card: 'Blitzed',
    rulings: [1],
    A: { hand: ['Blitzed'] },
    bases: {
      Tortuga: ['A: The Monster +2', 'A: Igor +1', 'B: Spirit', 'B: Ghost +1'],
      'Jungle Oasis': ['B: Cub Scout', 'B: Archmage', 'B: Ghost +2'],
    },
  },
  (t) => {
    t.play('Blitzed');
    t.offers('0', '1', '2');
    t.pick('2');
    t.offers('0', '1');
    t.pick('1');
    // Powers are read now: Igor has 2.
    t.offers('Igor', 'Spirit', 'Ghost', 'Cub Scout');
    expect([t.purpose, t.range]).toEqual(['destroy', [1, 1]]);
    t.pick('Cub Scout');
    expect(t.at('Tortuga')).toEqual(['A: The Monster', 'A: Igor', 'B: Spirit', 'B: Ghost +1']);
    expect(t.discard('B')).toEqual(['Cub Scout']);
  },
);

scene(
  'Blitzed: with none removed only a minion of power 0 is in danger',
  {
    card: 'Blitzed',
    rulings: [1],
    A: { hand: ['Blitzed'] },
    bases: { Tortuga: ['A: The Monster +2', 'B: Ghost'], 'Jungle Oasis': ['B: Worker'] },
  },
  (t) => {
    t.play('Blitzed');
    t.pick('0');
    expect(t.discard('B')).toEqual(['Worker']);
    expect(t.at('Tortuga')).toEqual(['A: The Monster +2', 'B: Ghost']);
  },
);

scene(
  'Blitzed with nobody weak enough destroys nobody; the counters are gone',
  {
    card: 'Blitzed',
    A: { hand: ['Blitzed'] },
    bases: { Tortuga: ['A: The Monster +2', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Blitzed');
    t.pick('1');
    expect(t.at('Tortuga')).toEqual(['A: The Monster +1', 'B: Spirit']);
  },
);

// Body Shop

scene(
  'Body Shop: as many counters as the destroyed minion had power in play, shared out as you like',
  {
    card: 'Body Shop',
    rulings: [1],
    A: { hand: ['Body Shop'] },
    bases: {
      Tortuga: ['A: Lab Assistant +1', 'A: Full Moon', 'A: Igor', 'B: Ghost'],
      'Jungle Oasis': ['A: The Monster'],
    },
  },
  (t) => {
    t.play('Body Shop');
    t.offers('Lab Assistant', 'Igor', 'The Monster');
    t.pick('Lab Assistant');
    expect(t.discard('A')).toEqual(['Lab Assistant']);
    for (const taker of ['Igor', 'The Monster', 'Igor', 'Igor', 'The Monster']) {
      t.offers('Igor', 'The Monster');
      t.pick(taker);
    }
    expect(t.question).toBe('play');
    expect(t.counters('Igor')).toBe(3);
    expect(t.counters('The Monster')).toBe(2);
    expect(t.discard('A')).toEqual(['Body Shop', 'Lab Assistant']);
  },
);

scene(
  'Body Shop: a minion that is not destroyed leaves no counters',
  {
    card: 'Body Shop',
    rulings: [1],
    A: { hand: ['Body Shop'] },
    bases: { Tortuga: ['A: Lab Assistant [A: Überserum]', 'A: Igor'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Body Shop');
    t.pick('Lab Assistant');
    expect(t.at('Tortuga')).toEqual(['A: Lab Assistant [A: Überserum]', 'A: Igor']);
  },
);

// German Engineering

scene(
  'German Engineering: each minion that you play there gets a counter, after its own ability',
  {
    card: 'German Engineering',
    rulings: [1],
    A: { hand: ['Lab Assistant', 'Igor', 'Ghostly Arrival'] },
    bases: { Tortuga: ['A: German Engineering', 'A: The Monster'], 'Jungle Oasis': ['A: Herr Doktor'] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Lab Assistant', 'Tortuga');
    expect(t.counters('Lab Assistant')).toBe(0);
    t.pick('The Monster');
    expect(t.counters('Lab Assistant')).toBe(1);
    t.play('Igor', 'Tortuga');
    expect(t.counters('Igor')).toBe(1);
  },
);

scene(
  'German Engineering: not for what others play there, and not for a minion that moves there',
  {
    card: 'German Engineering',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Bear Rides You'], deck: plenty },
    B: { hand: ['Ghost'], deck: plenty },
    bases: { Tortuga: ['A: German Engineering'], 'Jungle Oasis': ['A: Igor'] },
  },
  (t) => {
    t.play('Ghost', 'Tortuga');
    expect(t.counters('Ghost')).toBe(0);
    t.endTurn();
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: German Engineering', 'B: Ghost', 'A: Igor']);
  },
);

// Grave Situation

for (const printing of ['original', 'current'] as const) {
  scene(
    `Grave Situation (${printing}): your minion there goes to the hand, and was not destroyed`,
    {
      card: 'Grave Situation',
      rulings: [1, 2],
      printing,
      turn: 'B',
      B: { hand: ['Chew Toy'] },
      bases: {
        'Field of Honor': ['A: Grave Situation', 'A: Igor +1', 'B: Archmage'],
        'Jungle Oasis': ['A: The Monster'],
      },
    },
    (t) => {
      t.play('Chew Toy');
      expect(t.at('Field of Honor')).toEqual(['A: Grave Situation', 'B: Archmage']);
      expect(t.hand('A')).toEqual(['Igor']);
      // No counter by Igor, no VP by Field of Honor.
      expect(t.counters('The Monster')).toBe(0);
      expect(t.vp('B')).toBe(0);
    },
  );

  scene(
    `Grave Situation (${printing}): a minion that is not your own goes to its owner’s hand`,
    {
      card: 'Grave Situation',
      rulings: [2],
      printing,
      turn: 'B',
      B: { hand: ['Chew Toy'] },
      bases: { Tortuga: ['A: Grave Situation', 'A(B): Igor', 'B: Archmage'], 'Jungle Oasis': [] },
    },
    (t) => {
      t.play('Chew Toy');
      expect(t.at('Tortuga')).toEqual(['A: Grave Situation', 'B: Archmage']);
      expect(t.hand('A')).toEqual([]);
      expect(t.hand('B')).toEqual(['Igor']);
    },
  );
}

scene(
  'Grave Situation at Tar Pits: the current player picks what becomes of the minion',
  {
    card: 'Grave Situation',
    rules: ['R10.2'],
    turn: 'B',
    A: { deck: plenty },
    B: { hand: ['Big Gulp', 'Time Loop', 'Big Gulp'] },
    bases: { 'Tar Pits': ['A: Igor', 'A: The Monster', 'A: Grave Situation'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Big Gulp');
    t.pick('The Monster');
    expect(t.asked).toBe('B');
    t.offers('use Grave Situation', 'Tar Pits');
    t.pick('use Grave Situation');
    expect(t.hand('A')).toEqual(['The Monster']);
    t.play('Big Gulp');
    t.pick('Tar Pits');
    expect(t.deck('A').at(-1)).toBe('Igor');
  },
);

// IT'S ALIVE!

scene(
  'IT’S ALIVE!: an extra minion at once, its own ability first, then a counter on it',
  {
    card: "IT'S ALIVE!",
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ["IT'S ALIVE!", 'Lab Assistant', 'Igor'] },
    bases: { Tortuga: ['A: The Monster', 'A: Herr Doktor'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("IT'S ALIVE!");
    t.offers('Lab Assistant', 'Igor');
    t.pick('Lab Assistant');
    t.pick('Jungle Oasis');
    expect(t.counters('Lab Assistant')).toBe(0);
    t.pick('Herr Doktor');
    expect(t.at('Jungle Oasis')).toEqual(['A: Lab Assistant +1']);
    expect(t.playsLeft).toEqual(['minion']);
  },
);

// Jolt

scene(
  'Jolt: a counter on each of your minions, everywhere',
  {
    card: 'Jolt',
    A: { hand: ['Jolt'] },
    bases: { Tortuga: ['A: Igor', 'B: Ghost'], 'Jungle Oasis': ['A: The Monster +1', 'A(B): Ghost'] },
  },
  (t) => {
    t.play('Jolt');
    expect(t.at('Tortuga')).toEqual(['A: Igor +1', 'B: Ghost']);
    expect(t.at('Jungle Oasis')).toEqual(['A: The Monster +2', 'A(B): Ghost +1']);
  },
);

// Überserum

scene(
  'Überserum: its minion cannot be destroyed, and gets a counter at the start of your turn for each of them',
  {
    card: 'Überserum',
    rulings: [1, 2],
    from: 'start of turn',
    A: { deck: plenty },
    B: { hand: ['Chew Toy'], deck: plenty },
    bases: {
      Tortuga: ['A: Igor [A: Überserum, A: Überserum]', 'B: King Rex'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.counters('Igor')).toBe(2);
    t.endTurn();
    expect(t.counters('Igor')).toBe(2);
    t.play('Chew Toy');
    expect(t.at('Tortuga')).toEqual(['A: Igor +2 [A: Überserum, A: Überserum]', 'B: King Rex']);
  },
);

scene(
  'Überserum on another player’s minion: at the start of the turn of whoever has played the action',
  {
    card: 'Überserum',
    rulings: [1],
    A: { hand: ['Überserum'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Igor', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Überserum', 'Ghost');
    expect(t.counters('Ghost')).toBe(0);
    t.endTurn();
    expect(t.counters('Ghost')).toBe(0);
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.counters('Ghost')).toBe(1);
  },
);
