import { type Game, playerOf } from '../game.ts';
import type { CardId, Seat } from '../model/ids.ts';
import { reckonings } from '../rules/winning.ts';

/** The costs of shared decks' cards at the end of the game; VP may fall below zero (R12.3). */
export function reckon(g: Game): void {
  g.state.reckonings = reckonings(g);
  for (const { player, deck, count, vp } of g.state.reckonings) {
    playerOf(g, player).vp -= vp;
    g.tell?.({ key: 'reckoning', player, deck, count, vp });
  }
}

export function gainVp(g: Game, seat: Seat, count: number, source: CardId): void {
  if (count <= 0) return;
  playerOf(g, seat).vp += count;
  g.tell?.({ key: 'vp', player: seat, count, source });
}

/** A player gives up VP, all of them or none. Returns whether they had so many. */
export function loseVp(g: Game, seat: Seat, count: number, source: CardId): boolean {
  const player = playerOf(g, seat);
  if (count <= 0 || player.vp < count) return false;
  player.vp -= count;
  g.tell?.({ key: 'lose vp', player: seat, count, source });
  return true;
}
