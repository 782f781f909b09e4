import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

// Pyramids

scene(
  'Pyramids: the current player may bury a card there once a turn, without a minion there',
  {
    card: 'Pyramids',
    rulings: [1],
    A: { hand: ['Spirit', 'Ghost'], deck },
    B: { hand: ['Mummy'], deck },
    bases: { Pyramids: ['B: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Pyramids');
    t.offers('Spirit', 'Ghost');
    expect(t.range).toEqual([1, 1]);
    t.pick('Spirit');
    expect(t.at('Pyramids')).toEqual(['B: Mummy', 'A: buried Spirit']);
    // The card is not shown.
    expect(t.atAsSeenBy('B', 'Pyramids')).toEqual(['B: Mummy', 'A: buried ?']);
    expect(t.canUse('Pyramids')).toBe(false);
    // Neither the minion nor the action play is used.
    expect(t.canPlay('Ghost')).toBe(true);
    t.endTurn();
    // B has nothing buried to uncover, and may now bury.
    expect(t.asked).toBe('B');
    t.use('Pyramids');
    expect(t.at('Pyramids')).toEqual(['B: Mummy', 'A: buried Spirit', 'B: buried Mummy']);
  },
);

scene(
  'Pyramids without a card in hand',
  {
    card: 'Pyramids',
    A: { deck },
    bases: { Pyramids: ['A: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.offers('pass');
  },
);

// Star Portal

scene(
  'Star Portal draws for an action played onto it, not for one on a minion there',
  {
    card: 'Star Portal',
    rulings: [1],
    A: { hand: ['Gold Strike', 'Ghostly Arrival', 'Ancient Curse'], deck },
    bases: { 'Star Portal': ['B: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gold Strike', 'Star Portal');
    expect(t.hand('A')).toEqual(['Ancient Curse', 'Ghost', 'Ghostly Arrival']);
  },
);

scene(
  'Star Portal does not care for actions on minions, or actions that merely aim at it',
  {
    card: 'Star Portal',
    rulings: [1],
    A: { hand: ['Ghostly Arrival', 'Ancient Curse', 'Plague of Locusts'], deck },
    bases: { 'Star Portal': ['B: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Ghostly Arrival');
    t.play('Ancient Curse');
    expect(t.at('Star Portal')).toEqual(['B: Mummy [A: Ancient Curse]']);
    expect(t.hand('A')).toEqual(['Plague of Locusts']);
  },
);

scene(
  'Star Portal draws for every card buried there, whoever buries it',
  {
    card: 'Star Portal',
    rulings: [1, 2],
    A: { deck },
    B: { deck },
    bases: {
      'Jungle Oasis': ['A: Mummy', 'B: Mummy', 'B: Mummy', 'A: General Ivan'],
      'Star Portal': [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    // Whose Mummy comes first is for the current player to say.
    t.pick('A: Mummy');
    t.pick('Star Portal');
    expect(t.hand('A')).toEqual(['Ghost']);
    t.pick('Star Portal');
    t.pick('Star Portal');
    expect(t.at('Star Portal')).toEqual(['A: buried Mummy', 'B: buried Mummy', 'B: buried Mummy']);
    expect(t.hand('B')).toEqual(['Ghost', 'Ghost']);
    t.pass();
  },
);

scene(
  'Star Portal: an uncovered action that is played onto it counts, and one that is transferred does not',
  {
    card: 'Star Portal',
    rulings: [2],
    A: { hand: ['Stagecoach'], deck },
    bases: {
      'Star Portal': ['A: buried Gold Strike'],
      'Jungle Oasis': ['A: Sleep Spores', 'A: buried Mummy'],
    },
    from: 'start of turn',
  },
  (t) => {
    t.pick('uncover Gold Strike');
    expect(t.at('Star Portal')).toEqual(['A: Gold Strike']);
    expect(t.hand('A')).toEqual(['Ghost', 'Stagecoach']);
    t.play('Stagecoach');
    t.pick('Jungle Oasis');
    t.pick('Sleep Spores', 'Mummy');
    expect(t.at('Star Portal')).toEqual(['A: Gold Strike', 'A: Sleep Spores', 'A: buried Mummy']);
    expect(t.hand('A')).toEqual(['Ghost']);
  },
);

// Saloon

scene(
  'Saloon: after a minion was destroyed there, who still has one there may draw, in turn order',
  {
    card: 'Saloon',
    rulings: [1],
    players: 4,
    A: { hand: ['Gunfighter'], deck },
    B: { deck },
    C: { deck },
    D: { deck },
    bases: { Saloon: ['D: Mummy', 'C: Mummy', 'B: Ghost'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.play('Gunfighter', 'Saloon');
    t.pick('Ghost');
    // B's only minion there is gone.
    expect(t.asked).toBe('A');
    t.offers('yes', 'no');
    t.pick('yes');
    expect(t.asked).toBe('C');
    t.pick('no');
    expect(t.asked).toBe('D');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.hand('B')).toEqual([]);
    expect(t.hand('C')).toEqual([]);
    expect(t.hand('D')).toEqual(['Ghost']);
  },
);

scene(
  'Saloon: two destroyed together have both left before anybody draws, and count twice',
  {
    card: 'Saloon',
    rulings: [2],
    A: { hand: ['Gunfighter'], deck },
    B: { deck },
    bases: { Saloon: ['B: Spirit', 'A: Mummy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Saloon');
    t.pick('Spirit');
    expect(t.at('Saloon')).toEqual(['A: Mummy']);
    t.pick('use Saloon');
    t.pick('yes');
    t.pick('yes');
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.hand('B')).toEqual([]);
  },
);

scene(
  'Saloon: being discarded after scoring is not being destroyed',
  {
    card: 'Saloon',
    rulings: [2],
    A: { deck },
    B: { deck },
    bases: {
      Saloon: ['A: Weed Eater', 'A: Weed Eater', 'B: Weed Eater', 'B: Weed Eater'],
      'Jungle Oasis': [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    expect(t.vp('A')).toBe(3);
    expect(t.hand('A')).toEqual(['Ghost', 'Ghost']);
    expect(t.hand('B')).toEqual([]);
  },
);

// So-So Corral

scene(
  'So-So Corral: a minion played there may duel, after its own ability',
  {
    card: 'So-So Corral',
    rulings: [3],
    A: { hand: ['Ghost', 'Mummy'], deck },
    bases: { 'So-So Corral': ['B: Deputy', 'A: Spirit', 'B: Sheriff'], 'Jungle Oasis': ['B: Mummy'] },
  },
  (t) => {
    t.play('Ghost', 'So-So Corral');
    // The Ghost's own ability.
    t.offers('Mummy');
    t.pick();
    expect(t.purpose).toBe('duel');
    t.offers('Deputy', 'Sheriff');
    expect(t.range).toEqual([0, 1]);
    t.pick();
    expect(t.at('So-So Corral')).toEqual(['B: Deputy', 'A: Spirit', 'B: Sheriff', 'A: Ghost']);
  },
);

scene(
  'So-So Corral: for every minion; the loser is destroyed, in a tie both',
  {
    card: 'So-So Corral',
    rulings: [3, 4],
    A: { hand: ['Mummy', 'Steam Man', 'Insta-Grow'], deck },
    bases: { 'So-So Corral': ['B: Deputy', 'B: Sheriff'], 'Jungle Oasis': ['B: Mummy'] },
  },
  (t) => {
    t.play('Insta-Grow');
    t.play('Mummy', 'So-So Corral');
    t.pick('Deputy');
    t.pass();
    expect(t.discard('A')).toEqual(['Insta-Grow', 'Mummy']);
    expect(t.discard('B')).toEqual(['Deputy']);
    t.play('Steam Man', 'So-So Corral');
    t.pick('Sheriff');
    expect(t.at('So-So Corral')).toEqual(['B: Sheriff']);
  },
);

scene(
  'So-So Corral: minions played one inside the other duel in reverse order',
  {
    card: 'So-So Corral',
    rulings: [1],
    A: { hand: ['Pyramid Engineer'], deck },
    bases: { 'So-So Corral': ['A: buried Steam Man', 'B: Deputy', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Pyramid Engineer', 'So-So Corral');
    t.pick('Steam Man');
    // First the Steam Man, which beats the Deputy; whom the Engineer will duel is decided only then.
    t.offers('Deputy', 'Spirit');
    t.pick('Deputy');
    expect(t.discard('B')).toEqual(['Deputy']);
    t.offers('Spirit');
    t.pick('Spirit');
    expect(t.discard('A')).toEqual(['Pyramid Engineer']);
    expect(t.at('So-So Corral')).toEqual(['A: Steam Man']);
  },
);

scene(
  'So-So Corral: a Gunfighter duels for itself first, and not again when it is gone',
  {
    card: 'So-So Corral',
    rulings: [3],
    A: { hand: ['Gunfighter'], deck },
    bases: { 'So-So Corral': ['B: Sheriff', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'So-So Corral');
    t.pick('Sheriff');
    expect(t.discard('A')).toEqual(['Gunfighter']);
    expect(t.question).toBe('play');
  },
);

scene(
  'So-So Corral: nobody to duel',
  {
    card: 'So-So Corral',
    rulings: [3],
    A: { hand: ['Mummy'], deck },
    bases: { 'So-So Corral': ['A: Sheriff'], 'Jungle Oasis': ['B: Spirit'] },
  },
  (t) => {
    t.play('Mummy', 'So-So Corral');
    expect(t.question).toBe('play');
  },
);

scene(
  'So-So Corral: the challenger destroys the loser, but it is no card of that player',
  {
    card: 'So-So Corral',
    rulings: [2],
    A: { hand: ['Steam Man'], deck },
    bases: { 'So-So Corral': ['B: Mummy [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Steam Man', 'So-So Corral');
    t.pick('Mummy');
    // Protected from other players' cards, but the base is nobody's card.
    expect(t.discard('B')).toEqual(['Incorporeal', 'Mummy']);
  },
);

scene(
  'So-So Corral: it is the challenger who destroys, wherever the duel has ended',
  {
    card: 'So-So Corral',
    rulings: [2, 5],
    rules: ['R8.3'],
    A: { hand: ['Steam Man', 'Bear Rides You'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { 'So-So Corral': ['B: Sheriff'], 'Field of Honor': [] },
  },
  (t) => {
    t.play('Steam Man', 'So-So Corral');
    t.pick('Sheriff');
    t.pick('Bear Rides You');
    t.pick('Bear Rides You');
    // B's Sheriff has won; but A has destroyed the Steam Man.
    expect(t.at('Field of Honor')).toEqual(['B: Sheriff']);
    expect(t.vp('A')).toBe(1);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'So-So Corral: whom to duel is decided by who controls the minion once its own ability is done',
  {
    card: 'So-So Corral',
    rules: ['R10.28'],
    rulings: [1],
    A: { hand: ['Toad'], deck },
    B: { deck },
    bases: { 'So-So Corral': ['A: Mummy', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Toad', 'So-So Corral');
    t.pick('B');
    // The Spirit has been shuffled away; now it is B's Toad.
    expect(t.asked).toBe('B');
    expect(t.purpose).toBe('duel');
    t.offers('Mummy');
    t.pick();
    expect(t.at('So-So Corral')).toEqual(['A: Mummy', 'B(A): Toad']);
  },
);

scene(
  'So-So Corral: no result when the minions are parted',
  {
    card: 'So-So Corral',
    rulings: [5],
    A: { hand: ['Steam Man'], deck },
    B: { hand: ['Bear Rides You'], deck },
    bases: { 'So-So Corral': ['B: Deputy'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Steam Man', 'So-So Corral');
    t.pick('Deputy');
    t.pick('Bear Rides You');
    expect(t.at('So-So Corral')).toEqual(['A: Steam Man']);
    expect(t.at('Jungle Oasis')).toEqual(['B: Deputy']);
  },
);

scene(
  'So-So Corral: a minion played in a duel does not duel, not even afterwards',
  {
    card: 'So-So Corral',
    rulings: [6],
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Steam Man', 'Insta-Grow', 'Mummy'], deck },
    B: { hand: [], deck },
    bases: { 'So-So Corral': ['B: Deputy', 'B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Steam Man', 'So-So Corral');
    t.pick('Deputy');
    t.pick('Insta-Grow');
    t.pick('Mummy');
    t.pick('So-So Corral');
    expect(t.question).toBe('play');
    expect(t.at('So-So Corral')).toEqual(['B: Spirit', 'A: Steam Man', 'A: Mummy']);
  },
);
