import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const SIX = ['Reunion Tour', 'Tour Bus', 'Rick Roll', 'Hot Venue', 'Guest Star', 'Rock of Luuv'];

// The Monarch

scene(
  'The Monarch fetches one Groupie out of the deck, which is shuffled',
  {
    card: 'The Monarch',
    rulings: [2],
    rules: ['R9.12'],
    A: { deck: ['Groupie', ...SIX, 'Groupie'], discard: ['Groupie'] },
    bases: { Tortuga: ['A: The Monarch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Monarch');
    t.offers('deck', 'discard pile');
    t.pick('deck');
    t.offers('Groupie');
    expect(t.range).toEqual([0, 1]);
    t.pick('Groupie');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Groupie']);
    expect(t.discard('A')).toEqual(['Groupie']);
    expect(t.seenBy('B', 'A')).toEqual(['Groupie']);
    expect(t.deck('A')).not.toEqual([...SIX, 'Groupie']);
    expect(t.deck('A').toSorted()).toEqual([...SIX, 'Groupie'].toSorted());
    expect(t.canUse('The Monarch')).toBe(false);
  },
);

scene(
  'The Monarch looks through the deck, leaves it and takes the Groupie of the discard pile',
  {
    card: 'The Monarch',
    rulings: [1, 2],
    A: { deck: ['Groupie', ...SIX], discard: ['Groupie', 'Tour Bus'] },
    bases: { Tortuga: ['A: The Monarch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Monarch');
    t.pick('deck');
    t.pick();
    t.offers('Groupie');
    t.pick('Groupie');
    expect(t.hand('A')).toEqual(['Groupie']);
    expect(t.discard('A')).toEqual(['Tour Bus']);
    expect(t.deck('A')).not.toEqual(['Groupie', ...SIX]);
    expect(t.deck('A').toSorted()).toEqual(['Groupie', ...SIX].toSorted());
  },
);

scene(
  'The Monarch searches only the discard pile: the deck keeps its order',
  {
    card: 'The Monarch',
    A: { deck: ['Groupie', ...SIX], discard: ['Groupie', 'Groupie'] },
    bases: { Tortuga: ['A: The Monarch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Monarch');
    t.pick('discard pile');
    t.pick('Groupie');
    expect(t.hand('A')).toEqual(['Groupie']);
    expect(t.discard('A')).toEqual(['Groupie']);
    expect(t.deck('A')).toEqual(['Groupie', ...SIX]);
  },
);

scene(
  'The Monarch may find nothing; the deck is shuffled all the same',
  {
    card: 'The Monarch',
    rulings: [1],
    A: { deck: ['Groupie', ...SIX], discard: ['Groupie'] },
    bases: { Tortuga: ['A: The Monarch'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('The Monarch');
    t.pick('deck');
    t.pick();
    t.pick();
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('A')).toEqual(['Groupie']);
    expect(t.deck('A')).not.toEqual(['Groupie', ...SIX]);
  },
);

// Classic Rocker

scene(
  'Classic Rocker draws at a breakpoint of 21, not at 20',
  {
    card: 'Classic Rocker',
    rulings: [1],
    A: { deck: SIX },
    bases: { Tortuga: ['A: Groupie'], 'The Mothership': ['A: Classic Rocker'] },
  },
  (t) => {
    expect(t.canUse('Classic Rocker')).toBe(false);
    expect(t.whyNot('A', 'Classic Rocker')).toBe('its own condition');
  },
);

scene(
  'Classic Rocker counts the current breakpoint of where it stands',
  {
    card: 'Classic Rocker',
    rulings: [1],
    A: { hand: ['Turn Up to 11'], deck: SIX },
    bases: { Tortuga: [], 'The Mothership': ['A: Classic Rocker'] },
  },
  (t) => {
    expect(t.canUse('Classic Rocker')).toBe(false);
    t.play('Turn Up to 11', 'The Mothership');
    t.use('Classic Rocker');
    expect(t.hand('A')).toEqual(['Reunion Tour']);
  },
);

scene(
  'Classic Rocker goes where the breakpoint is high, and draws there',
  {
    card: 'Classic Rocker',
    rulings: [1],
    A: { hand: ['Bear Rides You'], deck: SIX },
    bases: { Tortuga: [], 'Jungle Oasis': ['A: Classic Rocker'] },
  },
  (t) => {
    expect(t.canUse('Classic Rocker')).toBe(false);
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: Classic Rocker']);
    t.use('Classic Rocker');
    expect(t.hand('A')).toEqual(['Reunion Tour']);
  },
);

scene(
  'Only one Classic Rocker a turn, also of those that came after the first use',
  {
    card: 'Classic Rocker',
    rulings: [2],
    A: { hand: ['Classic Rocker', 'Make Contact'], deck: [...SIX, 'Groupie', 'Groupie'] },
    B: { deck: ['Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Classic Rocker'], 'The Great Library': ['B: Classic Rocker'] },
  },
  (t) => {
    t.use('Classic Rocker');
    expect(t.hand('A')).toEqual(['Classic Rocker', 'Make Contact', 'Reunion Tour']);
    expect(t.canUse('Classic Rocker')).toBe(false);
    t.play('Classic Rocker', 'Tortuga');
    expect(t.canUse('Classic Rocker')).toBe(false);
    t.endTurn();
    expect(t.turn).toBe('B');
    t.use('Classic Rocker');
    expect(t.hand('B')).toEqual(['Ghost']);
    t.endTurn();
    t.use('Classic Rocker');
    expect(t.hand('A')).toHaveLength(5);
    t.offers('pass', 'play Hot Venue', 'play Rick Roll', 'play Reunion Tour', 'play Tour Bus');
  },
);

scene(
  'A Classic Rocker that was gained after the first use does not draw again',
  {
    card: 'Classic Rocker',
    rulings: [2],
    A: { deck: ['Make Contact', 'Ghost'] },
    bases: { Tortuga: ['A: Classic Rocker'], 'The Great Library': ['B: Classic Rocker'] },
  },
  (t) => {
    t.use('Classic Rocker');
    t.play('Make Contact', 'B: Classic Rocker');
    expect(t.at('The Great Library')).toEqual(['A(B): Classic Rocker [A: Make Contact]']);
    t.offers('pass');
  },
);

// Rick Roll

scene(
  'Rick Roll brings up to three minions from bases with lower breakpoints, together',
  {
    card: 'Rick Roll',
    rulings: [1, 2],
    A: { hand: ['Rick Roll'] },
    bases: {
      Tortuga: ['B: Cub Scout'],
      'The Mothership': ['A: Groupie', 'A: Classic Rocker', 'B: Ghost'],
      'Jungle Oasis': ['A: Spirit'],
      'Secret Grove': ['A: Haunting'],
      'The Great Library': ['A: Spectre'],
    },
  },
  (t) => {
    t.play('Rick Roll', 'Tortuga');
    // Secret Grove has 21 as well, which is not lower.
    t.offers('Groupie', 'Classic Rocker', 'Spirit');
    expect(t.range).toEqual([0, 3]);
    t.pick('Groupie', 'Spirit', 'Classic Rocker');
    // Cub Scout reacts to each when all three have come.
    expect(t.question).toBe('next');
    expect(t.at('Tortuga')).toEqual([
      'B: Cub Scout',
      'A: Rick Roll',
      'A: Groupie',
      'A: Spirit',
      'A: Classic Rocker',
    ]);
    t.pick('use Cub Scout');
    expect(t.discard('A')).toEqual(['Groupie']);
  },
);

scene(
  'Rick Roll compares current breakpoints, and may move nobody',
  {
    card: 'Rick Roll',
    rulings: [1, 2],
    A: { hand: ['Rick Roll'] },
    bases: {
      Tortuga: ['A: Groupie'],
      'The Mothership': ['A: Spirit', 'B: Turn Up to 11'],
      'Jungle Oasis': ['A: Haunting'],
    },
  },
  (t) => {
    t.play('Rick Roll', 'Tortuga');
    t.offers('Haunting');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Haunting']);
    expect(t.at('Tortuga')).toEqual(['A: Groupie', 'A: Rick Roll']);
  },
);

// Groupie

scene(
  'Groupies bring Groupies, at once and to the same base',
  {
    card: 'Groupie',
    rulings: [1, 2, 3],
    A: { hand: ['Groupie', 'Groupie', 'Groupie', 'Rick Roll'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Groupie', 'Tortuga');
    t.offers('Groupie', 'Groupie');
    t.pick('Groupie');
    t.offers('Groupie');
    t.pick('Groupie');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Groupie', 'A: Groupie', 'A: Groupie']);
    t.offers('pass');
  },
);

scene(
  'A Groupie that is declined waits for another minion play',
  {
    card: 'Groupie',
    rulings: [1],
    rules: ['R3.5'],
    A: { hand: ['Groupie', 'Groupie', 'Insta-Grow'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Groupie', 'Tortuga');
    t.pick();
    t.offers('pass', 'play Insta-Grow');
    t.play('Insta-Grow');
    t.play('Groupie', 'Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['A: Groupie']);
  },
);

// Guest Star

scene(
  'Guest Star puts a Groupie into the hand',
  {
    card: 'Guest Star',
    A: { hand: ['Guest Star'], deck: [...SIX, 'Groupie'], discard: ['Groupie'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Guest Star');
    t.offers('deck', 'discard pile');
    t.pick('deck');
    t.pick('Groupie');
    t.offers('put into hand', 'play');
    t.pick('put into hand');
    expect(t.hand('A')).toEqual(['Groupie']);
    expect(t.discard('A')).toEqual(['Groupie', 'Guest Star']);
    expect(t.deck('A').toSorted()).toEqual(SIX.toSorted());
    t.offers('pass', 'play Groupie');
  },
);

scene(
  'Guest Star plays the Groupie at any base, and that one brings the next from hand',
  {
    card: 'Guest Star',
    rulings: [1, 2],
    A: { hand: ['Guest Star', 'Groupie', 'Groupie'], deck: SIX, discard: ['Groupie'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Guest Star');
    t.pick('discard pile');
    t.pick('Groupie');
    t.pick('play');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Tortuga');
    t.offers('Groupie', 'Groupie');
    t.pick('Groupie');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Groupie', 'A: Groupie']);
    expect(t.discard('A')).toEqual(['Guest Star']);
    expect(t.deck('A')).toEqual(SIX);
    // The minion of the turn has not been used.
    t.offers('pass', 'play Groupie');
  },
);

scene(
  'Guest Star may find nothing; the deck is shuffled all the same',
  {
    card: 'Guest Star',
    rulings: [3],
    A: { hand: ['Guest Star'], deck: SIX },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Guest Star');
    t.pick('deck');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A')).not.toEqual(SIX);
    expect(t.deck('A').toSorted()).toEqual(SIX.toSorted());
  },
);

scene(
  'A Groupie that can be played nowhere goes to the hand',
  {
    card: 'Guest Star',
    A: { hand: ['Guest Star'], deck: ['Groupie'] },
    bases: { "Tsar's Palace": ['B: Bear Picnic'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Guest Star');
    t.pick('deck');
    t.pick('Groupie');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Groupie']);
  },
);

// Hot Venue

scene(
  'Hot Venue strengthens your minions there, and nobody else’s',
  {
    card: 'Hot Venue',
    A: { hand: ['Hot Venue'] },
    bases: { Tortuga: ['A: Groupie', 'B: Ghost'], 'Jungle Oasis': ['A: Spirit'] },
  },
  (t) => {
    t.play('Hot Venue', 'Tortuga');
    expect(t.power('Groupie')).toBe(3);
    expect(t.power('Ghost')).toBe(2);
    expect(t.power('Spirit')).toBe(3);
  },
);

scene(
  'Hot Venue draws one card at the end of a turn with minions played there, also before it came',
  {
    card: 'Hot Venue',
    rulings: [1, 2],
    A: { hand: ['Groupie', 'Groupie', 'Hot Venue'], deck: SIX },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Groupie', 'Tortuga');
    t.pick('Groupie');
    t.play('Hot Venue', 'Tortuga');
    t.endTurn();
    // Two in Draw Cards, then one.
    expect(t.hand('A')).toEqual(['Reunion Tour', 'Rick Roll', 'Tour Bus']);
    t.endTurn();
    // No minion in the second turn, nor in the other player's.
    t.endTurn();
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'Hot Venue draws nothing for a minion that moved there',
  {
    card: 'Hot Venue',
    rulings: [2],
    A: { hand: ['Bear Rides You'], deck: SIX },
    bases: { Tortuga: ['A: Hot Venue'], 'Jungle Oasis': ['A: Groupie'] },
  },
  (t) => {
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: Hot Venue', 'A: Groupie']);
    t.endTurn();
    expect(t.hand('A')).toEqual(['Reunion Tour', 'Tour Bus']);
  },
);

scene(
  'Hot Venue draws at the end of another player’s turn as well',
  {
    card: 'Hot Venue',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Groupie'], deck: SIX, discard: ['Steam Man'] },
    B: { hand: ['Valkyrie', 'Ghostly Arrival'] },
    bases: { Tortuga: ['A: Hot Venue'], 'The Homeworld': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Valkyrie', 'Tortuga');
    // A's Steam Man, played by B: its owner may play a small extra minion.
    t.play('Steam Man', 'The Homeworld');
    expect(t.asked).toBe('A');
    t.pick('Groupie');
    t.pick('Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Hot Venue', 'B: Valkyrie', 'A: Groupie']);
    t.endTurn();
    expect(t.hand('A')).toEqual(['Reunion Tour']);
  },
);

scene(
  'Hot Venue looks at the breakpoint at the end of the turn',
  {
    card: 'Hot Venue',
    rulings: [1],
    A: { hand: ['Groupie', 'Turn Up to 11'], deck: SIX },
    bases: { 'The Mothership': ['A: Hot Venue'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Groupie', 'The Mothership');
    t.play('Turn Up to 11', 'The Mothership');
    t.endTurn();
    expect(t.hand('A')).toHaveLength(3);
  },
);

scene(
  'Hot Venue draws nothing at a low breakpoint',
  {
    card: 'Hot Venue',
    rulings: [1],
    A: { hand: ['Groupie'], deck: SIX },
    bases: { 'The Mothership': ['A: Hot Venue'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Groupie', 'The Mothership');
    t.endTurn();
    expect(t.hand('A')).toHaveLength(2);
  },
);

scene(
  'Hot Venue draws nothing if its base has scored',
  {
    card: 'Hot Venue',
    rulings: [3],
    A: { hand: ['Groupie'], deck: SIX },
    bases: { 'The Great Library': ['A: Hot Venue', 'A: The Monarch +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.play('Groupie', 'The Great Library');
    t.endTurn();
    t.pick('no');
    expect(t.vp('A')).toBe(4);
    expect(t.discard('A')).toEqual(['Groupie', 'Hot Venue', 'The Monarch']);
    expect(t.hand('A')).toHaveLength(2);
  },
);

// Power Ballad

scene(
  'Power Ballad as an action: any base, for the minions there at that moment',
  {
    card: 'Power Ballad',
    rulings: [1, 2],
    A: { hand: ['Power Ballad', 'Groupie', 'Bear Rides You', 'Ghostly Arrival'] },
    bases: { 'The Mothership': ['A: Spirit', 'A: Rick Roll', 'B: Ghost'], 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Power Ballad');
    t.offers('Jungle Oasis', 'The Mothership', 'Tortuga');
    t.pick('The Mothership');
    t.play('Groupie', 'The Mothership');
    expect([t.power('Spirit'), t.power('Rick Roll'), t.power('Ghost'), t.power('Groupie')]).toEqual([
      4, 4, 2, 2,
    ]);
    t.endTurn();
    expect(t.power('Spirit')).toBe(3);
  },
);

scene(
  'Power Ballad stays with a minion that moves',
  {
    card: 'Power Ballad',
    rulings: [2],
    A: { hand: ['Power Ballad', 'Captain Ahab'] },
    bases: { 'The Mothership': ['A: Captain Ahab'], Tortuga: ['A: Aggromotive'] },
  },
  (t) => {
    t.play('Power Ballad');
    t.pick('The Mothership');
    t.use('Captain Ahab');
    expect(t.at('Tortuga')).toEqual(['A: Aggromotive', 'A: Captain Ahab']);
    expect(t.power('Captain Ahab')).toBe(3);
  },
);

scene(
  'Power Ballad as a Special, on another player’s turn, at the base that scores',
  {
    card: 'Power Ballad',
    rulings: [1],
    rules: ['R3.9'],
    turn: 'B',
    A: { hand: ['Power Ballad'] },
    bases: { Tortuga: ['A: The Monarch +5', 'B: General Ivan +5'], 'Jungle Oasis': ['A: Groupie'] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    t.offers('use Power Ballad', 'pass');
    t.pick('use Power Ballad');
    // 11 to 11: both win.
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 4]);
    expect(t.discard('A')).toEqual(['Power Ballad', 'The Monarch']);
  },
);

scene(
  'Power Ballad is no Special where the breakpoint is below 21',
  {
    card: 'Power Ballad',
    rulings: [2],
    A: { hand: ['Power Ballad'], deck: SIX },
    bases: { 'The Mothership': ['A: The Monarch +15'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.vp('A')).toBe(4);
    expect(t.hand('A')).toEqual(['Power Ballad', 'Reunion Tour', 'Tour Bus']);
  },
);

scene(
  'Power Ballad counts the current breakpoint',
  {
    card: 'Power Ballad',
    rulings: [2],
    A: { hand: ['Power Ballad'] },
    bases: {
      'The Mothership': ['B: Turn Up to 11', 'A: The Monarch +15', 'B: Spectre +16'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Power Ballad');
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 4]);
  },
);

// Reunion Tour

scene(
  'Reunion Tour shuffles any number of minions in',
  {
    card: 'Reunion Tour',
    rulings: [1],
    A: {
      hand: ['Reunion Tour'],
      deck: SIX,
      discard: ['Groupie', 'Groupie', 'Tour Bus', 'The Monarch'],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Reunion Tour');
    t.offers('Groupie', 'Groupie', 'The Monarch');
    expect(t.range).toEqual([0, 3]);
    t.pick('Groupie', 'The Monarch');
    expect(t.discard('A')).toEqual(['Groupie', 'Reunion Tour', 'Tour Bus']);
    expect(t.deck('A')).not.toEqual([...SIX, 'Groupie', 'The Monarch']);
    expect(t.deck('A').toSorted()).toEqual([...SIX, 'Groupie', 'The Monarch'].toSorted());
  },
);

scene(
  'Reunion Tour for nobody leaves the deck as it is',
  {
    card: 'Reunion Tour',
    rulings: [1],
    rules: ['R3.3'],
    A: { hand: ['Reunion Tour'], deck: SIX, discard: ['Groupie'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Reunion Tour');
    t.pick();
    expect(t.deck('A')).toEqual(SIX);
    expect(t.discard('A')).toEqual(['Groupie', 'Reunion Tour']);
  },
);

// Rock of Luuv

scene(
  'Rock of Luuv finds up to three minions of one small name',
  {
    card: 'Rock of Luuv',
    rulings: [1],
    A: {
      hand: ['Rock of Luuv'],
      deck: ['Ghost', 'Groupie', 'Ghost', 'Spirit', 'Ghost', 'Tour Bus', 'Ghost'],
    },
    bases: { Tortuga: ['A: Ghost +1'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Rock of Luuv');
    t.offers('Ghost', 'Groupie');
    t.pick('Ghost');
    t.offers('Ghost', 'Ghost', 'Ghost', 'Ghost');
    expect(t.range).toEqual([0, 3]);
    t.pick('Ghost', 'Ghost', 'Ghost');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
    expect(t.seenBy('B', 'A')).toEqual(['Ghost', 'Ghost', 'Ghost']);
    expect(t.deck('A').toSorted()).toEqual(['Ghost', 'Groupie', 'Spirit', 'Tour Bus']);
  },
);

scene(
  'Rock of Luuv may find nothing; the deck is shuffled in any case',
  {
    card: 'Rock of Luuv',
    rulings: [2],
    A: { hand: ['Rock of Luuv'], deck: ['Groupie', ...SIX] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Rock of Luuv');
    t.offers('Groupie');
    t.pick();
    expect(t.hand('A')).toEqual([]);
    expect(t.deck('A')).not.toEqual(['Groupie', ...SIX]);
    expect(t.deck('A').toSorted()).toEqual(['Groupie', ...SIX].toSorted());
  },
);

// Total Sellout

scene(
  'Total Sellout draws three after a base of 21 or more, on any turn',
  {
    card: 'Total Sellout',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Total Sellout'], deck: SIX },
    bases: { Tortuga: ['B: Spectre +20', 'A: Groupie'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('A');
    // VP have been awarded, the minions are still there.
    expect(t.vp('A')).toBe(3);
    expect(t.at('Tortuga')).toEqual(['B: Spectre +20', 'A: Groupie']);
    t.offers('use Total Sellout', 'pass');
    t.pick('use Total Sellout');
    expect(t.hand('A')).toEqual(['Reunion Tour', 'Rick Roll', 'Tour Bus']);
    expect(t.discard('A')).toEqual(['Groupie', 'Total Sellout']);
    t.leave();
  },
);

scene(
  'Total Sellout draws two after a smaller base, and never as a normal action',
  {
    card: 'Total Sellout',
    rulings: [1],
    A: { hand: ['Total Sellout'], deck: SIX },
    bases: { 'Temple of Goju': ['A: Classic Rocker +15', 'A: Groupie'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    expect(t.whyNot('A', 'Total Sellout')).toBe('only as a special');
    t.offers('pass');
    t.endTurn();
    t.pick('use Total Sellout');
    // Two from the card, two in Draw Cards.
    expect(t.hand('A')).toEqual(['Hot Venue', 'Reunion Tour', 'Rick Roll', 'Tour Bus']);
  },
);

scene(
  'Total Sellout needs a minion at the base that scored',
  {
    card: 'Total Sellout',
    rulings: [1],
    A: { hand: ['Total Sellout'], deck: [] },
    bases: { 'Rhodes Plaza Mall': ['B: Spectre +20'], 'Jungle Oasis': ['A: Groupie'] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    expect(t.turn).toBe('B');
    expect(t.baseDiscard).toEqual(['Rhodes Plaza Mall']);
    expect(t.hand('A')).toEqual(['Total Sellout']);
  },
);

scene(
  'Total Sellout: the breakpoint in force when the base scored, with all changes',
  {
    card: 'Total Sellout',
    rulings: [2],
    A: { hand: ['Total Sellout'], deck: SIX },
    bases: { 'Temple of Goju': ['B: Turn Up to 11', 'A: The Monarch +20', 'A: Groupie'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Total Sellout');
    expect(t.hand('A')).toHaveLength(5);
  },
);

scene(
  'Total Sellout: what lowers the breakpoint before the base scores counts',
  {
    card: 'Total Sellout',
    rulings: [2],
    printing: 'current',
    A: { hand: ['Total Sellout', 'Love Overload'], deck: SIX },
    bases: { 'Haunted House': ['A: Bearing Down', 'B: Spectre +20', 'A: Groupie'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    expect(t.breakpoint('Haunted House')).toBe(22);
    t.endTurn();
    t.pick('use Love Overload');
    expect(t.vp('A')).toBe(4);
    t.pick('use Total Sellout');
    expect(t.hand('A')).toHaveLength(4);
  },
);

// Tour Bus

scene(
  'Tour Bus takes up to three minions to a base from lower ones',
  {
    card: 'Tour Bus',
    rulings: [1, 2],
    A: { hand: ['Tour Bus'] },
    bases: {
      'Lake Minnetonka': [],
      'The Mothership': ['A: Groupie', 'A: Classic Rocker', 'B: Ghost'],
      'Jungle Oasis': ['A: Spirit'],
      'School of Wizardry': ['A: Haunting'],
      Palooza: ['A: Spectre'],
    },
  },
  (t) => {
    t.play('Tour Bus');
    t.offers('Jungle Oasis', 'Lake Minnetonka', 'Palooza', 'School of Wizardry', 'The Mothership');
    t.pick('Lake Minnetonka');
    t.offers('Classic Rocker', 'Groupie', 'Haunting', 'Spirit');
    expect(t.range).toEqual([0, 3]);
    t.pick('Classic Rocker', 'Groupie', 'Spirit');
    // The lake greets each; in which order makes no difference.
    expect(t.at('Lake Minnetonka')).toEqual(['A: Classic Rocker', 'A: Groupie', 'A: Spirit']);
    expect([t.power('Groupie'), t.power('Classic Rocker'), t.power('Spirit')]).toEqual([3, 5, 4]);
    expect(t.discard('A')).toEqual(['Tour Bus']);
  },
);

scene(
  'Tour Bus: an equal breakpoint is not lower, and nobody needs to move',
  {
    card: 'Tour Bus',
    rulings: [1, 2],
    A: { hand: ['Tour Bus'] },
    bases: {
      'The Mothership': ['A: Groupie'],
      'School of Wizardry': ['A: Haunting'],
      'Jungle Oasis': ['A: Spirit'],
    },
  },
  (t) => {
    t.play('Tour Bus');
    t.pick('The Mothership');
    t.offers('Spirit');
    t.pick();
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit']);
  },
);

scene(
  'Tour Bus: those who move together were moved by one card',
  {
    card: 'Tour Bus',
    rulings: [2],
    A: { hand: ['Tour Bus'], deck: SIX },
    bases: { Tortuga: ['A: Forgotten Horrors'], 'Jungle Oasis': ['A: Groupie', 'A: Spirit'], Palooza: [] },
  },
  (t) => {
    t.play('Tour Bus');
    t.pick('Tortuga');
    t.pick('Groupie', 'Spirit');
    // One card for both; then the Horrors go on.
    expect(t.hand('A')).toEqual(['Reunion Tour']);
    t.offers('Jungle Oasis', 'Palooza');
    t.pick('Palooza');
    expect(t.at('Palooza')).toEqual(['A: Forgotten Horrors']);
    expect(t.hand('A')).toEqual(['Reunion Tour']);
  },
);

// Turn Up to 11

scene(
  'Turn Up to 11 raises a breakpoint to 21 as long as it is there',
  {
    card: 'Turn Up to 11',
    rulings: [3],
    A: { hand: ['Turn Up to 11'] },
    B: { hand: ['Bear Necessities'] },
    bases: { 'The Mothership': [], Tortuga: [] },
  },
  (t) => {
    expect(t.breakpoint('The Mothership')).toBe(20);
    t.play('Turn Up to 11', 'The Mothership');
    expect(t.breakpoint('The Mothership')).toBe(21);
    t.endTurn();
    t.play('Bear Necessities');
    expect(t.breakpoint('The Mothership')).toBe(20);
  },
);

scene(
  'Turn Up to 11 never lowers a breakpoint',
  {
    card: 'Turn Up to 11',
    rulings: [3],
    A: { hand: ['Turn Up to 11'] },
    bases: { 'The Great Library': [], Tortuga: [] },
  },
  (t) => {
    t.play('Turn Up to 11', 'The Great Library');
    expect(t.breakpoint('The Great Library')).toBe(22);
  },
);

scene(
  'What changes the breakpoint is added to the 21 of Turn Up to 11',
  {
    card: 'Turn Up to 11',
    rulings: [1],
    printing: 'current',
    A: { hand: ['Turn Up to 11'] },
    bases: { 'The Mothership': ['A: Bearing Down', 'A: Groupie', 'B: Ghost'], Tortuga: [] },
  },
  (t) => {
    expect(t.breakpoint('The Mothership')).toBe(24);
    t.play('Turn Up to 11', 'The Mothership');
    expect(t.breakpoint('The Mothership')).toBe(25);
  },
);

scene(
  'Overgrowth against Turn Up to 11: the current player says which prevails, every turn anew',
  {
    card: 'Turn Up to 11',
    rulings: [2],
    rules: ['R10.1'],
    from: 'start of turn',
    A: { deck: SIX },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { 'The Mothership': ['B: Turn Up to 11', 'A: Overgrowth', 'A: Groupie'], Tortuga: [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    expect(t.question).toBe('prevail');
    expect(t.asked).toBe('A');
    t.offers('Overgrowth', 'Turn Up to 11');
    t.pick('Turn Up to 11');
    expect(t.breakpoint('The Mothership')).toBe(21);
    t.endTurn();
    // Overgrowth's 0 was for that turn only: nothing to decide for B.
    expect([t.turn, t.question]).toEqual(['B', 'play']);
    t.endTurn();
    expect([t.asked, t.question]).toEqual(['A', 'prevail']);
    t.pick('Overgrowth');
    expect(t.breakpoint('The Mothership')).toBe(0);
    t.endTurn();
    t.pick();
    expect(t.vp('A')).toBe(4);
    expect(t.bases).toEqual(['The Great Library', 'Tortuga']);
  },
);

scene(
  'Overgrowth makes even a high starting breakpoint one that Turn Up to 11 raises',
  {
    card: 'Turn Up to 11',
    rulings: [2],
    rules: ['R10.1'],
    from: 'start of turn',
    bases: { 'The Great Library': ['B: Turn Up to 11', 'A: Overgrowth', 'A: Groupie'], Tortuga: [] },
  },
  (t) => {
    t.offers('Overgrowth', 'Turn Up to 11');
    t.pick('Turn Up to 11');
    expect(t.breakpoint('The Great Library')).toBe(21);
    t.endTurn();
    expect(t.breakpoint('The Great Library')).toBe(22);
  },
);

scene(
  'Turn Up to 11 that comes after Overgrowth raises the question at once',
  {
    card: 'Turn Up to 11',
    rulings: [2],
    rules: ['R10.1'],
    from: 'start of turn',
    A: { hand: ['Turn Up to 11'] },
    bases: { 'The Mothership': ['A: Overgrowth', 'A: Groupie'], Tortuga: [] },
  },
  (t) => {
    expect(t.breakpoint('The Mothership')).toBe(0);
    t.play('Turn Up to 11', 'The Mothership');
    t.offers('Overgrowth', 'Turn Up to 11');
    t.pick('Turn Up to 11');
    expect(t.breakpoint('The Mothership')).toBe(21);
  },
);

// Bases

scene(
  'Lake Minnetonka: +1 power for each minion that is played or moved there, whosever it is, each time',
  {
    card: 'Lake Minnetonka',
    rulings: [1, 2],
    A: { hand: ['Classic Rocker', 'Bear Rides You', 'Ghostly Arrival', 'Bear Cavalry', "You're Screwed"] },
    bases: { 'Lake Minnetonka': ['A: Spirit'], Tortuga: ['A: Groupie', 'B: Ghost'] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Classic Rocker', 'Lake Minnetonka');
    expect(t.power('Classic Rocker')).toBe(5);
    expect(t.power('Spirit')).toBe(3);
    t.play("You're Screwed");
    expect(t.at('Lake Minnetonka')).toEqual(['A: Spirit', 'A: Classic Rocker', 'B: Ghost']);
    expect(t.power('Ghost')).toBe(3);
    t.play('Bear Cavalry', 'Lake Minnetonka');
    // Its own ability comes first; the bonus of the lake goes along.
    expect(t.at('Tortuga')).toEqual(['A: Groupie', 'B: Ghost']);
    expect(t.power('Ghost')).toBe(3);
    expect(t.power('Bear Cavalry')).toBe(4);
    t.endTurn();
    expect([t.power('Ghost'), t.power('Classic Rocker'), t.power('Bear Cavalry')]).toEqual([2, 4, 3]);
  },
);

scene(
  'Lake Minnetonka greets a minion again when it comes back',
  {
    card: 'Lake Minnetonka',
    rulings: [1],
    A: { hand: ['Bear Rides You', 'Rick Roll'] },
    bases: { 'Lake Minnetonka': ['A: Captain Ahab', 'A: Zeppelin'], Tortuga: ['A: Aggromotive'] },
  },
  (t) => {
    t.use('Captain Ahab');
    t.use('Zeppelin');
    expect(t.at('Lake Minnetonka')).toEqual(['A: Zeppelin', 'A: Captain Ahab']);
    expect(t.power('Captain Ahab')).toBe(3);
    t.play('Bear Rides You');
    expect(t.at('Tortuga')).toEqual(['A: Aggromotive', 'A: Captain Ahab']);
    t.play('Rick Roll', 'Lake Minnetonka');
    t.pick('Captain Ahab');
    expect([t.power('Captain Ahab'), t.power('Rick Roll')]).toEqual([4, 4]);
  },
);

scene(
  'Palooza: before it scores, each player may bring a minion, the current player first, before Specials',
  {
    card: 'Palooza',
    rulings: [1, 2],
    rules: ['R4'],
    players: 3,
    turn: 'B',
    A: { hand: ['Power Ballad'] },
    bases: {
      Palooza: ['A: The Monarch +12', 'B: General Ivan +10'],
      Tortuga: ['B: Groupie', 'C: Spirit', 'C: Ghost', 'A: Haunting'],
      'Jungle Oasis': [],
    },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    expect(t.asked).toBe('B');
    t.offers('Groupie');
    t.pick('Groupie');
    // C has no minion at Palooza, and needs none.
    expect(t.asked).toBe('C');
    t.offers('Ghost', 'Spirit');
    t.pick('Spirit');
    expect(t.asked).toBe('A');
    t.offers('Haunting');
    t.pick();
    t.offers('use Power Ballad', 'pass');
    expect(t.at('Palooza')).toEqual(['A: The Monarch +12', 'B: General Ivan +10', 'B: Groupie', 'C: Spirit']);
    t.pick('use Power Ballad');
    // A 18, B 18, C 3.
    expect([t.vp('A'), t.vp('B'), t.vp('C')]).toEqual([6, 6, 3]);
  },
);
