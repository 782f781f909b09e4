/** An icon: outlines in a square of `size`. */
export interface Drawing {
  readonly size: number;
  readonly paths: readonly string[];
}

export type Turn = 'mirrored' | 'upside-down' | 'tilted-left' | 'tilted-right';

/** What is drawn on a card or base: one icon, and perhaps a second one as a badge. */
export interface Picture {
  readonly icon: Drawing;
  readonly turn: Turn | null;
  readonly badge: Drawing | null;
}

/** By the name of a card or base; both printings share a picture unless the name changed. */
export type Pictures = Readonly<Record<string, Picture>>;
