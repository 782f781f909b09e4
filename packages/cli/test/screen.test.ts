import { expect, test } from 'vitest';
import { drawDecision } from '../src/play/screen.ts';
import { drawBar } from '../src/table/bar.ts';
import { matching } from './kit/matchers.ts';
import { lay } from './kit/table.ts';

const WIDE = { width: 80, height: 100 };

test('a base shows its power, its minions by player, what lies on them, on it and beside it', () => {
  const { decision, choices, speaker } = lay({
    players: [{ hand: ['Spirit', 'Ghost', 'Ghost'] }, { hand: ['Séance'], vp: 7 }],
    bases: [
      {
        base: 'The Mothership',
        cards: [
          { card: 'Haunting', controller: 0, with: [{ card: 'Incorporeal', controller: 0 }] },
          { card: 'Spirit', controller: 0 },
          { card: 'Ghost', controller: 0, owner: 1, counters: 2 },
          { card: 'Cub Scout', controller: 1 },
          { card: 'Sleep Spores', controller: 1 },
          { card: 'Spectre', controller: 1, buried: true },
          { card: 'Spirit', controller: 0, buried: true },
        ],
      },
    ],
  });
  expect(drawDecision(decision, choices, speaker, WIDE)).toEqual([
    '─'.repeat(80),
    ' Turn 1 · your turn · Play Cards                    to play: 1 minion, 1 action ',
    ' ▶ You  0 VP  hand 3   deck 0   discard 0    ',
    '   Ben  7 VP  hand 1   deck 0   discard 0    ',
    '',
    ' The Mothership                           ███████████░░░░░░░░░  11/20  VP 4 2 1 ',
    matching(/^ {3}\S.{70,76}…?$/u),
    '   You   8  Haunting 3 [Incorporeal] · Spirit 2↓ · Ghost 3↑ ●● (owned by Ben)',
    '   Ben   3  Cub Scout 3',
    '   on the base: Sleep Spores (Ben)',
    '   buried: a card (Ben), Spirit (yours)',
    '',
    ' Your hand',
    matching(/^ {3}1 {2}Spirit {4}minion 3 {3}Choose a minion\./u),
    matching(/^ {3}2 {2}Ghost ×2 {2}minion 2 {3}You may discard a card\.$/u),
    '─'.repeat(80),
    ' What do you do?  (a number; h for help)',
    '   3  End turn  [Enter]',
  ]);
});

test('on a small screen the words of the bases and the gaps go', () => {
  const { decision, choices, speaker } = lay({
    players: [{ hand: ['Spirit'] }, {}],
    bases: ['The Mothership', 'Tar Pits', 'Tortuga'].map((base) => ({ base, cards: [] })),
  });
  const roomy = drawDecision(decision, choices, speaker, WIDE);
  const dense = drawDecision(decision, choices, speaker, { width: 80, height: 16 });
  expect(dense.length).toBeLessThan(16);
  expect(roomy.length).toBeGreaterThan(16);
  expect(dense.filter((line) => line.includes('VP 4 2 1'))).not.toEqual([]);
});

test('the bar is filled with everybody’s power, and overflows no further than its end', () => {
  expect(drawBar([5, 5], 20, 20)).toBe('██████████░░░░░░░░░░');
  expect(drawBar([0, 0], 20, 20)).toBe('░'.repeat(20));
  expect(drawBar([30, 0], 20, 20)).toBe('█'.repeat(20));
  expect(drawBar([0, 0], 0, 4)).toBe('████');
});
