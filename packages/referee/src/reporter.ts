import type { LogEvent, Seat, State } from '@smashup/engine';
import { keyOf, type Audience } from './audience.ts';
import { BeatRecorder } from './beats.ts';
import { addresseeAt, type Desk } from './desk.ts';
import { presentTable } from './present/table.ts';
import type { TableView } from './protocol/table-view.ts';
import type { Beat } from './protocol/update.ts';
import { tellLine } from './story.ts';

/** Watches an answer being carried out, for each audience. */
export class Reporter {
  private readonly desk: Desk;
  private readonly state: State;
  private readonly recorders: readonly { readonly audience: Audience; readonly recorder: BeatRecorder }[];
  /** The table at this moment, as it was presented to others with the same eyes. */
  private readonly seen = new Map<Seat | null, TableView>();

  /** `state` is the one that changes. */
  constructor(desk: Desk, state: State, audiences: readonly Audience[]) {
    this.desk = desk;
    this.state = state;
    this.recorders = audiences.map((audience) => ({
      audience,
      recorder: new BeatRecorder(() => this.look(audience.seat)),
    }));
  }

  hear(event: LogEvent): void {
    this.seen.clear();
    for (const { audience, recorder } of this.recorders) {
      const { seat, language } = audience;
      recorder.hear(event, tellLine(event, this.desk.words(language), addresseeAt(this.state, seat)));
    }
  }

  /** What each audience saw, by its key. */
  finish(): Map<string, Beat[]> {
    this.seen.clear();
    return new Map(this.recorders.map(({ audience, recorder }) => [keyOf(audience), recorder.finish()]));
  }

  private look(seat: Seat | null): TableView {
    const { rules, reading } = this.desk;
    const known = this.seen.get(seat) ?? presentTable(rules.view(this.state, seat ?? 'spectator'), reading);
    this.seen.set(seat, known);
    return known;
  }
}
