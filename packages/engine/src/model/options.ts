import type { Option } from './decision.ts';
import type { BaseId, CardId } from './ids.ts';

/** Options never change, so each that is offered all the time is made once and shared by all decisions and games. */

const cards: Option[] = [];
const bases: Option[] = [];

export function cardOption(card: CardId): Option {
  return (cards[card] ??= { kind: 'card', card });
}

export function baseOption(base: BaseId): Option {
  return (bases[base] ??= { kind: 'base', base });
}

export const PASS: Option = { kind: 'pass' };
