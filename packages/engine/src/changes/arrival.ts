import type { Game } from '../game.ts';
import type { CardId } from '../model/ids.ts';
import { baseAt, titansAt } from '../rules/table.ts';
import { noticedByTop } from './notice.ts';

/** A titan has come to a base: if another one is there they will clash, when all that its arrival triggers is done (R11.6). */
export function noteArrival(g: Game, titan: CardId): void {
  if (titansAt(g, baseAt(g, titan)).length < 2) return;
  (noticedByTop(g).clashes ??= []).push(titan);
}
