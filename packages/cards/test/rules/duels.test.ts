import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const deck = ['Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost', 'Ghost'];

scene(
  'R8.1: the challenger decides first, then the other side; revealed in the same order; more power wins',
  {
    rules: ['R8.1'],
    A: { hand: ['Gunfighter', 'Mummy Strength'], deck },
    B: { hand: ['Quick Draw'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': ['A: Ghost'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    expect(t.asked).toBe('A');
    t.pick('Mummy Strength');
    expect(t.asked).toBe('B');
    // B decides without having seen what A has laid: nothing has happened yet.
    expect(t.power('Gunfighter')).toBe(3);
    t.pick('Quick Draw');
    t.pick('Gunfighter');
    expect(t.discard('A')).toEqual(['Gunfighter', 'Mummy Strength']);
    expect(t.discard('B')).toEqual(['Quick Draw']);
    expect(t.at('Tortuga')).toEqual(['B: Spirit']);
    expect(t.power('Spirit')).toBe(7);
  },
);

scene(
  'R8.1: anything but an action returns to the hand; a tie gives both sides all the effects',
  {
    rules: ['R8.1'],
    A: { hand: ['Gunfighter', 'Ghost'], deck },
    B: { hand: ['Mummy'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    t.pick('Ghost');
    t.pick('Mummy');
    expect(t.hand('A')).toEqual(['Ghost']);
    expect(t.hand('B')).toEqual(['Mummy']);
    expect(t.discard('A')).toEqual(['Gunfighter']);
    expect(t.discard('B')).toEqual(['Spirit']);
  },
);

scene(
  'R8.2: a dueling card on the table is in no hand that somebody could plunder',
  {
    rules: ['R8.2'],
    A: { hand: ['Gunfighter', 'Pillage'], deck },
    B: { hand: ['Mummy Strength'], deck },
    bases: { Tortuga: ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    t.pick('Pillage');
    t.pick('Mummy Strength');
    // Pillage found nothing to take; B's card was played.
    expect(t.hand('A')).toEqual([]);
    expect(t.discard('B')).toEqual(['Mummy Strength']);
    expect(t.power('Spirit')).toBe(5);
  },
);

scene(
  'R8.2: an ability that would start a duel during another skips that part, and does the rest',
  {
    rules: ['R8.2', 'R10.5'],
    A: { hand: ['Gunfighter', "Run 'Em Off"], deck },
    B: { hand: ['High Noon'], deck },
    bases: { Tortuga: ['B: Spirit', 'B: Mummy', 'A: Sheriff'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Spirit');
    t.pick("Run 'Em Off");
    t.pick('High Noon');
    // Played, without effect, and discarded.
    expect(t.discard('A')).toEqual(['Gunfighter', "Run 'Em Off"]);
    expect(t.discard('B')).toEqual(['High Noon', 'Spirit']);
    expect(t.question).toBe('play');
  },
);

scene(
  'R8.3: a duelist that has left play ends the duel without result',
  {
    rules: ['R8.3'],
    A: { hand: ['High Noon', 'Mummy'], deck },
    B: { hand: ['Lost Knowledge'], deck },
    bases: { Tortuga: ['A: Gunfighter', 'B: Sheriff', 'B: buried Tomb Trap'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pass();
    t.pick('Lost Knowledge');
    t.pick('Gunfighter');
    expect(t.discard('A')).toEqual(['Gunfighter', 'High Noon']);
    expect(t.at('Tortuga')).toEqual(['B: Sheriff']);
    t.play('Mummy', 'Jungle Oasis');
  },
);

scene(
  'R8.3: who changed sides in the duel is still in it, and the effects go by who controls it then',
  {
    rules: ['R8.3'],
    A: { hand: ["Run 'Em Off"], deck },
    B: { hand: ['Make Contact'], deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Spirit'], 'Jungle Oasis': [], 'The Mothership': [] },
  },
  (t) => {
    t.play("Run 'Em Off");
    t.pick('Make Contact');
    t.pick('Sheriff');
    // The Sheriff wins for B, who moves the Spirit.
    expect(t.asked).toBe('B');
    t.pick('The Mothership');
    expect(t.at('The Mothership')).toEqual(['B: Spirit']);
    expect(t.at('Tortuga')).toEqual(['B(A): Sheriff [B: Make Contact]']);
    expect(t.power('Sheriff')).toBe(8);
  },
);

scene(
  'R8.4: what a dueling action triggers happens in the duel',
  {
    rules: ['R8.4'],
    A: { hand: ['Gunfighter', 'Sleep Spores', 'Ghost'], deck: ['Spirit', ...deck] },
    B: { deck },
    bases: { 'Star Portal': ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Star Portal');
    t.pick('Spirit');
    t.pick('Sleep Spores');
    t.pick('Star Portal');
    // Star Portal drew a card; 3 against 2.
    expect(t.hand('A')).toEqual(['Ghost', 'Spirit']);
    expect(t.discard('B')).toEqual(['Spirit']);
  },
);

scene(
  'R8.5: being in a duel is not being affected; its consequences may be',
  {
    rules: ['R8.5'],
    A: { hand: ["Run 'Em Off"], deck },
    B: { deck },
    bases: { Tortuga: ['A: Sheriff', 'B: Spirit [B: Incorporeal]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play("Run 'Em Off");
    expect(t.power('Sheriff')).toBe(8);
    expect(t.at('Tortuga')).toEqual(['A: Sheriff', 'B: Spirit [B: Incorporeal]']);
  },
);

scene(
  'R10.5: a minion played in a duel at So-So Corral does not duel, not even afterwards',
  {
    rules: ['R10.5'],
    A: { hand: ['High Noon', 'Insta-Grow', 'Steam Man', 'Mummy'], deck },
    B: { deck },
    bases: { 'So-So Corral': ['A: Sheriff', 'B: Deputy', 'B: Ghost'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('High Noon');
    t.pick('Deputy');
    t.pick('Insta-Grow');
    t.pick('Steam Man');
    t.pick('So-So Corral');
    expect(t.question).toBe('play');
    expect(t.discard('B')).toEqual(['Deputy']);
    // But the extra minion of High Noon, played after the duel, does.
    t.play('Mummy', undefined, 'High Noon');
    expect(t.purpose).toBe('duel');
    t.offers('Ghost');
    t.pick();
  },
);

// Scenes that players argue about

scene(
  'A duel during scoring: a Special for that very window can be the dueling card',
  {
    rules: ['R8.1', 'R5.3'],
    A: { deck },
    B: { hand: ['Dynamite Surprise'], deck },
    bases: {
      'Field of Honor': ['A: Sheriff', 'A: Weed Eater', 'A: Pinkerton', 'B: Priest of Anubis'],
      Tortuga: [],
    },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    // 18, and B is behind there.
    t.pick('Priest of Anubis');
    t.pick('Dynamite Surprise');
    t.offers('Pinkerton', 'Priest of Anubis');
    t.pick('Pinkerton');
    // One VP to B for the Pinkerton, one to A for the Priest, who lost the duel.
    expect(t.vp('B')).toBe(1);
    expect(t.vp('A')).toBe(4);
    expect(t.discard('B')).toEqual(['Dynamite Surprise', 'Priest of Anubis']);
  },
);

scene(
  'A duel during scoring: a card whose effect is a duel is played, does nothing and is discarded',
  {
    rules: ['R10.5'],
    A: { deck },
    B: { hand: ['Heart of the Battle'], deck },
    bases: { 'Jungle Oasis': ['A: Sheriff', 'A: Priest of Anubis', 'B: Steam Man'], Tortuga: [] },
    baseDeck: ['Temple of Goju'],
    from: 'score bases',
  },
  (t) => {
    t.pick('Steam Man');
    t.pick('Heart of the Battle');
    expect(t.discard('B')).toEqual(['Heart of the Battle', 'Steam Man']);
    expect(t.vp('A')).toBe(2);
  },
);

scene(
  'A duel during scoring on another player’s turn, with a Deputy',
  {
    rules: ['R8.4'],
    A: { hand: ['Deputy', 'Plague of Locusts'], deck },
    B: { deck },
    bases: { 'Jungle Oasis': ['A: Sheriff', 'B: General Ivan', 'B: Ghost'], Tortuga: [] },
    baseDeck: ['Temple of Goju'],
    turn: 'B',
    from: 'score bases',
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.pick('General Ivan');
    t.pass();
    // Plague of Locusts, for the same window, has to wait until the duel is over.
    t.offers('use Deputy', 'pass');
    t.pick('use Deputy');
    t.pick('Sheriff');
    // 7 against 6; General Ivan cannot be destroyed, but the duel is over and the window goes on.
    t.offers('use Plague of Locusts', 'pass');
    t.pick('use Plague of Locusts');
    t.pick('Jungle Oasis');
    // 7 against 5 and 1.
    expect(t.vp('A')).toBe(2);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Field of Honor: the challenger destroys the loser, also when it is the challenger’s own',
  {
    card: 'Field of Honor',
    A: { hand: ['Gunfighter'], deck },
    B: { deck },
    bases: { 'Field of Honor': ['B: Sheriff'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Field of Honor');
    t.pick('Sheriff');
    expect(t.discard('A')).toEqual(['Gunfighter']);
    expect(t.vp('A')).toBe(1);
    expect(t.vp('B')).toBe(0);
  },
);

scene(
  'Field of Honor: a tie destroys two minions at once, which is one VP',
  {
    card: 'Field of Honor',
    A: { hand: ['Gunfighter'], deck },
    B: { deck },
    bases: { 'Field of Honor': ['B: Spirit'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Gunfighter', 'Field of Honor');
    t.pick('Spirit');
    expect(t.at('Field of Honor')).toEqual([]);
    expect(t.vp('A')).toBe(1);
    expect(t.vp('B')).toBe(0);
  },
);
