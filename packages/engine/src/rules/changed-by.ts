import { defOf, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { CardId } from '../model/ids.ts';
import { forbidden } from './forbidden.ts';
import { inForce, type InForce } from './in-force.ts';
import { pieceOf } from './table.ts';

/**
 * Minions whose power an action changes from where it has come to lie: not the one that it is on, no minion that came after
 * it, and none that is protected from it or about to be shielded.
 */
export function changedBy(g: Game, source: CardId, stamp: number): CardId[] {
  const own = ownChanges(g, source);
  if (own.length === 0) return [];
  const host = pieceOf(g, source)?.on;
  return minionsBefore(g, stamp).filter(
    (card) =>
      card !== host &&
      own.some(
        ({ rule, scope }) =>
          rule.test(g, scope, card) &&
          rule.amount(g, scope, card) !== 0 &&
          isOpen(g, card, { card: source, controller: scope.you, by: scope.you }),
      ),
  );
}

/** Minions whose power it raises from there, the one that it is on among them (R10.74). */
export function raisedBy(g: Game, source: CardId, stamp: number): CardId[] {
  const own = ownChanges(g, source);
  const printing = inForce(g)['printed power'].filter((active) => isOwn(active, source));
  if (own.length + printing.length === 0) return [];
  return minionsBefore(g, stamp).filter((card) => {
    const isRaising =
      own.find(({ rule, scope }) => rule.test(g, scope, card) && rule.amount(g, scope, card) > 0) ??
      printing.find(
        ({ rule, scope }) => rule.test(g, scope, card) && rule.value(g, scope) > defOf(g, card).power,
      );
    if (isRaising === undefined) return false;
    const { you } = isRaising.scope;
    return isOpen(g, card, { card: source, controller: you, by: you });
  });
}

/** What it does itself, not what it has begun. */
function ownChanges(g: Game, source: CardId): InForce['more power'] {
  return inForce(g)['more power'].filter((active) => isOwn(active, source));
}

function isOwn({ scope, effect }: InForce['more power' | 'printed power'][number], source: CardId): boolean {
  return effect === null && scope.self === source;
}

function minionsBefore(g: Game, stamp: number): CardId[] {
  return g.state.table.filter((card) => {
    const piece = pieceOf(g, card);
    return piece?.as === 'minion' && piece.stamp <= stamp;
  });
}

function isOpen(g: Game, card: CardId, cause: Cause): boolean {
  if (forbidden(g, 'power', card, cause) !== null) return false;
  return !inForce(g)['not affected'].some(
    (shield) =>
      shield.rule.breaks &&
      shield.rule.from(g, shield.scope, cause, card) &&
      shield.rule.test(g, shield.scope, card),
  );
}
