import {
  cardOf,
  HIDDEN,
  type CardId,
  type Decision,
  type Option,
  type Piece,
  type Purpose,
  type Rules,
  type State,
} from '@smashup/engine';

/** What a bot prefers for other players' cards … */
const HARMING: ReadonlySet<string> = new Set<Purpose>([
  'destroy',
  'return',
  'cancel',
  'weaken',
  'to the bottom',
  'shuffle in',
  'control',
  'discard',
]);
/** … for its own … */
const HELPING: ReadonlySet<string> = new Set<Purpose>(['strengthen', 'counter', 'uncover', 'transfer']);
/** … and what happens to cards that it would rather keep. */
const PARTING: ReadonlySet<string> = new Set<Purpose | 'hand limit'>([
  'discard',
  'give',
  'bury',
  'store',
  'box',
  'shuffle in',
  'to the bottom',
  'hand limit',
]);

/** Most Specials are better saved; but in a duel an action is an extra play, and a minion only comes back (R8.1). */
const TO_PASS = 3;
const TO_LAY = 4;

/**
 * The prior value of an option, from the purpose of the choice and the owner of the cards: it decides what to try
 * first. Above zero: better than picking nothing.
 */
export function inclination(
  rules: Rules,
  state: State,
  { seat, prompt, kind }: Decision,
  option: Option,
): number {
  switch (option.kind) {
    case 'card':
    case 'buried': {
      const card = cardOf(option, state);
      const piece = state.pieces[card] ?? null;
      const power = printedPower(rules, state, card);
      if (prompt.key === 'duel') return isAction(rules, state, card) ? TO_LAY : 0;
      if (piece === null) return PARTING.has(prompt.key) ? -power : 1 + power;
      return towardsPiece(prompt.key, piece, piece.controller === seat, power + piece.counters);
    }
    case 'player':
      return option.player === seat ? -1 : 1;
    case 'mode':
      return option.mode === 'no' ? -1 : 1;
    case 'pass':
      return kind === 'respond' ? TO_PASS : 0;
    case 'play':
    case 'use':
    case 'uncover':
      return 1 + printedPower(rules, state, option.card) / 2;
    case 'base':
    case 'faction':
    case 'name':
      return 1;
  }
}

function towardsPiece(purpose: string, { as }: Piece, isOwn: boolean, power: number): number {
  const size = as === 'minion' ? 1 + power : 2;
  if (HARMING.has(purpose)) return isOwn ? -size : size;
  if (HELPING.has(purpose)) return isOwn ? size : -size;
  // The less that goes, the better.
  if (purpose === 'give control') return 1 / size;
  return 1;
}

function printedPower({ library }: Rules, { defs }: State, card: CardId): number {
  return library.defs[defs[card] ?? HIDDEN]?.power ?? 0;
}

function isAction({ library }: Rules, { defs }: State, card: CardId): boolean {
  return library.defs[defs[card] ?? HIDDEN]?.kind === 'action';
}
