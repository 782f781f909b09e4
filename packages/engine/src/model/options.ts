import type { Option } from './decision.ts';
import { NONE, type BaseId, type CardId } from './ids.ts';

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

export const PASS: Option = { kind: 'pass' };
