import type { ArrangedCard, ArrangedTitan, HeldCard, Seat } from '@smashup/engine';

/** Players in scenes are called A, B, C and D; A moves first unless the scene says otherwise. */
export type Letter = 'A' | 'B' | 'C' | 'D';
export const LETTERS: readonly Letter[] = ['A', 'B', 'C', 'D'];

export function seatOf(letter: string): Seat {
  const seat = LETTERS.findIndex((known) => known === letter);
  if (seat < 0) throw new Error(`There is no player ${letter}; players are A, B, C and D.`);
  return seat;
}

/**
 * A card on the table, in a line:
 * - `A: Ghost` controlled and owned by A
 * - `A: Ghost +2` with two +1 power counters
 * - `A(B): Ghost` controlled by A, owned by B
 * - `A: Ghost [B: Choking Vines, A: Incorporeal]` with actions on it
 * - `A: buried Mummy` face down
 */
export function parseCard(line: string): ArrangedCard {
  const [, who, whose, buried, name, counters, attached] =
    /^([A-D])(?:\(([A-D])\))?: (buried )?(.*?)(?: \+(\d+))?(?: \[(.*)\])?$/.exec(line.trim()) ?? [];
  if (who === undefined || name === undefined) throw new Error(`Cannot read the card "${line}".`);
  return {
    card: name,
    controller: seatOf(who),
    owner: seatOf(whose ?? who),
    counters: Number(counters ?? 0),
    buried: buried !== undefined,
    with: attached === undefined ? [] : attached.split(/, (?=[A-D](?:\([A-D]\))?: )/).map(parseCard),
  };
}

/** A card in a hand or deck: `Ghost` is its holder's own, `B: Ghost` belongs to B. */
export function parseHeld(line: string): HeldCard {
  const [, whose, card] = /^([A-D]): (.*)$/.exec(line) ?? [];
  return whose === undefined || card === undefined ? line : { card, owner: seatOf(whose) };
}

/** A titan set aside, with counters or without: `Killer Kudzu +3`. */
export function parseTitan(line: string): ArrangedTitan {
  const [, card = line, counters] = /^(.*?)(?: \+(\d+))?$/.exec(line) ?? [];
  return { card, counters: Number(counters ?? 0) };
}

/** A card that is minion and action, played as one of them: `Pixie as action`. */
export function parsePlay(line: string): { readonly card: string; readonly as: string | undefined } {
  const [, card = line, as] = /^(.*?)(?: as (minion|action))?$/.exec(line) ?? [];
  return { card, as };
}
