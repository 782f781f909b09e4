import { touch, touchCard, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import { happening } from '../model/happening.ts';
import { NONE, type CardId } from '../model/ids.ts';
import type { Piece } from '../model/state.ts';
import { attachedTo, ownerOf, pieceOf } from '../rules/table.ts';
import { canGoIntoStasis } from '../rules/under-way.ts';
import { heldBy, settleControl } from './control.ts';
import { endEffectsOf } from './effects.ts';
import { enterPlay } from './enter-play.ts';
import { showSide } from './faces.ts';
import { notice } from './notice.ts';
import { changePiece } from './pieces.ts';
import { learnAll, removeFrom } from './zones.ts';

/**
 * Stasis (R17): cards that lie before their owners with stasis counters, in play but at no base. What is on such a card,
 * or stored under it, goes with it.
 */

/** Puts cards there, from wherever they are. Returns those that went. */
export function putIntoStasis(
  g: Game,
  cards: readonly CardId[],
  count: number,
  cause: Cause,
): readonly CardId[] {
  const going = cards.filter((card) => canGoIntoStasis(g, card));
  for (const card of going) {
    learnAll(g, card, cause.by);
    lay(g, card, count);
  }
  if (going.length > 0) g.tell?.({ key: 'stasis', player: cause.by, cards: going, count });
  for (const card of going) {
    const { stamp = NONE, controller = NONE } = pieceOf(g, card) ?? {};
    notice(g, happening('into stasis', { card, stamp, player: cause.by, controller, as: 'stasis' }));
  }
  return going;
}

const NOWHERE = { base: NONE, on: NONE } as const;

function lay(g: Game, card: CardId, count: number): void {
  const before = pieceOf(g, card);
  const held = before === null ? NONE : heldBy(g, card);
  const carried = attachedTo(g, card);
  const owner = ownerOf(g, card);
  if (before !== null) pickUp(g, card);
  showSide(g, card, 'minion');
  enterPlay(g, card, 'stasis', owner, NOWHERE, before?.counters ?? 0);
  change(g, card, { stasis: count });
  for (const one of carried) {
    const piece = pieceOf(g, one);
    if (piece === null) continue;
    if (piece.as === 'stored') changePiece(g, piece, { base: NONE, controller: owner });
    else layAnew(g, piece, 'stasis', { base: NONE, on: card });
  }
  if (held !== NONE) settleControl(g, held);
}

/** Off the table for the moment: what it has begun is over. */
function pickUp(g: Game, card: CardId): void {
  endEffectsOf(g, card);
  g.state.pieces[card] = null;
  removeFrom(g.state.table, card);
  touchCard(g, card);
}

function layAnew(g: Game, piece: Piece, as: Piece['as'], place: Pick<Piece, 'base' | 'on'>): void {
  pickUp(g, piece.card);
  enterPlay(g, piece.card, as, piece.controller, place, piece.counters);
}

function change(g: Game, card: CardId, to: Pick<Piece, 'stasis'>): void {
  const piece = pieceOf(g, card);
  if (piece !== null) changePiece(g, piece, to);
  touch(g);
}

/** A card that is about to be played leaves stasis; what it carries waits. Returns the +1 power counters on it. */
export function takeOutOfStasis(g: Game, card: CardId): number {
  const counters = pieceOf(g, card)?.counters ?? 0;
  pickUp(g, card);
  g.state.limbo.push(card);
  return counters;
}

/** It has come into play at a base, with what it carries. */
export function arriveWithAll(g: Game, card: CardId): void {
  const host = pieceOf(g, card);
  if (host === null) return;
  const { base, controller } = host;
  for (const one of attachedTo(g, card)) {
    const piece = pieceOf(g, one);
    if (piece === null) continue;
    if (piece.as === 'stored') changePiece(g, piece, { base, controller });
    else layAnew(g, piece, 'action', { base, on: card });
  }
  settleControl(g, card);
}

export function addStasisCounters(g: Game, card: CardId, count: number, cause: Cause): void {
  const now = pieceOf(g, card)?.stasis;
  if (now === undefined || count <= 0) return;
  change(g, card, { stasis: now + count });
  g.tell?.({ key: 'stasis counters', card, count, source: cause.card });
}

/** Each of them is an event of its own. Returns the card if any has come off. */
export function removeStasisCounters(g: Game, card: CardId, count: number, cause: Cause): readonly CardId[] {
  let gone = 0;
  for (; gone < count; gone++) {
    const { stasis = 0, stamp, controller } = pieceOf(g, card) ?? {};
    if (stasis === 0) break;
    change(g, card, { stasis: stasis - 1 });
    if (stasis === 1) g.state.turn.stasisOver = true;
    const about = { card, stamp: stamp ?? NONE, controller: controller ?? NONE, player: cause.by };
    notice(
      g,
      happening('stasis counter off', { ...about, cause: cause.card, counters: stasis, as: 'stasis' }),
    );
  }
  if (gone === 0) return [];
  g.tell?.({ key: 'remove stasis counters', card, count: gone, source: cause.card });
  return [card];
}
