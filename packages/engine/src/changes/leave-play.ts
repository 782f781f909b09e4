import type { Writable } from '../model/writable.ts';
import { abilityOf, topOf, touch, touchCard, type Game } from '../game.ts';
import type { Cause } from '../library/definitions.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import { power } from '../rules/power.ts';
import { inForce, triggersOf } from '../rules/in-force.ts';
import {
  attachedTo,
  controllerOf,
  isInStasis,
  ownerOf,
  pieceOf,
  stampOf,
  storedUnder,
} from '../rules/table.ts';
import { heldBy, settleControl } from './control.ts';
import { setAside } from './aside.ts';
import { endEffectsOf } from './effects.ts';
import { noteDestroyed, noteFallen } from './fallen.ts';
import { isHeard, nextBatch, noteWitnesses, notice, noticedByTop, triggersFor } from './notice.ts';
import { happening, type Happening, type HappeningKind } from '../model/happening.ts';
import { changePiece } from './pieces.ts';
import { noticeToHand } from './to-hand.ts';
import {
  learnAll,
  removeFrom,
  openlyToDeck,
  openlyToHand,
  quietlyToHand,
  shuffleDeck,
  toDiscard,
} from './zones.ts';

/**
 * The zone of a card that leaves play: always its owner's (R9.4), unless a hand is named. A titan is set aside (R11.7).
 */
export type Destination =
  | 'discard'
  | 'hand'
  | 'deck top'
  | 'deck bottom'
  | 'deck shuffled'
  | 'box'
  | 'limbo'
  | 'aside';

export interface Leaving {
  readonly card: CardId;
  readonly to: Destination;
}

/**
 * Cards leave play together. Their power, controller and base are recorded as they were; what is on them is
 * discarded in the same commit (R9.6); abilities are triggered against the table as it was. `base`: the base that is
 * about to leave with them. `isSwap`: what is on them stays, for whatever takes their place (R10.80).
 */
export function leavePlay(
  g: Game,
  cards: readonly Leaving[],
  kinds: readonly HappeningKind[],
  cause: Cause,
  base: BaseId = NONE,
  isSwap = false,
): void {
  const leaving = goingAway(g, cards);
  if (leaving.length === 0) return;
  const hosts = leaving.map(({ card }) => card);
  const attached = isSwap ? [] : attachments(g, hosts);
  const everything = attached.length === 0 ? hosts : [...hosts, ...attached];
  noteWitnesses(g, everything);
  noteLeaving(g, leaving, kinds, cause);
  const heard = kinds.filter((kind) => isHeard(g, kind));
  if (isHeard(g, 'left play')) heard.push('left play');
  if (heard.length > 0) {
    const witnesses = base === NONE ? everything : [...everything, base];
    announce(g, leaving, witnesses, heard, cause, kinds.includes('destroyed'));
  }
  const falling = attached.map((card): Leaving => ({ card, to: divertedTo(g, card) ?? 'discard' }));
  for (const { card } of leaving) if (isStoredSpokenOf(g, card)) setStoredAside(g, card);
  for (const { card, to } of leaving) removePiece(g, card, to);
  for (const { card, to } of falling) {
    if (outlivesHost(g, card)) loseHost(g, card, cause);
    else removePiece(g, card, to);
  }
  for (const { card, to } of leaving) if (to === 'hand') noticeToHand(g, [card], ownerOf(g, card), 'play');
  shuffleWhatCameIn(g, falling.length === 0 ? leaving : [...leaving, ...falling]);
}

/**
 * Those that leave on their own account; a titan is set aside however it leaves, unless it goes to the box (R11.7,
 * R12.4).
 */
function goingAway(g: Game, cards: readonly Leaving[]): Leaving[] {
  const going: Leaving[] = [];
  for (const leaving of cards) {
    const piece = pieceOf(g, leaving.card);
    if (piece === null || staysWithoutHost(g, leaving.card, cards)) continue;
    const isSetAside = piece.as === 'titan' && leaving.to !== 'box';
    const to = isSetAside ? 'aside' : (divertedTo(g, leaving.card) ?? leaving.to);
    going.push({ card: leaving.card, to });
  }
  return going;
}

/** Where a card goes in whichever way it leaves play (R10.83); undefined: nothing says so. */
export function divertedTo(g: Game, card: CardId): 'deck bottom' | 'deck shuffled' | undefined {
  for (const { rule, scope } of inForce(g)['leaves for']) if (rule.test(g, scope, card)) return rule.to;
  return undefined;
}

function noteLeaving(
  g: Game,
  leaving: readonly Leaving[],
  kinds: readonly HappeningKind[],
  cause: Cause,
): void {
  const destroyed = kinds.includes('destroyed');
  for (const { card, to } of leaving) {
    if (destroyed) noteDestroyed(g, card, cause);
    if (to === 'discard' && kinds.includes('to discard')) noteFallen(g, 'to discard', card, cause.by);
  }
}

/** Its minion leaves too: an action with an ability for that case does not leave on its own account. */
function staysWithoutHost(g: Game, card: CardId, cards: readonly Leaving[]): boolean {
  const host = pieceOf(g, card)?.on ?? NONE;
  return host !== NONE && outlivesHost(g, card) && cards.some((leaving) => leaving.card === host);
}

/** What is on the leaving cards and does not leave on its own account. */
function attachments(g: Game, leaving: readonly CardId[]): readonly CardId[] {
  const { attached } = inForce(g);
  if (attached.length === 0) return NOTHING_ATTACHED;
  return attached.filter(
    (card) => leaving.includes(g.state.pieces[card]?.on ?? NONE) && !leaving.includes(card),
  );
}

const NOTHING_ATTACHED: readonly CardId[] = [];

/** What goes to the discard pile because it is on these cards, which are about to leave play (R9.6). */
export function fallingOff(g: Game, leaving: readonly CardId[]): readonly CardId[] {
  if (inForce(g).attached.length === 0) return NOTHING_ATTACHED;
  return attachments(g, leaving).filter((card) => !outlivesHost(g, card));
}

function announce(
  g: Game,
  leaving: readonly Leaving[],
  everything: readonly CardId[],
  kinds: readonly HappeningKind[],
  cause: Cause,
  destroyed: boolean,
): void {
  const batch = nextBatch(g);
  const events: Happening[] = [];
  for (const { card, to } of leaving) {
    for (const kind of kinds) {
      if (kind !== 'to discard' || to === 'discard')
        events.push(leavingEvent(g, kind, card, cause, batch, destroyed));
    }
  }
  for (const event of events) notice(g, event, everything);
}

/** A card in play that is about to leave, as it is. Written out, like every event that happens all the time. */
export function leavingEvent(
  g: Game,
  kind: HappeningKind,
  card: CardId,
  cause: Cause,
  batch: number,
  destroyed = false,
): Happening {
  const piece = pieceOf(g, card);
  if (piece === null) return happening(kind, { card, destroyed });
  const stored = storedUnder(g, card);
  const event: Writable<Happening> = {
    kind,
    card,
    stamp: piece.stamp,
    player: cause.by,
    cause: cause.card,
    base: piece.base,
    from: NONE,
    controller: piece.controller,
    power: piece.as === 'minion' || piece.as === 'titan' ? power(g, card) : 0,
    counters: piece.counters,
    as: piece.as,
    on: piece.on,
    zone: 'play',
    destroyed,
    using: NONE,
    batch,
  };
  if (stored.length > 0) event.stored = stored;
  return event;
}

/** Does its leaving trigger an ability of its own that speaks of what is stored under it? */
function isStoredSpokenOf(g: Game, card: CardId): boolean {
  const { noticed } = topOf(g);
  if (noticed === null || storedUnder(g, card).length === 0) return false;
  const stamp = stampOf(g, card);
  return noticed.triggers.some(
    ({ self, stamp: stay, ability }) =>
      self === card && stay === stamp && abilityOf(g, ability).script.speaksOfStored,
  );
}

/** R16.3: what is stored under a leaving card waits until that ability has resolved, and is discarded then. */
export function setStoredAside(g: Game, host: CardId): readonly CardId[] {
  const stored = turnUpStored(g, host, 'limbo');
  if (stored.length === 0) return stored;
  const noticed = noticedByTop(g);
  noticed.spent = [...noticed.spent, ...stored];
  return stored;
}

/** What is stored under a card comes out from there, and all see it. */
function turnUpStored(g: Game, host: CardId, to: 'limbo' | 'discard'): readonly CardId[] {
  const stored = storedUnder(g, host);
  for (const card of stored) {
    learnAll(g, card);
    const player = controllerOf(g, card);
    removePiece(g, card, to);
    if (to === 'discard') g.tell?.({ key: 'discard', told: 'after', player, cards: [card] });
    else g.tell?.({ key: 'reveal', player, other: player, cards: [card] });
  }
  return stored;
}

/** Does it have an ability for when its minion leaves? Whether that applies is seen then. */
function outlivesHost(g: Game, card: CardId): boolean {
  return triggersOf(g, card).some(({ spec }) => spec.kind === 'trigger' && spec.on.includes('host left'));
}

function loseHost(g: Game, card: CardId, cause: Cause): void {
  const event = leavingEvent(g, 'host left', card, cause, nextBatch(g));
  const piece = pieceOf(g, card);
  // In transit: on nothing and nowhere, until its ability finds it another place.
  if (piece !== null) changePiece(g, piece, { on: NONE, base: NONE });
  touch(g);
  if (triggersFor(g, event).length === 0) removePiece(g, card, 'discard');
  else notice(g, event);
}

export function removePiece(g: Game, card: CardId, to: Destination): void {
  const held = heldBy(g, card);
  const lastStay = pieceOf(g, card)?.stamp ?? NONE;
  const isBuried = pieceOf(g, card)?.as === 'buried';
  turnUpStored(g, card, 'discard');
  // R17.5: what lies on a card in stasis goes with it.
  if (isInStasis(g, card)) for (const one of attachedTo(g, card)) removePiece(g, one, 'discard');
  endEffectsOf(g, card);
  g.state.pieces[card] = null;
  removeFrom(g.state.table, card);
  touchCard(g, card);
  if (to === 'aside') setAside(g, card, lastStay);
  // R7.1: nobody but its owner sees it on the way.
  else if (isBuried && to === 'hand') quietlyToHand(g, card, ownerOf(g, card));
  else putAway(g, card, to);
  if (held !== NONE) settleControl(g, held);
}

/** Puts a card that is nowhere into a zone of its owner. */
export function putAway(g: Game, card: CardId, to: Exclude<Destination, 'aside'>): void {
  switch (to) {
    case 'discard':
      toDiscard(g, card);
      break;
    case 'hand':
      openlyToHand(g, card, ownerOf(g, card));
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

function shuffleWhatCameIn(g: Game, leaving: readonly Leaving[]): void {
  const owners: Seat[] = [];
  for (const { card, to } of leaving) {
    const owner = ownerOf(g, card);
    if (to === 'deck shuffled' && !owners.includes(owner)) owners.push(owner);
  }
  for (const owner of owners) shuffleDeck(g, owner);
}
