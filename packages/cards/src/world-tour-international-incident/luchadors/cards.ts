import {
  actions,
  aMinion,
  among,
  baseOf,
  beforeItScores,
  beforeScoring,
  cancels,
  bases,
  faction,
  isBehind,
  minions,
  morePower,
  notInTotal,
  ongoing,
  onlyAsSpecial,
  onPlay,
  otherPlayers,
  playInAnswerTo,
  playOn,
  powerFor,
  talent,
  there,
  whenever,
  whether,
  you,
  yourDiscardPile,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const SET_UP = 'Set-Up';
const setUps = actions.nameContains(SET_UP);
const withYourAction = minions.suchThat((one) => actions.yours.on(one).exist);
const withSetUp = minions.suchThat((one) => setUps.on(one).exist);

export const luchadors = inSet(
  set,
  faction('Luchadors', 'Load the minions of others with actions, above all Set-Ups, and cash in on them.', [
    minion(
      'Señor Muchoslam',
      'Put an action from your discard pile into your hand. Talent: Play an extra action on another player’s minion.',
      onPlay((c) => c.toHand(c.choose(yourDiscardPile.actions, 'take'))),
      talent((c) => c.extraAction({ on: minions.ofOthers })),
    ),

    minion(
      'Capa Roja',
      'Special: Before this base scores, you may destroy one minion here of printed power 3 or less of each other player.',
      beforeItScores((c) =>
        c.may(() =>
          c.destroy(
            c.oneOfEach(otherPlayers, (player) => minions.here.of(player).printedPowerAtMost(3), 'destroy'),
          ),
        ),
      ),
    ),

    minion(
      'Flor Loca',
      'Ongoing: While one of your actions is on another player’s minion here, this minion has +2 power.',
      ongoing(morePower(minions.itself, 2, actions.yours.on(minions.here.ofOthers).exist)),
    ),

    minion(
      'Yellow Demon',
      'You may search your deck and/or discard pile for a Set-Up action and put it into your hand.',
      onPlay((c) => c.toHand(c.searchDeckOrDiscardPile((pile) => pile.actions.nameContains(SET_UP)))),
    ),

    action(
      'Cheap Pop',
      'One of your minions has +2 power until the end of the turn, or +4 if a minion at its base has a Set-Up action on it.',
      onPlay((c) =>
        c.to(c.choose(minions.yours, 'strengthen'), (hero) =>
          c.until('end of turn', powerFor(hero, whether(withSetUp.at(baseOf(hero)).exist, 4, 2))),
        ),
      ),
    ),

    action(
      'Out for the Count',
      'Choose a minion that has one of your actions on it. Return one of these actions to your hand, then destroy the minion.',
      onPlay((c) =>
        c.to(c.choose(withYourAction, 'destroy'), (loser) => {
          c.return(c.choose(actions.yours.on(loser), 'return'));
          c.destroy(loser);
        }),
      ),
    ),

    action(
      'Pin',
      'Play on a minion that has one of your actions on it. Ongoing: Cancel that minion’s abilities. Its power is not part of its controller’s total.',
      playOn(withYourAction),
      ongoing(cancels(minions.host)),
      ongoing(notInTotal(minions.host)),
    ),

    action(
      'Powerful Set-Up',
      'Play on another player’s minion. Ongoing: Your minions here have +1 power.',
      playOn(minions.ofOthers),
      ongoing(morePower(minions.here.yours, 1)),
    ),

    action(
      'Quick Set-Up',
      'Play on another player’s minion. Play an extra action.',
      playOn(minions.ofOthers),
      onPlay((c) => c.extraAction()),
    ),

    action(
      'Smart Set-Up',
      'Play on another player’s minion. Ongoing: After the first minion of each turn is played here, draw a card.',
      playOn(minions.ofOthers),
      whenever(aMinion.isPlayed.here.firstInTurn(), (c) => c.draw(1)),
    ),

    action(
      'Reversal',
      'Special: Before a base scores, if you are not winning there, you control a minion there that has a Set-Up action on it until the end of the turn. Destroy any number of your actions on it.',
      onlyAsSpecial,
      playInAnswerTo(beforeScoring, { when: isBehind(you, there) }),
      onPlay((c) =>
        c.to(c.choose(withSetUp.at(there), 'control'), (turncoat) => {
          c.giveControl(turncoat, you, 'end of turn');
          c.destroy(c.chooseAny(actions.yours.on(turncoat), 'destroy'));
        }),
      ),
    ),

    action(
      'Señor Muchoslam vs the Monsters',
      'Choose any number of actions in your discard pile. Put one of them that is played on a minion into your hand, and shuffle the others into your deck.',
      onPlay((c) => {
        const chosen = c.chooseAny(yourDiscardPile.actions, 'affect');
        const kept = c.toHand(c.choose(among(chosen).playedOn('minion'), 'take'));
        c.toDeck(among(chosen).except(kept), 'deck shuffled');
      }),
    ),

    action(
      'Tag-Team',
      'Play an extra minion at a base where you have a minion.',
      onPlay((c) => c.extraMinion({ at: bases.withYours })),
    ),
  ]),
  theirBases,
);
