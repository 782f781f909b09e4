import type { Seat } from '@smashup/engine';
import type { Phrase, Segment } from '@smashup/words';
import { colours } from '../terminal/colours.ts';

const SEAT_COLOURS = [colours.cyan, colours.magenta, colours.yellow, colours.blue] as const;

/** Everything of one player has one colour. */
export function inColourOf(seat: Seat, text: string): string {
  const colour = SEAT_COLOURS[seat];
  return colour === undefined ? text : colour(text);
}

/** A phrase for the terminal: cards stand out, players have their colour. */
export function paint(phrase: Phrase): string {
  return phrase.map(paintSegment).join('');
}

function paintSegment(segment: Segment): string {
  switch (segment.kind) {
    case 'text':
      return segment.text;
    case 'card':
      return colours.bold(segment.text);
    case 'player':
      return inColourOf(segment.seat, segment.text);
  }
}
