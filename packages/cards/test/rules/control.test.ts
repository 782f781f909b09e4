import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** R10.14: several effects give control of one minion. Bear Necessities destroys the actions that do. */

scene(
  'the effect that began last gives control; when it ends, the one before it holds again, then the owner',
  {
    card: 'Make Contact',
    rulings: [2],
    rules: ['R10.14'],
    A: { hand: ['Bear Necessities', 'Bear Necessities'] },
    B: { hand: ['Make Contact'] },
    turn: 'B',
    bases: { Tortuga: ['A(B): Ghost [A: Make Contact]', 'A: Archmage'], Workshop: [] },
  },
  (t) => {
    t.play('Make Contact', 'Ghost');
    expect(t.at('Tortuga')[0]).toBe('B: Ghost [A: Make Contact, B: Make Contact]');
    t.endTurn();
    t.play('Bear Necessities');
    t.pick('B: Make Contact');
    expect(t.at('Tortuga')[0]).toBe('A(B): Ghost [A: Make Contact]');
    t.play('Bear Necessities');
    expect(t.at('Tortuga')[0]).toBe('B: Ghost');
  },
);

scene(
  'when the earlier of two effects ends, the later one still holds',
  {
    card: 'Make Contact',
    rules: ['R10.14'],
    players: 3,
    B: { hand: ['Bear Necessities'] },
    C: { hand: ['Make Contact'] },
    turn: 'C',
    bases: { Tortuga: ['A(B): Ghost [A: Make Contact]'], Workshop: [] },
  },
  (t) => {
    t.play('Make Contact', 'Ghost');
    expect(t.at('Tortuga')).toEqual(['C(B): Ghost [A: Make Contact, C: Make Contact]']);
    t.endTurn();
    t.endTurn();
    t.play('Bear Necessities');
    t.pick('A: Make Contact');
    expect(t.at('Tortuga')).toEqual(['C(B): Ghost [C: Make Contact]']);
  },
);

scene(
  'two effects of one player: the minion stays with that player when one of them ends',
  {
    card: 'Make Contact',
    rules: ['R10.14'],
    A: { hand: ['Make Contact'] },
    B: { hand: ['Bear Necessities'], deck: ['Howl'] },
    bases: { Tortuga: ['A(B): Ghost [A: Make Contact]'], Workshop: [] },
  },
  (t) => {
    t.play('Make Contact', 'Ghost');
    t.endTurn();
    t.play('Bear Necessities');
    t.pick('Make Contact');
    expect(t.at('Tortuga')).toEqual(['A(B): Ghost [A: Make Contact]']);
  },
);

scene(
  'a minion that was given away for good goes to its owner once it has changed controller again',
  {
    card: 'Toad',
    rules: ['R10.14'],
    A: { hand: ['Toad', 'Make Contact'], deck: ['Howl', 'Howl'] },
    B: { hand: ['Bear Necessities'], deck: ['Howl', 'Howl'] },
    bases: { Tortuga: ['A: Archmage'], Workshop: [] },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.pick('B');
    expect(t.controller('Toad')).toBe('B');
    t.play('Make Contact', 'Toad');
    expect(t.controller('Toad')).toBe('A');
    t.endTurn();
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toContain('A: Toad');
  },
);

scene(
  'given to one player and taken by a third, it goes to its owner',
  {
    card: 'Toad',
    rules: ['R10.14', 'R3.11'],
    players: 3,
    A: { hand: ['Toad', 'Bear Necessities'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] },
    C: { hand: ['Make Contact'], deck: ['Howl', 'Howl'] },
    bases: { Tortuga: ['A: Archmage'], Workshop: [] },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.pick('B');
    expect(t.at('Tortuga')).toContain('B(A): Toad');
    t.endTurn();
    t.endTurn();
    t.play('Make Contact', 'Toad');
    expect(t.controller('Toad')).toBe('C');
    t.endTurn();
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toContain('A: Toad');
  },
);

scene(
  'given away for good, it stays with whom it was given as long as nobody else takes it',
  {
    card: 'Toad',
    rules: ['R10.14', 'R3.11'],
    A: { hand: ['Toad'], deck: ['Howl', 'Howl', 'Howl', 'Howl'] },
    B: { hand: ['Make Contact', 'Bear Necessities'], deck: ['Howl', 'Howl'] },
    printing: 'current',
    bases: { Tortuga: ['A: Archmage'], Workshop: [] },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.pick('B');
    t.endTurn();
    // With a card left in hand Make Contact is destroyed at once, and the Toad has not changed controller.
    t.play('Make Contact', 'Toad');
    expect(t.at('Tortuga')).toContain('B(A): Toad');
    t.endTurn();
    expect(t.at('Tortuga')).toContain('B(A): Toad');
  },
);

scene(
  'a protection that came with the control ends with it, and what had given control before is over',
  {
    card: 'Superiority',
    rules: ['R10.14'],
    printing: 'current',
    players: 3,
    A: { hand: ['Toad', 'Knitting Circle'] },
    C: { hand: ['Make Contact'], deck: ['Howl'] },
    bases: { Tortuga: ['C: War Raptor', 'C: Superiority', 'C: Archmage'], Workshop: [] },
  },
  (t) => {
    t.play('Toad', 'Tortuga');
    t.pick('B');
    t.endTurn();
    t.endTurn();
    t.play('Make Contact', 'Toad');
    expect(t.controller('Toad')).toBe('C');
    t.use('Superiority');
    t.pick('protect');
    t.endTurn();
    t.play('Knitting Circle');
    t.pick('Make Contact');
    expect(t.at('Tortuga')).toContain('A: Toad');
  },
);

scene(
  'an action that gave no control ends none: a minion that was played by another player than its owner stays with that player',
  {
    card: 'Make Contact',
    rules: ['R10.14'],
    printing: 'current',
    A: { hand: ['Make Contact', 'Howl'] },
    bases: { Tortuga: ['B(A): Steam Man'], Workshop: [] },
  },
  (t) => {
    // With cards left in hand it is destroyed at once, and gives or ends control of nothing.
    t.play('Make Contact', 'Steam Man');
    expect(t.at('Tortuga')).toEqual(['B(A): Steam Man']);
  },
);

/** R10.15: B's minions at Tortuga become protected from other players' actions. */
scene(
  'an action that would fall off stays, without effect, if its player’s actions are out of reach',
  {
    card: 'Steam Queen',
    rules: ['R10.15'],
    B: { hand: ['Wildlife Preserve'] },
    turn: 'B',
    bases: { Tortuga: ['B: Spirit [A: Choking Vines, A: Poison]'], Workshop: ['A: Steam Queen'] },
  },
  (t) => {
    expect(t.power('Spirit')).toBe(0);
    t.play('Wildlife Preserve', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['B: Spirit [A: Choking Vines, A: Poison]', 'B: Wildlife Preserve']);
    expect(t.power('Spirit')).toBe(3);
    // Choking Vines destroys its minion when A's turn starts.
    t.endTurn();
    expect(t.turn).toBe('A');
    expect(t.at('Tortuga')).toEqual(['B: Spirit [A: Choking Vines, A: Poison]', 'B: Wildlife Preserve']);
  },
);
