import type { LogKey, Seat } from '@smashup/engine';
import type { Beat, Catalogue } from '@smashup/referee/protocol';
import { onceInPlay } from '../art/printed-text.tsx';

/** Events in which others use a card whose text the player will want to read. */
const WITH_A_CARD: ReadonlySet<LogKey> = new Set<LogKey>(['play', 'use', 'trigger', 'uncover', 'reveal']);

/** Milliseconds to read a letter, and to notice that there is something to read. */
const A_LETTER = 45;
const TO_BEGIN = 600;

const UNKNOWN = { kind: 'action', text: '' } as const;

/** The card that somebody else plays or uses in this beat, as a face of the catalogue; null: none that has a name. */
export function faceToRead({ lines }: Beat, viewer: Seat | null): number | null {
  for (const { key, player, cards, text } of lines) {
    if (!WITH_A_CARD.has(key) || player === viewer) continue;
    const named = text.find((piece) => piece.kind === 'card' && piece.card === cards[0] && piece.def >= 0);
    if (named?.kind === 'card') return named.def;
  }
  return null;
}

/** How long the text of a card takes to read, as it is shown large; 0 if there is none. */
export function readingTime({ faces }: Catalogue, face: number | null): number {
  const { kind, text } = (face === null ? undefined : faces[face]) ?? UNKNOWN;
  const { length } = kind === 'titan' ? onceInPlay(text) : text;
  return length === 0 ? 0 : TO_BEGIN + A_LETTER * length;
}
