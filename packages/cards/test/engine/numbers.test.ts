import { expect, test } from 'vitest';
import { smashUp } from '../../src/index.ts';

const config = smashUp.config({ players: [{}, {}], choice: 'random', firstPlayer: 0 });

/** The numbers of a deck from the bottom up, the opening hand on top: the order in which cards are drawn, reversed. */
function drawnLast(seed: number): number[] {
  const { players } = smashUp.newGame(config, seed);
  return players.flatMap(({ deck, hand }, seat) => (seat === 0 ? [...deck, ...hand.toReversed()] : []));
}

test('the number of a card does not tell when it is drawn', () => {
  const orders = Array.from({ length: 200 }, (_, seed) => drawnLast(seed));
  const [first = []] = orders;
  expect(first.length).toBe(40);
  // Every number lies at the bottom now and then, and none of them often.
  const bottoms = new Set(orders.map(([bottom]) => bottom));
  expect(bottoms.size).toBeGreaterThan(30);
  const rising = orders.map((order) => order.filter((card, at) => card > (order[at - 1] ?? -1)).length);
  const share = rising.reduce((sum, count) => sum + count, 0) / (orders.length * 40);
  expect(share).toBeGreaterThan(0.45);
  expect(share).toBeLessThan(0.58);
});
