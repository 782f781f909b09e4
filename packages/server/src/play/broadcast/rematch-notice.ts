import type { Part } from '../part.ts';
import type { Crowd } from '../presence/crowd.ts';
import type { TableState } from '../table-state.ts';

/** Tells those who watched a game, wherever they are by now, that its players want another. Players are told anyway. */
export class RematchNotice implements Part {
  private readonly state: TableState;
  private readonly crowd: Crowd;
  private known: string | null;

  constructor(state: TableState, crowd: Crowd) {
    this.state = state;
    this.crowd = crowd;
    this.known = state.rematch?.id ?? null;
  }

  reconcile(): null {
    const { rematch, services } = this.state;
    if (rematch === null || rematch.id === this.known) return null;
    this.known = rematch.id;
    const { id: table, name: by, invitation } = rematch;
    for (const person of this.crowd.audience) {
      if (this.state.seatOf({ id: person }) !== null) continue;
      const way = invitation === null ? {} : { invitation };
      services.notice(person, { table, notice: 'rematch', by, ...way });
    }
    return null;
  }
}
