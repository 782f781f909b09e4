import { readFileSync } from 'node:fs';
import { library, smashUp } from '@smashup/cards';
import type { ExplainedThought, Step } from '@smashup/bots';
import { NONE, type Decision } from '@smashup/engine';
import { expect, test } from 'vitest';
import { createWords, plain } from '../src/index.ts';
import { TERMS } from '../src/locales/locale.ts';
import { lay } from './kit/table.ts';

const words = createWords(smashUp);
const { state, card, to } = lay();
const ANN = 0;
const BEN = 1;

test('numbers are taken apart', () => {
  const mothership = card('The Mothership');
  expect(plain(words.tellPower(card('Zapbot'), to(ANN)))).toBe(
    '3 = 2 of its own + 2 +1 power counters − 1 Sleep Spores',
  );
  expect(plain(words.tellBreakpoint(mothership, to(ANN)))).toBe('20 = 20 of its own');
  expect(plain(words.tellTotal(mothership, BEN, to(ANN)) ?? [])).toBe('3 = 3 Cub Scout');
  expect(words.tellTotal(card('Tar Pits'), BEN, to(ANN))).toBeNull();
});

test('the parts of a number point at the cards that they come from', () => {
  const zapbot = card('Zapbot');
  const spores = card('Sleep Spores');
  const parts = smashUp.powerParts(state, zapbot);
  expect(words.nameParts(parts, zapbot, to(ANN))).toEqual([
    [{ kind: 'text', text: 'of its own' }],
    [{ kind: 'text', text: '+1 power counters' }],
    [{ kind: 'card', text: 'Sleep Spores', card: spores, def: state.defs[spores] }],
  ]);
});

/** The power of Ann's only minion, whose hand is empty, beside cards of Ben. */
function powerOf(minion: string, ...others: readonly string[]): string {
  const config = smashUp.config({ players: [{ name: 'Ann' }, { name: 'Ben' }], duplicates: true });
  const cards = [
    { card: minion, controller: ANN },
    ...others.map((name) => ({ card: name, controller: BEN })),
  ];
  const alone = smashUp.arrange(config, 1, { players: [{}, {}], bases: [{ base: 'Tar Pits', cards }] });
  return plain(words.tellPower(alone.table[0] ?? NONE, { state: alone, you: ANN, seesAll: false }));
}

test('what a card gives itself is its ability', () => {
  expect(powerOf('Haunting')).toBe('6 = 3 of its own + 3 from its ability');
});

test('a number that would be negative says that it is not', () => {
  expect(powerOf('Microbot Guard', 'Sleep Spores', 'Sleep Spores')).toBe(
    '0 = 1 of its own − 1 Sleep Spores − 1 Sleep Spores, but never below 0',
  );
});

test('an obstacle is explained', () => {
  const obstacle = smashUp.whyNot(state, ANN, card('Make Contact'));
  expect(obstacle).not.toBeNull();
  if (obstacle === null) return;
  expect(plain(words.tellObstacle(obstacle, to(ANN)))).toBe('The condition on Make Contact is not met.');
});

test('the turn, what is left to play and the winner', () => {
  expect([ANN, BEN, NONE].map((seat) => plain(words.tellTurn(to(seat))))).toEqual([
    'your turn',
    'Ann’s turn',
    'Ann’s turn',
  ]);
  expect(words.tellPlaysLeft(state)).toBe('1 minion, 1 action');
  expect(words.tellPlaysLeft({ ...state, turn: { ...state.turn, minions: 0, actions: 0 } })).toBe('');
  const told = (winners: readonly number[]): string[] =>
    [ANN, BEN, NONE].map((seat) => plain(words.tellWinners(winners, to(seat))));
  expect(told([BEN])).toEqual(['Ben wins the game!', 'You win the game!', 'Ben wins the game!']);
  expect(told([ANN, BEN])).toEqual([
    'You share the win with Ben!',
    'You share the win with Ann!',
    'Ann and Ben share the win!',
  ]);
  expect(told([])).toEqual(['Nobody wins.', 'Nobody wins.', 'Nobody wins.']);
});

test('cards, players, phases and kinds have names', () => {
  const ghosts = [card('Ghost'), card('Ghost', 1), card('Spirit')];
  expect(plain(words.nameCards(ghosts, to(ANN)))).toBe('2× Ghost and Spirit');
  expect(plain(words.nameCards([], to(ANN)))).toBe('nothing');
  const view = smashUp.view(state, BEN);
  expect(plain(words.nameCards(ghosts, { state: view, you: BEN, seesAll: false }))).toBe('3 cards');
  expect([ANN, BEN].map((seat) => plain(words.namePlayer(seat, to(ANN))))).toEqual(['you', 'Ben']);
  expect([ANN, BEN].map((seat) => plain(words.labelPlayer(seat, to(ANN))))).toEqual(['You', 'Ben']);
  expect(words.namePhase('score')).toBe('Score Bases');
  const kinds = ['Cub Scout', 'Séance', 'Sleep Spores', 'Tar Pits'].map((name) => {
    const def = library.defs[state.defs[card(name)] ?? NONE];
    return def === undefined ? '' : words.kindOf(def);
  });
  expect(kinds).toEqual(['minion, power 3', 'action', 'action on a base', 'base, breakpoint 16']);
});

const asked: Decision = {
  id: 1,
  seat: ANN,
  kind: 'play',
  options: [{ kind: 'play', card: card('Spirit'), grant: NONE, as: 'minion' }, { kind: 'pass' }],
  min: 1,
  max: 1,
  source: NONE,
  prompt: { key: 'play' },
};

function thought(
  picks: readonly number[],
  reasons: ExplainedThought['reasons'],
  steps: ExplainedThought['steps'] = [],
): string {
  return plain(words.tellHint({ answer: { decision: 1, picks }, steps, reasons }, asked, to(ANN)));
}

test('a bot says what it would do and what that does', () => {
  const base = card('Tar Pits');
  const where: Step = {
    decision: {
      ...asked,
      kind: 'where',
      prompt: { key: 'where.minion', card: card('Spirit') },
      options: [{ kind: 'base', base }],
    },
    picks: [0],
  };
  const power = { key: 'power', player: ANN, base, from: 3, to: 6 } as const;
  expect(thought([0], [power], [where])).toBe(
    'Play Spirit → Tar Pits: your power at Tar Pits rises from 3 to 6.',
  );
  const hand = { key: 'hand', player: BEN, from: 3, to: 2 } as const;
  const vp = { key: 'vp', player: ANN, from: 1, to: 4 } as const;
  expect(thought([0], [vp, hand, power, { key: 'unanswered' }])).toBe(
    'Play Spirit: you gain 3 VP and Ben has 2 cards in hand, down from 3, if nobody responds.',
  );
  expect(thought([1], [{ key: 'nothing better' }])).toBe('End turn: nothing else looked better.');
  expect(thought([], [])).toBe('Pick nothing.');
});

test('a reason stands for itself, and speaks to whom it is about', () => {
  const less = { key: 'power', player: ANN, base: card('Tar Pits'), from: 5, to: 2 } as const;
  expect(plain(words.tellReason(less, to(ANN)))).toBe('Your power at Tar Pits falls from 5 to 2.');
  expect(plain(words.tellReason(less, to(BEN)))).toBe('Ann’s power at Tar Pits falls from 5 to 2.');
  expect(plain(words.tellReason({ key: 'win', player: ANN, from: 0, to: 1 }, to(BEN)))).toBe(
    'Ann wins the game.',
  );
});

test('the terms of a card are found and explained', () => {
  expect(words.termsIn('Talent: You may play an extra action.')).toEqual(['talent', 'extra']);
  expect(words.termsIn('Bury this card. Special: When it is uncovered, draw three cards.')).toEqual([
    'special',
    'bury',
    'uncover',
    'me first',
  ]);
  expect(words.termsIn('Put a +1 power counter on each of up to three of your minions.')).toEqual([
    'counter',
  ]);
  expect(words.nameTerm('me first')).toBe('Me First');
  expect(words.explainTerm('breakpoint')).toMatch(/ready to score/u);
});

test('every term of a card has a piece of its text to itself', () => {
  const marked = (text: string): string[] =>
    words.markTerms(text).map(({ term, start, end }) => `${term}: ${text.slice(start, end)}`);
  expect(marked('Choose a minion. You may discard cards equal to its power to destroy it.')).toEqual([
    'discard: discard',
    'to do: to',
    'destroy: destroy',
  ]);
  expect(marked('Special: After this base scores, return it. Special: Return it.')).toEqual([
    'special: Special',
    'me first: After',
    'score: scores',
    'return: return',
  ]);
  const lost = library.defs.flatMap(({ name, text }) => {
    const marks = new Set(words.markTerms(text).map(({ term }) => term));
    return words.termsIn(text).flatMap((term) => (marks.has(term) ? [] : `${name}: ${term}`));
  });
  expect(lost).toEqual([]);
});

test('the rules speak of every term where it says', () => {
  const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const isThere = (rule: string): boolean =>
    new RegExp(`^(?:- |## )${rule.replace('.', '\\.')}\\b`, 'mu').test(rules);
  expect(TERMS.filter((term) => !isThere(words.ruleOfTerm(term)))).toEqual([]);
});

test('every term is on some card', () => {
  const found = new Set(library.defs.flatMap(({ text }) => words.termsIn(text)));
  expect(TERMS.filter((term) => !found.has(term))).toEqual([]);
});
