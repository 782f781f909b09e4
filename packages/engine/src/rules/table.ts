import type { Game } from '../game.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { BaseInPlay, Piece, TitanAside } from '../model/state.ts';

/** Reading the table: what is where, and whose. */

export function pieceOf(g: Game, card: CardId): Piece | null {
  return card === NONE ? null : (g.state.pieces[card] ?? null);
}

export function isBase(g: Game, card: CardId): card is BaseId {
  return card !== NONE && g.state.owners[card] === NONE;
}

export function baseInPlay(g: Game, base: CardId): BaseInPlay | undefined {
  for (const inPlay of g.state.bases) if (inPlay.base === base) return inPlay;
  return undefined;
}

export function isBaseInPlay(g: Game, base: CardId): base is BaseId {
  return baseInPlay(g, base) !== undefined;
}

/** The base that a card in play is at, or NONE. A base is at itself. */
export function baseAt(g: Game, card: CardId): BaseId {
  if (isBase(g, card)) return isBaseInPlay(g, card) ? card : NONE;
  return pieceOf(g, card)?.base ?? NONE;
}

export function controllerOf(g: Game, card: CardId): Seat {
  return pieceOf(g, card)?.controller ?? NONE;
}

export function ownerOf(g: Game, card: CardId): Seat {
  return g.state.owners[card] ?? NONE;
}

/** A titan that is not in play (R11.1). */
export function asideOf({ state: { aside } }: Game, card: CardId): TitanAside | undefined {
  if (aside !== undefined) for (const one of aside) if (one.card === card) return one;
  return undefined;
}

/** +1 power counters on a card in play, or on a titan that is set aside; on a base, those of its own kind. */
export function countersOf(g: Game, card: CardId): number {
  return pieceOf(g, card)?.counters ?? asideOf(g, card)?.counters ?? baseInPlay(g, card)?.counters ?? 0;
}

/** In order of arrival there. */
export function titansAt(g: Game, base: BaseId): CardId[] {
  return cardsAt(g, base).filter((card) => pieceOf(g, card)?.as === 'titan');
}

/** The titans in play that a player controls. */
export function titansOf({ state: { aside, table, pieces } }: Game, player: Seat): readonly CardId[] {
  let found = NO_CARDS;
  if (aside === undefined) return found;
  for (const card of table) {
    const piece = pieces[card] ?? null;
    if (piece !== null && piece.as === 'titan' && piece.controller === player) found = [...found, card];
  }
  return found;
}

/** Is that very stay in play still going on? */
export function stillInPlay(g: Game, card: CardId, stamp: number): boolean {
  if (isBase(g, card)) return baseInPlay(g, card)?.stamp === stamp;
  return pieceOf(g, card)?.stamp === stamp;
}

export function stampOf(g: Game, card: CardId): number {
  if (card === NONE) return NONE;
  if (isBase(g, card)) return baseInPlay(g, card)?.stamp ?? NONE;
  return pieceOf(g, card)?.stamp ?? asideOf(g, card)?.stamp ?? NONE;
}

export function hasMinionAt(g: Game, base: BaseId, player: Seat): boolean {
  for (const card of g.state.table) {
    const piece = g.state.pieces[card] ?? null;
    if (piece !== null && piece.base === base && piece.as === 'minion' && piece.controller === player)
      return true;
  }
  return false;
}

/** Everything on a base: minions, actions on it and on them, buried cards. What is stored goes with its card. */
export function cardsAt(g: Game, base: BaseId): CardId[] {
  return g.state.table.filter((card) => {
    const piece = g.state.pieces[card] ?? null;
    return piece !== null && piece.base === base && piece.as !== 'stored';
  });
}

/** The cards that are stored under that one (R16.1). */
export function storedUnder(g: Game, host: CardId): readonly CardId[] {
  let stored = NO_CARDS;
  for (const card of g.state.table) {
    const piece = g.state.pieces[card] ?? null;
    if (piece !== null && piece.as === 'stored' && piece.on === host) stored = [...stored, card];
  }
  return stored;
}

/** The cards that a player has in stasis (R17.2), without what lies on them. */
export function inStasisOf({ state: { table, pieces } }: Game, player: Seat): readonly CardId[] {
  let found = NO_CARDS;
  for (const card of table) {
    const piece = pieces[card] ?? null;
    if (piece !== null && piece.as === 'stasis' && piece.on === NONE && piece.controller === player)
      found = [...found, card];
  }
  return found;
}

/** R17.2. What lies on such a card is with it, and in stasis itself only for the time being. */
export function isInStasis(g: Game, card: CardId): boolean {
  const piece = pieceOf(g, card);
  return piece !== null && piece.as === 'stasis' && piece.on === NONE;
}

export function stasisCountersOn(g: Game, card: CardId): number {
  return pieceOf(g, card)?.stasis ?? 0;
}

/** Actions on a minion or on a buried card, and what is stored under it. */
export function attachedTo(g: Game, host: CardId): CardId[] {
  return g.state.table.filter((card) => g.state.pieces[card]?.on === host);
}

export function clockwiseFrom({ state: { players } }: Game, first: Seat): readonly Seat[] {
  const count = players.length;
  return ((CLOCKWISE[count] ??= [])[first] ??= players.map((_, step) => (first + step) % count));
}

/** By number of players and first seat. */
const CLOCKWISE: (readonly Seat[])[][] = [];

export function nextSeat(g: Game, seat: Seat): Seat {
  return (seat + 1) % g.state.players.length;
}

/** The cards that a player has buried (R7.2). */
export function buriedBy(g: Game, player: Seat): readonly CardId[] {
  let buried = NO_CARDS;
  for (const card of g.state.table) {
    const piece = g.state.pieces[card] ?? null;
    if (piece !== null && piece.as === 'buried' && piece.controller === player) buried = [...buried, card];
  }
  return buried;
}

const NO_CARDS: readonly CardId[] = [];

export function isSharedFaceDown({ state }: Game, name: string): boolean {
  return state.sharedDecks.some((deck) => deck.name === name && deck.faceDown === true);
}

/** The cards in the shared deck of that name (R12.1); none where it is not in the game. */
export function sharedDeckOf({ state }: Game, name: string): CardId[] {
  return state.sharedDecks.find((deck) => deck.name === name)?.cards ?? [];
}

/** Somebody is looking at base cards: for the moment the rest of the base deck has no top. */
export function someBasesAreSetAside({ state }: Game): boolean {
  let placed = state.baseDeck.length + state.baseDiscard.length + state.bases.length;
  // A base that is chosen to replace another has its place.
  for (const frame of state.stack) if (frame.kind === 'scoring') placed += frame.next.length;
  let all = 0;
  for (let card = 0; card < state.owners.length; card++) {
    if (state.owners[card] === NONE && !state.memories.includes(card)) all++;
  }
  return placed < all;
}
