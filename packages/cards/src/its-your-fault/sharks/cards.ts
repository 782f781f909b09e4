import {
  aMinion,
  atEndOfYourTurn,
  baseOf,
  bases,
  beforeItScores,
  faction,
  here,
  itsMinion,
  minions,
  onPlay,
  playInAnswerTo,
  power,
  powerFor,
  talent,
  there,
  thisCard,
  whenever,
  type CardId,
  type Value,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { helicoprion } from './titan.ts';

/** Where the mover has gone, something small is destroyed; nothing if it could not move. */
function hunt(c: Verbs, hunter: Value<CardId>, prey: number): void {
  c.to(c.moveElsewhere(hunter), (moved) =>
    c.destroy(c.choose(minions.at(baseOf(moved)).powerAtMost(prey), 'destroy')),
  );
}

export const sharks = inSet(
  set,
  faction(
    'Sharks',
    'Destroy small minions all the time, and profit from every one of them.',
    [
      minion(
        'Megalodon',
        'You may destroy a minion of power 4 or less here. Special: Before this base scores, you may destroy a minion of power 3 or less here.',
        onPlay((c) => c.destroy(c.mayChoose(minions.here.powerAtMost(4), 'destroy'))),
        beforeItScores((c) => c.destroy(c.mayChoose(minions.here.powerAtMost(3), 'destroy'))),
      ),

      minion(
        'Great White',
        'Talent: Move this minion to another base to destroy a minion of power 2 or less there.',
        talent((c) => hunt(c, thisCard, 2)),
      ),

      minion(
        'Hammerhead',
        'Ongoing: After a minion is destroyed here, place a +1 power counter on this minion.',
        whenever(aMinion.isDestroyed.here, (c) => c.placeCounters(thisCard)),
      ),

      minion(
        'Mako',
        'Special: After you destroy a minion, you may play this minion there as an extra minion.',
        playInAnswerTo(aMinion.isDestroyed.byYou, { at: there }),
      ),

      action(
        'Air Jaws',
        'Move one of your minions to another base to destroy a minion of power 3 or less there.',
        onPlay((c) => hunt(c, c.choose(minions.yours, 'move'), 3)),
      ),

      action(
        'Blood in the Water',
        'Play on a base. Ongoing: After a minion is destroyed here, you may play an extra minion of power 3 or less here at once.',
        whenever(aMinion.isDestroyed.here, (c) => c.extraMinionNow({ at: here, powerAtMost: 3 })),
      ),

      action(
        'Chum',
        'Play on a minion. Ongoing: After a minion is destroyed, place a +1 power counter on the minion that this is on.',
        whenever(aMinion.isDestroyed, (c) => c.placeCounters(itsMinion)),
      ),

      action(
        'Dangerous Waters',
        'Play on a base. Talent: A minion here has -2 power until the end of the turn.',
        talent((c) => c.until('end of turn', powerFor(c.choose(minions.here, 'weaken'), -2))),
      ),

      action(
        'Feeding Frenzy',
        'Choose a base. Destroy any number of minions of power 2 or less there.',
        onPlay((c) =>
          c.to(c.choose(bases, 'base'), (feast) =>
            c.destroy(c.chooseAny(minions.at(feast).powerAtMost(2), 'destroy')),
          ),
        ),
      ),

      action(
        "Freakin' Laser Beam",
        'Choose one of your minions. Destroy a minion at its base with the same power or less.',
        onPlay((c) =>
          c.to(c.choose(minions.yours, 'affect'), (gunner) =>
            c.destroy(c.choose(minions.at(baseOf(gunner)).powerAtMost(power(gunner)), 'destroy')),
          ),
        ),
      ),

      action(
        'Torn Apart',
        'Destroy a minion of power 3 or less. Draw a card.',
        onPlay((c) => {
          c.destroy(c.choose(minions.powerAtMost(3), 'destroy'));
          c.draw(1);
        }),
      ),

      action(
        'Week of Sharks',
        'Play on a base. Ongoing: At the end of your turn, if you have a minion here, draw a card. Only one Week of Sharks of yours works each turn.',
        atEndOfYourTurn((c) => c.draw(1), {
          when: minions.here.yours.exist,
          limit: 'once per turn for all copies',
        }),
      ),
    ],
    helicoprion,
  ),
  theirBases,
);
