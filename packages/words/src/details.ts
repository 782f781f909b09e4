import {
  buriedAt,
  NONE,
  type BaseId,
  type CardDef,
  type CardId,
  type Piece,
  type Seat,
} from '@smashup/engine';
import { kindOf } from './kinds.ts';
import { text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** A card with what tells it from others. */
export function describeCard(card: CardId, teller: Teller): Phrase {
  return withDetails(teller.card(card), detailsOf(card, teller), teller);
}

export function withDetails(name: Phrase, details: Phrase, teller: Teller): Phrase {
  return details.length === 0 ? name : teller.say('details', 'with', { name, details });
}

/** In play, the power of a card and whose it is; elsewhere, its type; empty if nothing is known. */
export function detailsOf(card: CardId, teller: Teller): Phrase {
  const def = teller.def(card);
  if (def === null) return [];
  if (def.kind === 'base') return detailsOfBase(card, teller);
  const piece = teller.state.pieces[card] ?? null;
  if (piece !== null) return teller.language.row(detailsOfPiece(piece, teller));
  return teller.language.row([text(kindOf(def, teller.language)), ...pileOf(card, teller)]);
}

/** The power at a base in play, of its breakpoint. */
function detailsOfBase(card: CardId, teller: Teller): Phrase {
  const { rules, state } = teller;
  const base = state.bases.find((inPlay) => inPlay.base === card)?.base;
  if (base === undefined) return [];
  return teller.say('details', 'filled', {
    total: rules.totalOfAll(state, base),
    breakpoint: rules.breakpoint(state, base),
  });
}

function detailsOfPiece({ card, as, base, on, controller }: Piece, teller: Teller): Phrase[] {
  return [
    ...(as === 'minion'
      ? [teller.say('details', 'power', { power: teller.rules.power(teller.state, card) })]
      : []),
    ...(as === 'buried' ? [teller.say('details', 'buried')] : []),
    ...(as === 'stasis' ? [teller.say('details', 'in stasis')] : []),
    ofPlayer('of', controller, teller),
    ...(on === NONE
      ? []
      : [teller.say('details', as === 'stored' ? 'under' : 'on', { card: teller.card(on) })]),
    ...(base === NONE ? [] : [teller.say('details', 'at', { base: teller.card(base) })]),
  ];
}

/** Whose card lies face down there; where several do, which of them it is, in the order of their arrival. */
export function detailsOfPlace(base: BaseId, position: number, teller: Teller): Phrase[] {
  const all = buriedAt(teller.state, base);
  const controller = teller.state.pieces[all[position] ?? NONE]?.controller ?? NONE;
  return [
    ofPlayer('of', controller, teller),
    ...(all.length < 2 ? [] : [teller.say('details', 'position', { number: position + 1, all: all.length })]),
  ];
}

/**
 * To tell cards apart that are otherwise alike: the faction of a card that several have, counters and actions on a card in
 * play, and how many cards are stored under it.
 */
export function marksOf(card: CardId, teller: Teller): Phrase {
  const { pieces, table } = teller.state;
  const counters = pieces[card]?.counters ?? 0;
  const attached = table.filter((other) => pieces[other]?.on === card && pieces[other].as === 'action');
  const stored = table.filter((other) => pieces[other]?.on === card && pieces[other].as === 'stored').length;
  const time = pieces[card]?.stasis;
  const def = teller.def(card);
  const marks = [
    ...(def !== null && isReprinted(def, teller) ? [text(def.faction)] : []),
    ...(time === undefined ? [] : [teller.say('details', 'stasis', {}, { count: time })]),
    ...(counters === 0 ? [] : [teller.say('details', 'counters', {}, { count: counters })]),
    ...(attached.length === 0 ? [] : [teller.say('details', 'carrying', { cards: teller.cards(attached) })]),
    ...(stored === 0 ? [] : [teller.say('details', 'storing', {}, { count: stored })]),
  ];
  return teller.language.row(marks);
}

function isReprinted({ name, faction }: CardDef, { rules }: Teller): boolean {
  return rules.library.defs.some((other) => other.name === name && other.faction !== faction);
}

function ofPlayer(key: 'of' | 'hand' | 'deck' | 'discard', seat: Seat, teller: Teller): Phrase {
  return teller.say('details', key, { player: teller.player(seat) }, { context: teller.person(seat) });
}

/** The zone of a card out of play, unless it is the expected one: your own hand. */
function pileOf(card: CardId, teller: Teller): Phrase[] {
  for (const [seat, { hand, deck, discard }] of teller.state.players.entries()) {
    if (hand.includes(card)) return teller.isYou(seat) ? [] : [ofPlayer('hand', seat, teller)];
    if (deck.includes(card)) return [ofPlayer('deck', seat, teller)];
    if (discard.includes(card)) return [ofPlayer('discard', seat, teller)];
  }
  return [];
}
