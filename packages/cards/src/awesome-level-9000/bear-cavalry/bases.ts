import {
  aMinion,
  atLeast,
  cannotPlay,
  current,
  equal,
  here,
  itsController,
  not,
  ongoing,
  players,
  plays,
  totalOf,
  whenever,
  whoDidIt,
} from '@smashup/engine';
import { base } from './facts.ts';

const smallMinions = plays.ofMinions.powerAtMost(2);

/** Players who do not have more power here than every other player. */
const notInTheLead = players.suchThat(
  (player) =>
    players.except(player).suchThat((other) => atLeast(totalOf(other, here), totalOf(player, here))).exist,
);

export const theirBases = [
  base(
    "Tsar's Palace",
    'Minions of power 2 or less cannot be played here.',
    ongoing(cannotPlay(smallMinions.here)),
    current(
      {
        text: 'A player who does not have more power here than every other player cannot play minions of power 2 or less here.',
      },
      ongoing(cannotPlay(smallMinions.here.by(notInTheLead))),
    ),
  ),

  base(
    'Field of Honor',
    'When one or more minions are destroyed here, the player who destroyed them gains 1 VP.',
    whenever(aMinion.isDestroyed.here, (c) => c.gainVp(1), { oncePerBatch: true }),
    current(
      {
        text: 'The first time each turn that a player destroys another player’s minion here, they gain 1 VP.',
      },
      whenever(
        aMinion.isDestroyed.here.where(not(equal(itsController, whoDidIt))).firstInTurn('player'),
        (c) => c.gainVp(1),
      ),
    ),
  ),
];
