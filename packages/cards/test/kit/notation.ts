import type { ArrangedCard, Seat } from '@smashup/engine';

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
