import {
  afterItScores,
  allTogether,
  aMinion,
  among,
  beforeItScores,
  current,
  first,
  here,
  it,
  players,
  printedPower,
  whenever,
  winners,
  type Verbs,
} from '@smashup/engine';
import { base } from './facts.ts';

/** These players reveal their top cards, one after another, and play the minions here. */
function deploy(c: Verbs, who: typeof players): void {
  c.eachPlayer(who, () => {
    const top = c.reveal(1);
    c.to(
      c.play(first(among(top).minions.list), { at: here, as: 'minion' }),
      () => {},
      () => c.putBack(top, 'top'),
    );
  });
}

export const theirBases = [
  base(
    "ISI's Swingin' Pad",
    'After this base scores, the winner may look at the top three cards of their deck and put each of them on its top or bottom, in any order.',
    afterItScores((c) => c.may(() => c.putBack(c.lookAt(3), 'either end')), { players: winners }),
    current(
      {
        text: 'After the first minion that you play here each turn, you may look at as many of the top cards of a player’s deck as its printed power, and put them back in any order.',
      },
      whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
        c.to(c.mayChoose(players, 'player'), (whose) => {
          const seen = c.lookAt(printedPower(it), whose);
          c.putBack(c.order(seen, 'to the top'), 'top', whose);
        }),
      ),
    ),
  ),

  base(
    'Secret Volcano Headquarters',
    'Before this base scores, each player reveals the top card of their deck and, if it is a minion, plays it here.',
    beforeItScores((c) => deploy(c, players), { players: allTogether }),
    current(
      {
        text: 'Before this base scores, each player with a minion here reveals the top card of their deck and, if it is a minion, plays it here.',
      },
      beforeItScores((c) => deploy(c, players.withMinionHere), { players: allTogether }),
    ),
  ),
];
