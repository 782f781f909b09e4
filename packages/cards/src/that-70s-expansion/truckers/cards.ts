import {
  actions,
  baseOf,
  bases,
  beforeScoring,
  buried,
  canGoTo,
  cannotBe,
  controller,
  current,
  equal,
  faction,
  here,
  minions,
  morePower,
  moreTotal,
  not,
  onlyAsSpecial,
  ongoing,
  onPlay,
  othersCards,
  playInAnswerTo,
  powerFor,
  talent,
  thisCard,
  times,
  titans,
  you,
  yourDiscardPile,
  type BaseId,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { playOffTheTop } from '../../off-the-top.ts';
import { driveAway } from '../drive.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

const yourActionsHere = actions.onBases.here.yours;

const transferElsewhere = (c: Verbs, load: Value<CardId>) =>
  c.transfer(load, c.choose(bases.otherThan(baseOf(load)), 'transfer'));

/** An action on a minion goes nowhere by itself. */
const yoursAt = (base: Value<BaseId>) =>
  minions.yours
    .at(base)
    .or(titans.yours.at(base))
    .or(buried.yours.at(base))
    .or(actions.onBases.yours.at(base));

const transferOrTake = (c: Verbs): void => {
  const load = c.choose(actions.onBases, 'transfer');
  const take = () => c.giveControl(load, you);
  const isOthers = not(equal(controller(load), you));
  c.to(load, () =>
    c.oneOf({
      transfer: [() => transferElsewhere(c, load)],
      control: [take, isOthers],
      'transfer and control': [
        () => {
          transferElsewhere(c, load);
          take();
        },
        isOthers,
      ],
    }),
  );
};

/** As much as those actions are worth now: what comes or goes later makes no difference. */
const rally = (c: Verbs, one: Value<CardId>, amount: Value<number>) =>
  c.until('end of turn', powerFor(one, c.note(amount)));

export const truckers = inSet(
  set,
  faction('Truckers', 'Actions on bases that drive from base to base and take minions along.', [
    minion(
      '"El Bandido"',
      'You may take control of an action on this base. Talent: Play an extra action that is played on a base, or transfer an action from its base to another base.',
      onPlay((c) => c.giveControl(c.mayChoose(actions.onBases.here.ofOthers, 'control'), you)),
      talent((c) =>
        c.oneOf({
          'extra action': [() => c.extraAction({ onBase: true })],
          transfer: [() => transferElsewhere(c, c.choose(actions.onBases, 'transfer'))],
        }),
      ),
    ),

    minion(
      '"Rubber Chicken"',
      'Ongoing: This minion has +1 power for each of your actions on this base.',
      ongoing(morePower(minions.itself, yourActionsHere.count)),
    ),

    minion(
      '"Skinny Minnie"',
      'Talent: If there is an action on this base, move this minion to another base. If you do, transfer an action from the base she left to the base she came to.',
      talent(
        (c) => {
          const left = c.note(here);
          c.to(c.moveElsewhere(thisCard), () =>
            c.transfer(c.choose(actions.onBases.at(left), 'transfer'), c.note(baseOf(thisCard))),
          );
        },
        { when: actions.onBases.here.exist },
      ),
    ),

    minion(
      '"Good Buddy"',
      'If you have an action on this base, draw a card.',
      onPlay((c) => c.draw(1), { when: yourActionsHere.exist }),
    ),

    action(
      'Armored Truck',
      'Play on a base. Ongoing: Your minions here cannot be destroyed or moved by other players’ cards.',
      ongoing(cannotBe(['destroy', 'move'], minions.here.yours, othersCards)),
    ),

    action(
      'Cab-over Pete',
      'Play on a base. Talent: Transfer this action to another base. If you do, move or transfer another of your cards, even a buried one or a titan, from the base it left to that base.',
      talent((c) =>
        driveAway(c, (left, goal) => {
          const other = c.chooseAble(yoursAt(left), canGoTo(goal), 'move');
          c.if(
            actions.amongThese(other).exist,
            () => c.transfer(other, goal),
            () => c.move(other, goal),
          );
        }),
      ),
    ),

    action(
      'Convoy',
      'Play on a base. Ongoing: Your total here is 1 higher for each of your actions on this base.',
      ongoing(moreTotal(here, you, yourActionsHere.count)),
    ),

    action(
      'Dekotora',
      'Play on a base. Talent: Transfer this action to another base. If you do, move up to three of your minions from the base it left to that base.',
      talent((c) =>
        driveAway(c, (left, goal) => c.move(c.chooseUpTo(3, minions.yours.at(left), 'move'), goal)),
      ),
    ),

    action(
      "Fixin' to Fix It",
      'Play an action that is played on a base from your discard pile as an extra action.',
      onPlay((c) => c.mayPlay(yourDiscardPile.playedOn('base'), { as: 'action' })),
    ),

    action(
      'High-Speed Chase',
      'Play on a base. Talent: Transfer this action to another base. If you do, move one of your minions from the base it left to that base; it gets +3 power until the end of the turn.',
      talent((c) =>
        driveAway(c, (left, goal) => {
          const chased = c.move(c.chooseAble(minions.yours.at(left), canGoTo(goal), 'move'), goal);
          c.to(chased, () => c.until('end of turn', powerFor(chased, 3)));
        }),
      ),
    ),

    action(
      'Hotwire',
      'Choose an action on a base. Transfer it to another base, or take control of it, or both.',
      onPlay(transferOrTake),
      current(
        {
          text: 'Choose one: choose an action on a base, and transfer it to another base, or take control of it, or both; or play an action that is played on a base off the top of your deck.',
        },
        onPlay((c) =>
          c.oneOf({
            'an action in play': [() => transferOrTake(c)],
            'off the top': [() => playOffTheTop(c, (cards) => cards.playedOn('base'), 'action')],
          }),
        ),
      ),
    ),

    action(
      'Rally',
      'Special: Before a base scores, one of your minions there gets +2 power for each of your actions on that base until the end of the turn.',
      onlyAsSpecial,
      playInAnswerTo(beforeScoring, {
        text: (c) => rally(c, c.choose(minions.here.yours, 'strengthen'), times(2, yourActionsHere.count)),
      }),
      current(
        {
          text: 'One of your minions gets +1 power for each action on its base until the end of the turn. Special: Before a base scores, one of your minions there gets +2 power for each action on that base until the end of the turn.',
        },
        onPlay((c) => {
          const one = c.choose(minions.yours, 'strengthen');
          rally(c, one, actions.onBases.at(baseOf(one)).count);
        }),
        playInAnswerTo(beforeScoring, {
          text: (c) =>
            rally(c, c.choose(minions.here.yours, 'strengthen'), times(2, actions.onBases.here.count)),
        }),
      ),
    ),
  ]),
  theirBases,
);
