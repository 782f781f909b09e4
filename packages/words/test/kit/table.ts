import { library, smashUp } from '@smashup/cards';
import { type Seat, type State } from '@smashup/engine';
import type { Addressee } from '../../src/index.ts';

/** A table that sentences can speak of. Ann sits at 0, Ben at 1. */
export interface Table {
  readonly state: State;
  /** The nth card or base of that name. */
  readonly card: (name: string, nth?: number) => number;
  /** What a seat is told; NONE: somebody who only watches. */
  readonly to: (you: Seat) => Addressee;
}

export function lay(): Table {
  const config = smashUp.config({ players: [{ name: 'Ann' }, { name: 'Ben' }], duplicates: true });
  const state = smashUp.arrange(config, 1, {
    players: [
      { hand: ['Spirit', 'Make Contact'], deck: ['Ghost', 'Ghost'], discard: ['Séance'] },
      { hand: ['Spectre'], deck: ['Ghost'] },
    ],
    bases: [
      {
        base: 'The Mothership',
        cards: [
          { card: 'Zapbot', controller: 0, counters: 2 },
          { card: 'Sleep Spores', controller: 1 },
          { card: 'Cub Scout', controller: 1 },
          { card: 'Spectre', controller: 1, buried: true },
        ],
      },
      { base: 'Tar Pits', cards: [] },
    ],
  });
  const card = (name: string, nth = 0): number => {
    const found = state.defs.flatMap((def, id) => (library.defs[def]?.name === name ? [id] : []))[nth];
    if (found === undefined) throw new Error(`There is no ${name} on this table.`);
    return found;
  };
  return { state, card, to: (you) => ({ state, you, seesAll: false }) };
}
