import type { LogEvent, State } from '@smashup/engine';
import { keyOf, type Audience } from './audience.ts';
import { BeatRecorder } from './beats.ts';
import { addresseeAt, type Instruments } from './instruments.ts';
import { ViewCache } from './view-cache.ts';
import type { Beat } from './protocol/update.ts';
import { tellLine } from './story.ts';

/** What everybody saw of an answer, by the key of their audience, and the table when it was done. */
export interface Report {
  readonly beats: ReadonlyMap<string, readonly Beat[]>;
  readonly views: ViewCache;
}

/** Watches an answer being carried out, for each audience. */
export class Reporter {
  private readonly instruments: Instruments;
  private readonly state: State;
  private readonly recorders: readonly { readonly audience: Audience; readonly recorder: BeatRecorder }[];
  private views: ViewCache;
  private failure: Error | null = null;

  /** `state` is the one that changes. */
  constructor(instruments: Instruments, state: State, audiences: readonly Audience[]) {
    this.instruments = instruments;
    this.state = state;
    this.views = new ViewCache(instruments, state);
    this.recorders = audiences.map((audience) => ({
      audience,
      recorder: new BeatRecorder(() => this.views.look(audience.seat)),
    }));
  }

  /** If telling it fails, it happens all the same; the error comes out when it is to be told. */
  hear(event: LogEvent): void {
    if (this.failure !== null) return;
    try {
      this.record(event);
    } catch (cause) {
      this.failure = new Error('What happened cannot be told.', { cause });
    }
  }

  private record(event: LogEvent): void {
    this.views = new ViewCache(this.instruments, this.state);
    for (const { audience, recorder } of this.recorders) {
      const { seat, language } = audience;
      recorder.hear(event, tellLine(event, this.instruments.words(language), addresseeAt(this.state, seat)));
    }
  }

  /** The answer is done, and nothing has changed since. */
  finish(): Report {
    if (this.failure !== null) throw this.failure;
    const views = new ViewCache(this.instruments, this.state);
    this.views = views;
    const beats = new Map(
      this.recorders.map(({ audience, recorder }) => [keyOf(audience), recorder.finish()]),
    );
    return { beats, views };
  }
}
