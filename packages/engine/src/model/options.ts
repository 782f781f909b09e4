import type { Option } from './decision.ts';
import { NONE, type BaseId, type CardId } from './ids.ts';
import { nth } from './nth.ts';
import type { State } from './state.ts';

/** Options never change, so common ones are made once and shared by all decisions and games. */

const cards: Option[] = [];
const bases: Option[] = [];
const plays: Readonly<Record<'minion' | 'action', Option[]>> = { minion: [], action: [] };

export function cardOption(card: CardId): Option {
  return (cards[card] ??= { kind: 'card', card });
}

export function baseOption(base: BaseId): Option {
  return (bases[base] ??= { kind: 'base', base });
}

/** Play the card with an extra play, or without one if that is NONE. */
export function playOption(card: CardId, grant: number, as: 'minion' | 'action'): Option {
  if (grant !== NONE) return { kind: 'play', card, grant, as };
  return (plays[as][card] ??= { kind: 'play', card, grant, as });
}

/** The same choice, marked: it would have no effect now (R10.20). */
export function asIdle(option: Option): Option {
  switch (option.kind) {
    case 'card':
      return { kind: 'card', card: option.card, idle: true };
    case 'buried':
      return { kind: 'buried', base: option.base, position: option.position, idle: true };
    case 'use':
      return { kind: 'use', card: option.card, ability: option.ability, about: option.about, idle: true };
    default:
      return option;
  }
}

export const PASS: Option = { kind: 'pass' };

type Table = Pick<State, 'table' | 'pieces'>;

/** The cards that lie face down at a base, in the order of their arrival. */
export function buriedAt({ table, pieces }: Table, base: BaseId): CardId[] {
  return table.filter((card) => {
    const piece = pieces[card];
    return piece?.as === 'buried' && piece.base === base;
  });
}

/** A buried card, by the place where it lies (R7.1). */
export function buriedOption(state: Table, card: CardId): Extract<Option, { kind: 'buried' }> {
  const { base } = nth(state.pieces, card) ?? { base: NONE };
  return { kind: 'buried', base, position: buriedAt(state, base).indexOf(card) };
}

/** The card or base that an option is about, face down or not; NONE: it is about none. */
export function cardOf(option: Option, state: Table): CardId {
  switch (option.kind) {
    case 'base':
      return option.base;
    case 'buried':
      return buriedAt(state, option.base)[option.position] ?? NONE;
    case 'card':
    case 'name':
    case 'play':
    case 'use':
    case 'uncover':
      return option.card;
    default:
      return NONE;
  }
}
