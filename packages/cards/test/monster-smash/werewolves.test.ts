import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

const plenty = [
  'Howler',
  'Frenzy',
  'Teenage Wolf',
  'Chew Toy',
  'Full Moon',
  'Loup-Garou',
  'Howler',
  'Howler',
];

// Pack Alpha

scene(
  'Pack Alpha: before its base scores your minions there get +1 power, itself included',
  {
    card: 'Pack Alpha',
    rulings: [1],
    rules: ['R5.2'],
    turn: 'B',
    B: { deck: plenty },
    bases: {
      Tortuga: ['A: Pack Alpha +3', 'A: Howler', 'B: King Rex +4'],
      'Jungle Oasis': ['A: Teenage Wolf'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    expect([t.total('A', 'Tortuga'), t.total('B', 'Tortuga')]).toEqual([10, 11]);
    // Nobody is asked: it is not optional.
    t.endTurn();
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
    expect(t.power('Teenage Wolf')).toBe(3);
  },
);

scene(
  'Pack Alpha: a minion that comes later in the same scoring gets nothing',
  {
    card: 'Pack Alpha',
    rulings: [1],
    A: { hand: ['Shinobi'], deck: plenty },
    bases: { 'Jungle Oasis': ['A: Pack Alpha', 'B: King Rex +2'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.endTurn();
    t.pick('use Shinobi');
    // 6 and 3 are as much as 9.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 2]);
  },
);

// Loup-Garou

scene(
  'Loup-Garou gets +2 power before its base scores, and not elsewhere',
  {
    card: 'Loup-Garou',
    rulings: [1],
    A: { deck: plenty },
    bases: {
      'The Homeworld': ['A: Loup-Garou', 'B: King Rex +7', 'A: Pack Alpha +1'],
      'Jungle Oasis': ['A: Loup-Garou'],
    },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    expect(t.total('A', 'The Homeworld')).toBe(10);
    t.endTurn();
    // In whichever order: 4 + 2 + 1 and 6 + 1 are as much as 14.
    expect([t.vp('A'), t.vp('B')]).toEqual([4, 4]);
    expect(t.power('Loup-Garou')).toBe(4);
  },
);

// Teenage Wolf

scene(
  'Teenage Wolf: a talent for +1 power until the end of the turn, once a turn',
  {
    card: 'Teenage Wolf',
    rules: ['R3.8'],
    A: { hand: ['Teenage Wolf'], deck: plenty },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Teenage Wolf', 'Tortuga');
    t.use('Teenage Wolf');
    expect(t.power('Teenage Wolf')).toBe(4);
    expect(t.canUse('Teenage Wolf')).toBe(false);
    expect(t.whyNot('A', 'Teenage Wolf')).toBe('already used this turn');
    t.endTurn();
    expect(t.power('Teenage Wolf')).toBe(3);
  },
);

// Howler

scene(
  'Howler has +2 power in the turn in which it is played',
  {
    card: 'Howler',
    A: { hand: ['Howler'], deck: plenty },
    bases: { Tortuga: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Howler', 'Tortuga');
    expect(t.powerParts('Howler')).toEqual(['Howler +2', 'Howler +2']);
    expect(t.total('A', 'Tortuga')).toBe(4);
    t.endTurn();
    expect(t.power('Howler')).toBe(2);
  },
);

// Chew Toy

scene(
  'Chew Toy: a minion with less current power at the base of yours, anyone’s, is destroyed',
  {
    card: 'Chew Toy',
    rulings: [1],
    A: { hand: ['Chew Toy'] },
    bases: {
      Tortuga: ['A: Howler +2', 'A: Teenage Wolf', 'B: Cub Scout', 'B: Ghost +2'],
      'Jungle Oasis': ['A: Loup-Garou', 'B: Spirit'],
    },
  },
  (t) => {
    t.play('Chew Toy');
    // The Teenage Wolf has nobody weaker beside it (R10.20).
    t.offers('Howler', 'Loup-Garou');
    t.pick('Howler');
    // Ghost has as much power, and Spirit is elsewhere.
    t.offers('Teenage Wolf', 'Cub Scout');
    expect(t.range).toEqual([1, 1]);
    t.pick('Cub Scout');
    expect(t.at('Tortuga')).toEqual(['A: Howler +2', 'A: Teenage Wolf', 'B: Ghost +2']);
    expect(t.discard('B')).toEqual(['Cub Scout']);
  },
);

// Frenzy

scene(
  'Frenzy: your minions of power 4 or more as they are now, not those played afterwards',
  {
    card: 'Frenzy',
    rulings: [1],
    A: { hand: ['Frenzy', 'Loup-Garou'], deck: plenty },
    bases: {
      Tortuga: ['A: Howler +2', 'A: Teenage Wolf', 'B: King Rex'],
      'Jungle Oasis': ['A: Pack Alpha'],
    },
  },
  (t) => {
    t.play('Frenzy');
    expect(t.power('Howler')).toBe(5);
    expect(t.power('Teenage Wolf')).toBe(3);
    expect(t.power('Pack Alpha')).toBe(6);
    expect(t.power('King Rex')).toBe(7);
    t.use('Teenage Wolf');
    t.play('Loup-Garou', 'Jungle Oasis');
    // Four power now: too late.
    expect(t.power('Teenage Wolf')).toBe(4);
    expect(t.power('Loup-Garou')).toBe(4);
    t.endTurn();
    expect(t.power('Howler')).toBe(4);
  },
);

// Full Moon

scene(
  'Full Moon: your minions there have +1 power as long as it is there',
  {
    card: 'Full Moon',
    A: { hand: ['Full Moon', 'Howler'], deck: plenty },
    bases: { Tortuga: ['A: Teenage Wolf', 'B: Ghost'], 'Jungle Oasis': ['A: Loup-Garou'] },
  },
  (t) => {
    t.play('Full Moon', 'Tortuga');
    t.play('Howler', 'Tortuga');
    expect(t.power('Teenage Wolf')).toBe(4);
    expect(t.power('Howler')).toBe(5);
    expect(t.power('Ghost')).toBe(2);
    expect(t.power('Loup-Garou')).toBe(4);
    t.endTurn();
    expect(t.power('Teenage Wolf')).toBe(4);
  },
);

// Leader of the Pack

scene(
  'Leader of the Pack: an extra action while its minion has the highest power at its base, also in a tie',
  {
    card: 'Leader of the Pack',
    rulings: [1],
    A: { hand: ['Leader of the Pack', 'Frenzy', 'Full Moon'] },
    bases: { Tortuga: ['A: Loup-Garou', 'B: Archmage'], 'Jungle Oasis': ['B: King Rex'] },
  },
  (t) => {
    t.play('Leader of the Pack');
    t.offers('Loup-Garou', 'Archmage', 'King Rex');
    t.pick('Loup-Garou');
    expect(t.playsLeft).toEqual(['minion']);
    t.use('Leader of the Pack');
    expect(t.playsLeft).toEqual(['minion', 'action using Leader of the Pack']);
    t.play('Full Moon', 'Tortuga');
    expect(t.canUse('Leader of the Pack')).toBe(false);
  },
);

scene(
  'Leader of the Pack is of no use on a minion that somebody at its base is stronger than',
  {
    card: 'Leader of the Pack',
    bases: { Tortuga: ['A: Teenage Wolf [A: Leader of the Pack]', 'B: Archmage'], 'Jungle Oasis': [] },
  },
  (t) => {
    expect(t.canUse('Leader of the Pack')).toBe(false);
    expect(t.whyNot('A', 'Leader of the Pack')).toBe('its own condition');
    // Four power is as much as the other has.
    t.use('Teenage Wolf');
    expect(t.canUse('Leader of the Pack')).toBe(true);
  },
);

scene(
  'Leader of the Pack on another player’s minion: whoever has played it uses the talent',
  {
    card: 'Leader of the Pack',
    rulings: [1],
    A: { hand: ['Frenzy'] },
    bases: { Tortuga: ['A: Howler', 'B: King Rex [A: Leader of the Pack]'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.use('Leader of the Pack');
    expect(t.playsLeft).toEqual(['minion', 'action', 'action using Leader of the Pack']);
  },
);

// Let the Dog Out

scene(
  'Let the Dog Out: several minions, anyone’s, with no more power in all than yours, die together',
  {
    card: 'Let the Dog Out',
    rulings: [1],
    A: { hand: ['Let the Dog Out'] },
    bases: {
      Tortuga: ['A: Pack Alpha', 'A: Howler', 'B: Ghost', 'B: Cub Scout', 'B: Archmage', 'B: King Rex'],
      'Jungle Oasis': ['A: Loup-Garou', 'B: Ghost'],
    },
  },
  (t) => {
    t.play('Let the Dog Out');
    t.offers('Pack Alpha', 'Howler', 'Loup-Garou');
    t.pick('Pack Alpha');
    // Whoever has no more power than 5, itself included.
    t.offers('Pack Alpha', 'Howler', 'Ghost', 'Cub Scout', 'Archmage');
    expect([t.purpose, t.range]).toEqual(['destroy', [0, 1]]);
    t.pick('Cub Scout');
    // Two points are left, and nothing has happened yet.
    t.offers('Howler', 'Ghost');
    expect(t.discard('B')).toEqual([]);
    t.pick('Ghost');
    expect(t.question).toBe('play');
    expect(t.discard('B')).toEqual(['Cub Scout', 'Ghost']);
    expect(t.at('Tortuga')).toEqual(['A: Pack Alpha', 'A: Howler', 'B: Archmage', 'B: King Rex']);
  },
);

scene(
  'Let the Dog Out: none will do',
  {
    card: 'Let the Dog Out',
    rulings: [1],
    A: { hand: ['Let the Dog Out'] },
    bases: { Tortuga: ['A: Pack Alpha', 'B: Ghost', 'B: Cub Scout'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Let the Dog Out');
    t.pick();
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Pack Alpha', 'B: Ghost', 'B: Cub Scout']);
  },
);

scene(
  'Let the Dog Out: one that cannot be destroyed may be chosen, which costs its power all the same',
  {
    card: 'Let the Dog Out',
    A: { hand: ['Let the Dog Out'] },
    bases: {
      Tortuga: ['A: Pack Alpha', 'B: Cub Scout [B: Unstoppable]', 'B: Spirit'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    t.play('Let the Dog Out');
    t.offers('Pack Alpha', 'Cub Scout', 'Spirit');
    t.pick('Cub Scout');
    expect(t.question).toBe('play');
    expect(t.at('Tortuga')).toEqual(['A: Pack Alpha', 'B: Cub Scout [B: Unstoppable]', 'B: Spirit']);
  },
);

// Marking Territory

for (const printing of ['original', 'current'] as const) {
  scene(
    `Marking Territory (${printing}): with the most power there at the start of your turn the breakpoint is 0 for the turn`,
    {
      card: 'Marking Territory',
      rulings: [1],
      rules: ['R3.11', 'R9.8'],
      printing,
      from: 'start of turn',
      A: { deck: plenty },
      B: { deck: plenty },
      bases: { Tortuga: ['A: Marking Territory', 'A: Pack Alpha', 'B: Spirit'], 'Jungle Oasis': [] },
      baseDeck: ['Ninja Dojo'],
    },
    (t) => {
      expect(t.breakpoint('Tortuga')).toBe(0);
      expect(t.breakpoint('Jungle Oasis')).toBe(12);
      t.endTurn();
      expect(t.bases).toEqual(['Ninja Dojo', 'Jungle Oasis']);
      expect([t.vp('A'), t.vp('B')]).toEqual([4, 3]);
    },
  );

  scene(
    `Marking Territory (${printing}): a tie is not more, and it is nobody else’s turn that counts`,
    {
      card: 'Marking Territory',
      rulings: [1],
      printing,
      from: 'start of turn',
      A: { deck: plenty, hand: ['Howler'] },
      B: { deck: plenty },
      bases: { 'Jungle Oasis': ['A: Marking Territory', 'A: Teenage Wolf', 'B: Spirit'], Tortuga: [] },
      baseDeck: ['Ninja Dojo'],
    },
    (t) => {
      expect(t.breakpoint('Jungle Oasis')).toBe(12);
      t.play('Howler', 'Jungle Oasis');
      expect(t.breakpoint('Jungle Oasis')).toBe(12);
      t.endTurn();
      expect(t.breakpoint('Jungle Oasis')).toBe(12);
      t.endTurn();
      expect(t.turn).toBe('A');
      expect(t.breakpoint('Jungle Oasis')).toBe(0);
    },
  );
}

scene(
  'Marking Territory sets the starting value: what raises the breakpoint still counts',
  {
    card: 'Marking Territory',
    rulings: [1],
    rules: ['R10.1'],
    printing: 'current',
    from: 'start of turn',
    bases: {
      Tortuga: ['A: Marking Territory', 'A: Loup-Garou', 'B: Bearing Down', 'B: Ghost'],
      'Jungle Oasis': [],
    },
  },
  (t) => {
    expect(t.breakpoint('Tortuga')).toBe(4);
  },
);

scene(
  'Marking Territory: the breakpoint stays 0 for the turn even if the action leaves play',
  {
    card: 'Marking Territory',
    rules: ['R10.28'],
    rulings: [1],
    from: 'start of turn',
    A: { hand: ['Bear Necessities'], deck: plenty },
    bases: { Tortuga: ['A: Marking Territory', 'A: Loup-Garou'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Bear Necessities');
    expect(t.at('Tortuga')).toEqual(['A: Loup-Garou']);
    expect(t.breakpoint('Tortuga')).toBe(0);
  },
);

// Moontouched

scene(
  'Moontouched: a card while its minion has the highest power at its base, a tie included, whoever’s it is',
  {
    card: 'Moontouched',
    rulings: [1],
    A: { hand: ['Moontouched'], deck: plenty },
    bases: { Tortuga: ['A: Teenage Wolf', 'B: Spirit'], 'Jungle Oasis': ['B: King Rex'] },
  },
  (t) => {
    t.play('Moontouched', 'Spirit');
    t.use('Moontouched');
    expect(t.hand('A')).toEqual(['Howler']);
    expect(t.canUse('Moontouched')).toBe(false);
  },
);

scene(
  'Moontouched: nothing for a minion that is not the strongest there',
  {
    card: 'Moontouched',
    A: { deck: plenty },
    bases: { Tortuga: ['A: Howler [A: Moontouched]', 'B: Spirit'], 'Jungle Oasis': ['B: King Rex'] },
  },
  (t) => {
    expect(t.canUse('Moontouched')).toBe(false);
  },
);

// Unstoppable

scene(
  'Unstoppable: its minion cannot be destroyed',
  {
    card: 'Unstoppable',
    A: { hand: ['Unstoppable', 'Chew Toy', 'Time Loop'] },
    bases: { Tortuga: ['A: Howler', 'A: Pack Alpha'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Time Loop');
    t.play('Unstoppable', 'Howler');
    t.play('Chew Toy');
    expect(t.discard('A')).toEqual(['Chew Toy', 'Time Loop']);
    expect(t.at('Tortuga')).toEqual(['A: Howler [A: Unstoppable]', 'A: Pack Alpha']);
  },
);

scene(
  'Unstoppable: only destruction is stopped',
  {
    card: 'Unstoppable',
    rulings: [1],
    turn: 'B',
    B: { hand: ['Chew Toy', 'Bear Cavalry'] },
    bases: { Tortuga: ['A: Howler [A: Unstoppable]', 'B: Pack Alpha'], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Chew Toy');
    expect(t.at('Tortuga')).toEqual(['A: Howler [A: Unstoppable]', 'B: Pack Alpha']);
    t.play('Bear Cavalry', 'Tortuga');
    expect(t.at('Jungle Oasis')).toEqual(['A: Howler [A: Unstoppable]']);
  },
);
