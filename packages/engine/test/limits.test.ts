import { expect, test } from 'vitest';
import {
  base,
  buildLibrary,
  createRules,
  extraEachTurn,
  faction,
  here,
  minion,
  NONE,
  onYourTurn,
  type SetSpec,
} from '../src/index.ts';

const set: SetSpec = {
  name: 'Bakery',
  year: 2026,
  factions: [
    faction('Bakers', 'They rise early.', [
      // Its ability and what this leaves behind are the first of their lists, so both have the number 0 there.
      minion(
        'Baker',
        { copies: 20, power: 2, text: 'On your turn: Until the end of the turn, an extra minion here.' },
        onYourTurn((c) => c.until('end of turn', extraEachTurn({ kind: 'minion', at: here }))),
      ),
    ]),
    faction('Millers', 'They grind.', [minion('Miller', { copies: 20, power: 2, text: '' })]),
  ],
  bases: ['Oven', 'Counter'].map((name) =>
    base(name, { faction: 'Bakers', breakpoint: 20, vp: [3, 2, 1], text: '' }),
  ),
  reprints: [],
};

test('the limit of a lasting rule is not that of an ability', () => {
  const rules = createRules(buildLibrary([set]));
  const state = rules.arrange(rules.config({ players: [{}, {}], duplicates: true }), 1, {
    players: [{ hand: ['Baker', 'Baker'] }, {}],
    bases: [{ base: 'Oven', cards: [{ card: 'Baker', controller: 0 }] }],
  });
  const use = (): void => {
    const { id, options } = state.pending ?? { id: 0, options: [] };
    rules.apply(state, { decision: id, picks: [options.findIndex(({ kind }) => kind === 'use')] });
  };
  const extras = (): number =>
    state.pending?.options.filter((option) => option.kind === 'play' && option.grant !== NONE).length ?? 0;

  use();
  expect(extras()).toBe(2);
});
