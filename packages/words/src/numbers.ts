import { smashUp } from '@smashup/cards';
import { NONE, type BaseId, type CardId, type PowerPart, type Seat } from '@smashup/engine';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** Where the numbers on the table come from: "3 = 2 of its own + 1 Full Sail". */

export function tellPower(card: CardId, teller: Teller): Phrase {
  const { state } = teller;
  return equation(smashUp.power(state, card), smashUp.powerParts(state, card), card, teller);
}

export function tellBreakpoint(base: BaseId, teller: Teller): Phrase {
  const { state } = teller;
  return equation(smashUp.breakpoint(state, base), smashUp.breakpointParts(state, base), base, teller);
}

/** A player's total at a base; null for a player who has nothing there. */
export function tellTotal(base: BaseId, seat: Seat, teller: Teller): Phrase | null {
  const { state } = teller;
  const parts = smashUp.totalParts(state, base, seat);
  return parts.length === 0 ? null : equation(smashUp.total(state, base, seat), parts, base, teller);
}

/** What gives that part of the number of `self`. */
export function namePart({ source }: PowerPart, self: CardId, teller: Teller): Phrase {
  if (source === NONE) return teller.say('numbers', 'counters');
  return source === self ? teller.say('numbers', 'itself') : teller.card(source);
}

function equation(value: number, parts: readonly PowerPart[], self: CardId, teller: Teller): Phrase {
  const terms = parts.map((part, i) => {
    const key = part.amount < 0 ? 'minus' : i === 0 ? 'first' : 'plus';
    const source = namePart(part, self, teller);
    return teller.say('numbers', key, { amount: Math.abs(part.amount), source });
  });
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  return teller.say('numbers', value > sum ? 'floored' : 'equation', { value, parts: inARow(terms) });
}

function inARow(terms: readonly Phrase[]): Phrase {
  return terms.flatMap((term, i) => (i === 0 ? term : [{ kind: 'text', text: ' ' }, ...term]));
}
