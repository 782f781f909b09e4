import { crossBarrier } from '../changes/zones.ts';
import { nextBatch, notice } from '../changes/notice.ts';
import type { Game } from '../game.ts';
import type { AbilityFrame, Frame } from '../model/frames.ts';
import { happening } from '../model/happening.ts';
import { randomBelow } from '../model/random.ts';
import { hearBefore } from './beforehand.ts';

/** Flipping coins (R10.90). */

/** Whoever follows the ability flips one for it. It can be turned over before the ability goes on. */
export function flipCoin(g: Game, frame: AbilityFrame): void {
  const { you: player, self } = frame;
  const heads = randomBelow(g.state.random, 2) === 0;
  crossBarrier(g);
  frame.coin = { player, heads };
  g.tell?.({ key: 'coin', player, heads, turned: false, source: self });
  hearBefore(g, [happening('coin landed', { player, controller: player, cause: self, heads })]);
}

/** The ability that waits for the coin which has just landed. */
export function waitingForCoin({ state: { stack } }: Game): AbilityFrame | undefined {
  return stack.findLast(hasCoin);
}

function hasCoin(frame: Frame): frame is AbilityFrame {
  return frame.kind === 'ability' && frame.coin !== undefined;
}

export function turnCoin(g: Game): void {
  const frame = waitingForCoin(g);
  if (frame?.coin === undefined) return;
  const { player, heads } = frame.coin;
  frame.coin = { player, heads: !heads };
  g.tell?.({ key: 'coin', player, heads: !heads, turned: true, source: frame.self });
}

/** It stays as it is. Returns whether that is heads. */
export function settleCoin(g: Game, frame: AbilityFrame): boolean {
  if (frame.coin === undefined) return false;
  const { player, heads } = frame.coin;
  delete frame.coin;
  const stamp = nextBatch(g);
  (g.state.turn.flips ??= []).push({ player, heads, stamp });
  notice(g, happening('coin flipped', { player, controller: player, cause: frame.self, stamp, heads }));
  return heads;
}
