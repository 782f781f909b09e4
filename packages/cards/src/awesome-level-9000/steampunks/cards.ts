import {
  actions,
  atEndOfYourTurn,
  bases,
  canGoTo,
  cannotPlay,
  current,
  faction,
  here,
  insteadOfDestroying,
  it,
  minions,
  morePower,
  moreTotal,
  notAffected,
  ongoing,
  onPlay,
  plays,
  talent,
  thisCard,
  you,
  yourDiscardPile,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';

/** They could be moved away from here, or to here. */
const canComeOrGo = minions.here.where(canGoTo(bases)).or(minions.elsewhere.where(canGoTo(here)));

const basesWithYourAction = bases.otherThan(here).withAny(actions.onBases.yours);

export const steampunks = inSet(
  set,
  faction(
    'Steampunks',
    'Fill bases with actions that stay in play, protect and recycle them, and profit from standing next to them.',
    [
      minion(
        'Steam Queen',
        'Ongoing: Your actions in play are not affected by other players’ cards.',
        ongoing(notAffected(actions.yours)),
      ),

      minion(
        'Mechanic',
        'Play an on-base action from your discard pile as an extra action.',
        onPlay((c) => c.mayPlay(yourDiscardPile.playedOn('base'))),
      ),

      minion(
        'Steam Man',
        'Ongoing: +1 power while you have an action on this base.',
        ongoing(morePower(minions.itself, 1, actions.onBases.here.yours.exist)),
      ),

      minion(
        'Captain Ahab',
        'Talent: Move this minion to a base on which you have an action.',
        talent((c) => c.moveToOne(thisCard, basesWithYourAction)),
      ),

      action(
        'Aggromotive',
        'Play on a base. Ongoing: While you have a minion here, your total here is 5 higher.',
        ongoing(moreTotal(here, you, 5, minions.here.yours.exist)),
      ),

      action(
        'Change of Venue',
        'Return one of your actions in play to your hand. Play it as an extra action.',
        onPlay((c) => {
          const venue = c.choose(actions.yours, 'return');
          c.return(venue);
          c.mayPlay(yourHand.amongThese(venue).actions);
        }),
      ),

      action(
        'Difference Engine',
        'Play on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card.',
        atEndOfYourTurn((c) => c.if(minions.here.yours.exist, () => c.draw(1))),
      ),

      action(
        'Escape Hatch',
        'Play on a base. Ongoing: When one of your minions here would be destroyed, put it into your hand instead.',
        insteadOfDestroying(minions.here.yours, (c) => c.place(it, 'hand')),
        current(
          {
            text: 'Play on a base. Ongoing: When one of your minions here would be destroyed, return it to your hand instead.',
          },
          insteadOfDestroying(minions.here.yours, (c) => c.return(it)),
        ),
      ),

      action(
        'Ornate Dome',
        'Play on a base. Destroy other players’ actions on it. Ongoing: Other players cannot play actions here.',
        onPlay((c) => c.destroy(actions.onBases.here.ofOthers)),
        ongoing(cannotPlay(plays.ofActions.onBase.byOthers.here)),
        current({
          text: 'Play on a base. Destroy other players’ actions on this base. Ongoing: Other players cannot play actions on this base.',
        }),
      ),

      action(
        'Rotary Slug Thrower',
        'Play on a base. Ongoing: Your minions here have +2 power.',
        ongoing(morePower(minions.here.yours, 2)),
      ),

      action(
        'Scrap Diving',
        'Put an action from your discard pile into your hand.',
        onPlay((c) => c.toHand(c.choose(yourDiscardPile.actions, 'take'))),
      ),

      action(
        'Zeppelin',
        'Play on a base. Talent: Move one of your minions from here to another base, or from another base to here.',
        talent((c) => c.moveToOrFromHere(c.chooseAble(minions.yours, canComeOrGo.matches, 'move'))),
      ),
    ],
  ),
  theirBases,
);
