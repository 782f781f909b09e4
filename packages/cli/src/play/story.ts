import type { Seat } from '@smashup/engine';
import type { Match, StoryLine, Told, Update } from '@smashup/referee';

/** Who listens at the keyboard: a seat, or null for everybody together. */
type Hearer = Seat | null;

interface Heard {
  lines: readonly StoryLine[];
  /** How many lines have been shown. */
  shown: number;
}

/** What the people at one keyboard have been told, and how much of it they have been shown. */
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
    // What was taken back has not been shown.
    this.heard.set(hearer, { lines, shown: Math.min(before.shown, lines.length) });
  }

  /** What the hearer has not been shown yet. */
  news(hearer: Hearer): readonly StoryLine[] {
    const { lines, shown } = this.heard.get(hearer) ?? { lines: [], shown: 0 };
    this.heard.set(hearer, { lines, shown: lines.length });
    return lines.slice(shown);
  }

  lines(hearer: Hearer): readonly StoryLine[] {
    return this.heard.get(hearer)?.lines ?? [];
  }
}
