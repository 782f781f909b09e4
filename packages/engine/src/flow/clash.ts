import { noticedBy } from '../changes/notice.ts';
import type { Game } from '../game.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { inForce } from '../rules/in-force.ts';
import { total } from '../rules/power.ts';
import { baseAt, controllerOf, pieceOf, titansAt } from '../rules/table.ts';
import { frameBelowDuel } from '../rules/under-way.ts';
import { settleClash } from './destroy.ts';

/** Titans that have come to a base with another one: now that all their arrival triggered is done, they clash (R11.6). */
export function resolveClashes(g: Game, arrived: readonly CardId[]): void {
  for (const titan of arrived) if (!isPutOff(g, titan)) clash(g, titan);
}

/** A card says that this clash waits until the duel is over. */
function isPutOff(g: Game, titan: CardId): boolean {
  const below = frameBelowDuel(g);
  if (
    below === undefined ||
    !inForce(g)['clash waits for duel'].some(({ rule, scope }) => rule.test(g, scope, titan))
  )
    return false;
  (noticedBy(below).clashes ??= []).push(titan);
  return true;
}

/** The lower total loses; on a tie the titan that came later. One of the two may be gone by now. */
function clash(g: Game, arrived: CardId): void {
  const piece = pieceOf(g, arrived);
  if (piece === null) return;
  const base = baseAt(g, arrived);
  const other = titansAt(g, base).find((titan) => titan !== arrived);
  if (other === undefined) return;
  const [first = NONE, second = NONE] = titansAt(g, base).filter(
    (titan) => titan === arrived || titan === other,
  );
  const ofFirst = total(g, base, controllerOf(g, first));
  const ofSecond = total(g, base, controllerOf(g, second));
  const [winner, loser] = ofSecond > ofFirst ? [second, first] : [first, second];
  settleClash(g, winner, loser);
}
