import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Major Ursa: instead of the regular minion play, on any base; that is no minion play',
  {
    card: 'Major Ursa',
    rulings: [1, 2],
    rules: ['R11.2'],
    printing: 'current',
    A: { hand: ['Ghost', 'Insta-Grow'], titans: ['Major Ursa'] },
    bases: { "Tsar's Palace": ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('play Ghost', 'play Insta-Grow', 'use Major Ursa', 'pass');
    t.use('Major Ursa');
    t.offers("Tsar's Palace", 'Jungle Oasis');
    t.pick("Tsar's Palace");
    expect(t.at("Tsar's Palace")).toEqual(['B: Ghost', 'A: Major Ursa']);
    expect(t.playsLeft).toEqual(['action']);
    expect(t.titans('A')).toEqual([]);
    t.play('Insta-Grow');
    t.offers('play Ghost', 'use Major Ursa', 'pass');
  },
);

scene(
  'Major Ursa: an extra minion play does not serve',
  {
    card: 'Major Ursa',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Ghost', 'Insta-Grow'], titans: ['Major Ursa'] },
    bases: { 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Ghost', 'Jungle Oasis');
    expect(t.playsLeft).toEqual(['minion using Insta-Grow']);
    expect(t.canUse('Major Ursa')).toBe(false);
    expect(t.whyNot('A', 'Major Ursa')).toBe('its own condition');
  },
);

scene(
  'Major Ursa: a counter for each minion of others that moves to or from its base, whoever moves it',
  {
    card: 'Major Ursa',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Dinghy', 'Ghost'] },
    bases: {
      Tortuga: ['A: Major Ursa', 'B: Ghost', 'A: Zapbot'],
      'Jungle Oasis': ['B: Cub Scout'],
      Pyramids: [],
    },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Ghost', 'B: Cub Scout');
    t.pick('Jungle Oasis');
    t.pick('Tortuga');
    t.pick('yes');
    t.pick('yes');
    t.leave();
    expect(t.counters('Major Ursa')).toBe(2);
    expect(t.total('A', 'Tortuga')).toBe(4);
  },
);

scene(
  'Major Ursa: a minion that is played there gives no counter',
  {
    card: 'Major Ursa',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Zapbot'] },
    bases: { Tortuga: ['A: Major Ursa'] },
  },
  (t) => {
    t.play('Zapbot', 'Tortuga');
    expect(t.question).toBe('play');
    expect(t.counters('Major Ursa')).toBe(0);
  },
);

scene(
  'Major Ursa: its talent, once a turn, also in the turn in which it is played',
  {
    card: 'Major Ursa',
    rulings: [4],
    rules: ['R11.8'],
    printing: 'current',
    A: { titans: ['Major Ursa'] },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Major Ursa');
    t.pick('Tortuga');
    t.use('Major Ursa');
    t.offers('counter', 'move');
    t.pick('counter');
    expect(t.counters('Ghost')).toBe(1);
    expect(t.canUse('Major Ursa')).toBe(false);
  },
);

scene(
  'Major Ursa, first printing: where you have a minion; a counter and a move, and a small minion moves on',
  {
    card: 'Major Ursa',
    rules: ['R11.5', 'R11.8'],
    A: { titans: ['Major Ursa'] },
    bases: { Tortuga: ['A: Cub Scout'], 'Jungle Oasis': ['B: Ghost', 'B: King Rex'], Pyramids: [] },
  },
  (t) => {
    t.use('Major Ursa');
    expect(t.at('Tortuga')).toEqual(['A: Cub Scout', 'A: Major Ursa']);
    t.use('Major Ursa');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toContain('A: Major Ursa +1');
    t.offers('Ghost');
    t.pick('Ghost');
    t.pick('Pyramids');
    expect(t.at('Pyramids')).toEqual(['B: Ghost']);
    expect(t.total('A', 'Jungle Oasis')).toBe(1);
  },
);

scene(
  'Creampuff Man: with an empty hand, on any base, and 5 power less the cards in hand',
  {
    card: 'Creampuff Man',
    rulings: [1, 2],
    rules: ['R11.4'],
    printing: 'current',
    A: {
      hand: ['Séance'],
      deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'],
      titans: ['Creampuff Man'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Creampuff Man')).toBe(false);
    t.play('Séance');
    expect(t.canUse('Creampuff Man')).toBe(false);
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'Creampuff Man: the action that empties the hand is resolved first',
  {
    card: 'Creampuff Man',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Shady Deal'], deck: ['Ghost', 'Ghost'], titans: ['Creampuff Man'] },
    bases: { Tortuga: [], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Shady Deal');
    t.use('Creampuff Man');
    t.pick('Jungle Oasis');
    expect(t.total('A', 'Jungle Oasis')).toBe(7);
    t.endTurn();
    expect(t.total('A', 'Jungle Oasis')).toBe(5);
  },
);

scene(
  'Creampuff Man: the action is chosen first, then a card is discarded; it ends under the deck',
  {
    card: 'Creampuff Man',
    rulings: [3, 4],
    printing: 'current',
    A: {
      hand: ['Shady Deal', 'Ghost'],
      discard: ['Mystic Studies', 'Sleep Spores', 'Tomb Trap', 'Hidden Ninja'],
      deck: ['Spectre', 'Spectre', 'Spectre'],
    },
    bases: { Tortuga: ['A: Creampuff Man'] },
  },
  (t) => {
    t.use('Creampuff Man');
    t.offers('Mystic Studies', 'Hidden Ninja');
    t.pick('Mystic Studies');
    t.offers('Shady Deal', 'Ghost');
    t.pick('Shady Deal');
    expect(t.hand('A')).toEqual(['Ghost', 'Spectre', 'Spectre']);
    expect(t.deck('A')).toEqual(['Spectre', 'Mystic Studies']);
    expect(t.discard('A')).toContain('Shady Deal');
    expect(t.playsLeft).toEqual(['minion', 'action']);
  },
);

scene(
  'Creampuff Man: an action whose time is not now does nothing, and goes under the deck all the same',
  {
    card: 'Creampuff Man',
    rulings: [4],
    printing: 'current',
    A: { hand: ['Ghost'], discard: ['Hidden Ninja'], deck: ['Spectre'] },
    bases: { Tortuga: ['A: Creampuff Man'] },
  },
  (t) => {
    t.use('Creampuff Man');
    expect(t.discard('A')).toEqual(['Ghost']);
    expect(t.deck('A')).toEqual(['Spectre', 'Hidden Ninja']);
  },
);

scene(
  'Creampuff Man: with an empty hand the talent does nothing',
  {
    card: 'Creampuff Man',
    rulings: [3],
    printing: 'current',
    A: { discard: ['Mystic Studies'] },
    bases: { Tortuga: ['A: Creampuff Man'] },
  },
  (t) => {
    expect(t.canUse('Creampuff Man')).toBe(false);
  },
);

scene(
  'Creampuff Man: an action that hands itself over goes where the current player says',
  {
    card: 'Creampuff Man',
    rulings: [5],
    printing: 'current',
    A: { hand: ['Ghost'], discard: ['Ear of Corn'], deck: ['Spectre'] },
    bases: { Tortuga: ['A: Creampuff Man', 'A: Spectre'] },
  },
  (t) => {
    t.use('Creampuff Man');
    // There is no action to shuffle in, and nobody but B to hand it to.
    t.offers('under the deck', 'where it says');
    t.pick('where it says');
    expect(t.hand('B')).toEqual(['Ear of Corn']);
    expect(t.deck('A')).not.toContain('Ear of Corn');
  },
);

for (const where of ['under the deck', 'where it says']) {
  scene(
    `Creampuff Man: an action that goes into the box goes ${where}, as the current player says`,
    {
      card: 'Creampuff Man',
      rulings: [5],
      printing: 'current',
      A: { hand: ['Ghost'], discard: ['Insanity'], deck: ['Spectre'] },
      bases: { Tortuga: ['A: Creampuff Man'] },
      sharedDecks: { Madness: 10 },
    },
    (t) => {
      t.use('Creampuff Man');
      t.pick(where);
      expect(t.hand('B')).toEqual(['Madness', 'Madness']);
      expect([t.deck('A'), t.box]).toEqual(
        where === 'where it says' ? [['Spectre'], ['Insanity']] : [['Spectre', 'Insanity'], []],
      );
    },
  );
}

const withMadness = {
  card: 'Creampuff Man',
  rulings: [5],
  rules: ['R10.28'],
  A: { hand: ['Ghost'], discard: ['Madness'], deck: ['Spectre', 'Spectre', 'Spectre'] },
  bases: { Tortuga: ['A: Creampuff Man'] },
  sharedDecks: { Madness: 10 },
};

for (const printing of ['original', 'current'] as const) {
  for (const where of ['under the deck', 'where it says']) {
    scene(
      `Creampuff Man: a Madness card that is to be returned goes ${where}, as is chosen after that (${printing})`,
      { ...withMadness, printing },
      (t) => {
        t.use('Creampuff Man');
        t.offers('return it', 'draw two');
        t.pick('return it');
        t.offers('under the deck', 'where it says');
        t.pick(where);
        expect(t.sharedDeck('Madness')).toBe(where === 'where it says' ? 11 : 10);
        expect(t.deck('A').at(-1)).toBe(where === 'where it says' ? 'Spectre' : 'Madness');
        expect(t.discard('A')).toEqual(['Ghost']);
      },
    );
  }

  scene(
    `Creampuff Man: a Madness card that draws two has one place to go, and nobody is asked (${printing})`,
    { ...withMadness, printing },
    (t) => {
      t.use('Creampuff Man');
      t.pick('draw two');
      expect(t.question).toBe('play');
      expect(t.sharedDeck('Madness')).toBe(10);
      expect(t.deck('A')).toEqual(['Spectre', 'Madness']);
    },
  );
}

scene(
  'Creampuff Man, first printing: the card just discarded can be the one that is played',
  {
    card: 'Creampuff Man',
    A: { hand: ['Mystic Studies'], deck: ['Spectre', 'Spectre', 'Ghost'] },
    bases: { Tortuga: ['A: Creampuff Man'] },
  },
  (t) => {
    t.use('Creampuff Man');
    expect(t.hand('A')).toEqual(['Spectre', 'Spectre']);
    expect(t.deck('A')).toEqual(['Ghost', 'Mystic Studies']);
  },
);

scene(
  'Killer Kudzu: gathers counters beside the deck, which are no power and out of reach',
  {
    card: 'Killer Kudzu',
    rulings: [3],
    rules: ['R11.1', 'R11.8'],
    printing: 'current',
    from: 'start of turn',
    A: { titans: ['Killer Kudzu +2'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.titans('A')).toEqual(['Killer Kudzu +3']);
    expect(t.total('A', 'Tortuga')).toBe(0);
    t.use('Killer Kudzu');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Killer Kudzu +3']);
    expect(t.total('A', 'Jungle Oasis')).toBe(3);
    expect(t.playsLeft).toEqual(['action']);
  },
);

scene(
  'Killer Kudzu: three counters at least, six at most, instead of the regular minion play',
  {
    card: 'Killer Kudzu',
    rulings: [1, 2],
    printing: 'current',
    A: { hand: ['Ghost'], titans: ['Killer Kudzu +8'] },
    B: { titans: ['Killer Kudzu +2'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Killer Kudzu');
    t.offers('Tortuga', 'Jungle Oasis');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Killer Kudzu +6']);
    expect(t.canPlay('Ghost')).toBe(false);
    t.endTurn();
    expect(t.titans('B')).toEqual(['Killer Kudzu +3']);
  },
);

scene(
  'Killer Kudzu, first printing: the minion play stays',
  {
    card: 'Killer Kudzu',
    A: { titans: ['Killer Kudzu +2'] },
    B: { hand: ['Ghost'], titans: ['Killer Kudzu +3'] },
    turn: 'B',
    bases: { Tortuga: [] },
  },
  (t) => {
    t.use('Killer Kudzu');
    expect(t.at('Tortuga')).toEqual(['B: Killer Kudzu +3']);
    expect(t.canPlay('Ghost')).toBe(true);
  },
);

scene(
  'Killer Kudzu: its talent counts the counters before, plays a minion, and then it has left play',
  {
    card: 'Killer Kudzu',
    rulings: [5],
    rules: ['R11.7'],
    printing: 'current',
    A: {
      hand: ['Insta-Grow'],
      discard: ['Water Lily', 'Venus Man Trap', 'Sprout'],
      deck: ['Spectre', 'Ghost', 'Ghost'],
    },
    bases: { Tortuga: ['A: Killer Kudzu +3'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Killer Kudzu');
    t.offers('Water Lily', 'Sprout');
    t.pick('Water Lily');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Water Lily']);
    expect(t.titans('A')).toEqual(['Killer Kudzu']);
    t.offers('shuffle minions in', 'draw');
    t.pick('draw');
    expect(t.hand('A')).toEqual(['Ghost', 'Insta-Grow', 'Spectre']);
    expect(t.discard('A')).not.toContain('Killer Kudzu');
  },
);

scene(
  'Killer Kudzu: after scoring it is asked when the cards there are in the discard piles',
  {
    card: 'Killer Kudzu',
    rulings: [4],
    rules: ['R11.7'],
    printing: 'current',
    from: 'score bases',
    A: { deck: ['Spectre', 'Spectre', 'Spectre', 'Spectre'] },
    bases: { 'Jungle Oasis': ['A: Killer Kudzu +6', 'A: King Rex', 'A: Sprout'] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    expect(t.vp('A')).toBe(2);
    expect(t.titans('A')).toEqual(['Killer Kudzu']);
    t.pick('shuffle minions in');
    t.offers('King Rex', 'Sprout');
    t.pick('King Rex', 'Sprout');
    expect(t.discard('A')).toEqual([]);
  },
);
