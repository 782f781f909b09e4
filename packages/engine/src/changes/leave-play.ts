import { defOf, touch, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import type { Happening, HappeningKind } from '../model/happening.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { power } from '../rules/power.ts';
import { attachedTo, pieceOf } from '../rules/table.ts';
import { happening, nextBatch, notice } from './notice.ts';
import { removeFrom, openlyToDeck, openlyToHand, shuffleDeck, toDiscard } from './zones.ts';

/** Where a card goes when it leaves play: always to its owner's (R9.4), unless a hand is named. */
export type Destination = 'discard' | 'hand' | 'deck top' | 'deck bottom' | 'deck shuffled' | 'box' | 'limbo';

export interface Leaving {
  readonly card: CardId;
  readonly to: Destination;
}

/**
 * Cards leave play together. Their power, controller and base are recorded as they were; what is on them is
 * discarded in the same commit (R9.6); abilities are triggered against the table as it was.
 */
export function leavePlay(
  g: Game,
  cards: readonly Leaving[],
  kinds: readonly HappeningKind[],
  cause: Cause,
): void {
  const leaving = cards.filter(({ card }) => pieceOf(g, card) !== null);
  const gone = leaving.map(({ card }) => card);
  const attached = gone.flatMap((card) => attachedTo(g, card)).filter((card) => !gone.includes(card));
  const batch = nextBatch(g);
  const everything = [...gone, ...attached];
  const events = leaving.flatMap(({ card, to }) =>
    kinds
      .filter((kind) => kind !== 'to discard' || to === 'discard')
      .map((kind) => leavingEvent(g, kind, card, cause, batch)),
  );
  const staying = attached.filter((card) => outlivesHost(g, card));
  const hostLeft = staying.map((card) => leavingEvent(g, 'host left', card, cause, batch));
  for (const event of events) notice(g, event, everything);
  for (const { card, to } of leaving) removePiece(g, card, to);
  for (const card of attached) {
    if (staying.includes(card)) detach(g, card);
    else removePiece(g, card, 'discard');
  }
  for (const owner of shuffledOwners(g, leaving)) shuffleDeck(g, owner);
  for (const event of hostLeft) notice(g, event);
}

function leavingEvent(g: Game, kind: HappeningKind, card: CardId, cause: Cause, batch: number): Happening {
  const piece = pieceOf(g, card);
  if (piece === null) return happening(kind, { card });
  return happening(kind, {
    card,
    stamp: piece.stamp,
    player: cause.by,
    cause: cause.card,
    base: piece.base,
    controller: piece.controller,
    power: piece.as === 'minion' ? power(g, card) : 0,
    as: piece.as,
    on: piece.on,
    zone: 'play',
    batch,
  });
}

/** Has it an ability for the case that its minion leaves? */
function outlivesHost(g: Game, card: CardId): boolean {
  return defOf(g, card).triggers.some(({ spec }) => spec.kind === 'trigger' && spec.on === 'host left');
}

function detach(g: Game, card: CardId): void {
  const piece = pieceOf(g, card);
  if (piece !== null) piece.on = NONE;
  touch(g);
}

export function removePiece(g: Game, card: CardId, to: Destination): void {
  endControl(g, card);
  g.state.pieces[card] = null;
  removeFrom(g.state.table, card);
  touch(g);
  putAway(g, card, to);
}

/** Some actions give control of their minion for as long as they are on it. */
function endControl(g: Game, action: CardId): void {
  const host = pieceOf(g, pieceOf(g, action)?.on ?? NONE);
  if (host === null || !defOf(g, action).rules.some(({ spec }) => spec.kind === 'control ends')) return;
  host.controller = g.state.owners[host.card];
}

/** Puts a card that is nowhere into a zone of its owner. */
export function putAway(g: Game, card: CardId, to: Destination): void {
  switch (to) {
    case 'discard':
      toDiscard(g, card);
      break;
    case 'hand':
      openlyToHand(g, card, g.state.owners[card]);
      break;
    case 'deck top':
      openlyToDeck(g, card, 'top');
      break;
    case 'deck bottom':
    case 'deck shuffled':
      openlyToDeck(g, card, 'bottom');
      break;
    case 'box':
      g.state.box.push(card);
      break;
    case 'limbo':
      g.state.limbo.push(card);
      break;
  }
}

function shuffledOwners(g: Game, leaving: readonly Leaving[]): Set<Seat> {
  return new Set(leaving.filter(({ to }) => to === 'deck shuffled').map(({ card }) => g.state.owners[card]));
}
