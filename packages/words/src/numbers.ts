import { NONE, type BaseId, type CardId, type PowerPart, type Seat } from '@smashup/engine';
import type { Phrase } from './phrase.ts';
import type { Teller } from './teller.ts';

/** Where the numbers on the table come from: "3 = 2 of its own + 1 Full Sail". */

export function tellPower(card: CardId, teller: Teller): Phrase {
  const { rules, state } = teller;
  return equation(rules.power(state, card), rules.powerParts(state, card), card, teller);
}

/** A minion's power after a change. */
export function tellBecomes(card: CardId, power: number, teller: Teller): Phrase {
  return teller.sentence('numbers', 'becomes', { card: teller.card(card), power });
}

export function tellBreakpoint(base: BaseId, teller: Teller): Phrase {
  const { rules, state } = teller;
  return equation(rules.breakpoint(state, base), rules.breakpointParts(state, base), base, teller);
}

/** A player's total at a base; null for a player who has nothing there. */
export function tellTotal(base: BaseId, seat: Seat, teller: Teller): Phrase | null {
  const { rules, state } = teller;
  const parts = rules.totalParts(state, base, seat);
  return parts.length === 0 ? null : equation(rules.total(state, base, seat), parts, NONE, teller);
}

/** The source of each part of the number of `self`. */
export function nameParts(parts: readonly PowerPart[], self: CardId, teller: Teller): Phrase[] {
  return parts.map(({ source }, i) => {
    if (source === NONE) return teller.say('numbers', 'counters');
    if (source !== self) return teller.card(source);
    // The starting value comes first; anything else a card gives itself comes from its ability.
    return teller.say('numbers', i === 0 ? 'itself' : 'ability');
  });
}

function equation(value: number, parts: readonly PowerPart[], self: CardId, teller: Teller): Phrase {
  const terms = nameParts(parts, self, teller).map((source, i) => {
    const { amount = 0 } = parts[i] ?? {};
    const key = amount < 0 ? 'minus' : i === 0 ? 'first' : 'plus';
    return teller.say('numbers', key, { amount: Math.abs(amount), source });
  });
  const sum = parts.reduce((total, { amount }) => total + amount, 0);
  return teller.say('numbers', value > sum ? 'floored' : 'equation', { value, parts: inARow(terms) });
}

function inARow(terms: readonly Phrase[]): Phrase {
  return terms.flatMap((term, i) => (i === 0 ? term : [{ kind: 'text', text: ' ' }, ...term]));
}
