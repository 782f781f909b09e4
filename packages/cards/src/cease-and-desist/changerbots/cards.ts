import {
  atStartOfYourTurn,
  bases,
  beforeScoring,
  cameFrom,
  cannotBe,
  current,
  faction,
  baseOf,
  gives,
  here,
  itsMinion,
  losesAbilities,
  losesOtherAbilities,
  minions,
  morePower,
  ongoing,
  onlyAsSpecial,
  onPlay,
  playInAnswerTo,
  playOn,
  powerFor,
  printedPowerIs,
  talent,
  thisCard,
  type Verbs,
} from '@smashup/engine';
import { inSet } from '../../in-set.ts';
import { set } from '../set.ts';
import { theirBases } from './bases.ts';
import { action, minion } from './facts.ts';
import { mergacon } from './titan.ts';

/** The minion that the text is on moves, and is weaker for the rest of the turn even if it could not. */
function rollOn(c: Verbs): void {
  c.moveElsewhere(thisCard);
  c.until('end of turn', powerFor(thisCard, -1));
}

export const changerbots = inSet(
  set,
  faction(
    'Changerbots',
    'Minions that swap power for mobility, protection or extra actions with their talents, and equipment for them.',
    [
      minion(
        'Leader Two',
        'Talent: Another of your minions has +2 power until the end of the turn.',
        talent((c) => c.until('end of turn', powerFor(c.choose(minions.yours.others, 'strengthen'), 2))),
      ),

      minion(
        'Solarshout',
        'Talent: Play an extra action. This minion has -2 power until the end of the turn.',
        talent((c) => {
          c.extraAction();
          c.until('end of turn', powerFor(thisCard, -2));
        }),
      ),

      minion(
        'Bruiser',
        'Ongoing: This minion cannot be destroyed. Talent: Until the start of your next turn, this minion has +2 power and loses its abilities.',
        ongoing(cannotBe(['destroy'], minions.itself)),
        talent((c) => c.until('start of your turn', powerFor(thisCard, 2), losesAbilities(thisCard))),
      ),

      minion(
        'Huffie',
        'Talent: Move this minion to another base. It has -1 power until the end of the turn.',
        talent(rollOn),
      ),

      action(
        'Cesium Armor',
        'Play on a minion. Ongoing: This minion has +1 power and cannot be destroyed.',
        playOn(minions),
        ongoing(morePower(minions.host, 1)),
        ongoing(cannotBe(['destroy'], minions.host)),
        current(
          { text: 'Play on a minion. Ongoing: This minion has +2 power and cannot be destroyed.' },
          playOn(minions),
          ongoing(morePower(minions.host, 2)),
          ongoing(cannotBe(['destroy'], minions.host)),
        ),
      ),

      action(
        'Change Into A Gun',
        'Play on one of your minions. Destroy a minion of power 4 or less at its base. Ongoing: This minion has -2 power. At the start of your turn, destroy this action.',
        playOn(minions.yours),
        onPlay((c) => c.destroy(c.choose(minions.here.powerAtMost(4), 'destroy'))),
        ongoing(morePower(minions.host, -2)),
        atStartOfYourTurn((c) => c.destroy(thisCard)),
      ),

      action(
        'Change Up and Roll On',
        'Special: Before a base scores, move any number of your minions there. They have -1 power until the end of the turn.',
        onlyAsSpecial,
        playInAnswerTo(beforeScoring),
        onPlay((c) => {
          const arrivals = c.move(c.chooseAny(minions.yours.elsewhere, 'move'), here);
          c.until('end of turn', powerFor(arrivals, -1));
        }),
      ),

      action(
        'Flighterizer',
        'Play on one of your minions. Ongoing: This minion has the ability “Talent: Move this minion to another base. It has -1 power until the end of the turn.”',
        playOn(minions.yours),
        ongoing(gives(itsMinion, talent(rollOn))),
      ),

      action(
        'Form Mergacon',
        'Choose a base. Your minions there have +1 power until the end of the turn.',
        onPlay((c) => {
          const place = c.choose(bases.withYours, 'base');
          c.until('end of turn', powerFor(c.noteAll(minions.yours.at(place)), 1));
        }),
      ),

      action(
        'Matrix of Bossiness',
        'Play on one of your minions. Ongoing: The printed power of this minion is 5.',
        playOn(minions.yours),
        ongoing(printedPowerIs(minions.host, 5)),
      ),

      action(
        'Passengers',
        'Play on a minion. Ongoing: This minion has the ability “Talent: If this minion moved this turn, move another of your minions from the base it came from to here.”',
        playOn(minions),
        ongoing(
          gives(
            itsMinion,
            talent((c) =>
              c.move(c.choose(minions.yours.others.at(cameFrom(thisCard)), 'move'), baseOf(thisCard)),
            ),
          ),
        ),
      ),

      action(
        'The Touch',
        'Play on one of your minions. Ongoing: This minion has the ability “Talent: Until the end of the turn, this minion has +3 power and loses its other abilities.”',
        playOn(minions.yours),
        ongoing(
          gives(
            itsMinion,
            talent((c) => c.until('end of turn', powerFor(thisCard, 3), losesOtherAbilities(thisCard))),
          ),
        ),
      ),
    ],
    mergacon,
  ),
  theirBases,
);
