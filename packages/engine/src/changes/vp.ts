import type { Game } from '../game.ts';
import type { CardId, Seat } from '../model/ids.ts';

export function gainVp(g: Game, seat: Seat, count: number, source: CardId): void {
  if (count <= 0) return;
  g.state.players[seat].vp += count;
  g.tell?.({ key: 'vp', player: seat, count, source });
}
