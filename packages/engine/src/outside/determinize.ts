import type { Library } from '../library/library.ts';
import { clone } from '../model/clone.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { randomBelow, shuffleInPlace, type RandomState } from '../model/random.ts';
import type { State } from '../model/state.ts';
import { baseList, deckList } from '../rules/composition.ts';
import { SmashUpError } from './errors.ts';
import { HIDDEN, type View } from './view.ts';

/** A card that the viewer has not seen: what it is, and whose. */
interface Unseen {
  readonly def: number;
  readonly owner: Seat;
}

/**
 * A full state that is consistent with the view: the cards that the viewer has not seen lie in the face-down places at
 * random. It is made from the view alone.
 */
export function determinize(lib: Library, view: View, random: RandomState): State {
  const { viewer: _, ...shown } = view;
  const state = clone(shown);
  const hidden = state.defs.flatMap((def, card) => (def === HIDDEN ? [card] : []));
  const unseen = unseenCards(lib, state);
  if (hidden.length !== unseen.length) {
    throw new SmashUpError('The view does not belong to a game that was dealt from factions.');
  }
  const order = unseen.map((_card, i) => i);
  shuffleInPlace(random, order);
  const pool = order.map((i) => unseen[i]);
  // First every holder's own cards, then what is left: somebody holds a card of somebody else.
  const unfilled = hidden.filter((card) => !fill(state, card, pool, state.owners[card]));
  for (const card of unfilled) fill(state, card, pool, null);
  for (let i = 0; i < 4; i++) state.random[i] = randomBelow(random, 0x1_0000_0000) | 0;
  return state;
}

function fill(state: State, card: CardId, pool: Unseen[], owner: Seat | null): boolean {
  const at = pool.findIndex((unseen) =>
    owner === null ? unseen.owner !== NONE || state.owners[card] === NONE : unseen.owner === owner,
  );
  if (at < 0) return false;
  const [{ def, owner: whose }] = pool.splice(at, 1);
  state.defs[card] = def;
  state.owners[card] = whose;
  return true;
}

/** All cards of the game less those that the viewer can tell. */
function unseenCards(lib: Library, state: State): Unseen[] {
  const { config, players } = state;
  const factions = players.flatMap((player) => player.factions);
  const all: Unseen[] =
    state.defs.length === 0
      ? []
      : [
          ...players.flatMap((player, owner) =>
            deckList(lib, config, player.factions).map((def) => ({ def, owner })),
          ),
          ...baseList(lib, config, factions).map((def) => ({ def, owner: NONE })),
        ];
  state.defs.forEach((def, card) => {
    if (def === HIDDEN || state.memories.includes(card)) return;
    const dealt = lib.defs[def].fusion?.minion ?? def;
    const at = all.findIndex((one) => one.def === dealt && one.owner === state.owners[card]);
    if (at >= 0) all.splice(at, 1);
  });
  return all;
}
