import { expect, test } from 'vitest';
import { inspect } from '../src/play/inspect.ts';
import { lay, type Seen } from './kit/table.ts';

/** Ann's table: a strengthened and a weakened minion, one that is not hers, and cards that she cannot play. */
function table(): Seen {
  return lay({
    players: [
      { hand: ['Spirit', 'Make Contact', 'Incorporeal'], deck: ['Ghost'] },
      { hand: ['Ghost'], deck: ['Ghost'] },
    ],
    bases: [
      {
        base: 'The Mothership',
        cards: [
          { card: 'Ghost', controller: 0, counters: 2 },
          { card: 'Sleep Spores', controller: 1 },
          { card: 'Cub Scout', controller: 1 },
        ],
      },
      { base: "Tsar's Palace", cards: [] },
    ],
  });
}

function ask(about: string, { decision, choices, speaker }: Seen = table()): string {
  return inspect(about, decision, choices, speaker).join('\n');
}

test('the power of a minion is taken apart', () => {
  expect(ask('Ghost')).toContain(
    'Ghost (power 3, yours, at The Mothership): 3 = 2 of its own + 2 +1 power counters − 1 Sleep Spores',
  );
});

test('breakpoint and totals of a base are taken apart', () => {
  const words = ask('mothership');
  expect(words).toContain('The Mothership – base, breakpoint 20');
  expect(words).toContain('Breakpoint: 20 = 20 of its own');
  expect(words).toContain('You: 3 = 3 Ghost');
  expect(words).toContain('Ben: 3 = 3 Cub Scout');
});

test('a card in hand that is offered needs no excuse; one that is not has one', () => {
  expect(ask('Spirit')).not.toContain('In your hand');
  expect(ask('Make Contact')).toContain('In your hand: The condition on Make Contact is not met.');
});

test('an option is asked about by its number', () => {
  expect(ask('1')).toContain('Spirit – minion, power 3 – Ghosts, Awesome Level 9000');
});

test('what others hold is not told: the card is known only as such', () => {
  const seen = lay({
    players: [
      { hand: [], deck: ['Ghost'] },
      { hand: ['Spectre'], deck: ['Ghost'] },
    ],
    bases: [{ base: 'The Mothership', cards: [{ card: 'Spectre', controller: 1, buried: true }] }],
  });
  expect(ask('Spectre', seen).split('\n')).toHaveLength(2);
});
