import { describe, expect, it } from 'vitest';
import { findLeaks } from './trials/leaks.ts';
import type { Mutant } from './trials/world.ts';

/** Servers that tell one thing too many. */
const MUTANTS: Readonly<Record<string, Mutant>> = {
  'a card of a hand': {
    rules: (rules) => ({
      ...rules,
      view: (state, viewer) => {
        const shown = rules.view(state, viewer);
        const other = state.players.findIndex((_, seat) => seat !== viewer);
        const [card] = state.players[other].hand;
        const defs = shown.defs.map((def, at) => (at === card ? state.defs[at] : def));
        return { ...shown, defs };
      },
    }),
  },
  'the number of options that somebody else has': {
    told: (content, { pending }) => ({ ...content, options: pending?.options.length ?? 0 }),
  },
  'a pause that depends on what is in the hands': {
    pause: (millis, { players, defs }) =>
      millis + players.flatMap(({ hand }) => hand).reduce((sum, card) => sum + defs[card], 0),
  },
};

describe('what leaves the server', () => {
  it('is the same whatever the cards are that somebody was not told of', async () => {
    const report = await findLeaks({ games: 2, decisions: 40, seed: 9 });
    expect(report.leaks).toEqual([]);
    expect(report.secrets).toBeGreaterThan(0);
  });

  it.each(Object.entries(MUTANTS))('is found out when it tells too much: %s', async (_, mutant) => {
    // Long enough for windows in which somebody has no choice: those are what a pause would tell of.
    const { leaks } = await findLeaks({ games: 3, decisions: 60, seed: 11, mutant });
    expect(leaks.length).toBeGreaterThan(0);
  });
});
