import { defOf, type Game } from '../game.ts';
import type { PlayFrame } from '../model/frames.ts';
import type { Happening, Said } from '../model/happening.ts';
import { NONE } from '../model/ids.ts';
import { nth } from '../model/nth.ts';
import type { Writable } from '../model/writable.ts';
import { textTaken } from '../rules/responses.ts';
import { roleOf } from '../rules/sides.ts';
import { traitsOf } from '../rules/traits.ts';

/** Written out, like every event that happens all the time: what reads parts that may be missing is slow. */
export function playEvent(g: Game, kind: 'playing' | 'played', frame: PlayFrame): Happening {
  const { card, player } = frame;
  const event: Writable<Happening> = {
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
  if (frame.offTheTop) event.offTheTop = true;
  return kind === 'played' && traitsOf(g).someTakeTexts ? { ...event, said: saidBy(g, frame) } : event;
}

/** What it does: by its own text, or by the one that it has taken on. */
function saidBy(g: Game, { card, special, event }: PlayFrame): Said {
  return textTaken(g, special, event) ?? { text: nth(g.state.defs, card), special, event };
}
