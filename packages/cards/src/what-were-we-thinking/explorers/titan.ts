import {
  aMinion,
  atEndOfYourTurn,
  baseOf,
  bases,
  countersOn,
  minions,
  not,
  playedInsteadOf,
  there,
  thisCard,
  thisHasMoved,
  titan,
  whenever,
} from '@smashup/engine';

export const veryLargeBoulder = titan(
  'Very Large Boulder',
  {
    text: 'Special: Instead of your regular minion play, you may play this titan on a base without minions. Ongoing: Once per turn, after a minion moves away from here, you may move this titan to the base that it went to. Then destroy a minion there with less power than this titan has +1 power counters. Ongoing: At the end of your turn, place a +1 power counter on this titan if it did not move.',
  },
  playedInsteadOf('minion', (c) => c.play(thisCard, { at: bases.except(bases.withAny(minions)) })),
  // Of several that moved at once, its controller picks the one to follow (R11.9); nobody picks an order.
  whenever(aMinion.moves.fromHere, (c) =>
    c.mayOncePerTurn(() =>
      c.to(c.move(thisCard, there), () =>
        c.destroy(c.choose(minions.at(baseOf(thisCard)).powerBelow(countersOn(thisCard)), 'destroy')),
      ),
    ),
  ),
  atEndOfYourTurn((c) => c.if(not(thisHasMoved), () => c.placeCounters(thisCard))),
);
