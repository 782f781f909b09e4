import type { State } from '@smashup/engine';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../src/storage/index.ts';
import { findDelayedLeaks } from './trials/delayed-leaks.ts';
import type { Mutant } from './trials/world.ts';

/** Of the cards in the hands now. */
const ofHands = ({ players, defs }: State): number =>
  players.flatMap(({ hand }) => hand).reduce((sum, card, at) => sum + (at + 1) * defs[card], 0);

/** At that table those who watch see all hands, so many turns late; null: the public table as it is now. */
const served =
  (openHands: number | null) =>
  (storage: Storage): Storage => ({
    ...storage,
    tables: {
      ...storage.tables,
      byId: async (id) => {
        const row = await storage.tables.byId(id);
        if (row === null) return null;
        return { ...row, set_up: JSON.stringify({ ...JSON.parse(row.set_up), openHands }) };
      },
    },
  });

/** Servers that show one thing too many, or too early. */
const MUTANTS: Readonly<Record<string, Mutant>> = {
  'the public table as it is now': { storage: served(null) },
  'the hands a turn too early': { storage: served(4) },
  'how many cards there are now': {
    told: (content, { players }) => ({ ...content, cards: players.map(({ hand }) => hand.length) }),
  },
  'by the size of a message what is in the hands now': {
    told: (content, state) => ({ ...content, filling: ' '.repeat(ofHands(state) % 16) }),
  },
  'by a message more what is in the hands now': {
    besides: (state) => (ofHands(state) % 2 === 0 ? { tell: 'lobby', changed: [], gone: [] } : null),
  },
};

describe('what leaves for those who watch with open hands', () => {
  it('is the same whatever has been decided and drawn in the last turns, in all they can ask for', async () => {
    const report = await findDelayedLeaks({ games: 3, seed: 1 });
    expect(report.leaks).toEqual([]);
    expect(report.parted).toBe(3);
  });

  it.each(Object.entries(MUTANTS))('is found out when it shows too much: %s', async (_, mutant) => {
    const { leaks } = await findDelayedLeaks({ games: 1, seed: 1, mutant });
    expect(leaks.length).toBeGreaterThan(0);
  });
});
