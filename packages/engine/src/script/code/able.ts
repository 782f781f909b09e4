import { mayMove } from '../../changes/move.ts';
import type { Game } from '../../game.ts';
import type { CardTest, Cause, Scope } from '../../library/definitions.ts';
import type { Purpose } from '../../model/decision.ts';
import type { Affecting } from '../../model/editions.ts';
import { NONE, type BaseId, type CardId } from '../../model/ids.ts';
import { forbidden, isNothingForbidden } from '../../rules/forbidden.ts';
import { isBase, pieceOf } from '../../rules/table.ts';
import { bases } from './nouns.ts';
import { listOf, type Some } from './selected.ts';

/**
 * What a text makes compulsory must be done if any choice makes it possible (R10.20): this finds those choices.
 * Destroying is not among them, since a protected card may be chosen for it.
 */
export function isAbleTo(purpose: Purpose): CardTest | null {
  if (purpose === 'move') return canGoTo(bases);
  if (purpose === 'transfer') return (g, s, id) => mayBeAffected(g, s, transferring(g, id), id);
  const verb = VERBS[purpose];
  return verb === undefined ? null : (g, s, id) => mayBeAffected(g, s, verb, id);
}

const VERBS: Partial<Record<Purpose, Affecting>> = {
  counter: 'power',
  'counter off': 'power',
  strengthen: 'power',
  weaken: 'power',
  return: 'return',
  place: 'place',
  'to the top': 'place',
  'to the bottom': 'place',
  'shuffle in': 'shuffle',
  take: 'place',
  swap: 'place',
  control: 'control',
  'give control': 'control',
  cancel: 'cancel',
};

/** An action is transferred; a minion gets it attached. */
function transferring(g: Game, card: CardId): Affecting {
  return pieceOf(g, card)?.as === 'action' ? 'transfer' : 'attach';
}

/** R9.2 does not concern cards that are not in play, or bases. */
function mayBeAffected(g: Game, s: Scope, verb: Affecting, card: CardId): boolean {
  return (
    isNothingForbidden(g) || pieceOf(g, card) === null || forbidden(g, verb, card, causeIn(g, s)) === null
  );
}

/** The ability that reads this, as protections see it. */
function causeIn(g: Game, s: Scope): Cause {
  const isFollowed = 'controller' in s && typeof s.controller === 'number';
  const controller = isBase(g, s.self) ? NONE : s.you;
  return { card: s.self, controller: isFollowed ? Number(s.controller) : controller, by: s.you };
}

/** Cards whose power, or whose +1 power counters, this ability could change. */
export const canChangePower: CardTest = (g, s, card) => mayBeAffected(g, s, 'power', card);

/** Cards that this ability could move to one of these bases. */
export function canGoTo(goals: Some): CardTest {
  const list = listOf(goals);
  return (g, s, card) => {
    for (const base of list(g, s)) if (couldMove(g, s, card, base)) return true;
    return false;
  };
}

/** Bases to which this ability could move one of these cards. */
export function isOpenTo(movers: Some): CardTest {
  const list = listOf(movers);
  return (g, s, base) => {
    for (const card of list(g, s)) if (couldMove(g, s, card, base)) return true;
    return false;
  };
}

function couldMove(g: Game, s: Scope, card: CardId, to: BaseId): boolean {
  return mayMove(g, { card, to }, causeIn(g, s));
}
