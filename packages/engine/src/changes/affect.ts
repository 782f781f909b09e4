import type { Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Affecting } from '../model/editions.ts';
import { happening, type HappeningKind } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { forbidden } from '../rules/forbidden.ts';
import { baseInPlay, countersOf, ownerOf, pieceOf, stampOf } from '../rules/table.ts';
import { noticeAffected } from './affected.ts';
import { divertedTo, leavePlay, type Destination } from './leave-play.ts';
import { relocate } from './move.ts';
import type { Piece } from '../model/state.ts';
import { changeCountersAside } from './aside.ts';
import { giveControl } from './control.ts';
import { isHeard, nextBatch, notice } from './notice.ts';
import { changeBase, changePiece } from './pieces.ts';
import { noticeRaised } from './raised.ts';
import { isOwnAside } from '../rules/affectable.ts';
import { isShielded } from './shield.ts';

/** The changes to cards in play that nothing can replace: cannot → do → notice. */

/** Does nothing keep it from that? If something does, it is told, and a shield breaks. */
export function mayBe(g: Game, verb: Affecting, card: CardId, cause: Cause): boolean {
  if (pieceOf(g, card) === null) return false;
  const obstacle = forbidden(g, verb, card, cause);
  if (obstacle !== null) g.tell?.({ key: 'prevented', card, source: obstacle });
  return obstacle === null && !isShielded(g, verb, card, cause);
}

/** From play to the owner's hand (R9.5); what happens instead is settled before. Returns those that went. */
export function returnToHand(g: Game, cards: readonly CardId[], cause: Cause): CardId[] {
  return remove(g, cards, 'return', 'hand', cause);
}

/** From play to somewhere else, other than by returning or destroying (R9.5). */
export function placeFromPlay(g: Game, cards: readonly CardId[], to: Destination, cause: Cause): CardId[] {
  return remove(g, cards, to === 'deck shuffled' ? 'shuffle' : 'place', to, cause);
}

/** From play into no zone, until the ability puts it somewhere. */
export function outOfPlay(
  g: Game,
  cards: readonly CardId[],
  verb: 'place' | 'shuffle',
  cause: Cause,
): CardId[] {
  return remove(g, cards, verb, 'limbo', cause);
}

const LOG = {
  hand: 'to hand',
  'deck top': 'place on top',
  'deck bottom': 'place on bottom',
  'deck shuffled': 'shuffle in',
  aside: null,
  discard: 'discard',
  box: 'box',
  limbo: null,
} as const;

const LEFT_BY: Partial<Record<Destination | 'return', readonly HappeningKind[]>> = {
  return: ['returned'],
  discard: ['to discard'],
};

function remove(g: Game, cards: readonly CardId[], verb: Affecting, to: Destination, cause: Cause): CardId[] {
  const going = cards.filter((card) => mayBe(g, verb, card, cause));
  if (going.length === 0) return [];
  noticeAffected(g, verb, going, cause);
  const key = verb === 'return' ? 'return' : LOG[to];
  const hidden = to === 'hand' ? going.filter((card) => pieceOf(g, card)?.as === 'buried') : [];
  const open = going.filter((card) => !hidden.includes(card) && divertedTo(g, card) === undefined);
  for (const card of going) {
    const elsewhere = divertedTo(g, card);
    if (elsewhere !== undefined)
      g.tell?.({ key: LOG[elsewhere], told: 'before', cards: [card], player: cause.by, source: cause.card });
  }
  if (key !== null && open.length > 0)
    g.tell?.({ key, told: 'before', cards: open, player: cause.by, source: cause.card });
  for (const card of hidden) {
    const seenBy = [ownerOf(g, card)];
    g.tell?.({ key: 'to hand', told: 'before', cards: [card], player: cause.by, source: cause.card, seenBy });
  }
  leavePlay(
    g,
    going.map((card) => ({ card, to })),
    LEFT_BY[verb === 'return' ? 'return' : to] ?? [],
    cause,
  );
  return going;
}

/**
 * Puts +1 power counters on a card (R9.9). Returns the card if it took them. `batch`: groups counters placed
 * together.
 */
export function placeCounters(g: Game, card: CardId, count: number, cause: Cause, batch: number): CardId[] {
  if (isOwnAside(g, card, cause) && count > 0) return countAside(g, card, count, cause);
  const piece = pieceOf(g, card);
  if (piece === null) return countOnBase(g, card, count);
  if (count === 0 || !mayBe(g, 'power', card, cause)) return [];
  noticeAffected(g, 'power', [card], cause);
  changePiece(g, piece, { counters: piece.counters + count });
  g.tell?.({ key: 'counters', card, count, source: cause.card });
  noteCounters(g, piece, count, cause, batch);
  noticeRaised(g, [card], cause);
  return [card];
}

/** Counters of the base's own kind. */
function countOnBase(g: Game, card: CardId, count: number): CardId[] {
  const inPlay = baseInPlay(g, card);
  if (inPlay === undefined) return [];
  changeBase(g, inPlay.base, { counters: inPlay.counters + count });
  return [card];
}

export function removeCounters(g: Game, card: CardId, count: number, cause: Cause): CardId[] {
  if (isOwnAside(g, card, cause) && count > 0) return countAside(g, card, -count, cause);
  if (count === 0 || countersOf(g, card) < count) return [];
  const piece = pieceOf(g, card);
  if (piece === null) return countOnBase(g, card, -count);
  if (!mayBe(g, 'power', card, cause)) return [];
  noticeAffected(g, 'power', [card], cause);
  changePiece(g, piece, { counters: piece.counters - count });
  g.tell?.({ key: 'remove counters', card, count, source: cause.card });
  noteCounters(g, piece, -count, cause, isHeard(g, 'counters') ? nextBatch(g) : NONE);
  return [card];
}

/** Counters go from one card to another (R9.5), all of them or none. Returns the card that got them. */
export function transferCounters(g: Game, from: CardId, to: CardId, count: number, cause: Cause): CardId[] {
  const giver = pieceOf(g, from);
  const taker = pieceOf(g, to);
  if (giver === null || taker === null || from === to || count <= 0 || giver.counters < count) return [];
  if (!mayBe(g, 'power', from, cause) || !mayBe(g, 'power', to, cause)) return [];
  noticeAffected(g, 'power', [from, to], cause);
  changePiece(g, giver, { counters: giver.counters - count });
  changePiece(g, taker, { counters: taker.counters + count });
  g.tell?.({ key: 'transfer counters', card: from, to, count, source: cause.card });
  noticeRaised(g, [to], cause);
  noteTransferred(g, taker, cause);
  return [to];
}

/** `piece`: as it was before. */
function noteTransferred(
  g: Game,
  { card, stamp, as, base, controller, counters }: Piece,
  { by, card: cause }: Cause,
): void {
  if (!isHeard(g, 'counters transferred')) return;
  const about = { card, stamp, as, base, controller, player: by, cause, counters };
  notice(g, happening('counters transferred', about));
}

/** The turn remembers it whether or not a card that asks is in play (R10.19). `piece`: as it was before. */
function noteCounters(
  g: Game,
  piece: Piece,
  change: number,
  { by, card: cause }: Cause,
  batch: number,
): void {
  const { card, stamp, as, controller, base, counters } = piece;
  g.state.turn.counters?.push({ stamp, as, base, controller, by, before: counters, change });
  if (!isHeard(g, 'counters')) return;
  notice(g, happening('counters', { card, stamp, as, controller, base, player: by, cause, counters, batch }));
}

/** Only the titan itself changes its counters while it is set aside (R11.8). */
function countAside(g: Game, card: CardId, change: number, { by }: Cause): CardId[] {
  const counters = countersOf(g, card);
  changeCountersAside(g, card, change);
  g.tell?.({ key: change > 0 ? 'counters' : 'remove counters', card, count: Math.abs(change), source: card });
  const about = {
    card,
    stamp: stampOf(g, card),
    as: 'titan',
    player: by,
    controller: by,
    cause: card,
  } as const;
  if (isHeard(g, 'counters')) notice(g, happening('counters', { ...about, counters, zone: 'aside' }));
  return [card];
}

/**
 * Gives a minion to another controller, unless nobody was chosen; actions on it keep theirs (R9.3). `isBrief`: an effect
 * says how long.
 */
export function changeControl(g: Game, card: CardId, to: Seat, cause: Cause, isBrief: boolean): CardId[] {
  const piece = pieceOf(g, card);
  if (to === NONE || piece === null || piece.controller === to || !mayBe(g, 'control', card, cause))
    return [];
  noticeAffected(g, 'control', [card], cause);
  giveControl(g, piece, to, cause.card, isBrief);
  noteGift(g, piece, cause);
  return [card];
}

/** `piece`: as it was before, when it was its giver's. */
function noteGift(
  g: Game,
  { card, stamp, as, base, controller, counters }: Piece,
  { by, card: cause }: Cause,
): void {
  if (by !== controller || !isHeard(g, 'given away')) return;
  notice(g, happening('given away', { card, stamp, as, base, controller, player: by, cause, counters }));
}

/** Relocates an action from where it is to a base, or onto a minion (R9.5). It stays the same card (R10.11). */
export function transfer(g: Game, card: CardId, to: { base: BaseId; on: CardId }, cause: Cause): CardId[] {
  const piece = pieceOf(g, card);
  if (piece === null || !mayBe(g, 'transfer', card, cause)) return [];
  if (to.on !== NONE && !mayBe(g, 'attach', to.on, cause)) return [];
  noticeAffected(g, 'transfer', [card], cause);
  noticeAffected(g, 'attach', to.on === NONE ? [] : [to.on], cause);
  changePiece(g, piece, { on: to.on, transferred: g.state.clock++ });
  relocate(g, card, to.base);
  noteTransfer(g, card, piece.base, cause);
  return [card];
}

/** An action has been transferred from that base to where it is now. */
export function noteTransfer(g: Game, card: CardId, from: BaseId, { by, card: cause }: Cause): void {
  const piece = pieceOf(g, card);
  if (piece === null) return;
  const { stamp, base, on, controller, as } = piece;
  g.tell?.({ key: 'transfer', card, base, on, source: cause });
  if (!isHeard(g, 'transferred')) return;
  notice(g, happening('transferred', { card, stamp, player: by, cause, base, from, controller, as, on }));
}
