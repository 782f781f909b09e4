/** An icon: outlines in a square whose side is ICON_SIDE. */
export type Drawing = readonly string[];

export const ICON_SIDE = 512;

export type Turn = 'mirrored' | 'upside-down' | 'tilted-left' | 'tilted-right';

/** What is drawn on a card or base: one icon, and perhaps a second one as a badge. */
export interface Picture {
  readonly icon: Drawing;
  readonly turn: Turn | null;
  readonly badge: Drawing | null;
}

/** By the name of a card or base (both printings share a picture unless the name changed), or of a faction. */
export type Pictures = Readonly<Record<string, Picture>>;
