import { cardsIn, isSeenBy, NONE, type CardId, type Seat, type Tale } from '@smashup/engine';

import { text, type Phrase } from './phrase.ts';
import { sharing } from './table.ts';
import type { Teller } from './teller.ts';
import type { Values } from './template.ts';

/** The story of a game in sentences. */
export function tellEvent(event: Tale, teller: Teller): Phrase {
  const { key } = event;
  switch (key) {
    case 'faction':
    case 'ban':
    case 'bases of':
      return tellOf(event.player, key, { name: event.faction }, teller);
    case 'name':
      return tellOf(event.player, key, { name: event.name }, teller);
    case 'name power':
      return tellOf(event.player, key, { power: `${event.power}` }, teller);
    case 'factions':
      return teller.sentence('events', key, { list: factions(event.factions, teller) });
    case 'first player':
    case 'search':
    case 'shuffle':
      return tellOf(event.player, key, {}, teller);
    case 'turn':
      return tellOf(event.player, key, {}, teller, event.number);
    case 'win':
      return tellOf(event.player, key, {}, teller, event.vp);
    case 'reckoning':
      return tellOf(event.player, key, { deck: event.deck, lost: `${event.vp}` }, teller, event.count);
    case 'shuffle shared':
      return teller.sentence('events', key, { deck: event.deck });
    case 'draw shared':
    case 'return shared':
      return tellOf(event.player, key, { deck: event.deck }, teller, event.cards.length);
    case 'toss':
      return tellOf(event.player, `toss first ${event.first === event.player ? 'turn' : 'pick'}`, {}, teller);
    case 'team win':
    case 'shared win': {
      const [values, form] = sharing(event.players, teller);
      return teller.sentence('events', key, values, { ...form, count: event.vp });
    }
    case 'play':
      return tellOf(event.player, `${key}${wayOf(event)}`, placeOf(event, teller), teller);
    case 'transfer':
      return teller.sentence('events', `${key}${wayOf(event)}`, {
        ...placeOf(event, teller),
        by: by(event, teller),
      });
    case 'use':
    case 'trigger':
      return tellOf(event.player, key, { card: teller.card(event.card) }, teller);
    case 'uncover':
      return tellOf(
        event.player,
        key,
        { card: teller.card(event.card), base: teller.card(event.base) },
        teller,
      );
    case 'extra':
      return tellOf(event.player, `${key} ${event.what}`, { by: by(event, teller) }, teller, event.count);
    case 'prevented':
      return teller.sentence('events', key, { card: teller.card(event.card), by: by(event, teller) });
    case 'move':
      return tellOf(
        event.player,
        key,
        {
          card: teller.card(event.card),
          from: teller.card(event.from),
          base: teller.card(event.base),
          by: by(event, teller),
        },
        teller,
      );
    case 'stasis':
      return tellOf(event.player, key, cardsOf(event, teller), teller, event.count);
    case 'counters':
    case 'remove counters':
    case 'stasis counters':
    case 'remove stasis counters':
      return teller.sentence(
        'events',
        key,
        { card: teller.card(event.card), by: by(event, teller) },
        { count: event.count },
      );
    case 'transfer counters':
      return teller.sentence(
        'events',
        key,
        { card: teller.card(event.card), to: teller.card(event.to), by: by(event, teller) },
        { count: event.count },
      );
    case 'coin':
      return tellOf(
        event.player,
        `${event.turned ? 'turned' : 'coin'} ${event.heads ? 'heads' : 'tails'}`,
        { by: by(event, teller) },
        teller,
      );
    case 'extra turn':
      return tellOf(event.player, key, {}, teller);
    case 'copy':
      return teller.sentence('events', key, {
        card: teller.card(event.card),
        model: teller.card(event.model),
      });
    case 'affected too':
    case 'affected instead':
      return teller.sentence('events', key, {
        card: teller.card(event.card),
        like: teller.card(event.like),
        by: by(event, teller),
      });
    case 'control':
      return tellOf(event.player, key, { card: teller.card(event.card), by: by(event, teller) }, teller);
    case 'destroy':
    case 'return':
    case 'mulligan':
    case 'draw':
    case 'lay':
    case 'discard':
    case 'box':
    case 'place on top':
    case 'place on bottom':
    case 'shuffle in':
      return tellOf(event.player, key, cardsOf(event, teller), teller, event.cards.length);
    case 'bury':
      return tellOf(
        event.player,
        key,
        { ...cardsOf(event, teller), base: teller.card(event.base) },
        teller,
        event.cards.length,
      );
    case 'store':
      return tellOf(
        event.player,
        key,
        { ...cardsOf(event, teller), under: teller.card(event.under) },
        teller,
        event.cards.length,
      );
    case 'to hand':
      return tellBetween(event.player, holderOf(event.cards, teller), [key, `${key} of`], event, teller);
    case 'hand over':
      return tellBetween(event.player, event.other, [key, key], event, teller);
    case 'reveal':
      return tellBetween(event.player, event.other, [key, `${key} of`], event, teller);
    case 'look':
      return tellBetween(
        event.player,
        event.other,
        [key, isOpen(event, teller) ? 'look of' : 'look unseen'],
        event,
        teller,
      );
    case 'scoring':
    case 'base leaves':
    case 'base enters':
    case 'turn up':
      return teller.sentence('events', key, { base: teller.card(event.base) });
    case 'place':
      return tellOf(event.player, `${key} ${event.place}`, { base: teller.card(event.base) }, teller);
    case 'clear':
      return teller.sentence(
        'events',
        event.cards.length === 0 ? 'clear nothing' : key,
        { ...cardsOf(event, teller), base: teller.card(event.base) },
        { count: event.cards.length },
      );
    case 'shuffle bases':
      return teller.sentence('events', key);
    case 'vp':
    case 'lose vp':
      return tellOf(event.player, key, { by: by(event, teller) }, teller, event.count);
    case 'duel': {
      const duelists = teller.language.list(event.cards.map((duelist) => teller.card(duelist)));
      return teller.sentence('events', key, { duelists });
    }
    case 'clash': {
      const [winner, loser] = event.cards;
      const [more, less] = event.totals;
      return teller.sentence('events', more === less ? 'clash tie' : key, {
        winner: teller.card(winner),
        loser: teller.card(loser),
        base: teller.card(event.base),
        more: text(String(more)),
        less: text(String(less)),
      });
    }
    case 'duel result': {
      const [winner = NONE] = event.cards;
      return teller.sentence('events', duelResult(event.cards), { winner: teller.card(winner) });
    }
  }
}

/** Not worth announcing: told in passing. */
export function isAside({ key }: Pick<Tale, 'key'>): boolean {
  return key === 'search' || key === 'shuffle' || key === 'shuffle bases' || key === 'base leaves';
}

/** What a player does, in the form that fits the addressee. */
function tellOf(player: Seat, key: string, values: Values, teller: Teller, count?: number): Phrase {
  return teller.sentence(
    'events',
    key,
    { ...values, player: teller.player(player) },
    { context: teller.person(player), count },
  );
}

/** What somebody does with their own cards (the first key) or with another player's (the second). */
function tellBetween(
  player: Seat,
  other: Seat | undefined,
  [alone, withOther]: readonly [string, string],
  event: OfCards,
  teller: Teller,
): Phrase {
  const values = cardsOf(event, teller);
  const count = event.cards.length;
  if (other === undefined || other === player) return tellOf(player, alone, values, teller, count);
  return teller.sentence(
    'events',
    withOther,
    { ...values, player: teller.player(player), other: teller.player(other) },
    { context: teller.isYou(other) ? 'yours' : teller.person(player), count },
  );
}

type OfCards = Extract<Tale, { readonly cards: readonly CardId[] }>;

function cardsOf(event: OfCards, teller: Teller): Values {
  const { cards } = event;
  return {
    cards: isOpen(event, teller) ? teller.cards(cards) : teller.unknownCards(cards),
    by: by(event, teller),
  };
}

/** May the addressee know which cards it is about? */
function isOpen(event: Tale, { addressee: { you, seesAll } }: Teller): boolean {
  return seesAll || isSeenBy(event, you);
}

/** Whose hand the cards are in now; if they are still on their way, their owner's. */
function holderOf([card = NONE]: readonly CardId[], { state: { players, owners } }: Teller): Seat {
  const found = players.findIndex(({ hand }) => hand.includes(card));
  return found === NONE ? (owners[card] ?? NONE) : found;
}

type OfAPlace = Extract<Tale, { readonly on: CardId }>;

function wayOf({ on, base }: OfAPlace): string {
  if (on !== NONE) return ' on';
  return base === NONE ? '' : ' at';
}

function placeOf({ card, base, on }: OfAPlace, teller: Teller): Values {
  return { card: teller.card(card), base: teller.card(base), on: teller.card(on) };
}

/** Winners first, then losers; both are both after a tie. */
function duelResult(cards: readonly CardId[]): string {
  if (cards.length === 0) return 'duel result none';
  return cards.length > 2 ? 'duel result tie' : 'duel result';
}

/** Which card did it, if that is worth saying. */
function by(event: Tale, teller: Teller): Phrase {
  const source = 'source' in event ? (event.source ?? NONE) : NONE;
  const cards = cardsIn(event);
  const isItself = cards.length === 1 && cards[0] === source;
  return source === NONE || isItself ? text('') : teller.say('events', 'by', { source: teller.card(source) });
}

function factions(chosen: readonly string[], teller: Teller): Phrase {
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
