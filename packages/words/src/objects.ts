import { cardOf, NONE, type Decision, type Option, type Piece, type Seat } from '@smashup/engine';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** The name of something that can be chosen. */
export type Noun = 'minion' | 'action' | 'titan' | 'buried' | 'card' | 'base' | 'player' | 'name';
type Pile = 'hand' | 'deck' | 'discard';

/** The zone of a card that can be chosen: in play under a player's control, in a player's pile, or neither. */
interface Place {
  readonly pile: Pile | 'play' | null;
  readonly seat: Seat;
}

const NOWHERE: Place = { pile: null, seat: NONE };

/** What can be chosen, how many, and whose: "one of your minions", "up to 2 cards from Ben’s discard pile". */
export function tellObject(decision: Decision, teller: Teller): Phrase {
  const { options } = decision;
  const places = options.map((option) => placeOfOption(option, teller));
  const pile = onlyOf(places.map((place) => place.pile)) ?? null;
  const owner = onlyOf(places.map(({ seat }) => seat)) ?? NONE;
  const things = nameThings(decision, { pile, owner, seats: places.map(({ seat }) => seat) }, teller);
  const isSearch = decision.prompt.key === 'search';
  if (pile === null || pile === 'play' || owner === NONE || isSearch) return things;
  const player = teller.player(owner);
  return teller.say('objects', `from ${pile}`, { cards: things, player }, { context: teller.person(owner) });
}

interface Whose {
  readonly pile: Place['pile'];
  /** Everything that can be chosen is this player's; NONE: it is not. */
  readonly owner: Seat;
  readonly seats: readonly Seat[];
}

function nameThings(decision: Decision, { pile, owner, seats }: Whose, teller: Teller): Phrase {
  const { options, max } = decision;
  const [first] = options;
  const isTheirs = pile === 'play' && owner !== NONE;
  const card = first === undefined ? NONE : cardOf(first, teller.state);
  if (options.length === 1 && first?.kind !== 'buried' && card !== NONE) {
    const named = { card: teller.card(card), player: teller.player(owner) };
    return isTheirs ? teller.say('objects', 'this of', named, { context: teller.person(owner) }) : named.card;
  }
  const noun = onlyOf(options.map((option) => nounFor(option, teller))) ?? 'card';
  const amount = tellAmount(decision, teller);
  if (isTheirs) {
    const values = { amount, player: teller.player(owner) };
    return teller.say('objects', `${noun} of`, values, { context: teller.person(owner) });
  }
  const areOthers = pile === 'play' && seats.every((seat) => !teller.isYou(seat));
  return teller.say('objects', areOthers ? `${noun} of others` : noun, { amount }, { count: max });
}

function tellAmount({ min, max, options }: Decision, teller: Teller): Phrase {
  const values = { min };
  if (max === 1) return teller.say('amounts', 'one');
  if (min === max) return teller.say('amounts', 'exactly', values, { count: max });
  if (min > 0) return teller.say('amounts', 'between', values, { count: max });
  return teller.say('amounts', max < options.length ? 'up to' : 'any', values, { count: max });
}

export function nounFor(option: Option, teller: Teller): Noun {
  switch (option.kind) {
    case 'base':
    case 'player':
    case 'name':
    case 'buried':
      return option.kind;
    default:
      return nounForCard(option, teller);
  }
}

function nounForCard(option: Option, teller: Teller): Noun {
  const card = cardOf(option, teller.state);
  const piece = teller.state.pieces[card] ?? null;
  return isInPlay(piece) ? piece.as : (teller.def(card)?.kind ?? 'card');
}

/** What is stored or in stasis is spoken of as cards out of play are. */
function isInPlay(
  piece: Piece | null,
): piece is Piece & { readonly as: Exclude<Piece['as'], 'stored' | 'stasis'> } {
  return piece !== null && piece.as !== 'stored' && piece.as !== 'stasis';
}

function placeOfOption(option: Option, teller: Teller): Place {
  const card = cardOf(option, teller.state);
  const { pieces, players } = teller.state;
  const piece = pieces[card] ?? null;
  if (card === NONE || option.kind === 'base') return NOWHERE;
  if (isInPlay(piece)) return { pile: 'play', seat: piece.controller };
  if (piece !== null) return NOWHERE;
  const piles: readonly Pile[] = ['hand', 'deck', 'discard'];
  for (const [seat, player] of players.entries()) {
    const pile = piles.find((one) => player[one].includes(card));
    if (pile !== undefined) return { pile, seat };
  }
  return NOWHERE;
}

/** The one thing that all of them are; undefined: they differ, or there are none. */
function onlyOf<T>(things: readonly T[]): T | undefined {
  const [first] = things;
  return things.every((thing) => thing === first) ? first : undefined;
}
