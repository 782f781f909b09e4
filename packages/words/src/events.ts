import { NONE, type CardId, type Seat, type Tale } from '@smashup/engine';

import { text, type Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';
import type { Values } from './template.ts';

/** The story of a game in sentences. */
export function tellEvent(event: Tale, teller: Teller): Phrase {
  const other = otherOf(event, teller);
  const cards = cardsOf(event);
  const key = keyOf(event, other, teller);
  return teller.sentence('events', key, valuesOf(event, other, teller), {
    context: personOf(event, other, teller),
    count: event.count ?? cards.length,
  });
}

/** Goes without saying much: told in passing. */
export function isAside({ key }: Tale): boolean {
  return key === 'shuffle' || key === 'shuffle bases' || key === 'reshuffle' || key === 'base leaves';
}

function cardsOf({ card, cards }: Tale): readonly CardId[] {
  return cards ?? (card === undefined ? [] : [card]);
}

/** May the listener know which cards it is about? */
function isOpen({ seenBy }: Tale, { listener: { you, seesAll } }: Teller): boolean {
  return seesAll || seenBy === undefined || seenBy.includes(you);
}

/** The player that something is done to, or NONE. */
function otherOf(event: Tale, teller: Teller): Seat {
  const { player = NONE, other = NONE } = event;
  const found = event.key === 'to hand' ? holderOf(event, teller) : other;
  return found === player ? NONE : found;
}

/** Whose hand the cards are in now; if they are still on their way, their owner's. */
function holderOf(event: Tale, { state: { players, owners } }: Teller): Seat {
  const [card = NONE] = cardsOf(event);
  const found = players.findIndex(({ hand }) => hand.includes(card));
  return found === NONE ? (owners[card] ?? NONE) : found;
}

function personOf({ player = NONE }: Tale, other: Seat, teller: Teller): 'you' | 'yours' | undefined {
  return teller.isYou(other) ? 'yours' : teller.person(player);
}

/** The sentence for what the event speaks of. */
function keyOf(event: Tale, other: Seat, teller: Teller): string {
  const { key, on = NONE, base = NONE, count = 1, name = 'minion' } = event;
  switch (key) {
    case 'play':
    case 'attach':
    case 'transfer':
      if (on !== NONE) return `${key} on`;
      return base === NONE ? key : `${key} at`;
    case 'to hand':
    case 'reveal':
      return other === NONE ? key : `${key} of`;
    case 'look':
      if (other === NONE) return key;
      return isOpen(event, teller) ? 'look of' : 'look unseen';
    case 'extra':
      return `extra ${name}`;
    case 'place':
      return `place ${count}`;
    case 'clear':
      return cardsOf(event).length === 0 ? 'clear nothing' : key;
    case 'duel result':
      return duelResult(cardsOf(event));
    default:
      return key;
  }
}

/** Winners first, then losers; both are both after a tie. */
function duelResult(cards: readonly CardId[]): string {
  if (cards.length === 0) return 'duel result none';
  return cards.length > 2 ? 'duel result tie' : 'duel result';
}

/** Everything that a sentence may speak of; most speak of little. */
function valuesOf(event: Tale, other: Seat, teller: Teller): Values {
  const { player = NONE, card = NONE, base = NONE, from = NONE, on = NONE, source = card } = event;
  const cards = cardsOf(event);
  const [winner = NONE] = cards;
  return {
    player: () => teller.player(player),
    other: () => teller.player(other),
    card: () => teller.card(card),
    cards: () => (isOpen(event, teller) ? teller.cards(cards) : teller.unknownCards(cards)),
    base: () => teller.card(base),
    from: () => teller.card(from),
    on: () => teller.card(on),
    source: () => teller.card(source),
    by: () => by(event, teller),
    name: event.name ?? (() => teller.card(card)),
    list: () => factions(event, teller),
    duelists: () => teller.language.list(cards.map((duelist) => teller.card(duelist))),
    winner: () => teller.card(winner),
  };
}

/** Which card did it, if that is worth saying. */
function by(event: Tale, teller: Teller): Phrase {
  const { source = NONE } = event;
  const cards = cardsOf(event);
  const isItself = cards.length === 1 && cards[0] === source;
  return source === NONE || isItself ? text('') : teller.say('events', 'by', { source: teller.card(source) });
}

function factions({ factions: chosen = [] }: Tale, teller: Teller): Phrase {
  const clauses = chosen.map((names, seat) =>
    teller.say(
      'events',
      'factions of',
      { player: teller.player(seat), factions: names },
      { context: teller.person(seat) },
    ),
  );
  return teller.language.list(clauses);
}
