import {
  aCard,
  actions,
  afterItScores,
  all,
  allTogether,
  aMinion,
  among,
  anAction,
  and,
  atStartOfYourTurn,
  baseIsReplaced,
  beforeItScores,
  countersOn,
  current,
  currentPlayer,
  equal,
  extraEachTurn,
  goesToDiscardPileNext,
  here,
  it,
  itInPlay,
  minions,
  moreBreakpoint,
  not,
  ongoing,
  otherPlayers,
  players,
  power,
  powerFor,
  startingBreakpoint,
  times,
  type Value,
  whenever,
  whoDidIt,
  yourDeck,
  type CardId,
} from '@smashup/engine';
import { base } from './facts.ts';

/** Your minions here that have the same power as that one. */
const twinsOf = (one: Value<CardId>) =>
  minions.here.yours.except(one).suchThat((other) => equal(power(other), power(one)));

/** An action that is not played on a base or a minion. */
const aStandardActionIsPlayed = anAction.isPlayed.where(among(all(it)).standardActions.exist);

export const cultureShockBases = [
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

  base(
    'Cuzcu',
    'The breakpoint is 3 lower for each action on this base.',
    ongoing(moreBreakpoint(here, times(-3, actions.onBases.here.count))),
  ),

  base(
    'Machu Picchu',
    'After a player plays an action on this base, that player draws a card.',
    whenever(anAction.isPlayed.onBase.here, (c) => c.draw(1)),
  ),

  base(
    'Gingerbread House',
    'Before this base scores, each player may choose two of their minions here with equal power. Both have +2 power until the end of the turn.',
    beforeItScores(
      (c) =>
        c.eachPlayer(players, () => {
          const one = c.mayChoose(
            minions.here.yours.suchThat((one) => twinsOf(one).exist),
            'strengthen',
          );
          c.to(one, () => {
            const other = c.choose(twinsOf(one), 'strengthen');
            c.until('end of turn', powerFor(all(one, other), 2));
          });
        }),
      { players: allTogether },
    ),
  ),

  base(
    'Woodland Cottage',
    'Once per turn, after a player plays a minion here, they may search their deck for a minion of power 3 or less and put it into their hand.',
    whenever(aMinion.isPlayed.here, (c) =>
      c.mayOncePerTurn(() => c.toHand(c.search(yourDeck.minions.powerAtMost(3)))),
    ),
  ),

  base(
    'Island Chain',
    'After this base scores, the top two bases of the base deck take its place.',
    afterItScores((c) => c.chooseNextBase(() => c.replaceWith(2)), { players: allTogether }),
    current(
      {
        text: 'After this base scores, put the top base of the base deck into play in addition to the one that replaces it.',
      },
      whenever(baseIsReplaced.here, (c) => c.to(c.takeBases(1), (found) => c.enterBase(found)), {
        players: allTogether,
      }),
    ),
  ),

  base(
    'Island Peak',
    'At the start of each player’s turn, if they have exactly one minion here, place a +1 power counter on it.',
    atStartOfYourTurn((c) => c.placeCounters(minions.here.yours), {
      when: equal(minions.here.of(whoDidIt).count, 1),
    }),
  ),

  base(
    'Tropical Paradise',
    'While every player has a minion here, the starting breakpoint of this base is 0.',
    ongoing(startingBreakpoint(here, 0, not(players.except(players.withMinionHere).exist))),
  ),

  base(
    'Giant Turnip',
    'The breakpoint is 1 lower for each minion here.',
    ongoing(moreBreakpoint(here, times(-1, minions.here.count))),
  ),

  base(
    'Transformation Spring',
    'Once on each of their turns, after a player plays a minion here, they may place it on the bottom of its owner’s deck. If they do, they play a minion off the top of their deck here.',
    whenever(aMinion.isPlayed.here.where(equal(whoDidIt, currentPlayer)), (c) =>
      c.mayOncePerTurn(() =>
        c.to(c.place(itInPlay, 'deck bottom'), () => {
          const { unused } = c.playMinionOffTheTop(here);
          // No shuffle is printed: there is one only for cards that have to be shuffled in (R9.14).
          c.to(unused, () => c.shuffleBack(unused));
        }),
      ),
    ),
  ),
];
