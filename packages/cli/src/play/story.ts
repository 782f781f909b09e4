import type { LogEvent, LogKey, Seat, State } from '@smashup/engine';
import { isAside } from '@smashup/words';
import { paint } from '../words/paint.ts';
import { words } from '../words/words.ts';

/** A line of the story, as each listener may hear it. */
interface Entry {
  /** How many answers had been given before it. */
  readonly after: number;
  readonly key: LogKey;
  readonly aside: boolean;
  readonly told: ReadonlyMap<Seat, string>;
}

export interface StoryLine {
  readonly text: string;
  readonly key: LogKey;
  readonly aside: boolean;
}

/**
 * What has happened in a game. It is put into words at once: shuffling gives cards new numbers, so an event cannot be
 * told later.
 */
export class Story {
  /** NONE: somebody who only watches. */
  private readonly listeners: readonly Seat[];
  private readonly heard = new Map<Seat, number>();
  private entries: Entry[] = [];

  constructor(listeners: readonly Seat[]) {
    this.listeners = listeners;
  }

  hear(event: LogEvent, state: State, after: number): void {
    const tell = (you: Seat): string => paint(words.tellEvent(event, { state, you, seesAll: false }));
    const told = new Map(this.listeners.map((seat) => [seat, tell(seat)]));
    this.entries.push({ after, key: event.key, aside: isAside(event), told });
  }

  /** What the listener has not been told yet. */
  news(seat: Seat): StoryLine[] {
    const heard = this.heard.get(seat) ?? 0;
    this.heard.set(seat, this.entries.length);
    return this.lines(seat).slice(heard);
  }

  lines(seat: Seat): StoryLine[] {
    return this.entries.map(({ key, aside, told }) => ({ key, aside, text: told.get(seat) ?? '' }));
  }

  /** Forgets what followed the answers that were taken back. */
  rewind(answers: number): void {
    this.entries = this.entries.filter(({ after }) => after < answers);
    for (const [seat, heard] of this.heard) this.heard.set(seat, Math.min(heard, this.entries.length));
  }
}
