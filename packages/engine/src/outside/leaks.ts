import { clone } from '../model/clone.ts';
import type { Decision } from '../model/decision.ts';
import { NONE, type CardId, type DefId, type Seat } from '../model/ids.ts';
import { randomBelow, shuffleInPlace, type RandomState } from '../model/random.ts';
import type { Player, State } from '../model/state.ts';
import type { Account, Moment } from './account.ts';
import type { Viewer } from './view.ts';
import { nth } from '../model/nth.ts';

/**
 * A state that differs only in what the viewer has not been told: which cards the unknown ones are and whose, which of
 * their numbers lie where, what others are choosing from and have chosen so far, and what chance will bring. It must
 * look the same to the viewer (non-interference).
 */
export function withSecretsChanged(
  state: State,
  viewer: Viewer,
  account: Account,
  random: RandomState,
): State {
  const mayKnow = account.mayKnow(state, viewer);
  const other = clone(state);
  const isSecret = (card: CardId): boolean => !mayKnow[card];
  const isBase = (card: CardId): number => Number(state.owners[card] === NONE);
  swapSecrets(state, other, isSecret, isBase, random);
  for (const player of other.players) swapPlaces(player, isSecret, random);
  swapWithin([other.baseDeck], isSecret, random);
  for (const { cards } of other.sharedDecks) swapWithin([cards], isSecret, random);
  if (state.pending !== null && state.pending.seat !== viewer) changeThoughts(other, state.pending);
  for (let word = 0; word < 4; word++) other.random[word] = randomBelow(random, 0x1_0000_0000) | 0;
  return other;
}

/**
 * The state before an answer, with other cards in place of those that the next player to decide has not been told of by
 * then: the same answer must lead to the same question with the same options. Null: cards have been shuffled or hidden
 * meanwhile, and their numbers stand for others.
 */
export function withSecretsChangedBefore(
  before: Moment,
  after: State,
  account: Account,
  random: RandomState,
): State | null {
  if (after.pending === null || !account.isNumberedAsAt(before, after)) return null;
  const mayKnow = account.mayKnow(after, after.pending.seat);
  const other = clone(before.state);
  const offered = offeredFrom(before.state);
  const shown = cameToLight(before, mayKnow, after.pending.seat);
  const stays = (card: CardId): boolean => offered.includes(card) || shown.has(nth(before.state.defs, card));
  const isSecret = (card: CardId): boolean => !mayKnow[card] && !stays(card);
  // Where a card goes shows whose it is (R9.4).
  const owner = (card: CardId): Seat => nth(before.state.owners, card);
  swapSecrets(before.state, other, isSecret, owner, random);
  return other;
}

/**
 * The names of what the seat has been shown since. Of several identical cards in a hand, the answer may have taken any:
 * with another one beside it, another number could have come to light, which means nothing.
 */
function cameToLight({ state, told }: Moment, mayKnow: readonly boolean[], seat: Seat): Set<DefId> {
  return new Set(state.defs.filter((_, card) => mayKnow[card] && (nth(told, card) & (1 << seat)) === 0));
}

/** With another hand somebody could respond with other cards (R4). */
function offeredFrom({ pending, players }: State): readonly CardId[] {
  return pending?.kind === 'respond' ? nth(players, pending.seat).hand : [];
}

function swapSecrets(
  from: State,
  to: State,
  isSecret: (card: CardId) => boolean,
  kindOf: (card: CardId) => number,
  random: RandomState,
): void {
  const kinds = new Map<number, CardId[]>();
  for (const card of from.defs.keys()) {
    if (!isSecret(card)) continue;
    const kind = kindOf(card);
    const cards = kinds.get(kind);
    if (cards === undefined) kinds.set(kind, [card]);
    else cards.push(card);
  }
  for (const cards of kinds.values()) swapIdentities(from, to, cards, random);
}

/** Somebody else chooses from nothing, and has chosen nothing. */
function changeThoughts(other: State, pending: Decision): void {
  other.pending = { ...pending, options: [], min: 0, max: 1 };
  other.stack.forEach((frame, at) => {
    if (frame.kind === 'ability') other.stack[at] = { ...frame, vars: frame.vars.map(() => [NONE]) };
  });
}

function swapIdentities(from: State, to: State, cards: readonly CardId[], random: RandomState): void {
  const order = cards.slice();
  shuffleInPlace(random, order);
  cards.forEach((card, i) => {
    to.defs[card] = nth(from.defs, nth(order, i));
    to.owners[card] = nth(from.owners, nth(order, i));
  });
}

/** Which of the unknown cards are in hand, and among which others they are. */
function swapPlaces(player: Player, isSecret: (card: CardId) => boolean, random: RandomState): void {
  swapWithin([player.hand, player.deck], isSecret, random);
  const known = player.hand.filter((card) => !isSecret(card));
  if (known.length === player.hand.length) return;
  const mixed = player.hand.filter(isSecret);
  let at = 0;
  for (const card of known) {
    at += randomBelow(random, mixed.length + 1 - at);
    mixed.splice(at++, 0, card);
  }
  player.hand = mixed;
}

/** Unknown cards change places, within a list and between lists. */
function swapWithin(
  lists: readonly CardId[][],
  isSecret: (card: CardId) => boolean,
  random: RandomState,
): void {
  const cards = lists.flat().filter(isSecret);
  shuffleInPlace(random, cards);
  for (const list of lists) {
    list.forEach((card, at) => {
      if (isSecret(card)) list[at] = cards.pop() ?? card;
    });
  }
}
