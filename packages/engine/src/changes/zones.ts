import { defOf, type Game, playerOf } from '../game.ts';
import type { DeckUse } from '../model/editions.ts';
import { NONE, type CardId, type Seat, type DefId } from '../model/ids.ts';
import { randomBelow, randomBeside, shuffleInPlace } from '../model/random.ts';
import type { Player } from '../model/state.ts';
import { showSide } from './faces.ts';
import { remember } from './remember.ts';
import { hasCardsToTake } from '../rules/affectable.ts';
import { ownerOf } from '../rules/table.ts';
import { nth } from '../model/nth.ts';

/**
 * Moving cards between hand, deck, discard pile and limbo, and keeping track of who knows which face-down card.
 * Nothing else touches those lists.
 */

/** Done by hand, since `splice` allocates a list of what it removes, and this happens all the time. */
export function removeFrom(list: CardId[], card: CardId): boolean {
  let at = list.length - 1;
  while (at >= 0 && list[at] !== card) at--;
  if (at < 0) return false;
  for (; at < list.length - 1; at++) list[at] = list[at + 1] ?? NONE;
  list.pop();
  return true;
}

/** Takes a card out of the hand, deck, discard pile or limbo where it lies. */
export function take(g: Game, card: CardId): void {
  if (removeFrom(g.state.limbo, card)) return;
  for (const player of g.state.players) {
    if (removeFrom(player.hand, card) || removeFrom(player.discard, card) || removeFrom(player.deck, card))
      return;
  }
}

/** All seats, and whoever looks on. */
export const everybody = ({ state: { players } }: Game): number => (2 << players.length) - 1;
const only = (seat: Seat): number => 1 << seat;

/** Hidden information has come to light: undo stops here. */
export function crossBarrier(g: Game): void {
  g.state.barrier++;
}

export function isKnownToAll(g: Game, card: CardId): boolean {
  return g.state.known[card] === everybody(g);
}

/** The seats that know a card, as events have it: nothing if everybody does. */
export function seenBy(g: Game, card: CardId): { readonly seenBy?: readonly Seat[] } {
  if (isKnownToAll(g, card)) return {};
  return { seenBy: [...g.state.players.keys()].filter((seat) => knows(g, seat, card)) };
}

export function knows(g: Game, seat: Seat, card: CardId): boolean {
  return ((g.state.known[card] ?? 0) & only(seat)) !== 0;
}

export function learn(g: Game, seat: Seat, card: CardId): void {
  if (knows(g, seat, card)) return;
  g.state.known[card] = (g.state.known[card] ?? 0) | only(seat);
  crossBarrier(g);
}

/** Whoever searches a deck looks through all of it, and chooses from these; the others see that it is searched. */
export function showSearched(g: Game, deck: readonly CardId[], cards: readonly CardId[], seat: Seat): void {
  for (const card of cards) learn(g, seat, card);
  g.tell?.({ key: 'search', player: seat, cards: [...deck], seenBy: [seat] });
}

/** Shown to everybody (R9.12). A player who shows a card they already knew learns nothing, and may still undo. */
export function learnAll(g: Game, card: CardId, shownBy: Seat = NONE): void {
  if (isKnownToAll(g, card)) return;
  const isNews = shownBy === NONE || !knows(g, shownBy, card);
  g.state.known[card] = everybody(g);
  if (isNews) crossBarrier(g);
}

/**
 * Gives cards new numbers among themselves, at random, so that only that seat knows which is which. Returns the
 * cards in the order given, by their new numbers.
 */
export function renumber(g: Game, cards: readonly CardId[], seat: Seat): CardId[] {
  const { state } = g;
  remember(g, cards);
  const fresh = cards.slice();
  shuffleInPlace(state.random, fresh);
  const { defs, owners, known } = state;
  const defsBefore = cards.map((card) => nth(defs, card));
  const ownersBefore = cards.map((card) => nth(owners, card));
  const knownBefore = cards.map((card) => nth(known, card) & only(seat));
  fresh.forEach((card, i) => {
    defs[card] = nth(defsBefore, i);
    owners[card] = nth(ownersBefore, i);
    known[card] = nth(knownBefore, i);
  });
  return fresh;
}

/**
 * Cards have left this hand unseen: the others no longer know which of them are still in it. So that no number gives
 * them away, the hand and the moved cards get new numbers. Returns the new numbers of the moved cards.
 */
function forgetHand(g: Game, seat: Seat, moved: readonly CardId[]): CardId[] {
  const { hand } = playerOf(g, seat);
  const fresh = renumber(g, [...hand, ...moved], seat);
  playerOf(g, seat).hand = fresh.slice(0, hand.length);
  return fresh.slice(hand.length);
}

/** A card of a shared deck belongs to whoever has it (R12.2). */
export function belongTo(g: Game, card: CardId, seat: Seat): void {
  if (defOf(g, card).sharedDeck !== null) g.state.owners[card] = seat;
}

/** Into a hand, in view of all. */
export function openlyToHand(g: Game, card: CardId, seat: Seat): void {
  showSide(g, card, 'minion');
  belongTo(g, card, seat);
  g.state.known[card] = everybody(g);
  playerOf(g, seat).hand.push(card);
}

/** Into a hand, seen by its holder; whoever knew the card still does. */
export function quietlyToHand(g: Game, card: CardId, seat: Seat): void {
  belongTo(g, card, seat);
  playerOf(g, seat).hand.push(card);
  learn(g, seat, card);
}

export interface Gift {
  readonly card: CardId;
  readonly to: Seat;
}

/** From one hand to others: only giver and receiver see which card. Returns their numbers from now on. */
export function secretlyToHands(g: Game, gifts: readonly Gift[], from: Seat): CardId[] {
  for (const { card } of gifts) take(g, card);
  const moved = forgetHand(
    g,
    from,
    gifts.map(({ card }) => card),
  );
  moved.forEach((card, i) => {
    const { to } = nth(gifts, i);
    belongTo(g, card, to);
    g.state.known[card] = only(from) | only(to);
    playerOf(g, to).hand.push(card);
  });
  return moved;
}

export function toDiscard(g: Game, card: CardId): void {
  showSide(g, card, 'minion');
  g.state.known[card] = everybody(g);
  playerOf(g, ownerOf(g, card)).discard.push(card);
}

export type DeckEnd = 'top' | 'bottom';

/** To the top or bottom of a deck, in view of all: the owner's (R9.4), unless the text names another. */
export function openlyToDeck(g: Game, card: CardId, end: DeckEnd, seat = ownerOf(g, card)): void {
  showSide(g, card, 'minion');
  g.state.known[card] = everybody(g);
  putOnDeck(playerOf(g, seat), card, end);
}

/**
 * From hand to the top or bottom of the player's own deck, unseen: even other players' cards stay there (R9.4). The
 * last in the list ends up outermost. Returns their numbers from now on.
 */
export function secretlyToDeck(g: Game, cards: readonly CardId[], seat: Seat, end: DeckEnd): CardId[] {
  for (const card of cards) take(g, card);
  const moved = forgetHand(g, seat, cards);
  for (const card of moved) {
    g.state.known[card] = only(seat);
    putOnDeck(playerOf(g, seat), card, end);
  }
  return moved;
}

/** Back onto the deck it was taken from; players who knew it still do. */
export function backOnDeck(g: Game, card: CardId, seat: Seat, end: DeckEnd): void {
  belongTo(g, card, seat);
  putOnDeck(playerOf(g, seat), card, end);
}

function putOnDeck(player: Player, card: CardId, end: DeckEnd): void {
  if (end === 'top') player.deck.push(card);
  else player.deck.unshift(card);
}

/**
 * Out of a deck into no zone, seen by that player alone: nothing known about that deck is known any longer, and no
 * number gives the card away. Returns its number from now on.
 */
export function secretlyOutOfDeck(g: Game, card: CardId, whose: Seat, seat: Seat): CardId {
  const player = playerOf(g, whose);
  removeFrom(player.deck, card);
  const [taken = NONE, ...rest] = renumber(g, [card, ...player.deck], seat);
  player.deck = rest;
  g.state.known[taken] = only(seat);
  g.state.limbo.push(taken);
  return taken;
}

export function shuffleDeck(g: Game, seat: Seat): void {
  shuffleIdentities(g, playerOf(g, seat).deck);
  crossBarrier(g);
  g.tell?.({ key: 'shuffle', player: seat });
}

/**
 * Shuffles what the cards *are*, apart from their numbers: so the number of a face-down card never tells which card it
 * is, not even to somebody who saw it before the shuffle.
 */
export function shuffleIdentities(g: Game, cards: CardId[]): void {
  remember(g, cards);
  const { defs, owners, known, random } = g.state;
  for (let last = cards.length - 1; last > 0; last--) {
    swap(defs, owners, cards[last] ?? NONE, cards[randomBelow(random, last + 1)] ?? NONE);
  }
  for (const card of cards) known[card] = 0;
  shuffleNumbers(g, cards);
}

function swap(defs: DefId[], owners: Seat[], one: CardId, other: CardId): void {
  const def = defs[one] ?? NONE;
  const owner = owners[one] ?? NONE;
  defs[one] = defs[other] ?? NONE;
  owners[one] = owners[other] ?? NONE;
  defs[other] = def;
  owners[other] = owner;
}

/**
 * Which number lies where is random as well; otherwise the number of a card that comes to light would reveal when it
 * was drawn. Numbers mean nothing to the rules, so they have a random generator separate from the game's.
 */
function shuffleNumbers({ state: { defs, owners, random } }: Game, cards: CardId[]): void {
  const defsBefore = cards.map((card) => defs[card] ?? NONE);
  const ownersBefore = cards.map((card) => owners[card] ?? NONE);
  shuffleInPlace(randomBeside(random), cards);
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] ?? NONE;
    defs[card] = defsBefore[at] ?? NONE;
    owners[card] = ownersBefore[at] ?? NONE;
  }
}

/** R2.1: an empty deck is renewed from the discard pile, by edition. False if there is still nothing. */
export function renewDeck(g: Game, seat: Seat, to: DeckUse): boolean {
  const player = playerOf(g, seat);
  if (player.deck.length > 0) return true;
  if (!hasCardsToTake(g, seat, to)) return false;
  player.deck.push(...player.discard);
  player.discard.length = 0;
  shuffleDeck(g, seat);
  return true;
}

/** The top (or bottom) card of a deck, which is renewed first if it is empty; NONE if there is none. */
function takeFromDeck(g: Game, seat: Seat, to: DeckUse, end: DeckEnd = 'top'): CardId {
  if (!renewDeck(g, seat, to)) return NONE;
  const { deck } = playerOf(g, seat);
  return (end === 'top' ? deck.pop() : deck.shift()) ?? NONE;
}

const NO_CARDS: readonly CardId[] = [];

export function draw(g: Game, seat: Seat, count: number): readonly CardId[] {
  const { hand } = playerOf(g, seat);
  const before = hand.length;
  for (let i = 0; i < count; i++) {
    const card = takeFromDeck(g, seat, 'draw');
    if (card === NONE) break;
    // R10.9 is about revealed cards; a card drawn unseen stays with the drawer, whoever owns it (R9.4).
    g.state.known[card] = (g.state.known[card] ?? 0) | only(seat);
    hand.push(card);
  }
  if (hand.length === before) return NO_CARDS;
  const drawn = hand.slice(before);
  crossBarrier(g);
  g.tell?.({ key: 'draw', player: seat, cards: drawn, seenBy: [seat] });
  return drawn;
}

/** From hand into no zone, face down. Returns their numbers from now on. */
export function secretlyToLimbo(g: Game, cards: readonly CardId[], seat: Seat): CardId[] {
  if (cards.length === 0) return [];
  for (const card of cards) take(g, card);
  const moved = forgetHand(g, seat, cards);
  for (const card of moved) {
    g.state.known[card] = only(seat);
    g.state.limbo.push(card);
  }
  return moved;
}

/** Into no zone for the moment. */
export function toLimbo(g: Game, card: CardId): void {
  take(g, card);
  g.state.limbo.push(card);
}

/** Out of it again, if it is still there. */
export function fromLimbo(g: Game, card: CardId): boolean {
  return removeFrom(g.state.limbo, card);
}

/**
 * Several cards in no zone are seen by that player alone, who may then put each somewhere else: others who knew one of
 * them no longer know which it is. Returns their numbers from now on.
 */
export function mixForOthers(g: Game, cards: readonly CardId[], seat: Seat): readonly CardId[] {
  const isKnownToOthers = cards.some((card) => ((g.state.known[card] ?? 0) & ~only(seat)) !== 0);
  if (cards.length < 2 || !isKnownToOthers) return cards;
  return renumber(g, cards, seat);
}

/** The top (or bottom) card of a deck, into no zone for the moment; NONE if there is none. */
export function deckToLimbo(g: Game, seat: Seat, to: 'reveal' | 'look', end: DeckEnd = 'top'): CardId {
  const card = takeFromDeck(g, seat, to, end);
  if (card !== NONE) g.state.limbo.push(card);
  return card;
}
