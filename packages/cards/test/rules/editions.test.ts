import { expect } from 'vitest';
import { scene } from '../kit/scene.ts';

/** Killer Plants' Aggromotive needs a minion, so power without one comes from Armory. */
const powerWithoutMinion = {
  bases: { 'Jungle Oasis': ['A: Armory', 'A: Armory', 'A: Armory', 'B: Ghost'], Tortuga: [] },
  baseDeck: ['The Grey Opal', 'Ninja Dojo'],
  from: 'score bases',
} as const;

scene(
  'since 2018 power without a minion is enough to place',
  { ...powerWithoutMinion, rules: ['R5.5'], edition: 'oops' },
  (t) => {
    // Three Armories give 2 for each of the two others: 12 in all, against Ghost's 2.
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);

scene(
  'before 2018 one needs a minion to place',
  { ...powerWithoutMinion, rules: ['R5.5'], edition: 'what-were-we-thinking' },
  (t) => {
    expect([t.vp('A'), t.vp('B')]).toEqual([0, 2]);
  },
);

scene(
  'in 2013 a base is not replaced when the base deck has run out',
  {
    rules: ['R5.2'],
    edition: 'awesome-level-9000',
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex'], Tortuga: [] },
    from: 'score bases',
  },
  (t) => {
    expect(t.bases).toEqual(['Tortuga']);
    expect(t.baseDiscard).toEqual(['Jungle Oasis']);
  },
);

scene(
  'later the base discard pile is shuffled in',
  {
    rules: ['R5.2'],
    edition: 'what-were-we-thinking',
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex'], Tortuga: [] },
    from: 'score bases',
  },
  (t) => {
    expect(t.bases).toEqual(['Jungle Oasis', 'Tortuga']);
    expect(t.baseDiscard).toEqual([]);
  },
);

/** Both players have a Scout at the base that scores: an ability of a card in play, after scoring. */
const twoScouts = {
  B: { deck: ['Séance', 'Séance'] },
  bases: { 'Jungle Oasis': ['A: King Rex', 'A: Scout', 'B: Scout', 'B: Ghost'], Tortuga: [] },
  baseDeck: ['The Grey Opal'],
  from: 'score bases',
  turn: 'B',
} as const;

scene(
  'Me First in 2013: Specials in turn order from the current player, until all pass in a row',
  { ...twoScouts, edition: 'awesome-level-9000' },
  (t) => {
    expect([t.asked, t.question]).toEqual(['B', 'respond']);
    t.pass();
    expect([t.asked, t.question]).toEqual(['A', 'respond']);
    // Whoever could have passed is not asked again whether to use it.
    t.pick('use Scout');
    // B has passed, but may still respond.
    expect([t.asked, t.question]).toEqual(['B', 'respond']);
    t.pick('use Scout');
    expect([t.hand('A'), t.hand('B')]).toEqual([['Scout'], ['Scout', 'Séance', 'Séance']]);
  },
);

scene(
  'Me First since 2017: abilities of cards in play first, in the order the current player chooses',
  { ...twoScouts, edition: 'what-were-we-thinking' },
  (t) => {
    expect([t.asked, t.question]).toEqual(['B', 'next']);
    t.pick('A: Scout');
    expect(t.asked).toBe('A');
    t.pick('yes');
    t.pick('no');
    expect([t.hand('A'), t.hand('B')]).toEqual([['Scout'], ['Séance', 'Séance']]);
  },
);

/** What "not affected" covers grew over the years. */
const weakened = {
  bases: { Tortuga: ['A: Ghost [A: Incorporeal]', 'B: Sleep Spores'], 'The Grey Opal': [] },
} as const;

scene(
  'in 2013 a change in power is not "affecting"',
  { ...weakened, rules: ['R9.2'], edition: 'awesome-level-9000' },
  (t) => {
    expect(t.power('Ghost')).toBe(1);
  },
);

scene('since 2017 it is', { ...weakened, rules: ['R9.2'], edition: 'what-were-we-thinking' }, (t) => {
  expect(t.power('Ghost')).toBe(2);
});

/** The base deck has run out, and a base lies in the base discard pile. */
const noBasesLeft = {
  edition: 'awesome-level-9000',
  baseDiscard: ['The Grey Opal'],
} as const;

scene(
  'in 2013 too a card that brings a base into play renews the base deck: Maui',
  {
    ...noBasesLeft,
    rules: ['R10.16'],
    card: 'Maui',
    A: { hand: ['Maui'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Maui');
    t.pick('yes');
    expect(t.bases).toEqual(['Tortuga', 'The Grey Opal']);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'in 2013 too a card that brings a base into play renews the base deck: Volcanic Uprising',
  {
    ...noBasesLeft,
    rules: ['R10.16'],
    card: 'Volcanic Uprising',
    A: { hand: ['Volcanic Uprising', 'Volcanic Uprising', 'Insta-Grow'] },
    bases: { Tortuga: ['A: Ghost'], 'Ninja Dojo': [] },
  },
  (t) => {
    t.play('Volcanic Uprising');
    t.pick('destroy a base');
    // The destroyed base is in the base discard pile by then.
    expect(t.bases.toSorted()).toEqual(['Ninja Dojo', 'The Grey Opal', 'Tortuga']);
  },
);

scene(
  'in 2013 too a card that brings a base into play renews the base deck: Idaho Smith',
  {
    ...noBasesLeft,
    rules: ['R10.16'],
    card: 'Idaho Smith',
    A: { hand: ['Idaho Smith'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Idaho Smith');
    t.pick('yes');
    expect(t.at('The Grey Opal')).toEqual(['A: Idaho Smith']);
  },
);

scene(
  'in 2013 too a card that looks at the base deck renews it: Glory Hound',
  {
    ...noBasesLeft,
    rules: ['R10.16'],
    card: 'Glory Hound',
    A: { hand: ['Glory Hound'] },
    bases: { Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
  },
  (t) => {
    t.play('Glory Hound');
    t.offers('Ninja Dojo', 'The Grey Opal');
    t.pick('Ninja Dojo');
    expect(t.baseDeck.toSorted()).toEqual(['Ninja Dojo', 'The Grey Opal']);
    expect(t.baseDiscard).toEqual([]);
  },
);

scene(
  'in 2013 too Lost City renews the base deck, though the scored base would not be replaced by itself',
  {
    ...noBasesLeft,
    rules: ['R10.16'],
    card: 'Lost City',
    A: { hand: ['Lost City'], deck: ['Ghost', 'Ghost'] },
    bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex'], Tortuga: [] },
    baseDiscard: ['The Grey Opal', 'Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    t.pick('use Lost City');
    t.offers('The Grey Opal', 'Ninja Dojo');
    t.pick('Ninja Dojo');
    expect(t.bases).toEqual(['Ninja Dojo', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['The Grey Opal', 'Jungle Oasis']);
  },
);

scene(
  'in 2013 School of Wizardry looks at the bases there are, and with none the base is not replaced',
  {
    ...noBasesLeft,
    rules: ['R10.16'],
    card: 'School of Wizardry',
    rulings: [2],
    bases: { 'School of Wizardry': ['A: King Rex', 'A: King Rex', 'A: King Rex'], Tortuga: [] },
    baseDeck: ['Ninja Dojo'],
    from: 'score bases',
  },
  (t) => {
    expect(t.bases).toEqual(['Ninja Dojo', 'Tortuga']);
    expect(t.baseDiscard).toEqual(['The Grey Opal', 'School of Wizardry']);
  },
);

const groupies = {
  A: { hand: ['Groupie', 'Groupie', 'Spirit'], discard: ['Groupie'] },
  bases: { 'Jungle Oasis': [], Tortuga: ["A: They're Coming To Get You"] },
} as const;

scene(
  'since 2018 an extra play that names a specific card is made at once or not at all',
  { ...groupies, card: 'Groupie', rulings: [1], rules: ['R3.5'], edition: 'oops' },
  (t) => {
    t.play('Groupie', 'Tortuga');
    t.offers('Groupie');
    t.pick();
    t.offers('pass');
  },
);

scene(
  'before 2018 it may be kept for later in the phase; only the card that it names may be played with it, from hand',
  { ...groupies, card: 'Groupie', rules: ['R3.5', 'R10.16'], edition: 'what-were-we-thinking' },
  (t) => {
    t.play('Groupie', 'Tortuga');
    t.offers('play Groupie using Groupie', 'pass');
    t.play('Groupie');
    expect(t.at('Tortuga')).toEqual(["A: They're Coming To Get You", 'A: Groupie', 'A: Groupie']);
    // Played by it, the second one allows a third; the one in the discard pile is not in hand.
    t.offers('pass');
    expect(t.playsLeft).toEqual(['action', 'minion using Groupie']);
  },
);
