/** How much of an action's text is read where it lies. */
export type Texts = 'whole' | 'two lines' | 'none';

/** Measures of the style sheets, in rem: letters are 0.75 rem high, and about half as wide as that. */
const LETTER = 0.355;
const LINE = 0.8625;
const STRIP = { sides: 0.9, frame: 0.45, least: 1.5 } as const;

/** In how many lines so many letters stand; a word that no longer fits goes to the next. */
export function textLines(letters: number, width: number): number {
  return Math.ceil((letters * LETTER) / Math.max(LETTER, width - LETTER * 2));
}

/** How high an action is, with its name in one line. */
export function stripHeight(letters: number, width: number, texts: Texts): number {
  const lines = textLines(letters, width - STRIP.sides);
  const read = texts === 'whole' ? lines : texts === 'two lines' ? Math.min(2, lines) : 0;
  return Math.max(STRIP.least, STRIP.frame + LINE * (1 + read));
}

/** How many things of a width stand beside one another, at least one. */
export function inRows(room: number, width: number, gap: number): number {
  return Math.max(1, Math.floor((room + gap) / (width + gap)));
}
