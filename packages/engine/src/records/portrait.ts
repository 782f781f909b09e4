import type { Library } from '../library/library.ts';
import { hashText } from '../model/hash.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { nth } from '../model/nth.ts';

/**
 * A game as somebody who sees everything would describe it, in names: what lies where, what is going on, who has to
 * decide what, and the randomness to come. It says nothing about how the rules keep their books, so it stays the same
 * from version to version. Two games with the same portrait are the same game.
 */
function portrait(lib: Library, state: State): unknown {
  const name = (card: CardId): string => (card === NONE ? '' : nth(lib.defs, nth(state.defs, card)).name);
  const names = (cards: readonly CardId[]): string => cards.map(name).join('|');
  const { turn, pending } = state;
  return [
    state.random,
    [turn.number, turn.player, turn.phase, turn.minions, turn.actions, soleOrAll(state.gameWinners)],
    state.players.map(({ factions, vp, hand, deck, discard }) => [
      vp,
      factions.join('|'),
      names(hand),
      names(deck),
      names(discard),
    ]),
    state.bases.map(({ base, counters }) => [name(base), counters]),
    state.table.map((card) => {
      const piece = state.pieces[card] ?? null;
      if (piece === null) return name(card);
      const place = [
        name(card),
        piece.as,
        piece.controller,
        name(piece.base),
        name(piece.on),
        piece.counters,
      ];
      return piece.stasis === undefined ? place : [...place, piece.stasis];
    }),
    [names(state.baseDeck), names(state.baseDiscard), names(state.limbo), names(state.box)],
    // Games without them have the portrait that they had before there were any.
    ...state.sharedDecks.map((deck) => [deck.name, names(deck.cards)]),
    state.effects.map(({ self, you, until }) => [name(self), you, until]),
    turn.extras.map(({ kind, source, left }) => [kind, name(source), left]),
    pending === null ? null : [pending.seat, pending.kind, pending.prompt.key, name(pending.source)],
    // Games without titans look as they did before there were any.
    ...(state.aside ?? []).map(({ card, counters }) => [name(card), state.owners[card], counters]),
  ];
}

/** One winner is a number, none is NONE, as in records from before wins were shared. */
function soleOrAll(winners: readonly Seat[]): Seat | readonly Seat[] {
  return winners.length > 1 ? winners : (winners[0] ?? NONE);
}

export function portraitHash(lib: Library, state: State): string {
  return hashText(JSON.stringify(portrait(lib, state)));
}

/** 18 bits: enough to tell one of hundreds of answers from another. */
export function shortCheck(lib: Library, state: State): string {
  let bits = Number.parseInt(portraitHash(lib, state).slice(0, 8), 16);
  let text = '';
  for (let letter = 0; letter < 3; letter++) {
    text += LETTERS[bits % LETTERS.length];
    bits = Math.floor(bits / LETTERS.length);
  }
  return text;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
