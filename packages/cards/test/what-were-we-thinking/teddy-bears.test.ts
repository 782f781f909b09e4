import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const SIX = ['Tea Party', 'Too Cute', 'Group Hug', 'Square Deal', 'Care Package', 'Bear Picnic'];

// Sir Squeezes

scene(
  'Sir Squeezes: minions of power 3 or less, together 5 or less, at his base',
  {
    card: 'Sir Squeezes',
    rulings: [1],
    A: { hand: ['Sir Squeezes', 'Fun Bear', 'Steam Man', 'Ghost', 'Classic Rocker'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sir Squeezes', 'Tortuga');
    t.offers(
      'pass',
      'play Fun Bear using Sir Squeezes',
      'play Ghost using Sir Squeezes',
      'play Steam Man using Sir Squeezes',
    );
    t.play('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Sir Squeezes', 'A: Steam Man']);
    t.offers('pass', 'play Fun Bear using Sir Squeezes', 'play Ghost using Sir Squeezes');
    t.play('Ghost');
    // Its own ability works.
    t.offers('Classic Rocker', 'Fun Bear');
    t.pick('Classic Rocker');
    t.offers('pass');
    expect(t.whyNot('A', 'Fun Bear')).toBe('not allowed here: Sir Squeezes');
  },
);

scene(
  'Sir Squeezes: three at most, later in the phase, at the base where he was played',
  {
    card: 'Sir Squeezes',
    rulings: [2],
    A: {
      hand: [
        'Sir Squeezes',
        'Bear Rides You',
        'Snuggly Bear',
        'Snuggly Bear',
        'Snuggly Bear',
        'Snuggly Bear',
      ],
    },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sir Squeezes', 'Tortuga');
    // No Snuggly Bear answers him; they come with his extra plays.
    t.keepExtra();
    t.pass();
    t.play('Bear Rides You');
    expect(t.at('Jungle Oasis')).toEqual(['A: Sir Squeezes']);
    t.play('Snuggly Bear');
    t.play('Snuggly Bear');
    t.play('Snuggly Bear');
    expect(t.at('Tortuga')).toEqual(['A: Snuggly Bear', 'A: Snuggly Bear', 'A: Snuggly Bear']);
    t.offers('pass');
    expect(t.hand('A')).toEqual(['Snuggly Bear']);
  },
);

scene(
  'Sir Squeezes outside Play Cards: now or never, within the same limits',
  {
    card: 'Sir Squeezes',
    rulings: [2],
    rules: ['R3.5'],
    A: { hand: ['Ghost', 'Steam Man', 'Spirit', 'Fun Bear', 'Classic Rocker'], deck: ['Sir Squeezes'] },
    bases: { 'The Greenhouse': ['A: Classic Rocker +20'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    t.pick('Sir Squeezes');
    expect(t.phase).toBe('score');
    t.offers('Fun Bear', 'Ghost', 'Spirit', 'Steam Man');
    t.pick('Steam Man');
    t.offers('Fun Bear', 'Ghost');
    t.pick('Fun Bear');
    expect(t.turn).toBe('B');
    expect(t.at('Tortuga')).toEqual(['A: Sir Squeezes', 'A: Steam Man', 'A: Fun Bear']);
  },
);

scene(
  'Sir Squeezes: what his guests bring along does not count',
  {
    card: 'Sir Squeezes',
    rulings: [3],
    A: { hand: ['Sir Squeezes', 'Groupie', 'Groupie', 'Groupie', 'Steam Man'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sir Squeezes', 'Tortuga');
    t.play('Groupie');
    t.pick('Groupie');
    t.pick('Groupie');
    t.offers('pass', 'play Steam Man using Sir Squeezes');
    t.play('Steam Man');
    expect(t.at('Tortuga')).toEqual([
      'A: Sir Squeezes',
      'A: Groupie',
      'A: Groupie',
      'A: Groupie',
      'A: Steam Man',
    ]);
  },
);

// Fun Bear

scene(
  'Fun Bears grow when somebody else plays a minion there, each by one',
  {
    card: 'Fun Bear',
    rulings: [1, 3],
    A: { hand: ['Steam Man'] },
    B: { hand: ['Cub Scout', 'Insta-Grow', 'Steam Man'] },
    bases: { Tortuga: ['A: Fun Bear', 'A: Fun Bear'], 'Jungle Oasis': ['A: Fun Bear'] },
  },
  (t) => {
    t.play('Steam Man', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear', 'A: Fun Bear', 'A: Steam Man']);
    t.endTurn();
    t.play('Cub Scout', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear +1', 'A: Fun Bear +1', 'A: Steam Man', 'B: Cub Scout']);
    t.play('Insta-Grow');
    t.play('Steam Man', 'Tortuga');
    expect(t.at('Tortuga').slice(0, 2)).toEqual(['A: Fun Bear +2', 'A: Fun Bear +2']);
    expect(t.at('Jungle Oasis')).toEqual(['A: Fun Bear']);
  },
);

scene(
  'Fun Bear: who moves the minion matters, not whose it is',
  {
    card: 'Fun Bear',
    rulings: [1, 2],
    A: { hand: ['Bear Cavalry'] },
    B: { hand: ["You're Pretty Much Borscht"] },
    bases: { Tortuga: ['A: Fun Bear'], 'Jungle Oasis': ['B: Ghost', 'A: Spirit'] },
  },
  (t) => {
    // A moves B's minion here: nothing.
    t.play('Bear Cavalry', 'Jungle Oasis');
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear', 'B: Ghost']);
    t.endTurn();
    t.play("You're Pretty Much Borscht");
    // B moves A's Fun Bear away: it comes to another base by B's hand, which counts as well.
    expect(t.at('Jungle Oasis')).toEqual(['A: Spirit', 'A: Bear Cavalry', 'A: Fun Bear +1']);
  },
);

scene(
  'Fun Bear: one counter for each minion that another player moves there, even your own',
  {
    card: 'Fun Bear',
    rulings: [1, 2],
    turn: 'B',
    B: { hand: ["You're Pretty Much Borscht"] },
    bases: {
      Tortuga: ['A: Fun Bear'],
      'Jungle Oasis': ['B: Ghost', 'A: Spirit', 'A: Steam Man', 'A: Groupie'],
    },
  },
  (t) => {
    t.play("You're Pretty Much Borscht");
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear +3', 'A: Spirit', 'A: Steam Man', 'A: Groupie']);
  },
);

scene(
  'Fun Bear in the current printing: you may, on any minion here',
  {
    card: 'Fun Bear',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Cub Scout', 'Insta-Grow', 'Steam Man'] },
    bases: { Tortuga: ['A: Fun Bear', 'A: Spirit'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Cub Scout', 'Tortuga');
    expect(t.asked).toBe('A');
    t.offers('Fun Bear', 'Spirit', 'Cub Scout');
    t.pick();
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear', 'A: Spirit', 'B: Cub Scout']);
    t.play('Insta-Grow');
    t.play('Steam Man', 'Tortuga');
    t.pick('Spirit');
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear', 'A: Spirit +1', 'B: Cub Scout', 'B: Steam Man']);
  },
);

scene(
  'Fun Bear in the current printing: each gives one, and the minion is chosen for each',
  {
    card: 'Fun Bear',
    rulings: [3],
    printing: 'current',
    turn: 'B',
    B: { hand: ['Steam Man'] },
    bases: { Tortuga: ['A: Fun Bear', 'A: Fun Bear', 'A: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Steam Man', 'Tortuga');
    t.pick('Spirit');
    t.pick('Steam Man');
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear', 'A: Fun Bear', 'A: Spirit +1', 'B: Steam Man +1']);
  },
);

// Lovey Bear

scene(
  'Lovey Bear looks up to the strongest opposing minion’s starting power, as long as it is there',
  {
    card: 'Lovey Bear',
    rulings: [1, 2, 3],
    A: { hand: ['Bear Rides You'] },
    B: { hand: ['General Ivan', 'Bear Rides You'] },
    bases: { Tortuga: ['A: Lovey Bear +1', 'B: Ghost +9', 'A: Spectre'], 'Jungle Oasis': [] },
  },
  (t) => {
    // Ghost's starting power is 2, which is less; a strong friend does not matter.
    expect(t.power('Lovey Bear')).toBe(4);
    t.endTurn();
    t.play('General Ivan', 'Tortuga');
    expect(t.powerParts('Lovey Bear')).toEqual(['Lovey Bear +6', 'counters +1']);
    t.play('Bear Rides You');
    t.pick('General Ivan');
    expect(t.power('Lovey Bear')).toBe(4);
    t.endTurn();
    t.play('Bear Rides You');
    t.pick('Lovey Bear');
    expect(t.power('Lovey Bear @ Jungle Oasis')).toBe(7);
  },
);

scene(
  'Opposing Lovey Bears do not push each other up',
  {
    card: 'Lovey Bear',
    rulings: [4],
    players: 3,
    A: { hand: ['Classic Rocker'] },
    bases: { Tortuga: ['A: Lovey Bear +3', 'B: Lovey Bear', 'C: Lovey Bear'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect([t.power('A: Lovey Bear'), t.power('B: Lovey Bear'), t.power('C: Lovey Bear')]).toEqual([6, 3, 3]);
    t.play('Classic Rocker', 'Tortuga');
    // B's and C's copy the 4, and A's copies theirs.
    expect([t.power('A: Lovey Bear'), t.power('B: Lovey Bear'), t.power('C: Lovey Bear')]).toEqual([7, 4, 4]);
  },
);

scene(
  'A cuddled Lovey Bear copies nobody, and the others copy what it has then',
  {
    card: 'Lovey Bear',
    rulings: [4],
    A: { hand: ['Cuddle'] },
    bases: { Tortuga: ['A: Lovey Bear', 'A: Classic Rocker', 'B: Lovey Bear'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect([t.power('A: Lovey Bear'), t.power('B: Lovey Bear')]).toEqual([4, 4]);
    t.play('Cuddle', 'B: Lovey Bear');
    expect([t.power('A: Lovey Bear'), t.power('B: Lovey Bear')]).toEqual([3, 3]);
  },
);

scene(
  'Lovey Bear of power 6 is a card of power 3 away from play',
  {
    card: 'Lovey Bear',
    rulings: [5],
    rules: ['R9.8'],
    A: { hand: ['Sir Squeezes', 'Lovey Bear', 'Classic Rocker'] },
    B: { hand: ['Bear Cavalry'] },
    bases: { Tortuga: ['B: General Ivan'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Sir Squeezes', 'Tortuga');
    t.offers('pass', 'play Lovey Bear using Sir Squeezes');
    t.play('Lovey Bear');
    expect(t.power('Lovey Bear')).toBe(6);
  },
);

// Snuggly Bear

scene(
  'Snuggly Bears join the first minion of the turn, as many as there are',
  {
    card: 'Snuggly Bear',
    rulings: [1, 4],
    rules: ['R4'],
    A: { hand: ['Steam Man', 'Snuggly Bear', 'Snuggly Bear', 'Snuggly Bear'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Steam Man', 'Tortuga');
    t.offers('pass', 'use Snuggly Bear', 'use Snuggly Bear', 'use Snuggly Bear');
    t.pick('use Snuggly Bear');
    t.offers('pass', 'use Snuggly Bear', 'use Snuggly Bear');
    t.pick('use Snuggly Bear');
    t.pass();
    expect(t.at('Tortuga')).toEqual(['A: Steam Man', 'A: Snuggly Bear', 'A: Snuggly Bear']);
    // What was not used is forfeited, and the free minion was Steam Man.
    t.offers('pass');
  },
);

scene(
  'Snuggly Bear: an extra minion can be the first; a later one is not',
  {
    card: 'Snuggly Bear',
    rulings: [2, 4],
    A: { hand: ['Guest Star', 'Steam Man', 'Snuggly Bear', 'Snuggly Bear'], discard: ['Groupie'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Guest Star');
    t.pick('discard pile');
    t.pick('Groupie');
    t.pick('play');
    t.pick('Tortuga');
    t.pick('use Snuggly Bear');
    t.pass();
    expect(t.at('Tortuga')).toEqual(['A: Groupie', 'A: Snuggly Bear']);
    // The free minion is still there, and it is not the first.
    t.play('Steam Man', 'Jungle Oasis');
    expect(t.question).toBe('play');
    expect(t.hand('A')).toEqual(['Snuggly Bear']);
  },
);

scene(
  'A Snuggly Bear can be that first minion',
  {
    card: 'Snuggly Bear',
    rulings: [2],
    A: { hand: ['Snuggly Bear', 'Snuggly Bear'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Snuggly Bear', 'Tortuga');
    t.pick('use Snuggly Bear');
    expect(t.at('Tortuga')).toEqual(['A: Snuggly Bear', 'A: Snuggly Bear']);
  },
);

scene(
  'Snuggly Bear joins the first minion on another player’s turn',
  {
    card: 'Snuggly Bear',
    rulings: [2],
    turn: 'B',
    A: { hand: ['Snuggly Bear'], deck: ['Steam Man'] },
    bases: { 'The Greenhouse': ['A: Classic Rocker +20'], 'Jungle Oasis': [] },
    baseDeck: ['Tortuga'],
  },
  (t) => {
    t.endTurn();
    t.pick('yes');
    t.pick('Steam Man');
    expect([t.turn, t.asked]).toEqual(['B', 'A']);
    t.pick('use Snuggly Bear');
    expect(t.at('Tortuga')).toEqual(['A: Steam Man', 'A: Snuggly Bear']);
  },
);

scene(
  'Snuggly Bear comes after the first minion’s ability, even if that minion has gone',
  {
    card: 'Snuggly Bear',
    rulings: [3],
    A: { hand: ['Spirit', 'Snuggly Bear', 'Tea Party', 'Tea Party', 'Tea Party'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Tortuga');
    t.pick('yes');
    t.pick('Tea Party', 'Tea Party', 'Tea Party');
    expect(t.at('Tortuga')).toEqual([]);
    t.offers('pass', 'use Snuggly Bear');
    t.pick('use Snuggly Bear');
    expect(t.at('Tortuga')).toEqual(['A: Snuggly Bear']);
  },
);

// Bear Picnic

scene(
  'Bear Picnic: small minions of other players come nowhere else',
  {
    card: 'Bear Picnic',
    rulings: [2],
    A: { hand: ['Fun Bear'] },
    B: { hand: ['Ghost', 'Cub Scout', 'Insta-Grow', 'Snuggly Bear', 'Bear Rides You'] },
    bases: { Tortuga: ['A: Bear Picnic'], 'Jungle Oasis': ['B: Captain Ahab'], 'The Mothership': [] },
  },
  (t) => {
    t.play('Fun Bear');
    t.offers('Jungle Oasis', 'The Mothership', 'Tortuga');
    t.pick('Jungle Oasis');
    t.endTurn();
    expect(t.whyNot('B', 'Ghost', 'Jungle Oasis')).toBe('forbidden: Bear Picnic');
    expect(t.whyNot('B', 'Ghost', 'Tortuga')).toBe(null);
    t.play('Cub Scout', 'Jungle Oasis');
    // No Special either: Snuggly Bear could not go there.
    t.play('Insta-Grow');
    t.play('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Bear Picnic', 'B: Ghost']);
    t.leave();
  },
);

scene(
  'Bear Picnic does not keep minions from moving',
  {
    card: 'Bear Picnic',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Bear Rides You'] },
    bases: { Tortuga: ['A: Bear Picnic'], 'Jungle Oasis': ['B: Ghost'], 'The Mothership': [] },
  },
  (t) => {
    t.play('Bear Rides You');
    t.offers('The Mothership', 'Tortuga');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['B: Ghost']);
  },
);

scene(
  'Bear Picnic: a small minion that is uncovered elsewhere cannot be played',
  {
    card: 'Bear Picnic',
    rulings: [2],
    rules: ['R7.4'],
    turn: 'B',
    from: 'start of turn',
    bases: { Tortuga: ['A: Bear Picnic'], 'Jungle Oasis': ['B: buried Ghost'] },
  },
  (t) => {
    t.pick('uncover Ghost');
    expect(t.at('Jungle Oasis')).toEqual([]);
    expect(t.discard('B')).toEqual(['Ghost']);
  },
);

scene(
  'Bear Picnic: a minion that belongs to somebody else is free',
  {
    card: 'Bear Picnic',
    rulings: [1],
    turn: 'B',
    A: { discard: ['Groupie'] },
    B: { hand: ['Valkyrie', 'Ghostly Arrival'] },
    bases: { Tortuga: ['A: Bear Picnic'], 'Jungle Oasis': [], 'The Mothership': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Valkyrie', 'Tortuga');
    expect(t.hand('B')).toEqual(['Groupie']);
    t.play('Groupie');
    t.offers('Jungle Oasis', 'The Mothership', 'Tortuga');
    t.pick('Jungle Oasis');
    expect(t.at('Jungle Oasis')).toEqual(['B(A): Groupie']);
  },
);

scene(
  'Bear Picnic with no legal play: nowhere at all',
  {
    card: 'Bear Picnic',
    rulings: [3],
    turn: 'B',
    B: { hand: ['Ghost', 'Cub Scout'] },
    bases: { "Tsar's Palace": ['A: Bear Picnic'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('pass', 'play Cub Scout');
    expect(t.whyNot('B', 'Ghost', "Tsar's Palace")).toBe("forbidden: Tsar's Palace");
    expect(t.whyNot('B', 'Ghost', 'Jungle Oasis')).toBe('forbidden: Bear Picnic');
  },
);

scene(
  'Two Bear Picnics: their players meet at each other’s, everybody else stays away',
  {
    card: 'Bear Picnic',
    rulings: [3],
    players: 3,
    A: { hand: ['Ghost'] },
    B: { hand: ['Ghost'] },
    C: { hand: ['Ghost', 'Cub Scout'] },
    bases: { Tortuga: ['A: Bear Picnic'], 'The Mothership': ['B: Bear Picnic'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghost');
    expect(t.at('The Mothership')).toEqual(['B: Bear Picnic', 'A: Ghost']);
    t.endTurn();
    t.play('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Bear Picnic', 'B: Ghost']);
    t.endTurn();
    t.offers('pass', 'play Cub Scout');
  },
);

scene(
  'Bear Picnic in the current printing: what cannot be played there goes elsewhere',
  {
    card: 'Bear Picnic',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Ghost', 'Cub Scout', 'Insta-Grow', 'Groupie'] },
    bases: { "Tsar's Palace": ['A: Bear Picnic'], 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    // The palace closes its doors to small minions of those who do not lead there.
    t.play('Ghost');
    t.offers('Jungle Oasis', 'Tortuga');
    t.pick('Jungle Oasis');
    t.pick();
    t.play('Insta-Grow');
    t.play('Cub Scout', "Tsar's Palace");
    expect(t.at("Tsar's Palace")).toEqual(['A: Bear Picnic', 'B: Cub Scout']);
  },
);

scene(
  'Bear Picnic in the current printing: what can be played there must be',
  {
    card: 'Bear Picnic',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Ghost'] },
    bases: { "Tsar's Palace": ['A: Bear Picnic', 'B: Cub Scout'], 'Jungle Oasis': [], Tortuga: [] },
  },
  (t) => {
    t.play('Ghost');
    expect(t.at("Tsar's Palace")).toEqual(['A: Bear Picnic', 'B: Cub Scout', 'B: Ghost']);
  },
);

scene(
  'Two Bear Picnics in the current printing: either will do for everybody else',
  {
    card: 'Bear Picnic',
    printing: 'current',
    players: 3,
    turn: 'C',
    A: { hand: ['Ghost'] },
    C: { hand: ['Ghost'] },
    bases: { Tortuga: ['A: Bear Picnic'], 'The Mothership': ['B: Bear Picnic'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghost');
    t.offers('The Mothership', 'Tortuga');
    t.pick('Tortuga');
    t.endTurn();
    // A's own Picnic does not bind A; B's does.
    t.play('Ghost');
    expect(t.at('The Mothership')).toEqual(['B: Bear Picnic', 'A: Ghost']);
  },
);

scene(
  'Bear Picnic in the current printing: an extra minion for another base goes to that base',
  {
    card: 'Bear Picnic',
    printing: 'current',
    turn: 'B',
    B: { hand: ['Ghost', 'Huscarl'] },
    bases: { Tortuga: ['A: Bear Picnic'], 'Secret Grove': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers(
      'pass',
      'play Ghost',
      'play Ghost using Secret Grove',
      'play Huscarl',
      'play Huscarl using Secret Grove',
    );
    t.play('Huscarl', undefined, 'Secret Grove');
    expect(t.at('Secret Grove')).toEqual(['B: Huscarl']);
    t.play('Ghost');
    expect(t.at('Tortuga')).toEqual(['A: Bear Picnic', 'B: Ghost']);
  },
);

// Care Package

scene(
  'Care Package draws a card and gives an extra minion, which may be that card, and later',
  {
    card: 'Care Package',
    rulings: [1, 2],
    A: { hand: ['Care Package', 'Steam Man'], deck: ['Fun Bear', ...SIX] },
    bases: { Tortuga: ['A: Tea Party'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Care Package');
    expect(t.hand('A')).toEqual(['Fun Bear', 'Steam Man']);
    t.play('Steam Man', 'Tortuga');
    t.play('Fun Bear', 'Tortuga');
    t.use('Tea Party');
    expect(t.hand('A')).toEqual(['Tea Party']);
    t.offers('pass');
  },
);

scene(
  'Care Package in a duel on another player’s turn: the extra minion comes at once or never',
  {
    card: 'Care Package',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Care Package', 'Steam Man'], deck: ['Fun Bear', ...SIX] },
    B: { hand: ['Gunfighter'] },
    bases: { Tortuga: ['A: Sir Squeezes'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Sir Squeezes');
    expect(t.asked).toBe('A');
    t.pick('Care Package');
    t.offers('Fun Bear', 'Steam Man');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.discard('B')).toEqual(['Gunfighter']);
    expect(t.hand('A')).toEqual(['Fun Bear', 'Steam Man']);
  },
);

// Cuddle

scene(
  'Cuddle does not undo what an on-play ability has done',
  {
    card: 'Cuddle',
    rulings: [2],
    A: { hand: ['Weed Eater', 'Cuddle'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Weed Eater', 'Tortuga');
    t.play('Cuddle', 'Weed Eater');
    expect(t.at('Tortuga')).toEqual(['A: Weed Eater [A: Cuddle]']);
    expect(t.power('Weed Eater')).toBe(3);
    t.endTurn();
    expect(t.power('Weed Eater')).toBe(5);
  },
);

scene(
  'Cuddle stops ongoing abilities, on any player’s minion; power, counters and cards on it stay',
  {
    card: 'Cuddle',
    rulings: [2],
    rules: ['R9.10'],
    A: { hand: ['Cuddle', 'Spirit', 'Tea Party', 'Tea Party', 'Tea Party'] },
    B: { hand: ['Bear Necessities'] },
    bases: {
      Tortuga: ['B: General Ivan +2 [B: Incorporeal]', 'B: Cub Scout'],
      'Jungle Oasis': ['A: Lovey Bear', 'B: Classic Rocker'],
    },
  },
  (t) => {
    expect(t.power('Lovey Bear')).toBe(4);
    t.play('Cuddle');
    t.offers('Classic Rocker', 'Cub Scout', 'General Ivan', 'Lovey Bear');
    t.pick('Lovey Bear');
    expect(t.power('Lovey Bear')).toBe(3);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Cub Scout');
    t.pick('yes');
    // General Ivan still protects it.
    expect(t.at('Tortuga')).toEqual(['B: General Ivan +2 [B: Incorporeal]', 'B: Cub Scout']);
    t.endTurn();
    t.play('Bear Necessities');
    t.pick('Cuddle');
    expect(t.power('Lovey Bear')).toBe(4);
  },
);

scene(
  'Cuddle on General Ivan: his minions can be destroyed, and so can he',
  {
    card: 'Cuddle',
    rulings: [2],
    A: { hand: ['Cuddle', 'Spirit', 'Tea Party', 'Tea Party', 'Tea Party'] },
    bases: { Tortuga: ['B: General Ivan +2', 'B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cuddle', 'General Ivan');
    expect(t.at('Tortuga')).toEqual(['B: General Ivan +2 [A: Cuddle]', 'B: Cub Scout']);
    expect(t.power('General Ivan')).toBe(8);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Cub Scout');
    t.pick('yes');
    expect(t.discard('B')).toEqual(['Cub Scout']);
  },
);

scene(
  'Cuddle stops talents, for as long as it is there',
  {
    card: 'Cuddle',
    rulings: [2],
    A: { hand: ['Cuddle', 'Bear Necessities', 'Ghostly Arrival'], deck: SIX },
    bases: { Tortuga: ['A: Classic Rocker'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Classic Rocker')).toBe(true);
    t.play('Ghostly Arrival');
    t.play('Cuddle');
    expect(t.canUse('Classic Rocker')).toBe(false);
    expect(t.whyNot('A', 'Classic Rocker')).toBe('forbidden');
    t.leave();
  },
);

scene(
  'Cuddle stops Specials in play',
  {
    card: 'Cuddle',
    rulings: [2],
    A: { hand: ['Cuddle'] },
    bases: { Tortuga: ['B: Sheriff', 'A: Sheriff', 'A: Steam Man +20'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.play('Cuddle', 'A: Sheriff');
    t.endTurn();
    // Only B's Sheriff may draw.
    expect(t.asked).toBe('B');
    t.pick();
    expect(t.turn).toBe('B');
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
  },
);

scene(
  'Cuddle stops what happens when the minion leaves play with it',
  {
    card: 'Cuddle',
    rulings: [3],
    A: { hand: ['Cuddle'], deck: SIX },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['B: Samurai-Chan', 'B: Samurai-Chan', 'B: Steam Man +5'], Tortuga: [] },
    baseDeck: ['The Mothership'],
  },
  (t) => {
    t.play('Cuddle', 'Samurai-Chan');
    t.endTurn();
    expect(t.discard('B')).toEqual(['Samurai-Chan', 'Samurai-Chan', 'Steam Man']);
    expect(t.hand('B')).toEqual(['Ghost']);
  },
);

scene(
  'Actions on a cuddled minion go on working',
  {
    card: 'Cuddle',
    rulings: [1],
    A: { hand: ['Cuddle'], deck: SIX },
    B: { deck: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['B: Classic Rocker [B: Viking Funeral, A: Choking Vines]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cuddle', 'Classic Rocker');
    t.endTurn();
    t.endTurn();
    // Choking Vines has destroyed it, and B scores for the funeral.
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual([]);
    expect(t.vp('B')).toBe(1);
    expect(t.box).toEqual(['Classic Rocker']);
  },
);

scene(
  'Cuddle on a minion that other players’ cards do not affect is lost',
  {
    card: 'Cuddle',
    A: { hand: ['Cuddle'] },
    bases: { Tortuga: ['B: Haunting'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cuddle', 'Haunting');
    expect(t.at('Tortuga')).toEqual(['B: Haunting']);
    expect(t.power('Haunting')).toBe(6);
    expect(t.discard('A')).toEqual(['Cuddle']);
  },
);

scene(
  'Cuddle keeps a minion from protecting itself later on',
  {
    card: 'Cuddle',
    rulings: [2],
    rules: ['R9.10'],
    A: { hand: ['Cuddle'] },
    B: { hand: ['Steam Man', 'Tea Party', 'Tea Party'] },
    bases: { Tortuga: ['B: Haunting'], 'Jungle Oasis': [] },
  },
  (t) => {
    // B holds three cards: Haunting is open to it.
    t.play('Cuddle', 'Haunting');
    expect(t.at('Tortuga')).toEqual(['B: Haunting [A: Cuddle]']);
    t.endTurn();
    t.play('Steam Man', 'Jungle Oasis');
    // Two cards left, but its ability does not exist any more.
    expect(t.hand('B')).toEqual(['Tea Party', 'Tea Party']);
    expect(t.at('Tortuga')).toEqual(['B: Haunting [A: Cuddle]']);
    expect(t.power('Haunting')).toBe(3);
  },
);

scene(
  'Cuddle falls off a minion that another card protects',
  {
    card: 'Cuddle',
    rules: ['R9.2'],
    A: { hand: ['Cuddle'], deck: SIX },
    B: { hand: ['Incorporeal'], deck: ['Ghost'] },
    bases: { Tortuga: ['B: Classic Rocker'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cuddle', 'Classic Rocker');
    t.endTurn();
    expect(t.canUse('Classic Rocker')).toBe(false);
    t.play('Incorporeal', 'Classic Rocker');
    expect(t.at('Tortuga')).toEqual(['B: Classic Rocker [B: Incorporeal]']);
    expect(t.discard('A')).toEqual(['Cuddle']);
    expect(t.canUse('Classic Rocker')).toBe(true);
  },
);

scene(
  'Cuddle on Fun Bear: it keeps its counters and gets no more',
  {
    card: 'Cuddle',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Cuddle', 'Cub Scout'] },
    bases: { Tortuga: ['A: Fun Bear +1'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Cuddle', 'Fun Bear');
    t.play('Cub Scout', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Fun Bear +1 [B: Cuddle]', 'B: Cub Scout']);
    expect(t.power('Fun Bear')).toBe(3);
  },
);

// Group Hug

scene(
  'Group Hug counts once: +1 power for every other minion there',
  {
    card: 'Group Hug',
    rulings: [1],
    A: { hand: ['Group Hug', 'Steam Man', 'Captain Ahab'] },
    bases: {
      Tortuga: ['A: Captain Ahab', 'B: Ghost', 'B: Groupie', 'A: Spirit'],
      'The Mothership': ['A: Aggromotive', 'B: Spirit'],
    },
  },
  (t) => {
    t.play('Group Hug');
    t.offers('Captain Ahab', 'Spirit');
    t.pick('Captain Ahab');
    expect(t.power('Captain Ahab')).toBe(5);
    t.play('Steam Man', 'Tortuga');
    expect(t.power('Captain Ahab')).toBe(5);
    t.use('Captain Ahab');
    expect(t.power('Captain Ahab @ The Mothership')).toBe(5);
    t.endTurn();
    expect(t.power('Captain Ahab')).toBe(2);
  },
);

// Love Overload

scene(
  'Love Overload destroys the strongest, also your own; the base scores all the same',
  {
    card: 'Love Overload',
    rulings: [1, 2, 4],
    rules: ['R5.3'],
    turn: 'B',
    A: { hand: ['Love Overload'] },
    bases: {
      Tortuga: ['A: Sir Squeezes +10', 'B: Spectre +2', 'B: Ghost', 'A: Lovey Bear'],
      'Jungle Oasis': [],
    },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.offers('pass', 'use Love Overload');
    t.pick('use Love Overload');
    // 5 against 9: far below 21.
    expect([t.vp('A'), t.vp('B')]).toEqual([3, 4]);
    expect(t.bases).toEqual(['The Great Library', 'Jungle Oasis']);
  },
);

scene(
  'Love Overload destroys all that are tied; as a Special only',
  {
    card: 'Love Overload',
    rulings: [2],
    A: { hand: ['Love Overload'] },
    bases: { 'Haunted House': ['A: Sir Squeezes +5', 'B: Spectre +5', 'B: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    expect(t.whyNot('A', 'Love Overload')).toBe('only as a special');
    t.endTurn();
    t.pick('use Love Overload');
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 4]);
  },
);

scene(
  'Love Overload does not pass on from a minion that cannot be destroyed',
  {
    card: 'Love Overload',
    rulings: [3],
    A: { hand: ['Love Overload'] },
    bases: { 'Haunted House': ['A: Sir Squeezes +5', 'B: General Ivan +5', 'B: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Love Overload');
    // 10 against 13, as if nothing had happened.
    expect([t.vp('A'), t.vp('B')]).toEqual([3, 4]);
  },
);

// Square Deal

scene(
  'Square Deal draws up to one more than the smallest other hand',
  {
    card: 'Square Deal',
    rulings: [1, 2],
    players: 3,
    A: { hand: ['Square Deal', 'Ghost'], deck: SIX },
    B: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    C: { hand: ['Ghost', 'Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Square Deal');
    expect(t.hand('A')).toEqual(['Ghost', 'Group Hug', 'Tea Party', 'Too Cute']);
  },
);

scene(
  'Square Deal draws nothing if somebody already holds fewer cards',
  {
    card: 'Square Deal',
    rulings: [1],
    players: 3,
    A: { hand: ['Square Deal', 'Ghost'], deck: SIX },
    B: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Square Deal');
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

scene(
  'Square Deal itself is no longer in your hand',
  {
    card: 'Square Deal',
    rulings: [1],
    A: { hand: ['Square Deal', 'Ghost'], deck: SIX },
    B: { hand: ['Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Square Deal');
    expect(t.hand('A')).toEqual(['Ghost', 'Tea Party']);
  },
);

scene(
  'Square Deal stops when there is nothing left to draw',
  {
    card: 'Square Deal',
    rulings: [2],
    rules: ['R2.1'],
    A: { hand: ['Square Deal'], deck: ['Tea Party'], discard: ['Cuddle'] },
    B: { hand: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Square Deal');
    expect(t.hand('A')).toEqual(['Cuddle', 'Tea Party']);
    expect(t.discard('A')).toEqual(['Square Deal']);
  },
);

// Tea Party

scene(
  'Tea Party: two guests, one of them yours, once a turn',
  {
    card: 'Tea Party',
    rulings: [1],
    A: { hand: ['Tea Party', 'Fun Bear'], deck: SIX },
    bases: { Tortuga: ['B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Tea Party', 'Tortuga');
    expect(t.canUse('Tea Party')).toBe(false);
    t.play('Fun Bear', 'Tortuga');
    t.use('Tea Party');
    expect(t.hand('A')).toEqual(['Tea Party']);
    t.offers('pass');
  },
);

scene(
  'Tea Party is for the player who controls it',
  {
    card: 'Tea Party',
    rulings: [1, 2],
    turn: 'B',
    B: { deck: ['Ghost'] },
    bases: { Tortuga: ['A: Tea Party', 'B: Ghost', 'B: Groupie', 'A: Fun Bear'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('pass');
  },
);

scene(
  'Tea Party without a minion of yours, or with one guest only',
  {
    card: 'Tea Party',
    A: { deck: SIX },
    bases: {
      Tortuga: ['A: Tea Party', 'B: Ghost', 'B: Groupie'],
      'Jungle Oasis': ['A: Tea Party', 'A: Fun Bear'],
    },
  },
  (t) => {
    t.offers('pass');
  },
);

// Too Cute

scene(
  'Too Cute: other players cannot destroy your minions there, though they may choose them',
  {
    card: 'Too Cute',
    rulings: [1, 2],
    rules: ['R10.10'],
    turn: 'B',
    B: { hand: ['Spirit', 'Tea Party', 'Tea Party', 'Bear Rides You', "You're Screwed"] },
    bases: { Tortuga: ['A: Too Cute', 'A: Fun Bear', 'A: Groupie', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Spirit', 'Jungle Oasis');
    t.offers('Fun Bear', 'Ghost', 'Groupie', 'Spirit');
    t.pick('Groupie');
    t.pick('yes');
    t.pick('Tea Party', 'Tea Party');
    expect(t.at('Tortuga')).toEqual(['A: Too Cute', 'A: Fun Bear', 'A: Groupie', 'B: Ghost']);
    expect(t.discard('B')).toEqual(['Tea Party', 'Tea Party']);
    // Moving is allowed.
    t.play("You're Screwed");
    t.pick('Groupie');
    expect(t.at('Jungle Oasis')).toEqual(['B: Spirit', 'A: Groupie']);
  },
);

scene(
  'Too Cute: your own cards may destroy them, and so may bases',
  {
    card: 'Too Cute',
    rulings: [1],
    turn: 'B',
    A: { hand: ['Spirit', 'Tea Party', 'Tea Party'] },
    bases: {
      'Ninja Dojo': ['B: Spectre +15'],
      Tortuga: ['A: Too Cute', 'A: Fun Bear', 'A: Groupie'],
      'Jungle Oasis': [],
    },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.offers('Fun Bear', 'Groupie', 'Spectre');
    t.pick('Fun Bear');
    expect(t.at('Tortuga')).toEqual(['A: Too Cute', 'A: Groupie']);
    t.play('Spirit', 'Jungle Oasis');
    t.pick('Groupie');
    t.pick('yes');
    t.leave();
    expect(t.at('Tortuga')).toEqual(['A: Too Cute']);
  },
);

// Bases

scene(
  'Out in the Woods: +1 power for every minion there before it scores, before Specials',
  {
    card: 'Out in the Woods',
    rulings: [1, 2],
    rules: ['R4'],
    A: { hand: ['Love Overload'] },
    bases: { 'Out in the Woods': ['A: Sir Squeezes +5', 'B: Spectre +2', 'B: Ghost'], 'Jungle Oasis': [] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.offers('pass', 'use Love Overload');
    expect([t.power('Sir Squeezes'), t.power('Spectre'), t.power('Ghost')]).toEqual([11, 8, 3]);
    t.pass();
    // 11 to 11.
    expect([t.vp('A'), t.vp('B')]).toEqual([3, 3]);
  },
);

scene(
  'Out in the Woods: later arrivals get nothing',
  {
    card: 'Out in the Woods',
    rulings: [1],
    A: { hand: ['You Call This Archaeology?'] },
    bases: { 'Out in the Woods': ['A: Sir Squeezes +4', 'B: Spectre +6'], 'Jungle Oasis': ['A: Ghost'] },
    baseDeck: ['The Great Library'],
  },
  (t) => {
    t.endTurn();
    t.pick('use You Call This Archaeology?');
    t.pick('Ghost');
    // 10 and Ghost's 2 against 12.
    expect([t.vp('A'), t.vp('B')]).toEqual([3, 3]);
  },
);

scene(
  'Under the Bed: after a minion elsewhere, an extra small one, once a turn',
  {
    card: 'Under the Bed',
    rulings: [1, 2],
    A: { hand: ['Steam Man', 'Fun Bear', 'Ghost', 'Lovey Bear', 'Tea Party'], deck: ['Spirit'] },
    bases: { 'Under the Bed': ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('pass', 'play Fun Bear', 'play Ghost', 'play Lovey Bear', 'play Steam Man', 'play Tea Party');
    t.play('Steam Man', 'Jungle Oasis');
    t.play('Tea Party', 'Under the Bed');
    t.offers('pass', 'play Fun Bear using Under the Bed', 'play Ghost using Under the Bed');
    t.play('Fun Bear');
    expect(t.at('Under the Bed')).toEqual(['B: Spirit', 'A: Tea Party', 'A: Fun Bear']);
    t.offers('pass', 'use Tea Party');
  },
);

scene(
  'Under the Bed: a minion played there does not open it',
  {
    card: 'Under the Bed',
    rulings: [2],
    A: { hand: ['Steam Man', 'Fun Bear'] },
    bases: { 'Under the Bed': [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Steam Man', 'Under the Bed');
    t.offers('pass');
  },
);
