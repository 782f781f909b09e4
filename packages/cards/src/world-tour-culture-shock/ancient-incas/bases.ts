import { actions, anAction, here, moreBreakpoint, ongoing, times, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Cuzcu',
    'The breakpoint is 3 lower for each action on this base.',
    ongoing(moreBreakpoint(here, times(-3, actions.onBases.here.count))),
  ),

  base(
    'Machu Picchu',
    'After a player plays an action on this base, that player draws a card.',
    whenever(anAction.isPlayed.onBase.here, (c) => c.draw(1)),
  ),
];
