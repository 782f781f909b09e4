import type { Seat } from '@smashup/engine';
import type { Match, StoryLine, Told, Update } from '@smashup/referee';

/** A reader at the keyboard: a seat, or null for everybody together. */
type Hearer = Seat | null;

interface Heard {
  lines: readonly StoryLine[];
  /** Number of lines shown. */
  shown: number;
}

/** The story for the people at one keyboard, and how much of it each has been shown. */
export class Story {
  private readonly heard = new Map<Hearer, Heard>();

  constructor(match: Match, hearers: readonly Hearer[]) {
    for (const seat of hearers) {
      this.heard.set(seat, { lines: [], shown: 0 });
      match.attend({ seat, language: 'en' }, (told) => this.hear(seat, told));
    }
  }

  private hear(hearer: Hearer, { content: { log, beats } }: Told<Update>): void {
    const before = this.heard.get(hearer) ?? { lines: [], shown: 0 };
    const lines = log ?? [...before.lines, ...beats.flatMap((beat) => beat.lines)];
    // An undone line counts as not shown.
    this.heard.set(hearer, { lines, shown: Math.min(before.shown, lines.length) });
  }

  /** Lines that this reader has not been shown yet. */
  news(hearer: Hearer): readonly StoryLine[] {
    const { lines, shown } = this.heard.get(hearer) ?? { lines: [], shown: 0 };
    this.heard.set(hearer, { lines, shown: lines.length });
    return lines.slice(shown);
  }

  lines(hearer: Hearer): readonly StoryLine[] {
    return this.heard.get(hearer)?.lines ?? [];
  }
}
