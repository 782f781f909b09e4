import type { Piece } from '@smashup/engine';
import { colours } from '../terminal/colours.ts';
import type { Speaker } from '../words/speaker.ts';

/** Cards in stasis, with the stasis counters that they still have (R17). */
export function drawStasis(cards: readonly Piece[], speaker: Speaker): string {
  return cards
    .map(({ card, stasis = 0 }) => `${speaker.plainCard(card)} ${colours.bold(`⧗${stasis}`)}`)
    .join(', ');
}
