import { aMinion, among, whenever, yourDiscardPile } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Clown College',
    'The first time each turn that a player plays a minion here, that player may put a random standard action from their discard pile into their hand.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.may(() => c.toHand(c.atRandom(yourDiscardPile.standardActions))),
    ),
  ),

  base(
    'The Big Top',
    'After a player plays a minion here, that player reveals the top card of their deck. If it is an action, they may discard it; otherwise it goes back.',
    whenever(aMinion.isPlayed.here, (c) => {
      const top = c.reveal(1);
      c.to(
        among(top).actions.list,
        (act) =>
          c.oneOf({
            discard: [() => c.discard(act)],
            'put back': [() => c.putBack(act, 'top')],
          }),
        () => c.putBack(top, 'top'),
      );
    }),
  ),
];
