import { aMinion, cannotPlay, ongoing, plays, whenever, yourHand } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Haunted House',
    'After a player plays a minion here, that player discards a card.',
    whenever(aMinion.isPlayed.here, (c) => c.discard(c.choose(yourHand, 'discard'))),
  ),

  base(
    'The Dread Gazebo',
    'Actions cannot be played on this base.',
    ongoing(cannotPlay(plays.ofActions.onBase.here)),
  ),
];
