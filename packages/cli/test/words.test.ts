import { library, smashUp } from '@smashup/cards';
import { seedRandom } from '@smashup/engine';
import { expect, test, vi } from 'vitest';
import { randomBot } from '../src/opponents/random.ts';
import { makeFixture } from '../src/simulate/fixture.ts';
import { counted, listed, thirdPerson } from '../src/words/grammar.ts';
import { hasWords } from '../src/words/prompts.ts';

// Whole games, and processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 60_000 });

test('every question that games ask has words of its own', () => {
  const bots = [randomBot, randomBot, randomBot];
  const wordless = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const { config } = makeFixture(
      {
        games: 1,
        players: 3,
        teams: null,
        pool: library.factionNames,
        duplicates: false,
        bots,
        edition: 'culture-shock',
        printing: seed % 2 === 0 ? 'original' : 'current',
        seed,
        check: false,
      },
      seed,
    );
    const state = smashUp.newGame(config, seed);
    const random = seedRandom(seed);
    for (let { pending } = state; pending !== null; { pending } = state) {
      if (!hasWords(pending.prompt.key)) wordless.add(pending.prompt.key);
      const picks = randomBot.choose({ decision: pending, view: () => smashUp.view(state, 0) }, random);
      smashUp.apply(state, { decision: pending.id, picks });
    }
  }
  expect([...wordless]).toEqual([]);
});

test('grammar', () => {
  expect(listed([])).toBe('nothing');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
  expect([counted(1, 'card'), counted(2, 'card')]).toEqual(['1 card', '2 cards']);
  expect(['play', 'bury', 'go', 'pass', 'have', 'are', 'draw'].map(thirdPerson)).toEqual([
    'plays',
    'buries',
    'goes',
    'passes',
    'has',
    'is',
    'draws',
  ]);
});
