import {
  aMinion,
  atLeast,
  atStartOfYourTurn,
  current,
  handSize,
  here,
  it,
  minions,
  not,
  otherPlayers,
  owner,
  whenever,
  you,
} from '@smashup/engine';
import { base } from './facts.ts';

/** Nobody else holds as many cards as you. */
const holdsMostCards = not(otherPlayers.suchThat((player) => atLeast(handSize(player), handSize(you))).exist);

export const theirBases = [
  base(
    'Cave of Shinies',
    'After a minion is destroyed here, its owner gains 1 VP.',
    whenever(aMinion.isDestroyed.here, (c) => c.gainVp(1), { players: owner(it) }),
    current(
      { text: 'After a minion is destroyed here, the player who owns it gains 1 VP, once per turn.' },
      whenever(aMinion.isDestroyed.here, (c) => c.gainVp(1), {
        players: owner(it),
        limit: 'once per turn',
      }),
    ),
  ),

  base(
    'Mushroom Kingdom',
    'At the start of each player’s turn, that player may move another player’s minion from another base to here.',
    atStartOfYourTurn((c) => c.move(c.mayChoose(minions.elsewhere.ofOthers, 'move'), here)),
    current(
      {
        text: 'At the start of each player’s turn, if they hold more cards than every other player, that player may move a minion to or from here.',
      },
      atStartOfYourTurn((c) => c.if(holdsMostCards, () => c.moveToOrFromHere(c.mayChoose(minions, 'move')))),
    ),
  ),
];
