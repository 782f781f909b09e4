import {
  aCard,
  allTogether,
  aMinion,
  among,
  anAction,
  controller,
  here,
  it,
  itsController,
  minions,
  onYourTurn,
  otherPlayers,
  players,
  powerFor,
  whenever,
  you,
  yourHand,
} from '@smashup/engine';
import { base } from './facts.ts';
import { foeOf, letItsControllerDecide, mayDuelToTheDeath } from './duels.ts';

export const oopsBases = [
  base(
    'Pyramids',
    'Once on each of their turns, a player may bury a card from their hand here.',
    onYourTurn((c) => c.bury(c.choose(yourHand, 'bury'), here)),
  ),

  base(
    'Star Portal',
    'After a card is buried here or an action is played on this base, its controller draws a card.',
    whenever(aCard.isBuried.here, (c) => c.draw(1)),
    whenever(anAction.isPlayed.onBase.here, (c) => c.draw(1)),
  ),

  base(
    'Saloon',
    'After a minion is destroyed here, each player with a minion here may draw a card.',
    whenever(
      aMinion.isDestroyed.here,
      (c) => c.eachPlayer(players.withMinionHere, () => c.may(() => c.draw(1))),
      {
        players: allTogether,
      },
    ),
  ),

  base(
    'So-So Corral',
    'After a player plays a minion here, it may duel another player’s minion here. Destroy the loser.',
    whenever(aMinion.isPlayed.here, (c) => letItsControllerDecide(c, () => mayDuelToTheDeath(c, it))),
  ),

  base(
    'Sakura Garden',
    'The first time each turn that a player’s minion here goes to the discard pile, that player draws a card.',
    whenever(aMinion.goesToDiscardPile.here.firstInTurn('controller'), (c) => c.draw(1), {
      players: itsController,
      alike: true,
    }),
  ),

  base(
    "Shogun's Palace",
    'Once per turn, after a player plays a minion here, it may duel another player’s minion here. The winner’s controller draws two cards.',
    whenever(aMinion.isPlayed.here, (c) =>
      letItsControllerDecide(c, () =>
        c.if(c.notUsedUp, () =>
          c.to(foeOf(c, it), (foe) => {
            c.useUp();
            c.forEach(c.duel(it, foe).winners, (winner) => c.draw(2, controller(winner)));
          }),
        ),
      ),
    ),
  ),

  base(
    'Drakkar',
    'After a player plays their first minion here in a turn, they may reveal the top card of another player’s deck. If it is an action, or a minion of power 3 or less, they may put it into their hand.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.to(c.mayChoose(otherPlayers, 'player'), (victim) => {
        const found = among(c.reveal(1, victim));
        c.toHand(c.mayChoose(found.actions.or(found.minions.powerAtMost(3)), 'take'), you);
        c.putBack(found, 'top', victim);
      }),
    ),
  ),

  base(
    'Longhouse',
    'Once on each of their turns, a player may put a card from their hand on top of their deck to give one of their minions here +2 power until the end of the turn.',
    onYourTurn(
      (c) =>
        c.to(c.fromHandToDeck(c.choose(yourHand, 'place'), 'top'), () =>
          c.until('end of turn', powerFor(c.choose(minions.here.yours, 'strengthen'), 2)),
        ),
      { when: minions.here.yours.exist },
    ),
  ),
];
