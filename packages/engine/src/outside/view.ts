import { clone } from '../model/clone.ts';
import type { Decision } from '../model/decision.ts';
import type { CardId, Seat } from '../model/ids.ts';
import type { State } from '../model/state.ts';

export type Viewer = Seat | 'spectator';

/** The definition of a card that the viewer does not know. */
export const HIDDEN = -1;

/**
 * What a seat may know, and nothing else: a state in which unknown cards have no definition, the random generator is
 * blank and other players' decisions have no options. The numbers of face-down cards tell nothing, since shuffling and
 * hiding cards gives them anew (see zones.ts). The rules can be read on a view, but it cannot be played on.
 */
export interface View extends State {
  readonly viewer: Viewer;
}

export function view(state: State, viewer: Viewer): View {
  const shown = clone(state);
  const bit = viewer === 'spectator' ? 0 : 1 << viewer;
  const everybody = (1 << state.players.length) - 1;
  const open = openCards(state);
  if (state.pending?.seat === viewer) for (const card of offeredCards(state.pending)) open.add(card);
  const holders = holdersOf(state);
  for (let card = 0; card < state.defs.length; card++) {
    const known = state.known[card];
    if (open.has(card) || (known & bit) !== 0 || known === everybody) {
      shown.known[card] = bit;
      continue;
    }
    shown.known[card] = 0;
    shown.defs[card] = HIDDEN;
    shown.owners[card] = holders.get(card) ?? state.owners[card];
  }
  shown.random.fill(0);
  shown.pending = state.pending === null ? null : pendingFor(state.pending, viewer);
  if (state.pending?.seat !== viewer) hideThoughts(shown);
  return { ...shown, viewer };
}

/** What somebody has picked so far for an ability is not shown before it is carried out. */
function hideThoughts(shown: State): void {
  shown.stack.forEach((frame, at) => {
    if (frame.kind === 'ability') shown.stack[at] = { ...frame, vars: frame.vars.map(() => []) };
  });
}

/** Cards lying open for all. */
function openCards(state: State): Set<CardId> {
  const open = new Set<CardId>(state.box);
  for (const { discard } of state.players) for (const card of discard) open.add(card);
  for (const card of state.table) if (state.pieces[card]?.as !== 'buried') open.add(card);
  for (const { base } of state.bases) open.add(base);
  for (const base of state.baseDiscard) open.add(base);
  return open;
}

/** Whoever has to choose sees between what: a searched deck, bases that were looked at. */
function offeredCards({ options }: Decision): CardId[] {
  return options.flatMap((option) => {
    if ('card' in option) return [option.card];
    return option.kind === 'base' ? [option.base] : [];
  });
}

/** For a face-down card one sees only who holds it. */
function holdersOf(state: State): Map<CardId, Seat> {
  const holders = new Map<CardId, Seat>();
  state.players.forEach(({ hand, deck }, seat) => {
    for (const card of hand) holders.set(card, seat);
    for (const card of deck) holders.set(card, seat);
  });
  for (const card of state.table) {
    const piece = state.pieces[card];
    if (piece !== null && piece.as === 'buried') holders.set(card, piece.controller);
  }
  for (const card of state.limbo) holders.set(card, state.turn.player);
  for (const frame of state.stack) {
    if (frame.kind === 'duel') frame.laid.forEach((card, side) => holders.set(card, frame.seats[side]));
  }
  return holders;
}

/** Others see that somebody decides, not between what: even the number of options could tell something. */
function pendingFor(pending: Decision, viewer: Viewer): Decision {
  if (pending.seat === viewer) return pending;
  return { ...pending, options: [], min: 0, max: 0 };
}
