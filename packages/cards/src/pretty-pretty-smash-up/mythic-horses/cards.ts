import {
  actions,
  aMinion,
  among,
  atLeast,
  atEndOfYourTurn,
  atStartOfYourTurn,
  baseOf,
  bases,
  beforeScoring,
  canGoTo,
  current,
  faction,
  hasNoClaimedDestination,
  here,
  minions,
  morePower,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  playOn,
  powerFor,
  talent,
  thisCard,
  thisTurn,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const friendsHere = minions.here.yours.others;

const drawIfTwoAreHere = (c: Verbs): void => c.if(atLeast(minions.here.yours.count, 2), () => c.draw(1));

export const mythicHorses = inSet(
  set,
  faction('Mythic Horses', 'Stronger and faster wherever several of their own minions stand together.', [
    minion(
      'Starlyte',
      'Ongoing: This minion has +1 power for each other minion you have here.',
      ongoing(morePower(minions.itself, friendsHere.count)),
    ),

    minion(
      'Rainbow',
      'Talent: If you have played another minion here this turn, draw a card.',
      talent((c) => c.draw(1), { when: thisTurn(aMinion.other.isPlayed.byYou.here) }),
      current(
        { text: 'Talent: If you have another minion here, draw a card.' },
        talent((c) => c.draw(1), { when: friendsHere.exist }),
      ),
    ),

    minion(
      'Seastar',
      'If you have another minion here, you may play an extra minion. Only one Seastar each turn does this.',
      onPlay((c) => c.extraMinion(), { when: friendsHere.exist, limit: 'once per turn for all copies' }),
    ),

    minion(
      'Pinkie',
      'Ongoing: This minion has +1 power while you have another minion here.',
      ongoing(morePower(minions.itself, 1, friendsHere.exist)),
    ),

    action(
      'Adventure Power',
      'Choose a base. Move any number of your minions there.',
      onPlay((c) => {
        const goal = c.choose(bases, 'base');
        c.move(c.chooseAny(minions.yours.at(bases.otherThan(goal)).where(canGoTo(goal)), 'move'), goal);
      }),
    ),

    action(
      'Encouragement Power',
      'Play on one of your minions. Ongoing: This minion has +1 power for each other minion you have here.',
      playOn(minions.yours),
      ongoing(morePower(minions.host, minions.here.yours.except(minions.host).count)),
    ),

    action(
      'Freedom Power',
      'Destroy an action on a base or on a minion.',
      onPlay((c) => c.destroy(c.choose(actions, 'destroy'))),
    ),

    action(
      'Friendship Power',
      'Move one of your minions to another base where you have a minion. Then you may put this card into your hand instead of the discard pile.',
      onPlay((c) => {
        const mover = c.choose(minions.yours.where(canGoTo(bases.withYours)), 'move');
        c.moveToOne(mover, bases.withYours.otherThan(baseOf(mover)));
        c.if(hasNoClaimedDestination(thisCard), () => c.may(() => c.toHand(thisCard)));
      }),
    ),

    action(
      'Sharing Power',
      'Play on a base. Ongoing: At the start of your turn, draw a card if you have two or more minions here.',
      atStartOfYourTurn(drawIfTwoAreHere),
      current(
        {
          text: 'Play on a base. Ongoing: At the end of your turn, draw a card if you have two or more minions here.',
        },
        atEndOfYourTurn(drawIfTwoAreHere),
      ),
    ),

    action(
      'Super Future Space Armor Power',
      'Each of your minions at a base with another of your minions has +2 power until the end of the turn.',
      onPlay((c) => {
        const together = minions.yours.suchThat((one) => minions.yours.at(baseOf(one)).except(one).exist);
        c.until('end of turn', powerFor(c.noteAll(together), 2));
      }),
    ),

    action(
      'Teaching Power',
      'Special: Before a base scores, reveal a card from the top of your deck for each minion you have there. You may play a minion from among them there as an extra minion. Put the others back in any order.',
      onlyAsSpecial,
      onPlay((c) => {
        const found = among(c.reveal(minions.here.yours.count));
        const pupil = c.mayPlay(found.minions, { at: here });
        c.putBack(c.order(found.except(pupil), 'to the top'), 'top');
      }),
      playInAnswerTo(beforeScoring),
    ),

    action(
      'Togetherness Power',
      'You may play an extra minion at a base where you have a minion.',
      onPlay((c) => c.extraMinion({ at: bases.withYours })),
    ),
  ]),
  theirBases,
);
