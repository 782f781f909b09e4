import { defOf, type Game } from '../game.ts';
import type { PlayFrame } from '../model/frames.ts';
import type { Happening } from '../model/happening.ts';
import { NONE } from '../model/ids.ts';
import { roleOf } from '../rules/sides.ts';

/** Written out, like every event that happens all the time: what reads parts that may be missing is slow. */
export function playEvent(g: Game, kind: 'playing' | 'played', frame: PlayFrame): Happening {
  const { card, player } = frame;
  return {
    kind,
    card,
    stamp: frame.stamp,
    player,
    cause: card,
    base: frame.base,
    from: NONE,
    controller: player,
    power: 0,
    counters: 0,
    as: roleOf(defOf(g, card)),
    on: frame.on,
    zone: frame.from,
    destroyed: false,
    using: frame.grantedBy,
    batch: 0,
  };
}
