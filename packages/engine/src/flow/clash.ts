import { noteArrival } from '../changes/arrival.ts';
import { noticedBy } from '../changes/notice.ts';
import type { Game } from '../game.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { ignores, inForce } from '../rules/in-force.ts';
import { total } from '../rules/power.ts';
import { baseAt, controllerOf, titansAt } from '../rules/table.ts';
import { frameBelowDuel } from '../rules/under-way.ts';
import { settleClash } from './destroy.ts';

/** Titans that share a base clash once everything their arrival triggered is done (R11.6). */
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

/**
 * The lower total loses; on a tie the titan that came later. One of the two may be gone by now. Having won, it meets
 * the next of several (R11.10).
 */
function clash(g: Game, arrived: CardId): void {
  const [other, ...others] = opponentsOf(g, arrived);
  if (other === undefined) return;
  const base = baseAt(g, arrived);
  const [first = NONE, second = NONE] = titansAt(g, base).filter(
    (titan) => titan === arrived || titan === other,
  );
  const ofFirst = total(g, base, controllerOf(g, first));
  const ofSecond = total(g, base, controllerOf(g, second));
  const [winner, loser] = ofSecond > ofFirst ? [second, first] : [first, second];
  if (winner === arrived && others.length > 0) noteArrival(g, arrived);
  settleClash(g, winner, loser);
}

/**
 * Those that it clashes with, in order of arrival: other players' titans, unless a card says that they do not clash.
 */
function opponentsOf(g: Game, titan: CardId): readonly CardId[] {
  const base = baseAt(g, titan);
  const owner = controllerOf(g, titan);
  return titansAt(g, base).filter((other) => {
    const rival = controllerOf(g, other);
    return rival !== owner && !isSuspended(g, base, [owner, rival]);
  });
}

function isSuspended(g: Game, base: BaseId, rivals: readonly Seat[]): boolean {
  return inForce(g)['no clashes'].some(
    ({ rule, scope }) => rule.at(g, scope, base) && !rivals.some((player) => ignores(g, player, scope.self)),
  );
}
