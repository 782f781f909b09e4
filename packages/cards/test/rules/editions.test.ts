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

/** A base that gives A 2 VP, and cards to draw. */
const lastPoints = {
  A: { vp: 13, deck: ['Ghost', 'Ghost', 'Ghost'] },
  bases: { 'Jungle Oasis': ['A: King Rex', 'A: King Rex'], Tortuga: [] },
  baseDeck: ['The Grey Opal'],
  from: 'score bases',
} as const;

scene(
  'in 2013 the game ends after Score Bases, before drawing',
  { ...lastPoints, rules: ['R6'], edition: 'awesome-level-9000' },
  (t) => {
    expect([t.vp('A'), t.winners, t.hand('A')]).toEqual([15, ['A'], []]);
  },
);

scene(
  'since 2017 it ends at the end of the turn',
  { ...lastPoints, rules: ['R6'], edition: 'what-were-we-thinking' },
  (t) => {
    expect([t.winners, t.hand('A')]).toEqual([['A'], ['Ghost', 'Ghost']]);
  },
);

scene(
  'in 2013 it ends there even if no base has scored; a tie goes on',
  {
    rules: ['R6'],
    edition: 'awesome-level-9000',
    A: { vp: 15, hand: ['Shady Deal'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { vp: 15, deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: [] },
    from: 'score bases',
    turn: 'B',
  },
  (t) => {
    expect([t.winners, t.hand('B'), t.turn]).toEqual([[], ['Ghost', 'Ghost'], 'A']);
    t.play('Shady Deal');
    t.endTurn();
    expect([t.vp('A'), t.winners, t.hand('A')]).toEqual([16, ['A'], []]);
  },
);

scene(
  'in 2013 VP that come at the end of a turn decide after Score Bases of the next one',
  {
    rules: ['R6'],
    edition: 'awesome-level-9000',
    A: { vp: 14, hand: ['Seeing Stars'], deck: ['Ghost', 'Ghost', 'Ghost'] },
    B: { deck: ['Ghost', 'Ghost', 'Ghost'] },
    bases: { Tortuga: ['A: Furthering the Cause', 'B: Ghost'] },
  },
  (t) => {
    t.play('Seeing Stars');
    t.endTurn();
    expect([t.vp('A'), t.winners, t.turn]).toEqual([15, [], 'B']);
    t.endTurn();
    expect([t.winners, t.hand('B')]).toEqual([['A'], []]);
  },
);

scene(
  'in 2013 the Madness cards are reckoned there, too',
  {
    rules: ['R6', 'R12.3'],
    edition: 'awesome-level-9000',
    A: { vp: 15, hand: ['Madness', 'Madness'], deck: ['Madness', 'Madness'] },
    B: { vp: 13 },
    bases: { Tortuga: [] },
    sharedDecks: { Madness: 26 },
    from: 'score bases',
  },
  (t) => {
    expect([t.vp('A'), t.vp('B'), t.winners]).toEqual([13, 13, ['B']]);
    expect(t.hand('A')).toEqual(['Madness', 'Madness']);
  },
);

/** An empty deck, and cards to renew it with. */
const emptyDeck = {
  A: { discard: ['Ghost', 'Portal'] },
  bases: { Tortuga: ['A: Granny'] },
} as const;

scene(
  'in 2013 looking does not renew a deck',
  { ...emptyDeck, rules: ['R2.1'], edition: 'awesome-level-9000' },
  (t) => {
    expect(t.canUse('Granny')).toBe(false);
    t.leave();
  },
);

scene('since 2017 it does', { ...emptyDeck, rules: ['R2.1'], edition: 'what-were-we-thinking' }, (t) => {
  t.use('Granny');
  t.pick('bottom');
  expect([t.deck('A').length, t.discard('A')]).toEqual([2, []]);
});

scene(
  'in 2013 looking at somebody else’s deck ends where it does',
  {
    rules: ['R2.1'],
    edition: 'awesome-level-9000',
    A: { hand: ['Cast the Runes'] },
    B: { deck: ['Ghost'], discard: ['Portal', 'Scry'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Cast the Runes');
    expect([t.deck('B'), t.discard('B')]).toEqual([['Ghost'], ['Portal', 'Scry']]);
  },
);

scene(
  'in 2013 searching does not renew a deck',
  {
    rules: ['R2.1'],
    edition: 'awesome-level-9000',
    A: { hand: ['Scry'], discard: ['Portal'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Scry');
    expect([t.hand('A'), t.deck('A'), t.discard('A')]).toEqual([[], [], ['Portal', 'Scry']]);
  },
);

scene(
  'in 2013 revealing and drawing renew a deck',
  {
    rules: ['R2.1'],
    edition: 'awesome-level-9000',
    A: { hand: ['Nana'], discard: ['Portal'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.play('Nana');
    t.pick('draw');
    expect([t.hand('A'), t.deck('A'), t.discard('A')]).toEqual([['Portal'], [], []]);
  },
);

scene(
  'in 2013 Great Grandma, who reveals, renews the deck',
  {
    rules: ['R2.1'],
    edition: 'awesome-level-9000',
    A: { discard: ['Ghost', 'Ghost'], titans: ['Great Grandma'] },
    bases: { Tortuga: [] },
  },
  (t) => {
    t.use('Great Grandma');
    t.pick('two minions on top');
    expect(t.at('Tortuga')).toEqual(['A: Great Grandma']);
    expect(t.deck('A')).toEqual(['Ghost', 'Ghost']);
  },
);

/** Two Curses take 4 off a Ghost's 2. */
const cursed = {
  bases: {
    Tortuga: ['A: Ghost [B: Ancient Curse, B: Ancient Curse]', 'A: King Rex', 'B: Ghost'],
    'Jungle Oasis': ['B: Ghost [A: Ancient Curse, A: Ancient Curse]', 'A: Ghost'],
  },
} as const;

scene(
  'in 2013 power and totals may fall below zero',
  { ...cursed, rules: ['R9.1'], edition: 'awesome-level-9000' },
  (t) => {
    expect(t.power('A: Ghost')).toBe(-2);
    expect([t.total('A', 'Tortuga'), t.total('B', 'Jungle Oasis')]).toEqual([5, -2]);
    t.leave();
  },
);

scene('since 2017 they may not', { ...cursed, rules: ['R9.1'], edition: 'what-were-we-thinking' }, (t) => {
  expect(t.power('A: Ghost')).toBe(0);
  expect([t.total('A', 'Tortuga'), t.total('B', 'Jungle Oasis')]).toEqual([7, 0]);
  t.leave();
});

scene(
  'in 2013 a negative total counts for the breakpoint and for the places',
  {
    rules: ['R9.1'],
    edition: 'awesome-level-9000',
    bases: {
      'Jungle Oasis': ['A: King Rex', 'A: King Rex', 'B: Ghost [A: Ancient Curse, A: Ancient Curse]'],
      Tortuga: ['A: King Rex', 'A: King Rex', 'A: King Rex', 'B: Ghost [A: Ancient Curse, A: Ancient Curse]'],
    },
    baseDeck: ['The Grey Opal'],
    from: 'score bases',
  },
  (t) => {
    // 14 and -2 at the Oasis (12): it scores, and B is second. 21 and -2 at Tortuga (21).
    expect(t.bases).toEqual(['The Grey Opal', 'Tortuga']);
    expect([t.vp('A'), t.vp('B')]).toEqual([2, 0]);
  },
);

/** Rampage by 16 at a breakpoint of 12. */
const rampage = {
  A: { hand: ['Rampage'] },
  bases: { 'Jungle Oasis': ['A: King Rex +9'], Tortuga: [] },
} as const;

scene(
  'in 2013 a breakpoint may fall below zero',
  { ...rampage, rules: ['R9.1'], edition: 'awesome-level-9000' },
  (t) => {
    t.play('Rampage');
    expect(t.breakpoint('Jungle Oasis')).toBe(-4);
    t.leave();
  },
);

scene('since 2017 it may not', { ...rampage, rules: ['R9.1'], edition: 'what-were-we-thinking' }, (t) => {
  t.play('Rampage');
  expect(t.breakpoint('Jungle Oasis')).toBe(0);
  t.leave();
});

scene(
  'in 2013 a card that says "never below 0" does not itself bring anything below 0',
  {
    rules: ['R9.1'],
    edition: 'awesome-level-9000',
    bases: {
      Tortuga: ['A: Ghost [B: Poison]', 'A: Spectre [B: Poison, B: Ancient Curse]'],
      'Jungle Oasis': ['A: Ghost [B: Ancient Curse, B: Ancient Curse, B: Poison]', 'B: Sleep Spores'],
    },
  },
  (t) => {
    expect(t.power('Ghost')).toBe(0);
    // 5 - 2 by the Curse, then Poison down to 0, in whatever order they came.
    expect(t.power('Spectre')).toBe(0);
    // -2 by the Curses; neither Poison nor Sleep Spores takes off more.
    expect(t.total('A', 'Jungle Oasis')).toBe(-2);
    t.leave();
  },
);

scene(
  'in every edition a talent of an action works as its text says',
  {
    rules: ['R3.8'],
    edition: 'awesome-level-9000',
    A: { deck: ['Scry'] },
    bases: { Tortuga: ['A: Ghost [A: Moontouched]'] },
  },
  (t) => {
    t.use('Moontouched');
    expect(t.hand('A')).toEqual(['Scry']);
    expect(t.canUse('Moontouched')).toBe(false);
    t.leave();
  },
);

scene(
  'in every edition a card that says "transfer" does it, from whatever to whatever it says',
  {
    rules: ['R9.5'],
    edition: 'awesome-level-9000',
    A: { hand: ['Grandma'], deck: ['Ghost', 'Spirit', 'Spectre'] },
    bases: { Tortuga: ['A: Forgotten Horrors'], Workshop: [], 'Jungle Oasis': [] },
  },
  (t) => {
    t.play('Grandma', 'Tortuga');
    t.pick('bottom');
    t.pick('Workshop');
    expect(t.at('Workshop')).toEqual(['A: Forgotten Horrors']);
  },
);

/** Zapbot gives an extra minion of power 2 or less; the Corral lets it duel. */
const zapbotAtTheCorral = {
  A: { hand: ['Zapbot', 'Walker'] },
  bases: { 'So-So Corral': ['B: Deputy'], Tortuga: [] },
} as const;

scene(
  'before 2018 an extra card is played between cards: what the card that gives it has triggered comes first',
  { ...zapbotAtTheCorral, rules: ['R3.5'], edition: 'what-were-we-thinking' },
  (t) => {
    t.play('Zapbot', 'So-So Corral');
    expect(t.purpose).toBe('duel');
    t.pick();
    t.play('Walker', 'Tortuga');
    expect(t.at('Tortuga')).toEqual(['A: Walker']);
  },
);
