import {
  controller,
  current,
  equal,
  foreignCards,
  minions,
  morePower,
  notAffected,
  onYourTurn,
  ongoing,
  printedPower,
  type Verbs,
} from '@smashup/engine';
import { base } from './facts.ts';

const rideOut = (c: Verbs): unknown => c.moveElsewhere(c.choose(minions.here.yours, 'move'));

export const theirBases = [
  base(
    'Camelot',
    'Minions here of power 4 or more are not affected by cards of players other than their controllers. On your turn, you may move one of your minions here to another base.',
    ongoing(notAffected(minions.here.powerAtLeast(4), { from: foreignCards, sheds: false })),
    onYourTurn(rideOut),
    current(
      {
        text: 'Minions here of printed power 4 or more are not affected by cards of players other than their controllers. On your turn, you may move one of your minions here to another base.',
      },
      ongoing(notAffected(minions.here.printedPowerAtLeast(4), { from: foreignCards, sheds: false })),
      onYourTurn(rideOut),
    ),
  ),

  base(
    'Round Table',
    'A minion here has +1 power if its controller has another minion here with the same printed power.',
    ongoing(
      morePower(
        minions.here.suchThat(
          (knight) =>
            minions.here
              .of(controller(knight))
              .except(knight)
              .suchThat((other) => equal(printedPower(other), printedPower(knight))).exist,
        ),
        1,
      ),
    ),
  ),
];
