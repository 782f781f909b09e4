import {
  actions,
  among,
  anAction,
  atEndOfYourTurn,
  afterItScores,
  bases,
  before,
  faction,
  here,
  it,
  itsMinion,
  mayPlayFromDiscard,
  minions,
  morePower,
  notAffected,
  ongoing,
  onPlay,
  othersActions,
  playOn,
  plays,
  talent,
  thisCard,
  times,
  whenever,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

export const cyborgApes = inSet(
  set,
  faction('Cyborg Apes', 'Load your minions with actions, and get the actions back.', [
    minion(
      'Cyberback',
      'Ongoing: You may play actions on this minion from your discard pile.',
      ongoing(mayPlayFromDiscard(plays.ofActions.onto(minions.itself))),
    ),

    minion(
      'Clyde 2.0',
      'Ongoing: If one of your actions on a minion here would go to the discard pile, you may return it to its owner’s hand instead.',
      whenever(
        before(anAction.yours.goesToDiscardPile).here.where(actions.on(minions).amongThese(it).exist),
        (c) => c.may(() => c.place(it, 'hand')),
      ),
    ),

    minion(
      'Baboom',
      'Talent: Play an extra action on this minion.',
      talent((c) => c.extraAction({ on: thisCard })),
    ),

    minion(
      'Furious George',
      'Ongoing: This minion has +1 power for each action on it.',
      ongoing(morePower(minions.itself, actions.on(thisCard).count)),
    ),

    action(
      'Cyberevolution',
      'Play on a minion. Ongoing: This minion has +3 power.',
      ongoing(morePower(minions.host, 3)),
    ),

    action(
      'Flying Monkey',
      'Play on a minion. Special: After its base scores, you may move that minion to another base to destroy this action.',
      afterItScores((c) =>
        c.to(c.mayChoose(bases.otherThan(here), 'move to'), (goal) =>
          c.to(c.move(itsMinion, goal), () => c.destroy(thisCard)),
        ),
      ),
    ),

    action(
      'Going Bananas',
      'Choose a base. Destroy each action that other players have there.',
      onPlay((c) => c.destroy(actions.ofOthers.at(c.choose(bases, 'base')))),
    ),

    action(
      'Juiced Up',
      'Play on a minion. Ongoing: This minion has +2 power for each action on it.',
      ongoing(morePower(minions.host, times(2, actions.on(itsMinion).count))),
    ),

    action(
      'Missing Uplink',
      'Play on one of your minions. Ongoing: At the end of your turn, draw a card.',
      playOn(minions.yours),
      atEndOfYourTurn((c) => c.draw(1)),
    ),

    action(
      'Monkey on Your Back',
      'Play on one of your minions. Talent: Destroy a minion of power 4 or less of another player here. Put this action on the bottom of its owner’s deck.',
      playOn(minions.yours),
      talent((c) => {
        c.destroy(c.choose(minions.here.ofOthers.powerAtMost(4), 'destroy'));
        c.place(thisCard, 'deck bottom');
      }),
    ),

    action(
      'Monkey See, Monkey Do',
      'Reveal the top five cards of your deck. Put any number of actions among them into your hand, and shuffle the others into your deck.',
      onPlay((c) => {
        const five = c.reveal(5);
        const taken = c.chooseAny(among(five).actions, 'take');
        c.toHand(taken);
        c.shuffleBack(among(five).except(taken));
      }),
    ),

    action(
      'Shielding',
      'Play on a minion. Ongoing: This minion and the other actions on it are not affected by other players’ actions.',
      ongoing(notAffected(minions.host, { from: othersActions })),
      ongoing(notAffected(actions.on(itsMinion).others, { from: othersActions })),
    ),
  ]),
  theirBases,
);
