import type { Seat, State, View } from '@smashup/engine';
import type { Look } from './beats.ts';
import type { Instruments } from './instruments.ts';
import { presentTable } from './present/table.ts';
import type { TableView } from './protocol/table-view.ts';

/** Everybody's view of one moment. Each view is made once. */
export class ViewCache {
  private readonly instruments: Instruments;
  private readonly state: State;
  private readonly views = new Map<Seat | null, View>();
  private readonly tables = new Map<Seat | null, TableView>();

  /** Until `state` changes. */
  constructor(instruments: Instruments, state: State) {
    this.instruments = instruments;
    this.state = state;
  }

  view(seat: Seat | null): View {
    const known = this.views.get(seat) ?? this.instruments.rules.view(this.state, seat ?? 'spectator');
    this.views.set(seat, known);
    return known;
  }

  /** The table at this moment, to be drawn later if need be. */
  look(seat: Seat | null): Look {
    this.view(seat);
    return () => this.table(seat);
  }

  table(seat: Seat | null): TableView {
    const known = this.tables.get(seat) ?? presentTable(this.view(seat), this.instruments.reading);
    this.tables.set(seat, known);
    return known;
  }
}
