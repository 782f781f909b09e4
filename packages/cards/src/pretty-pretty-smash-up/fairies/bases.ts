import { actions, aMinion, anAction, here, it, minions, whenever } from '@smashup/engine';
import { base } from './facts.ts';

export const theirBases = [
  base(
    'Fairy Circle',
    'After a player plays their first minion here in a turn, they may play an extra minion here or an extra action.',
    whenever(aMinion.isPlayed.here.firstInTurn('player'), (c) =>
      c.oneOf({
        'extra minion': [() => c.extraMinion({ at: here })],
        'extra action': [() => c.extraAction()],
      }),
    ),
  ),

  base(
    'Enchanted Glen',
    'After a player plays an action on a minion here, they draw a card.',
    whenever(anAction.isPlayed.here.where(actions.on(minions).amongThese(it).exist), (c) => c.draw(1)),
  ),
];
