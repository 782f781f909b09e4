import type { Piece, State } from '@smashup/engine';

/**
 * Everything on the table, as text: two states with the same text differ in bookkeeping only (the clock, what has been
 * used this turn, which question comes next).
 */
export function tableOf(state: State): string {
  const { memories, turn } = state;
  const cards = state.defs.length - memories.length;
  return JSON.stringify([
    state.defs.slice(0, cards),
    state.owners.slice(0, cards),
    state.known.slice(0, cards),
    state.table.map((card) => pieceOf(state.pieces[card])),
    state.bases.map(({ base, counters }) => [base, counters]),
    [state.baseDeck, state.baseDiscard, state.limbo, state.box],
    state.players.map(({ vp, hand, deck, discard }) => [vp, hand, deck, discard]),
    state.effects.map(({ rule, self, you, here, vars }) => [rule, self, you, here, vars]),
    [turn.number, turn.player, turn.phase, turn.minions, turn.actions],
    turn.extras.map(({ grant, kind, source, left }) => [grant, kind, source, left]),
  ]);
}

function pieceOf(piece: Piece | null): unknown {
  if (piece === null) return null;
  const { card, as, controller, base, on, counters } = piece;
  return [card, as, controller, base, on, counters];
}
