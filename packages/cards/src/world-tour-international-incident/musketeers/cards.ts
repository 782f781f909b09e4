import {
  aMinion,
  and,
  bases,
  beforeScoring,
  type Condition,
  current,
  faction,
  inPhase,
  isAction,
  itsMinion,
  minions,
  notAffected,
  ongoing,
  onlyAsSpecial,
  onPlay,
  othersActions,
  playInAnswerTo,
  powerFor,
  them,
  there,
  thisCard,
  turnEnds,
  type Verbs,
  whatDidIt,
  whenever,
  yourTurn,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const byAnAction = isAction(whatDidIt);
const anActionOfYoursAffectsThis = thisCard.isAffected.directly.byYou.where(byAnAction);

/** Once a turn, an action that affected this minion leads to another one that does. */
const followUp = (when: Condition) =>
  whenever(
    thisCard.isAffected.directly.byYou.where(and(byAnAction, when)),
    (c) => c.mayOncePerTurn(() => c.extraAction({ affecting: thisCard })),
    { oncePerBatch: true },
  );

const cheer = (c: Verbs, amount: number) => {
  const one = c.choose(minions, 'strengthen');
  c.until('end of turn', powerFor(one, amount));
  return one;
};

export const musketeers = inSet(
  set,
  faction('Musketeers', 'Chains of extra actions, rewarded whenever an action falls on one of their own.', [
    minion(
      'Athos',
      'Ongoing: After you play an action that directly affects one or more of your other minions here, each of them has +1 power until the end of the turn.',
      whenever(aMinion.yours.other.isAffected.directly.here.byYou.where(byAnAction), (c) => {
        const friends = c.noteAll(minions.amongThese(them));
        c.until('end of turn', powerFor(friends, 1));
      }),
    ),

    minion(
      'Porthos',
      'Ongoing: This minion is not affected by other players’ actions.',
      ongoing(notAffected(minions.itself, { from: othersActions })),
    ),

    minion(
      'Aramis',
      'Ongoing: Once during each of your turns, after you play an action that directly affects this minion, you may play an extra action that directly affects it.',
      followUp(yourTurn),
      current(
        {
          text: 'Ongoing: Once on each of your turns, after you play an action that directly affects this minion, you may play an extra action that directly affects it.',
        },
        followUp(and(yourTurn, inPhase('play'))),
      ),
    ),

    minion(
      "D'Artagnan",
      'Ongoing: After you play an action that directly affects this minion, draw a card.',
      whenever(anActionOfYoursAffectsThis, (c) => c.draw(1), { oncePerBatch: true }),
    ),

    minion(
      'Young Musketeer',
      'Ongoing: After you play the first action of a turn that directly affects this minion, it has +1 power until the end of the turn.',
      whenever(anActionOfYoursAffectsThis, (c) => c.until('end of turn', powerFor(thisCard, 1)), {
        limit: 'once per turn',
      }),
    ),

    action(
      'All for One',
      'Play on a minion. Play an extra action. Ongoing: After you play an action that directly affects that minion, it has +1 power until the end of the turn. Destroy this action at the end of that turn.',
      onPlay((c) => c.extraAction()),
      whenever(
        itsMinion.isAffected.directly.byYou.where(byAnAction),
        (c) => {
          c.until('end of turn', powerFor(itsMinion, 1));
          c.later('end of turn', turnEnds, (d) => d.destroy(thisCard), { once: true });
        },
        { oncePerBatch: true },
      ),
    ),

    action(
      'Biding Time',
      'A minion has +2 power until the end of the turn. Play an extra action that directly affects that minion.',
      onPlay((c) => c.extraAction({ affecting: cheer(c, 2) })),
    ),

    action(
      'En Garde',
      'A minion has +1 power until the end of the turn. Draw a card. Play an extra action.',
      onPlay((c) => {
        cheer(c, 1);
        c.draw(1);
        c.extraAction();
      }),
    ),

    action(
      'Last Stand',
      'Special: Before a base scores, one of your minions there has +2 power until the end of the turn. Draw a card.',
      onlyAsSpecial,
      playInAnswerTo(beforeScoring),
      onPlay((c) => {
        c.until('end of turn', powerFor(c.choose(minions.yours.at(there), 'strengthen'), 2));
        c.draw(1);
      }),
    ),

    action(
      'Make Way',
      'Move one of your minions to another base. Play an extra action.',
      onPlay((c) => {
        c.moveElsewhere(c.choose(minions.yours, 'move'));
        c.extraAction();
      }),
    ),

    action(
      'On a Roll',
      'Play up to two extra actions that directly affect the same minion.',
      onPlay((c) => c.extraAction({ count: 2, affecting: minions, sameMinion: true })),
    ),

    action(
      'One for All',
      'Choose a base. Each of your minions there has +1 power until the end of the turn. Play an extra action.',
      onPlay((c) => {
        const friends = c.noteAll(minions.yours.at(c.choose(bases.withYours, 'base')));
        c.until('end of turn', powerFor(friends, 1));
        c.extraAction();
      }),
    ),

    action(
      'To Battle!',
      'Play an extra minion. If you do, play an extra action that directly affects it.',
      onPlay((c) => c.to(c.extraMinionNow(), (recruit) => c.extraAction({ affecting: recruit }))),
    ),

    action(
      'Token of Affection',
      'Search your deck and/or discard pile for an action that directly affects minions. Put it into your hand, or play it as an extra action.',
      onPlay((c) =>
        c.takeOrPlay(
          c.searchDeckOrDiscardPile((pile) => pile.affectingMinions, 'mandatory'),
          { as: 'action' },
        ),
      ),
    ),
  ]),
  theirBases,
);
