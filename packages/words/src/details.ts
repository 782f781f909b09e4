import { smashUp } from '@smashup/cards';
import { NONE, type CardId, type Piece, type Seat } from '@smashup/engine';
import { kindOf } from './kinds.ts';
import { text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** What tells a card from others: its power and whose it is in play, its kind elsewhere. */
export function describeCard(card: CardId, teller: Teller): Phrase {
  const def = teller.def(card);
  if (def === null) return [];
  if (def.kind === 'base') return describeBase(card, teller);
  const piece = teller.state.pieces[card] ?? null;
  if (piece !== null) return teller.language.row(describePiece(piece, teller));
  return teller.language.row([text(kindOf(def, teller.language)), ...pileOf(card, teller)]);
}

/** How much of its breakpoint a base in play has. */
function describeBase(base: CardId, teller: Teller): Phrase {
  const { state } = teller;
  if (!state.bases.some((inPlay) => inPlay.base === base)) return [];
  return teller.say('details', 'filled', {
    total: smashUp.totalOfAll(state, base),
    breakpoint: smashUp.breakpoint(state, base),
  });
}

function describePiece({ card, as, base, on, controller }: Piece, teller: Teller): Phrase[] {
  return [
    ...(as === 'minion'
      ? [teller.say('details', 'power', { power: smashUp.power(teller.state, card) })]
      : []),
    ...(as === 'buried' ? [teller.say('details', 'buried')] : []),
    ofPlayer('of', controller, teller),
    ...(on === NONE ? [] : [teller.say('details', 'on', { card: teller.card(on) })]),
    teller.say('details', 'at', { base: teller.card(base) }),
  ];
}

function ofPlayer(key: 'of' | 'hand' | 'deck' | 'discard', seat: Seat, teller: Teller): Phrase {
  return teller.say('details', key, { player: teller.player(seat) }, { context: teller.person(seat) });
}

/** Where a card out of play is, unless it is where one expects it: in one's own hand. */
function pileOf(card: CardId, teller: Teller): Phrase[] {
  for (const [seat, { hand, deck, discard }] of teller.state.players.entries()) {
    if (hand.includes(card)) return teller.isYou(seat) ? [] : [ofPlayer('hand', seat, teller)];
    if (deck.includes(card)) return [ofPlayer('deck', seat, teller)];
    if (discard.includes(card)) return [ofPlayer('discard', seat, teller)];
  }
  return [];
}
