import { library, smashUp } from '@smashup/cards';
import { Account, seedRandom, withSecretsChanged, type State } from '@smashup/engine';
import { expect, test } from 'vitest';
import { WEIGHTS } from '../src/index.ts';
import { answersOf } from '../src/search/line.ts';
import { settle } from '../src/search/settle.ts';
import { FACE_DOWN_WORLDS } from '../src/search/manners.ts';
import { bots, thoughtOf } from './kit/games.ts';

/** Duels that are looked at in each game. */
const ENOUGH = 8;

/** Tables at which somebody is about to lay a card for a duel, and the same with other hidden cards. */
function duels(seeds: readonly number[]): { readonly state: State; readonly others: readonly State[] }[] {
  return seeds.flatMap((seed) => {
    const account = new Account(library);
    const config = smashUp.config({
      players: [{ factions: ['Cowboys', 'Ninjas'] }, { factions: ['Vikings', 'Samurai'] }],
    });
    const state = smashUp.newGame(config, seed, account.hear);
    const random = seedRandom(seed);
    const found: { readonly state: State; readonly others: readonly State[] }[] = [];
    while (state.pending !== null && found.length < ENOUGH) {
      const { pending } = state;
      if (pending.prompt.key === 'duel' && pending.options.length > 2) {
        const others = [1, 2].map((other) =>
          withSecretsChanged(state, pending.seat, account, seedRandom(other)),
        );
        found.push({ state: smashUp.clone(state), others });
      }
      const view = smashUp.view(state, pending.seat);
      const { answer } = bots.random(view, pending, { iterations: 1 }, { random, now: () => 0 });
      smashUp.apply(state, answer, account.hear);
    }
    return found;
  });
}

/** What is laid in an imagined game that is settled. */
function laidIn(state: State): readonly number[] | undefined {
  const { pending, turn } = state;
  if (pending === null) throw new Error('The game is over.');
  const { seat } = pending;
  const mind = {
    rules: smashUp,
    weights: WEIGHTS,
    random: seedRandom(7),
    seat,
    turn: turn.number,
    isLate: () => false,
  };
  const { line } = settle(mind, { state: smashUp.clone(state), line: null }, 6);
  return answersOf(line, seat)[0]?.picks;
}

test('in an imagined duel nobody chooses in sight of what the other side laid, or holds', () => {
  const found = duels([1]);
  expect(found).toHaveLength(ENOUGH);
  const sides = new Set<number>();
  for (const { state, others } of found) {
    const duel = state.stack.find(({ kind }) => kind === 'duel');
    if (duel?.kind === 'duel') sides.add(duel.side);
    const laid = laidIn(state);
    for (const other of others) expect(laidIn(other)).toEqual(laid);
  }
  expect([...sides].sort((one, other) => one - other)).toEqual([0, 1]);
});

test.each(['easy', 'normal'] as const)('%s does not go by a single guess when it lays a card', (level) => {
  const [{ state }] = duels([1]);
  const { iterations } = thoughtOf(level, state);
  expect(iterations).toBeGreaterThanOrEqual(2 * FACE_DOWN_WORLDS);
});
