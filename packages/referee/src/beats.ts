import type { LogEvent, LogKey } from '@smashup/engine';
import type { TableView } from './protocol/table-view.ts';
import type { Beat, StoryLine } from './protocol/update.ts';

/** Shown together with the next event, without a beat of their own. */
const IN_PASSING: ReadonlySet<LogKey> = new Set<LogKey>([
  'factions',
  'first player',
  'prevented',
  'shuffle',
  'shuffle bases',
  'look',
  'search',
  'draw',
  'extra',
  'base leaves',
]);

/** The table at one moment, drawn when it is shown: of the last moment of an answer, for one, the end is shown instead. */
export type Look = () => TableView;

interface OpenBeat {
  readonly key: LogKey;
  readonly lines: readonly StoryLine[];
  /** The table when it was told; null when that is still the table from before it. */
  readonly seen: Look | null;
}

/** Listens while an answer is carried out, and keeps the table at every moment worth seeing. */
export class BeatRecorder {
  private readonly look: () => Look;
  private readonly beats: Beat[] = [];
  private joining: StoryLine[] = [];
  private open: OpenBeat | null = null;

  /** `look`: takes in the table as it is now. */
  constructor(look: () => Look) {
    this.look = look;
  }

  hear(event: LogEvent, line: StoryLine): void {
    const { key, told } = event;
    this.close(event);
    this.joining.push(line);
    if (IN_PASSING.has(key)) return;
    this.open = { key, lines: this.joining, seen: told === 'before' ? null : this.look() };
    this.joining = [];
  }

  private close(next: LogEvent): void {
    if (this.open === null) return;
    const { key, lines, seen } = this.open;
    // A played card lands only after its play has been told. It is shown where it landed unless more has changed
    // since.
    const hasLanded = key === 'play' && next.told !== 'after';
    const shown = seen === null || hasLanded ? this.look() : seen;
    this.beats.push({ lines, view: shown() });
    this.open = null;
  }

  /** All beats; the last one shows the table when everything is done. */
  finish(): Beat[] {
    const lines = this.open?.lines ?? this.joining;
    return lines.length === 0 ? this.beats : [...this.beats, { lines, view: this.look()() }];
  }
}
