import {
  atLeast,
  atStartOfYourTurn,
  baseOf,
  beforeItScores,
  cannotBe,
  current,
  faction,
  here,
  minions,
  morePower,
  not,
  ongoing,
  onPlay,
  otherPlayers,
  power,
  powerFor,
  startingBreakpoint,
  talent,
  thisCard,
  totalOf,
  you,
  type Condition,
  type Value,
  type CardId,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { greatWolfSpirit } from './titan.ts';

/** The minion that this action is on has the highest power at its base; a tie counts. */
const itsMinionLeads: Condition = minions.here.strongest.host.exist;
/** You have more power here than each other player. */
const youLeadAlone: Condition = not(
  otherPlayers.suchThat((player) => atLeast(totalOf(player, here), totalOf(you, here))).exist,
);

export const werewolves = inSet(
  set,
  faction(
    'Werewolves',
    'Burst into power for a single turn, or just before a base scores, and be rewarded for the strongest minion.',
    [
      minion(
        'Pack Alpha',
        'Special: Before this base scores, each of your minions here gets +1 power until the end of the turn.',
        beforeItScores((c) => c.until('end of turn', powerFor(c.noteAll(minions.here.yours), 1))),
      ),

      minion(
        'Loup-Garou',
        'Special: Before this base scores, this minion gets +2 power until the end of the turn.',
        beforeItScores((c) => c.until('end of turn', powerFor(thisCard, 2))),
      ),

      minion(
        'Teenage Wolf',
        'Talent: This minion gets +1 power until the end of the turn.',
        talent((c) => c.until('end of turn', powerFor(thisCard, 1))),
      ),

      minion(
        'Howler',
        'This minion gets +2 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(thisCard, 2))),
      ),

      action(
        'Chew Toy',
        'Choose one of your minions. Destroy a minion at its base that has less power than it.',
        onPlay((c) => {
          const toysOf = (one: Value<CardId>) => minions.at(baseOf(one)).powerBelow(power(one));
          const wolf = c.choose(
            minions.yours.suchThat((one) => toysOf(one).exist),
            'affect',
          );
          c.destroy(c.choose(toysOf(wolf), 'destroy'));
        }),
      ),

      action(
        'Frenzy',
        'Each of your minions of power 4 or more gets +1 power until the end of the turn.',
        onPlay((c) => c.until('end of turn', powerFor(c.noteAll(minions.yours.powerAtLeast(4)), 1))),
      ),

      action(
        'Full Moon',
        'Play on a base. Ongoing: Your minions here have +1 power.',
        ongoing(morePower(minions.here.yours, 1)),
      ),

      action(
        'Leader of the Pack',
        'Play on a minion. Talent: If no minion here has more power than this one, you may play an extra action.',
        talent((c) => c.extraAction(), { when: itsMinionLeads }),
      ),

      action(
        'Let the Dog Out',
        'Choose one of your minions. Destroy any number of minions at its base whose powers add up to no more than its power.',
        onPlay((c) => {
          const dog = c.choose(minions.yours, 'affect');
          c.destroy(c.chooseAnyWithin(power(dog), minions.at(baseOf(dog)), power, 'destroy'));
        }),
      ),

      action(
        'Marking Territory',
        'Play on a base. Ongoing: At the start of your turn, if you have more power here than each other player, the breakpoint here becomes 0.',
        atStartOfYourTurn((c) =>
          c.if(youLeadAlone, () => c.until('end of turn', startingBreakpoint(here, 0))),
        ),
        current({
          text: 'Play on a base. Ongoing: At the start of your turn, if you have more power here than each other player, the starting breakpoint here is 0 until the end of the turn.',
        }),
      ),

      action(
        'Moontouched',
        'Play on a minion. Talent: If no minion here has more power than this one, draw a card.',
        talent((c) => c.draw(1), { when: itsMinionLeads }),
      ),

      action(
        'Unstoppable',
        'Play on a minion. Ongoing: It cannot be destroyed.',
        ongoing(cannotBe(['destroy'], minions.host)),
      ),
    ],
    greatWolfSpirit,
  ),
  theirBases,
);
