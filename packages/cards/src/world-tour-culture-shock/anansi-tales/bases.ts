import {
  aCard,
  all,
  among,
  anAction,
  and,
  countersOn,
  extraEachTurn,
  goesToDiscardPileNext,
  here,
  it,
  minions,
  moreBreakpoint,
  ongoing,
  otherPlayers,
  times,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

/** An action that is not played on a base or a minion. */
const aStandardActionIsPlayed = anAction.isPlayed.where(among(all(it)).standardActions.exist);

export const theirBases = [
  base(
    "Anansi's Web",
    'After a player with a minion here plays their first standard action of a turn, they may place it into another player’s hand instead of discarding it. If they do, they draw two cards.',
    whenever(
      aStandardActionIsPlayed
        .firstInTurn('player')
        .where(and(goesToDiscardPileNext(it), minions.here.of(whoDidIt).exist)),
      (c) =>
        c.to(c.mayChoose(otherPlayers, 'player'), (friend) => {
          c.handOverPlayed(it, friend);
          c.draw(2);
        }),
    ),
  ),

  base(
    "Storyteller's Hut",
    'Once on each of their turns, a player may play an extra action. After they do, place a counter on this base. The breakpoint is 2 lower for each of these counters.',
    ongoing(extraEachTurn({ kind: 'action' })),
    whenever(aCard.isPlayed.withItsExtra, (c) => c.placeCounters(here)),
    ongoing(moreBreakpoint(here, times(-2, countersOn(here)))),
  ),
];
