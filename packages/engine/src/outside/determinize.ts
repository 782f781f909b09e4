import type { Library } from '../library/library.ts';
import { clone } from '../model/clone.ts';
import { NONE, TABLE, type CardId, type Seat, type DefId } from '../model/ids.ts';
import { randomBelow, shuffleInPlace, type RandomState } from '../model/random.ts';
import type { State } from '../model/state.ts';
import { baseList, deckList, sharedDecksFor } from '../rules/composition.ts';
import { SmashUpError } from './errors.ts';
import { HIDDEN, type View } from './view.ts';
import { nth } from '../model/nth.ts';

/**
 * A card that the viewer has not seen: its definition and owner. TABLE: from a shared deck, and so owned by the player
 * who has it.
 */
interface Unseen {
  readonly def: DefId;
  readonly owner: Seat;
}

/**
 * A full state that is consistent with the view: the cards that the viewer has not seen lie in the face-down places at
 * random. It is made from the view alone.
 */
export function determinize(lib: Library, view: View, random: RandomState): State {
  const state = clone(view);
  const unseen = unseenCards(lib, state);
  const hidden: CardId[] = [];
  for (let card = 0; card < state.defs.length; card++) {
    if (state.defs[card] === HIDDEN && !state.memories.includes(card)) hidden.push(card);
  }
  if (hidden.length !== unseen.length) {
    throw new SmashUpError('The view does not belong to a game that was dealt from factions.');
  }
  const order = unseen.map((_card, i) => i);
  shuffleInPlace(random, order);
  // A card of a shared deck may be any of those a player holds, not just the last.
  if (state.sharedDecks.length > 0) shuffleInPlace(random, hidden);
  lay(
    lib,
    state,
    hidden,
    order.map((i) => nth(unseen, i)),
  );
  recall(lib, state, random);
  for (let i = 0; i < 4; i++) state.random[i] = randomBelow(random, 0x1_0000_0000) | 0;
  return state;
}

/** First every holder's own cards, then what is left: a player may hold somebody else's card. */
function lay(lib: Library, state: State, hidden: readonly CardId[], pool: readonly Unseen[]): void {
  const isLaid = pool.map(() => false);
  const put = (card: CardId, at: number): void => {
    isLaid[at] = true;
    const { def, owner } = nth(pool, at);
    state.defs[card] = def;
    if (owner !== TABLE) state.owners[card] = owner;
  };
  layShared(lib, state, pool, put);
  // For bases and for each seat, how far its cards in the pool are used up.
  const next = [NONE, ...state.players.keys()].map((owner) => nextOf(pool, owner, 0));
  const foreign: CardId[] = [];
  for (const card of hidden) {
    if (state.defs[card] !== HIDDEN) continue;
    const holder = nth(state.owners, card);
    const at = nth(next, holder - NONE);
    if (at === pool.length) foreign.push(card);
    else {
      put(card, at);
      next[holder - NONE] = nextOf(pool, holder, at + 1);
    }
  }
  for (const card of foreign) {
    const isBase = state.owners[card] === NONE;
    const at = pool.findIndex(({ owner }, i) => !isLaid[i] && (owner === NONE) === isBase);
    if (at >= 0) put(card, at);
  }
}

/** Face-down shared decks have their own cards, and only these. */
function layShared(
  lib: Library,
  state: State,
  pool: readonly Unseen[],
  put: (card: CardId, at: number) => void,
): void {
  for (const { name, cards } of state.sharedDecks) {
    let at = NONE;
    for (const card of cards) {
      if (state.defs[card] !== HIDDEN) continue;
      at = pool.findIndex(({ def }, i) => i > at && nth(lib.defs, def).sharedDeck === name);
      if (at >= 0) put(card, at);
    }
  }
}

/** An effect still refers to a card that the viewer never saw: it may have been any of its owner's. */
function recall(lib: Library, state: State, random: RandomState): void {
  for (const memory of state.memories) {
    if (state.defs[memory] !== HIDDEN) continue;
    const cards = dealtTo(lib, state, nth(state.owners, memory));
    state.defs[memory] = nth(cards, randomBelow(random, cards.length));
  }
}

/** The pool a seat's deck was dealt from; for NONE, the base deck; for TABLE, the shared decks. */
function dealtTo(lib: Library, state: State, owner: Seat): readonly number[] {
  const { config, players } = state;
  switch (owner) {
    case NONE:
      return baseList(lib, state);
    case TABLE:
      return sharedDecksFor(
        lib,
        players.flatMap(({ factions }) => factions),
      ).flatMap(({ deck }) => deck[config.printing]);
    default:
      return deckList(lib, config, nth(players, owner).factions);
  }
}

/** The first card of that owner in the pool, from there on. */
function nextOf(pool: readonly Unseen[], owner: Seat, from: number): number {
  let at = from;
  while (at < pool.length && pool[at]?.owner !== owner) at++;
  return at;
}

/** All cards of the game except those that the viewer can identify. */
function unseenCards(lib: Library, state: State): Unseen[] {
  const { players, defs } = state;
  if (defs.length === 0) return [];
  const seen = countSeen(lib, state);
  const unseen: Unseen[] = [];
  const add = (owner: Seat): void => {
    for (const def of dealtTo(lib, state, owner)) {
      const kind = kindOf(lib, def, owner);
      const left = seen[kind] ?? 0;
      if (left > 0) seen[kind] = left - 1;
      else unseen.push({ def, owner });
    }
  };
  for (let seat = 0; seat < players.length; seat++) add(seat);
  add(NONE);
  add(TABLE);
  return unseen;
}

/** Number of each owner's cards of each definition that the viewer can identify, by kind. */
function countSeen(lib: Library, { defs, owners, memories, players }: State): Int32Array {
  const seen = new Int32Array((players.length + 2) * lib.defs.length);
  for (const [card, def] of defs.entries()) {
    if (def === HIDDEN || memories.includes(card)) continue;
    const { fusion, sharedDeck } = nth(lib.defs, def);
    const kind = kindOf(lib, fusion?.minion ?? def, sharedDeck === null ? nth(owners, card) : TABLE);
    seen[kind] = (seen[kind] ?? 0) + 1;
  }
  return seen;
}

/** A definition and an owner as one number. */
function kindOf(lib: Library, def: DefId, owner: Seat): number {
  return (owner - TABLE) * lib.defs.length + def;
}
