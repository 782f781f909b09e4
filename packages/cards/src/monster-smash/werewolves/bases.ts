import { actions, itInPlay, minions, ongoing, powerFor, talentTwice, whenever } from '@smashup/engine';
import { firstMinionHere } from '../shared-bases.ts';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Moot Site',
    'After the first minion of each turn is played here, it gets +2 power until the end of the turn.',
    whenever(firstMinionHere, (c) => c.until('end of turn', powerFor(c.note(itInPlay), 2))),
  ),

  base(
    'Standing Stones',
    'On each of their turns, a player may use a talent on one of their minions here a second time.',
    ongoing(talentTwice(minions.here.yours.or(actions.on(minions.here.yours)), 'one')),
  ),
];
