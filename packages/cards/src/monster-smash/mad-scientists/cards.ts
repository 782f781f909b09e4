import {
  aMinion,
  and,
  atStartOfYourTurn,
  cannotBe,
  type Condition,
  current,
  equal,
  faction,
  insteadOfDestroying,
  it,
  itInPlay,
  itsMinion,
  minions,
  not,
  ongoing,
  onPlay,
  power,
  scoringBase,
  size,
  talent,
  there,
  thisCard,
  type Verbs,
  wasDestroyed,
  whenever,
  yourHand,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { theBride } from './titan.ts';
import { takeCountersOff } from '../counters.ts';

const strengthenAnother = (c: Verbs) => c.placeCounters(c.choose(minions.yours.others, 'counter'));
const strengthenOne = (c: Verbs) => c.placeCounters(c.choose(minions.yours, 'counter'));

/** It went to the discard pile with everything else at the base that has scored. */
const wasClearedAway: Condition = and(not(wasDestroyed), equal(there, scoringBase));

export const madScientists = inSet(
  set,
  faction(
    'Mad Scientists',
    'Make +1 power counters every turn, sacrifice your own minions for more, and spend them on extra minions and destruction.',
    [
      minion(
        'Herr Doktor',
        'Talent: Place a +1 power counter on another of your minions.',
        talent(strengthenAnother),
      ),

      minion(
        'The Monster',
        'Talent: Remove a +1 power counter from this minion to play an extra minion.',
        talent((c) => c.to(c.removeCounters(thisCard), () => c.extraMinion())),
      ),

      minion(
        'Lab Assistant',
        'Place a +1 power counter on another of your minions.',
        onPlay(strengthenAnother),
      ),

      minion(
        'Igor',
        'Ongoing: After this minion is destroyed, or discarded because its base scored, place a +1 power counter on one of your minions.',
        whenever(thisCard.isDestroyed.or(thisCard.goesToDiscardPile.where(wasClearedAway)), strengthenOne),
      ),

      action(
        'Angry Mob',
        'Choose one of your minions. Put any number of cards from your hand on the bottom of your deck in any order. Place a +1 power counter on that minion for each of them.',
        onPlay((c) => {
          const idol = c.choose(minions.yours, 'counter');
          const mob = c.order(c.chooseAny(yourHand, 'to the bottom'), 'to the bottom');
          c.placeCounters(idol, size(c.fromHandToDeck(mob, 'bottom')));
        }),
      ),

      action(
        'Blitzed',
        'Remove any number of +1 power counters from your minions. Destroy a minion with power up to the number removed.',
        onPlay((c) => {
          const removed = takeCountersOff(c);
          c.destroy(c.choose(minions.powerAtMost(removed), 'destroy'));
        }),
      ),

      action(
        'Body Shop',
        'Destroy one of your minions. Place +1 power counters equal to its power on your minions, divided as you like.',
        onPlay((c) => {
          const parts = c.choose(minions.yours, 'destroy');
          const worth = c.note(power(parts));
          c.to(c.destroy(parts), () => c.shareCounters(worth, minions.yours));
        }),
      ),

      action(
        'German Engineering',
        'Play on a base. Ongoing: After you play a minion here, place a +1 power counter on it.',
        whenever(aMinion.isPlayed.byYou.here, (c) => c.placeCounters(itInPlay)),
      ),

      action(
        'Grave Situation',
        'Play on a base. Ongoing: If one of your minions here would be destroyed, put it into its owner’s hand instead.',
        insteadOfDestroying(minions.here.yours, (c) => c.place(it, 'hand')),
        current(
          {
            text: 'Play on a base. Ongoing: If one of your minions here would be destroyed, return it to its owner’s hand instead.',
          },
          insteadOfDestroying(minions.here.yours, (c) => c.return(it)),
        ),
      ),

      action(
        "IT'S ALIVE!",
        'Play an extra minion. Place a +1 power counter on it.',
        onPlay((c) => c.to(c.extraMinionNow(), (creature) => c.placeCounters(creature))),
      ),

      action(
        'Jolt',
        'Place a +1 power counter on each of your minions.',
        onPlay((c) => c.placeCounters(minions.yours)),
      ),

      action(
        'Überserum',
        'Play on a minion. Ongoing: It cannot be destroyed. At the start of your turn, place a +1 power counter on it.',
        ongoing(cannotBe(['destroy'], minions.host)),
        atStartOfYourTurn((c) => c.placeCounters(itsMinion)),
      ),
    ],
    theBride,
  ),
  theirBases,
);
