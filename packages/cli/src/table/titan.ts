import type { Piece, TitanAside } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import type { Speaker } from '../words/speaker.ts';
import { drawCounters } from './minion.ts';

/** A titan at a base: larger than life, and only as strong as its counters (R11.4). */
export function drawTitan({ card, counters }: Piece, speaker: Speaker): string {
  return [colours.bold(`★ ${speaker.plainCard(card)}`), ...counted(counters)].join(' ');
}

/** Titans set aside, with their counters (R11.8). */
export function drawAside(titans: readonly TitanAside[], speaker: Speaker): string {
  return titans
    .map(({ card, counters }) => [`★ ${speaker.plainCard(card)}`, ...counted(counters)].join(' '))
    .join(', ');
}

function counted(counters: number): string[] {
  return counters > 0 ? [drawCounters(counters)] : [];
}
