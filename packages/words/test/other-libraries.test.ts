import { createBots } from '@smashup/bots';
import { buildLibrary, createRules, NONE, seedRandom } from '@smashup/engine';
import { library } from '@smashup/cards';
import { addFaction, gardeners, greenhouse } from '@smashup/cards/kit/content-changes.ts';
import { expect, test } from 'vitest';
import { createWords, plain } from '../src/index.ts';

/** The cards have other numbers here than in the library that everybody else uses. */
const [core, ...rest] = addFaction('Core Set', 0, gardeners, greenhouse)(library.sets);
const rules = createRules(buildLibrary([...rest.toReversed(), core]));

test.each(['easy', 'normal', 'hard'] as const)('%s plays with any rules, and words tell of them', (level) => {
  const words = createWords(rules);
  const config = rules.config({
    players: [{ factions: ['Gardeners', 'Robots'] }, { factions: ['Ninjas', 'Vikings'] }],
  });
  const state = rules.newGame(config, 5);
  const bot = createBots(rules)[level];
  const told: string[] = [];
  for (let asked = 0; asked < 12 && state.pending !== null; asked++) {
    const view = rules.view(state, state.pending.seat);
    const mind = { random: seedRandom(asked), now: () => 0 };
    const { answer } = bot(view, state.pending, { iterations: 2 }, mind);
    rules.apply(state, answer, (event) =>
      told.push(plain(words.tellEvent(event, { state, you: NONE, seesAll: true }))),
    );
  }
  const cards = library.defs.length;
  expect(rules.library.defs.length).toBe(cards + 3);
  expect(told.join(' ')).toMatch(/Waterer|Compost|Microbot|Hoverbot|Zapbot|Warbot|Nukebot/u);
  expect(told.join(' ')).not.toContain('undefined');
});
