import { readFileSync } from 'node:fs';
import { library, smashUp } from '@smashup/cards';
import type { Thought } from '@smashup/bots';
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
  expect(powerOf('Haunting')).toBe('6 = 3 of its own + 3 by its ability');
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
  expect(plain(words.tellObstacle(obstacle, to(ANN)))).toBe(
    'The condition on Make Contact itself is not met.',
  );
});

test('the turn, what is left to play and the winner', () => {
  expect([ANN, BEN, NONE].map((seat) => plain(words.tellTurn(to(seat))))).toEqual([
    'your turn',
    'Ann’s turn',
    'Ann’s turn',
  ]);
  expect(words.tellPlaysLeft(state)).toBe('1 minion, 1 action');
  expect(words.tellPlaysLeft({ ...state, turn: { ...state.turn, minions: 0, actions: 0 } })).toBe('');
  const over = { ...state, winner: BEN };
  expect(plain(words.tellWinner({ state: over, you: ANN, seesAll: false }))).toBe('Ben wins the game!');
  expect(plain(words.tellWinner({ state: over, you: BEN, seesAll: false }))).toBe('You win the game!');
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

function thought(picks: readonly number[], reasons: Thought['reasons']): string {
  return plain(words.tellThought({ answer: { decision: 1, picks }, reasons, iterations: 1 }, asked, to(ANN)));
}

test('a bot says what it would do and why', () => {
  const base = card('Tar Pits');
  expect(thought([0], [{ key: 'base', amount: 1.84, base }])).toBe(
    'Play Spirit: there is more to be won at Tar Pits (+1.8 VP).',
  );
  expect(
    thought(
      [0],
      [
        { key: 'deny', amount: 1, base, player: BEN },
        { key: 'hand', amount: -0.5 },
        { key: 'tempo', amount: 0.1 },
      ],
    ),
  ).toBe('Play Spirit: Ben gets less at Tar Pits (+1 VP) and the hand becomes worse (-0.5 VP).');
  expect(thought([1], [{ key: 'no difference', amount: 0 }])).toBe(
    'Done: score bases, draw, end the turn: it makes no difference.',
  );
  expect(thought([], [])).toBe('Pick nothing.');
});

test('a reason stands for itself, and speaks to whom it is about', () => {
  const deny = { key: 'deny', amount: 2, player: ANN } as const;
  expect(plain(words.tellReason(deny, to(ANN)))).toBe('You get less (+2 VP).');
  expect(plain(words.tellReason({ ...deny, amount: -2 }, to(ANN)))).toBe('You get more (-2 VP).');
  expect(plain(words.tellReason(deny, to(BEN)))).toBe('Ann gets less (+2 VP).');
  expect(plain(words.tellReason({ key: 'win', amount: 100 }, to(BEN)))).toBe('It decides the game.');
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
