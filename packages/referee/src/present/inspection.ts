import {
  cardOf,
  NONE,
  type BaseId,
  type CardId,
  type Piece,
  type PowerPart,
  type Rules,
  type Seat,
  type View,
} from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import type { Inspection, PartView } from '../protocol/inspection.ts';
import { addresseeTo, seatOf, type Lens } from '../instruments.ts';
import { faceOf, isSetAside, printedOn } from './cards.ts';

/** What the inspector shows of a card or base. */
export function inspectCard(view: View, card: CardId, lens: Lens): Inspection {
  const def = printedOn(view, card, lens.reading);
  const face = faceOf(view, card);
  if (def === null) return { face, ...NO_NUMBERS, whyNot: null, terms: [] };
  return {
    face,
    ...numbersOf(view, card, lens),
    whyNot: tellWhyNotNow(view, card, lens),
    terms: explainTerms(def.text, lens),
  };
}

type Numbers = Pick<Inspection, 'value' | 'parts' | 'totals'>;

const NO_NUMBERS: Numbers = { value: null, parts: [], totals: [] };

function numbersOf(view: View, card: CardId, lens: Lens): Numbers {
  if (isBaseInPlay(view, card)) return numbersOfBase(view, card, lens);
  const piece = view.pieces[card];
  if (piece?.as === 'titan') return numbersOfTitan(view, piece, lens);
  if (piece?.as !== 'minion') return NO_NUMBERS;
  return {
    value: lens.reading.power(view, card),
    parts: presentParts(view, card, lens.reading.powerParts(view, card), lens),
    totals: [],
  };
}

/** What it gives to its controller's total: its counters, and what its text says (R11.4). */
function numbersOfTitan(view: View, { card, base, controller }: Piece, lens: Lens): Numbers {
  const { reading } = lens;
  const own = reading.powerParts(view, card);
  const given = reading.totalParts(view, base, controller).filter(({ source }) => source === card);
  // The first of them is the titan's own sum, which has been broken down already.
  const parts = [...own, ...given.slice(reading.power(view, card) === 0 ? 0 : 1)];
  return {
    value: given.reduce((sum, { amount }) => sum + amount, 0),
    parts: presentParts(view, NONE, parts, lens),
    totals: [],
  };
}

function numbersOfBase(view: View, base: BaseId, lens: Lens): Numbers {
  const { reading } = lens;
  return {
    value: reading.breakpoint(view, base),
    parts: presentParts(view, base, reading.breakpointParts(view, base), lens),
    totals: view.players.map((_, seat) => ({
      seat,
      value: reading.total(view, base, seat),
      parts: presentParts(view, NONE, reading.totalParts(view, base, seat), lens),
    })),
  };
}

/** `self`: the card or base whose number it is; NONE for a total. */
function presentParts(view: View, self: CardId, parts: readonly PowerPart[], { words }: Lens): PartView[] {
  const sources = words.nameParts(parts, self, addresseeTo(view));
  return parts.map(({ amount }, i) => ({ amount, source: sources[i] ?? [] }));
}

function isBaseInPlay(view: View, card: CardId): card is BaseId {
  return view.bases.some(({ base }) => base === card);
}

function explainTerms(text: string, { words }: Lens): Inspection['terms'] {
  return words.termsIn(text).map((term) => ({
    term: words.nameTerm(term),
    meaning: words.explainTerm(term),
    rule: words.ruleOfTerm(term),
  }));
}

/** Why it is not on offer; null: it is, or nobody would expect it to be. */
function tellWhyNotNow(view: View, card: CardId, lens: Lens): Phrase | null {
  const isOffered = view.pending?.options.some((option) => cardOf(option, view) === card) ?? false;
  return isOffered ? null : tellWhyNot(view, card, NONE, lens);
}

/** Why the viewer cannot play the card (there), or use it. */
export function tellWhyNot(view: View, card: CardId, target: CardId, lens: Lens): Phrase | null {
  const seat = seatOf(view);
  const { reading, words } = lens;
  if (seat === null || !couldEverDo(view, seat, card, reading)) return null;
  const obstacle = reading.whyNot(view, seat, card, target);
  return obstacle === null ? null : words.tellObstacle(obstacle, addresseeTo(view));
}

/** Cards in the viewer's hand, and cards with an ability that their player uses. */
function couldEverDo(view: View, seat: Seat, card: CardId, reading: Rules): boolean {
  const def = printedOn(view, card, reading);
  const player = view.players[seat];
  if (def === null || player === undefined) return false;
  if (player.hand.includes(card)) return true;
  if (isSetAside(view, card)) return view.owners[card] === seat;
  const piece = view.pieces[card] ?? null;
  const isOwn = piece === null ? player.discard.includes(card) : piece.controller === seat;
  return def.usable.length > 0 && (isOwn || isBaseInPlay(view, card));
}
