import { clone } from '../model/clone.ts';
import type { Decision } from '../model/decision.ts';
import { NONE, TABLE, type CardId, type Seat, type DefId } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { nth } from '../model/nth.ts';
import { isFaceDown } from '../model/face-down.ts';

/** `players`: all of them together, each showing what they know. */
export type Viewer = Seat | 'spectator' | 'players';

/** The bits of `known` of that viewer: one for each seat, then one for the public. */
function knownBits(viewer: Viewer, { players }: State): number {
  if (viewer === 'players') return (2 << players.length) - 1;
  return 1 << (viewer === 'spectator' ? players.length : viewer);
}

/** The definition of a card that the viewer does not know. */
export const HIDDEN = -1;

/**
 * The view of a seat: a state in which unknown cards have no definition, the random generator is blank, nothing counts
 * what came to light for others, and other players' decisions have no options. The numbers of face-down cards reveal
 * nothing, since shuffling and hiding cards hands out new ones (zones.ts). The rules can be read on a view, but it
 * cannot be played on.
 */
export interface View extends State {
  readonly viewer: Viewer;
}

export function view(state: State, viewer: Viewer): View {
  const shown = clone(state);
  const bits = knownBits(viewer, state);
  const open = openCards(state);
  const holders = holdersOf(state);
  for (let card = 0; card < state.defs.length; card++) {
    if (open[card] || (nth(state.known, card) & bits) !== 0) {
      shown.known[card] = bits;
      continue;
    }
    shown.known[card] = 0;
    shown.defs[card] = HIDDEN;
    shown.owners[card] = nth(holders, card);
  }
  hideOrder(shown, viewer);
  shown.random.fill(0);
  shown.barrier = 0;
  shown.pending = state.pending === null ? null : pendingFor(state.pending, viewer);
  if (state.pending?.seat !== viewer) hideThoughts(shown);
  return Object.assign(shown, { viewer });
}

/**
 * The viewer may not learn where an unknown card lies, or since when, but only how many such cards there are.
 * Otherwise a card, once played, would reveal when it was drawn.
 */
function hideOrder(shown: State, viewer: Viewer): void {
  const { defs } = shown;
  const isHidden = (card: CardId): boolean => defs[card] === HIDDEN;
  shown.players.forEach((player, seat) => {
    if (seat !== viewer) {
      player.hand = [...player.hand.filter((card) => !isHidden(card)), ...player.hand.filter(isHidden)];
    }
    deal([player.hand, player.deck], defs);
  });
  deal([shown.baseDeck], defs);
  for (const { cards } of shown.sharedDecks) deal([cards], defs);
}

/** Hidden cards take their places in the order of their numbers. Views are made all the time: nothing is sorted. */
function deal(lists: readonly CardId[][], defs: readonly DefId[]): void {
  const isThere = new Uint8Array(defs.length);
  for (const list of lists) for (const card of list) if (defs[card] === HIDDEN) isThere[card] = 1;
  let next = 0;
  for (const list of lists) {
    for (let at = 0; at < list.length; at++) {
      if (defs[nth(list, at)] !== HIDDEN) continue;
      while (isThere[next] === 0) next++;
      list[at] = next++;
    }
  }
}

/** Hides picks until the ability is carried out. */
function hideThoughts(shown: State): void {
  shown.stack.forEach((frame, at) => {
    if (frame.kind === 'ability') shown.stack[at] = { ...frame, vars: frame.vars.map(() => []) };
  });
}

/** Cards that lie open for all. That somebody may choose a card does not mean that they may see it. */
function openCards(state: State): boolean[] {
  const open: boolean[] = state.defs.map(() => false);
  for (const card of state.box) open[card] = true;
  for (const { card } of state.aside ?? []) open[card] = true;
  for (const { discard } of state.players) for (const card of discard) open[card] = true;
  for (const card of state.table) if (!isFaceDown(state.pieces[card])) open[card] = true;
  for (const { base } of state.bases) open[base] = true;
  for (const base of state.baseDiscard) open[base] = true;
  for (const { cards, faceDown } of state.sharedDecks) {
    if (!faceDown) for (const card of cards) open[card] = true;
  }
  return open;
}

/** For a face-down card the viewer sees only who holds it. */
function holdersOf(state: State): Seat[] {
  const holders = state.owners.slice();
  state.players.forEach(({ hand, deck }, seat) => {
    for (const card of hand) holders[card] = seat;
    for (const card of deck) holders[card] = seat;
  });
  for (const card of state.table) {
    const piece = state.pieces[card] ?? null;
    if (piece !== null && isFaceDown(piece)) holders[card] = piece.controller;
  }
  for (const { cards } of state.sharedDecks) for (const card of cards) holders[card] = TABLE;
  for (const card of state.limbo) holders[card] = state.turn.player;
  for (const card of state.memories) if (holders[card] !== NONE) holders[card] = state.turn.player;
  for (const frame of state.stack) {
    if (frame.kind !== 'duel') continue;
    frame.laid.forEach((card, side) => {
      if (card !== NONE) holders[card] = nth(frame.seats, side);
    });
  }
  return holders;
}

/** Others see that a player is deciding, not the options: even their number could reveal something. */
function pendingFor(pending: Decision, viewer: Viewer): Decision {
  if (pending.seat === viewer) return pending;
  return { ...pending, options: [], min: 0, max: 0 };
}
