import {
  anAction,
  here,
  morePower,
  moreTotal,
  noClashes,
  ongoing,
  titans,
  whenever,
  you,
} from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Kaiju Island',
    'Ongoing: Titans do not clash here. Each titan here has +3 power.',
    ongoing(noClashes(here)),
    ongoing(morePower(titans.here, 3)),
  ),

  base(
    'Tokyo',
    'After a player plays an action on this base, their total here is 3 higher until the end of the turn.',
    whenever(anAction.isPlayed.here.onBase, (c) => c.until('end of turn', moreTotal(here, you, 3))),
  ),
];
