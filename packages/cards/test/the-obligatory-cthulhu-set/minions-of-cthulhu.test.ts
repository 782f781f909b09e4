import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const sharedDecks = { Madness: 10 };
const plenty = ['Sprout', 'Tribute', 'Ghost', 'Spirit', 'Séance', 'Ghost', 'Ghost', 'Spirit'];

// Star-Spawn of Cthulhu

scene(
  'Star-Spawn of Cthulhu: a Madness card of yours goes to the hand of another player whom you pick',
  {
    card: 'Star-Spawn of Cthulhu',
    rulings: [1],
    rules: ['R12.2'],
    players: 3,
    A: { hand: ['Madness', 'Madness', 'Ghost'] },
    bases: { Tortuga: ['A: Star-Spawn of Cthulhu'], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.use('Star-Spawn of Cthulhu');
    t.offers('B', 'C');
    t.pick('C');
    expect([t.hand('A'), t.hand('C')]).toEqual([['Ghost', 'Madness'], ['Madness']]);
    expect(t.owner('Madness', 'C')).toBe('C');
    // Neither drawn nor played.
    expect([t.sharedDeck('Madness'), t.playsLeft]).toEqual([10, ['minion', 'action']]);
  },
);

scene(
  'Star-Spawn of Cthulhu: without a Madness card there is nothing to do',
  {
    card: 'Star-Spawn of Cthulhu',
    rulings: [1],
    A: { hand: ['Ghost'], discard: ['Madness'] },
    bases: { Tortuga: ['A: Star-Spawn of Cthulhu'], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    expect(t.canUse('Star-Spawn of Cthulhu')).toBe(false);
  },
);

// Cthulhu's Chosen

for (const printing of ['original', 'current'] as const) {
  scene(
    `Cthulhu’s Chosen (${printing}): a Madness card for 2 power, whichever base scores, each Chosen for itself`,
    {
      card: "Cthulhu's Chosen",
      rulings: [1],
      printing,
      turn: 'B',
      B: { deck: plenty },
      bases: {
        'The Homeworld': ["A: Cthulhu's Chosen", 'B: King Rex +13'],
        'Jungle Oasis': ["A: Cthulhu's Chosen"],
      },
      baseDeck: ['Ninja Dojo'],
      sharedDecks,
    },
    (t) => {
      t.endTurn();
      // The current player says which comes first.
      expect([t.asked, t.question]).toEqual(['B', 'next']);
      t.pick("use Cthulhu's Chosen");
      expect(t.asked).toBe('A');
      t.pick('yes');
      t.pick('no');
      expect([t.hand('A'), t.sharedDeck('Madness')]).toEqual([['Madness'], 9]);
      expect([t.vp('A'), t.vp('B')]).toEqual([2, 4]);
    },
  );
}

scene(
  'Cthulhu’s Chosen: every time a base scores, with a card of its own each time',
  {
    card: "Cthulhu's Chosen",
    rulings: [1],
    A: { deck: plenty },
    bases: {
      'The Homeworld': ['B: King Rex +16'],
      'Jungle Oasis': ['B: King Rex +5'],
      Tortuga: ["A: Cthulhu's Chosen"],
    },
    baseDeck: ['The Central Brain', 'Cave of Shinies'],
    sharedDecks,
  },
  (t) => {
    t.endTurn();
    t.pick('The Homeworld');
    t.pick('yes');
    expect(t.power("Cthulhu's Chosen")).toBe(5);
    t.pick('yes');
    expect(t.hand('A').filter((card) => card === 'Madness')).toHaveLength(2);
    expect([t.sharedDeck('Madness'), t.turn]).toEqual([8, 'B']);
  },
);

scene(
  'Cthulhu’s Chosen: with no Madness card left there is no bonus, and nobody is asked',
  {
    card: "Cthulhu's Chosen",
    rulings: [2],
    A: { deck: plenty },
    bases: { 'Jungle Oasis': ["A: Cthulhu's Chosen", 'B: King Rex +5'], Tortuga: [] },
    baseDeck: ['The Central Brain'],
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.endTurn();
    expect([t.turn, t.vp('B')]).toEqual(['B', 2]);
  },
);

// Servitor of Cthulhu

scene(
  'Servitor of Cthulhu: destroyed by its talent, and an action of your discard pile goes on your deck',
  {
    card: 'Servitor of Cthulhu',
    A: { deck: ['Ghost'], discard: ['Corruption', 'Spirit', 'Madness'] },
    bases: { Tortuga: ['A: Servitor of Cthulhu'], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.use('Servitor of Cthulhu');
    t.offers('Corruption', 'Madness');
    t.pick('Corruption');
    expect(t.deck('A')).toEqual(['Corruption', 'Ghost']);
    expect(t.discard('A')).toEqual(['Madness', 'Servitor of Cthulhu', 'Spirit']);
  },
);

scene(
  'Servitor of Cthulhu: protected it stays, and the action is placed all the same',
  {
    card: 'Servitor of Cthulhu',
    rulings: [1],
    A: { deck: ['Ghost'], discard: ['Corruption'] },
    bases: { Tortuga: ['A: Servitor of Cthulhu [A: Unstoppable]'], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.use('Servitor of Cthulhu');
    expect(t.at('Tortuga')).toEqual(['A: Servitor of Cthulhu [A: Unstoppable]']);
    expect(t.deck('A')).toEqual(['Corruption', 'Ghost']);
  },
);

scene(
  'Servitor of Cthulhu destroyed for the VP of R’lyeh does nothing else; by its talent it earns no VP',
  {
    card: 'Servitor of Cthulhu',
    rulings: [1],
    from: 'start of turn',
    A: { deck: ['Ghost'], discard: ['Corruption'] },
    bases: {
      "R'lyeh": ['A: Servitor of Cthulhu', 'A: Servitor of Cthulhu'],
      'Jungle Oasis': [],
    },
    sharedDecks,
  },
  (t) => {
    t.pick('Servitor of Cthulhu');
    expect([t.vp('A'), t.deck('A')]).toEqual([1, ['Ghost']]);
    t.use('Servitor of Cthulhu');
    expect([t.vp('A'), t.deck('A')]).toEqual([1, ['Corruption', 'Ghost']]);
  },
);

// Altar to Cthulhu

scene(
  'Altar to Cthulhu, original: an extra action for every minion that you play there, after its own ability',
  {
    card: 'Altar to Cthulhu',
    rulings: [1],
    A: { hand: ['Lab Assistant', 'Lab Assistant', 'Ghostly Arrival'] },
    bases: { Tortuga: ['A: Altar to Cthulhu', 'A: Igor', 'A: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Lab Assistant', 'Tortuga');
    expect(t.playsLeft).not.toContain('action using Altar to Cthulhu');
    t.pick('Igor');
    expect(t.playsLeft.filter((play) => play === 'action using Altar to Cthulhu')).toHaveLength(1);
    t.play('Lab Assistant', 'Tortuga');
    t.pick('Igor');
    expect(t.playsLeft.filter((play) => play === 'action using Altar to Cthulhu')).toHaveLength(2);
  },
);

scene(
  'Altar to Cthulhu, current: once per turn',
  {
    card: 'Altar to Cthulhu',
    printing: 'current',
    A: { hand: ['Igor', 'Igor', 'Jolt', 'The Monster'] },
    bases: { Tortuga: ['A: Altar to Cthulhu', 'A: The Monster +1', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Monster');
    t.play('Igor', 'Tortuga');
    t.play('Igor', 'Tortuga');
    expect(t.playsLeft).toEqual(['action', 'action using Altar to Cthulhu']);
  },
);

// Complete the Ritual

scene(
  'Complete the Ritual goes only where you have a minion',
  {
    card: 'Complete the Ritual',
    A: { hand: ['Complete the Ritual'] },
    bases: { Tortuga: ['A: Ghost'], 'Jungle Oasis': ['B: Ghost'] },
  },
  (t) => {
    t.play('Complete the Ritual');
    expect(t.at('Tortuga')).toEqual(['A: Ghost', 'A: Complete the Ritual']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Ghost']);
  },
);

for (const printing of ['original', 'current'] as const) {
  scene(
    `Complete the Ritual (${printing}): all go under their owners’ decks, and the bases change places`,
    {
      card: 'Complete the Ritual',
      rulings: [1, 2, 3],
      rules: ['R12.5'],
      printing,
      from: 'start of turn',
      A: { deck: ['Sprout'] },
      B: { deck: ['Tribute'] },
      bases: {
        Tortuga: [
          'A: Complete the Ritual',
          'A: Servitor of Cthulhu +1 [A: Unstoppable]',
          'B: Ghost',
          'B: Altar to Cthulhu',
        ],
        'Jungle Oasis': ['A: Spirit'],
      },
      baseDeck: ['Ninja Dojo', 'The Homeworld'],
      sharedDecks,
    },
    (t) => {
      // Each owner orders their own.
      expect([t.asked, t.question]).toEqual(['A', 'order']);
      t.pick('Servitor of Cthulhu', 'Complete the Ritual');
      expect([t.asked, t.question]).toEqual(['B', 'order']);
      t.pick('Ghost', 'Altar to Cthulhu');
      expect(t.deck('A')).toEqual(['Sprout', 'Servitor of Cthulhu', 'Complete the Ritual']);
      expect(t.deck('B')).toEqual(['Tribute', 'Ghost', 'Altar to Cthulhu']);
      // What was on the minion is lost with it.
      expect(t.discard('A')).toEqual(['Unstoppable']);
      expect([t.bases, t.baseDeck, t.baseDiscard]).toEqual([
        ['Ninja Dojo', 'Jungle Oasis'],
        ['Tortuga', 'The Homeworld'],
        [],
      ]);
      expect([t.vp('A'), t.vp('B')]).toEqual([0, 0]);
    },
  );
}

scene(
  'Complete the Ritual: a titan there leaves play',
  {
    card: 'Complete the Ritual',
    rulings: [2],
    rules: ['R11.7'],
    from: 'start of turn',
    A: { deck: ['Sprout'] },
    bases: { Tortuga: ['A: Complete the Ritual', 'B: Major Ursa +2'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
    sharedDecks,
  },
  (t) => {
    expect([t.deck('A'), t.deck('B'), t.titans('B')]).toEqual([
      ['Sprout', 'Complete the Ritual'],
      [],
      ['Major Ursa'],
    ]);
    expect([t.bases, t.at('Ninja Dojo')]).toEqual([['Ninja Dojo', 'Jungle Oasis'], []]);
  },
);

scene(
  'Complete the Ritual: with no base left to trade places with, the cards go and the base stays',
  {
    card: 'Complete the Ritual',
    from: 'start of turn',
    A: { deck: ['Sprout'] },
    B: { deck: ['Tribute'] },
    bases: { Tortuga: ['A: Complete the Ritual', 'B: Ghost', 'B: buried Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect([t.deck('A'), t.deck('B')]).toEqual([
      ['Sprout', 'Complete the Ritual'],
      ['Tribute', 'Ghost'],
    ]);
    expect(t.bases).toEqual(['Tortuga', 'Jungle Oasis']);
    expect(t.at('Tortuga')).toEqual(['B: buried Mummy']);
  },
);

scene(
  'Complete the Ritual, original: minions and actions, so a buried card is discarded with the base',
  {
    card: 'Complete the Ritual',
    rules: ['R12.5', 'R7.3'],
    from: 'start of turn',
    A: { deck: ['Sprout'] },
    bases: { Tortuga: ['A: Complete the Ritual', 'B: buried Mummy'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
    sharedDecks,
  },
  (t) => {
    expect([t.deck('A'), t.discard('B')]).toEqual([['Sprout', 'Complete the Ritual'], ['Mummy']]);
    expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis']);
  },
);

scene(
  'Complete the Ritual, current: all cards, buried ones too; a Madness card goes to the deck of who has it',
  {
    card: 'Complete the Ritual',
    rulings: [3],
    rules: ['R12.5'],
    printing: 'current',
    from: 'start of turn',
    A: { deck: ['Sprout'] },
    bases: { Tortuga: ['A: Complete the Ritual', 'B: buried Madness'], 'Jungle Oasis': [] },
    baseDeck: ['Ninja Dojo'],
    sharedDecks,
  },
  (t) => {
    expect([t.deck('A'), t.deck('B')]).toEqual([['Sprout', 'Complete the Ritual'], ['Madness']]);
    expect([t.discard('B'), t.bases, t.sharedDeck('Madness')]).toEqual([
      [],
      ['Ninja Dojo', 'Jungle Oasis'],
      10,
    ]);
  },
);

// Corruption

scene(
  'Corruption: a Madness card, and any minion on any base is destroyed',
  {
    card: 'Corruption',
    A: { hand: ['Corruption'] },
    bases: { Tortuga: ['A: Ghost', 'B: King Rex'], 'Jungle Oasis': ['B: Spirit'] },
    sharedDecks,
  },
  (t) => {
    t.play('Corruption');
    expect(t.hand('A')).toEqual(['Madness']);
    t.offers('Ghost', 'King Rex', 'Spirit');
    expect(t.range).toEqual([1, 1]);
    t.pick('King Rex');
    expect(t.discard('B')).toEqual(['King Rex']);
  },
);

scene(
  'Corruption: with no Madness card left the minion is destroyed all the same',
  {
    card: 'Corruption',
    rulings: [1],
    A: { hand: ['Corruption'] },
    bases: { Tortuga: ['B: King Rex'], 'Jungle Oasis': [] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play('Corruption');
    expect([t.hand('A'), t.discard('B')]).toEqual([[], ['King Rex']]);
  },
);

// Cthulhu Fhtagn

scene(
  'Cthulhu Fhtagn: the first two actions of the deck, Madness among them; the rest under the deck in your order',
  {
    card: 'Cthulhu Fhtagn',
    rulings: [1],
    rules: ['R9.14'],
    A: { hand: ['Cthulhu Fhtagn'], deck: ['Ghost', 'Madness', 'Spirit', 'Séance', 'Corruption', 'Sprout'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Cthulhu Fhtagn');
    expect(t.question).toBe('order');
    t.offers('Ghost', 'Spirit');
    t.pick('Spirit', 'Ghost');
    expect(t.hand('A')).toEqual(['Madness', 'Séance']);
    expect(t.deck('A')).toEqual(['Corruption', 'Sprout', 'Spirit', 'Ghost']);
  },
);

scene(
  'Cthulhu Fhtagn: an empty deck is made anew first',
  {
    card: 'Cthulhu Fhtagn',
    rulings: [1],
    rules: ['R2.1'],
    A: { hand: ['Cthulhu Fhtagn'], discard: ['Corruption', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Cthulhu Fhtagn');
    expect([t.hand('A'), t.deck('A'), t.discard('A')]).toEqual([
      ['Corruption'],
      ['Ghost'],
      ['Cthulhu Fhtagn'],
    ]);
  },
);

scene(
  'Cthulhu Fhtagn: a deck that runs out on the way is not made anew',
  {
    card: 'Cthulhu Fhtagn',
    rulings: [1],
    rules: ['R9.14'],
    A: { hand: ['Cthulhu Fhtagn'], deck: ['Ghost', 'Corruption'], discard: ['Séance'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Cthulhu Fhtagn');
    expect([t.hand('A'), t.deck('A'), t.discard('A')]).toEqual([
      ['Corruption'],
      ['Ghost'],
      ['Cthulhu Fhtagn', 'Séance'],
    ]);
  },
);

// Furthering the Cause

scene(
  'Furthering the Cause: 1 VP at the end of a turn in which others’ minions were destroyed there, not one for each',
  {
    card: 'Furthering the Cause',
    rulings: [1],
    A: { hand: ['Corruption', 'Corruption', 'Time Loop'], deck: plenty },
    B: { deck: plenty },
    bases: {
      Tortuga: ['A: Furthering the Cause', 'B: Ghost', 'B: Spirit'],
      'Jungle Oasis': ['B: King Rex'],
    },
    sharedDecks,
  },
  (t) => {
    t.play('Time Loop');
    t.play('Corruption');
    t.pick('Ghost');
    t.play('Corruption');
    t.pick('Spirit');
    expect(t.vp('A')).toBe(0);
    t.endTurn();
    expect([t.turn, t.vp('A')]).toEqual(['B', 1]);
    t.endTurn();
    expect([t.turn, t.vp('A')]).toEqual(['A', 1]);
  },
);

scene(
  'Furthering the Cause: anyone’s turn, whoever destroys it',
  {
    card: 'Furthering the Cause',
    rulings: [1],
    turn: 'B',
    A: { deck: plenty },
    B: { hand: ['Corruption'], deck: plenty },
    bases: { Tortuga: ['A: Furthering the Cause', 'B: Ghost'], 'Jungle Oasis': ['B: Spirit'] },
    sharedDecks,
  },
  (t) => {
    t.play('Corruption');
    t.pick('Ghost');
    t.endTurn();
    expect([t.turn, t.vp('A')]).toEqual(['A', 1]);
  },
);

scene(
  'Furthering the Cause: also for a minion that was destroyed there before the card came',
  {
    card: 'Furthering the Cause',
    rulings: [1],
    rules: ['R10.19'],
    A: { hand: ['Corruption', 'Furthering the Cause', 'Whispers in Darkness'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Ghost', 'B: Spirit'], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Whispers in Darkness');
    t.play('Corruption');
    t.pick('Spirit');
    t.play('Furthering the Cause', 'Tortuga');
    t.endTurn();
    expect([t.turn, t.vp('A')]).toEqual(['B', 1]);
  },
);

scene(
  'Furthering the Cause: nothing for your own minions, nor for others elsewhere',
  {
    card: 'Furthering the Cause',
    A: { hand: ['Corruption', 'Corruption', 'Time Loop'], deck: plenty },
    B: { deck: plenty },
    bases: { Tortuga: ['A: Furthering the Cause', 'A: Ghost'], 'Jungle Oasis': ['B: Spirit'] },
    sharedDecks,
  },
  (t) => {
    t.play('Time Loop');
    t.play('Corruption');
    t.pick('Ghost');
    t.play('Corruption');
    expect([t.discard('A'), t.discard('B')]).toEqual([
      ['Corruption', 'Corruption', 'Ghost', 'Time Loop'],
      ['Spirit'],
    ]);
    t.endTurn();
    expect([t.turn, t.vp('A')]).toEqual(['B', 0]);
  },
);

// It Begins Again

scene(
  'It Begins Again: any number of actions, Madness among them, go back into the deck; itself is not there yet',
  {
    card: 'It Begins Again',
    rulings: [1],
    A: { hand: ['It Begins Again'], deck: ['Sprout'], discard: ['Corruption', 'Madness', 'Ghost', 'Séance'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('It Begins Again');
    t.offers('Corruption', 'Madness', 'Séance');
    expect(t.range).toEqual([0, 3]);
    t.pick('Madness', 'Corruption');
    expect(t.deck('A').toSorted()).toEqual(['Corruption', 'Madness', 'Sprout']);
    expect(t.discard('A')).toEqual(['Ghost', 'It Begins Again', 'Séance']);
  },
);

scene(
  'It Begins Again: none will do',
  {
    card: 'It Begins Again',
    rulings: [1],
    A: { hand: ['It Begins Again'], deck: ['Sprout'], discard: ['Corruption'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('It Begins Again');
    t.pick();
    expect(t.discard('A')).toEqual(['Corruption', 'It Begins Again']);
  },
);

// Madness Unleashed

scene(
  'Madness Unleashed: all discards first, then a card and an extra action for each',
  {
    card: 'Madness Unleashed',
    rulings: [1],
    A: {
      hand: ['Madness Unleashed', 'Madness', 'Madness', 'Madness'],
      deck: ['Madness', 'Sprout', 'Tribute'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Madness Unleashed');
    t.offers('Madness', 'Madness', 'Madness');
    expect(t.range).toEqual([0, 3]);
    t.pick('Madness', 'Madness');
    expect(t.discard('A')).toEqual(['Madness', 'Madness', 'Madness Unleashed']);
    expect([t.hand('A'), t.sharedDeck('Madness')]).toEqual([['Madness', 'Madness', 'Sprout'], 10]);
    expect(t.playsLeft).toEqual([
      'minion',
      'action using Madness Unleashed',
      'action using Madness Unleashed',
    ]);
  },
);

// Recruit by Force

scene(
  'Recruit by Force: any number of minions of printed power 3 or less on the deck, in your order',
  {
    card: 'Recruit by Force',
    rulings: [1],
    A: { hand: ['Recruit by Force'], deck: ['Sprout'], discard: ['Ghost', 'Spirit', 'King Rex', 'Séance'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Recruit by Force');
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([0, 2]);
    t.pick('Ghost', 'Spirit');
    expect(t.question).toBe('order');
    t.pick('Ghost', 'Spirit');
    // The last of them ends up on top.
    expect(t.deck('A')).toEqual(['Spirit', 'Ghost', 'Sprout']);
  },
);

scene(
  'Recruit by Force: none will do',
  {
    card: 'Recruit by Force',
    rulings: [1],
    A: { hand: ['Recruit by Force'], deck: ['Sprout'], discard: ['Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Recruit by Force');
    t.pick();
    expect(t.deck('A')).toEqual(['Sprout']);
  },
);

// The Seal is Broken

scene(
  'The Seal is Broken: a Madness card and 1 VP',
  {
    card: 'The Seal is Broken',
    A: { hand: ['The Seal is Broken'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('The Seal is Broken');
    expect([t.hand('A'), t.vp('A')]).toEqual([['Madness'], 1]);
  },
);

scene(
  'The Seal is Broken: the VP also with no Madness card left',
  {
    card: 'The Seal is Broken',
    rulings: [1],
    A: { hand: ['The Seal is Broken'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks: { Madness: 0 },
  },
  (t) => {
    t.play('The Seal is Broken');
    expect([t.hand('A'), t.vp('A')]).toEqual([[], 1]);
  },
);

// Whispers in Darkness

scene(
  'Whispers in Darkness: a Madness card and two extra actions',
  {
    card: 'Whispers in Darkness',
    A: { hand: ['Whispers in Darkness'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Whispers in Darkness');
    expect(t.hand('A')).toEqual(['Madness']);
    expect(t.playsLeft).toEqual([
      'minion',
      'action using Whispers in Darkness',
      'action using Whispers in Darkness',
    ]);
  },
);

// Mountains of Madness

scene(
  'Mountains of Madness: every minion played there makes its owner draw a Madness card; moving is not playing',
  {
    card: 'Mountains of Madness',
    rulings: [1],
    A: { hand: ['Howler', 'Howler', 'Ghostly Arrival', 'Bear Rides You'] },
    bases: { 'Mountains of Madness': ['B: Spectre'], 'Jungle Oasis': ['A: Igor'] },
    sharedDecks,
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Howler', 'Mountains of Madness');
    t.play('Howler', 'Mountains of Madness');
    expect(t.sharedDeck('Madness')).toBe(8);
    t.play('Bear Rides You');
    t.pick('Igor');
    expect(t.at('Mountains of Madness')).toEqual(['B: Spectre', 'A: Howler', 'A: Howler', 'A: Igor']);
    expect([t.sharedDeck('Madness'), t.hand('A')]).toEqual([8, ['Madness', 'Madness']]);
  },
);

scene(
  'Mountains of Madness: the owner of the minion, not who plays it',
  {
    card: 'Mountains of Madness',
    rulings: [1],
    A: { hand: ['B: Igor'] },
    bases: { 'Mountains of Madness': [], 'Jungle Oasis': [] },
    sharedDecks,
  },
  (t) => {
    t.play('Igor', 'Mountains of Madness');
    expect([t.hand('A'), t.hand('B')]).toEqual([[], ['Madness']]);
  },
);

// R'lyeh

scene(
  'R’lyeh: at the start of a turn its player may destroy a minion of theirs there for 1 VP, once',
  {
    card: "R'lyeh",
    rulings: [1],
    from: 'start of turn',
    A: { deck: plenty },
    B: { deck: plenty },
    bases: { "R'lyeh": ['A: Ghost', 'A: Spirit', 'B: Ghost'], 'Jungle Oasis': ['A: Igor'] },
  },
  (t) => {
    t.offers('Ghost', 'Spirit');
    expect(t.range).toEqual([0, 1]);
    t.pick('Spirit');
    expect([t.question, t.vp('A'), t.discard('A')]).toEqual(['play', 1, ['Spirit']]);
    t.endTurn();
    expect([t.asked, t.question]).toEqual(['B', 'choose']);
    t.pick();
    expect([t.vp('B'), t.at("R'lyeh")]).toEqual([0, ['A: Ghost', 'B: Ghost']]);
  },
);

scene(
  'R’lyeh: no VP for a minion that is not destroyed',
  {
    card: "R'lyeh",
    from: 'start of turn',
    A: { deck: plenty },
    bases: { "R'lyeh": ['A: Ghost [A: Unstoppable]', 'A: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.idle).toEqual(['Ghost']);
    t.pick('Ghost');
    expect([t.vp('A'), t.at("R'lyeh")]).toEqual([0, ['A: Ghost [A: Unstoppable]', 'A: Spirit']]);
  },
);
