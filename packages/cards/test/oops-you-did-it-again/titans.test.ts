import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

scene(
  'Sphinx: a buried card comes to your hand, unseen and whoever owned it, and the titan to its base',
  {
    card: 'Sphinx',
    rulings: [1],
    rules: ['R11.2'],
    from: 'start of turn',
    A: { titans: ['Sphinx'] },
    bases: { Tortuga: ['A(B): buried Mummy'], Pyramids: ['B: buried Ghost'] },
  },
  (t) => {
    t.pick('use Sphinx');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: Sphinx']);
    expect(t.hand('A')).toEqual(['Mummy']);
    expect(t.seenBy('B', 'A')).toEqual(['?']);
  },
);

scene(
  'Sphinx: that is not the one uncovering of the turn',
  {
    card: 'Sphinx',
    rulings: [4],
    from: 'start of turn',
    A: { titans: ['Sphinx'] },
    bases: { Tortuga: ['A: buried Mummy'], Pyramids: ['A: buried Zapbot'] },
  },
  (t) => {
    t.pick('uncover Zapbot');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: Sphinx']);
    expect(t.at('Pyramids')).toEqual(['A: Zapbot']);
  },
);

scene(
  'Sphinx: after any base has scored, also its own, one of your cards buried there is saved',
  {
    card: 'Sphinx',
    rulings: [3],
    from: 'score bases',
    turn: 'B',
    bases: {
      'Jungle Oasis': ['B: King Rex', 'B: King Rex', 'A: buried Mummy', 'A: buried Ghost'],
      Tortuga: ['A: Sphinx'],
    },
    baseDeck: ['Pyramids'],
  },
  (t) => {
    expect(t.asked).toBe('A');
    t.offers('Mummy', 'Ghost');
    t.pick('Mummy');
    expect(t.hand('A')).toEqual(['Mummy']);
    expect(t.discard('A')).toEqual(['Ghost']);
    t.leave();
  },
);

scene(
  'Sphinx: at the scored base itself, before its cards are discarded',
  {
    card: 'Sphinx',
    rulings: [3],
    from: 'score bases',
    A: { deck: ['Ghost', 'Zapbot', 'Howl'] },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'A: Sphinx', 'A: buried Mummy'] },
    baseDeck: ['Pyramids'],
  },
  (t) => {
    t.pick('Mummy');
    expect(t.hand('A')).toEqual(['Ghost', 'Mummy', 'Zapbot']);
    expect(t.titans('A')).toEqual(['Sphinx']);
    t.leave();
  },
);

scene(
  'Sphinx: its talent buries a card where it is',
  {
    card: 'Sphinx',
    A: { hand: ['Mummy', 'Ghost'] },
    bases: { Tortuga: ['A: Sphinx'] },
  },
  (t) => {
    t.use('Sphinx');
    t.pick('Mummy');
    expect(t.at('Tortuga')).toEqual(['A: Sphinx', 'A: buried Mummy']);
  },
);

scene(
  'Pecos Bill: the challenger discards a card, which is no dueling card, and he comes before cards are laid down',
  {
    card: 'Pecos Bill',
    rulings: [1, 4],
    A: { hand: ['Gunfighter', 'Howl', 'Quick Draw'], titans: ['Pecos Bill'], deck: ['Spectre', 'Ghost'] },
    bases: { Tortuga: ['B: Zapbot'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Zapbot');
    t.offers('yes', 'no');
    t.pick('yes');
    t.pick('Howl');
    expect(t.at('Tortuga')).toEqual(['B: Zapbot', 'A: Gunfighter', 'A: Pecos Bill']);
    expect(t.question).toBe('respond');
    t.pass();
    expect(t.discard('A')).toEqual(['Howl']);
    expect(t.discard('B')).toEqual(['Zapbot']);
    expect(t.hand('A')).toEqual(['Quick Draw', 'Spectre']);
  },
);

scene(
  'Pecos Bill: not for who is challenged',
  {
    card: 'Pecos Bill',
    rulings: [1],
    A: { hand: ['Gunfighter'] },
    B: { hand: ['Howl'], titans: ['Pecos Bill'] },
    bases: { Tortuga: ['B: Zapbot'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Zapbot');
    expect(t.question).toBe('respond');
    t.pass();
    expect(t.titans('B')).toEqual(['Pecos Bill']);
  },
);

scene(
  'Pecos Bill: a clash that he causes waits until the duel is over',
  {
    card: 'Pecos Bill',
    rules: ['R11.6'],
    A: { hand: ['Gunfighter', 'Howl'], titans: ['Pecos Bill'], deck: ['Ghost'] },
    bases: { Tortuga: ['B: Zapbot', 'B: Major Ursa +2'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Zapbot');
    t.pick('yes');
    expect(t.at('Tortuga')).toEqual(['A: Gunfighter', 'A: Pecos Bill']);
    expect(t.discard('B')).toEqual(['Zapbot']);
    expect(t.titans('B')).toEqual(['Major Ursa']);
  },
);

scene(
  'Pecos Bill: during a duel here others cannot move minions away, and the result counts as long as it is not carried out',
  {
    card: 'Pecos Bill',
    rulings: [2],
    rules: ['R11.9'],
    A: { hand: ['High Noon'], deck: ['Ghost'] },
    bases: { Tortuga: ['A: King Rex', 'A: Pecos Bill', 'B: Buccaneer'], Pyramids: [] },
  },
  (t) => {
    t.play('High Noon');
    while (t.question !== 'play') t.pick(...(t.range[0] === 0 ? [] : [t.options[0] ?? '']));
    expect(t.discard('B')).toEqual(['Buccaneer']);
    expect(t.at('Pyramids')).toEqual([]);
  },
);

scene(
  'Pecos Bill: outside of duels minions come and go',
  {
    card: 'Pecos Bill',
    rulings: [2],
    turn: 'B',
    B: { hand: ['Dinghy'] },
    bases: { Tortuga: ['A: Pecos Bill', 'B: Zapbot'], Pyramids: [] },
  },
  (t) => {
    t.play('Dinghy');
    t.pick('Zapbot');
    expect(t.at('Pyramids')).toEqual(['B: Zapbot']);
  },
);

scene(
  'Pecos Bill: you draw for every duel that you win, wherever it is; a tie is won by both',
  {
    card: 'Pecos Bill',
    rulings: [3],
    A: { hand: ['Gunfighter'], deck: ['Spectre', 'Ghost'] },
    bases: { Tortuga: ['B: Cub Scout'], Pyramids: ['A: Pecos Bill'] },
  },
  (t) => {
    t.play('Gunfighter', 'Tortuga');
    t.pick('Cub Scout');
    expect(t.hand('A')).toEqual(['Spectre']);
    expect(t.discard('A')).toEqual(['Gunfighter']);
  },
);
