import { expect, test } from 'vitest';
import {
  base,
  buildLibrary,
  createRules,
  faction,
  highestStartingPowerOf,
  minion,
  minions,
  ongoing,
  type SetSpec,
} from '../src/index.ts';

const TEXT = 'Ongoing: Its starting power is the highest of other players’ minions here.';
const copying = ongoing(highestStartingPowerOf(minions.itself, minions.here.ofOthers));
const alsoCopying = ongoing(highestStartingPowerOf(minions.itself, minions.here.ofOthers));

const set: SetSpec = {
  name: 'Mirrors',
  year: 2026,
  factions: [
    faction('Apes', 'They do what the others do.', [
      minion('Ape', { copies: 10, power: 1, text: TEXT }, copying),
      minion('Bear', { copies: 10, power: 6, text: '' }),
    ]),
    faction('Parrots', 'They say what the others say.', [
      minion('Parrot', { copies: 20, power: 2, text: TEXT }, alsoCopying),
    ]),
  ],
  bases: [base('Pond', { faction: 'Apes', breakpoint: 20, vp: [3, 2, 1], text: '' })],
  reprints: [],
};
const rules = createRules(buildLibrary([set]));

/** The power of each minion at the base. */
function powers(...cards: readonly (readonly [card: string, controller: number])[]): number[] {
  const config = rules.config({ players: [{}, {}], duplicates: true });
  const state = rules.arrange(config, 1, {
    players: [{}, {}],
    bases: [{ base: 'Pond', cards: cards.map(([card, controller]) => ({ card, controller })) }],
  });
  return state.table.map((card) => rules.power(state, card));
}

test('two different cards that copy each other end with the highest power that is no copy (R9.8)', () => {
  expect(powers(['Ape', 0], ['Parrot', 1])).toEqual([2, 2]);
  expect(powers(['Ape', 0], ['Parrot', 1], ['Bear', 0])).toEqual([6, 6, 6]);
  expect(powers(['Ape', 0], ['Parrot', 1], ['Bear', 1])).toEqual([6, 6, 6]);
  expect(powers(['Ape', 0], ['Ape', 1], ['Parrot', 0], ['Parrot', 1])).toEqual([2, 2, 2, 2]);
});
