import type { Part } from '../part.ts';
import type { Queue } from '../queue.ts';
import type { TableState } from '../table-state.ts';
import type { Crowd } from './crowd.ts';

/** How long everybody has to be gone: other processes say within that time who is there. */
const PATIENCE = 15_000;

/** Notes whether anybody who sits at a public table is there, whichever process they are connected to. */
export class Attendance implements Part {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly crowd: Crowd;
  /** Since when nobody has been there; null: somebody is. */
  private emptySince: number | null = null;

  constructor(state: TableState, queue: Queue, crowd: Crowd) {
    this.state = state;
    this.queue = queue;
    this.crowd = crowd;
  }

  reconcile(now: number): number | null {
    const { status, is_public: isPublic, seats, attended } = this.state.table;
    if (isPublic === 0 || (status !== 'open' && status !== 'playing')) return null;
    const isAnybody = seats.some(({ person }) => person !== null && this.crowd.isConnected(person, now));
    if (isAnybody) {
      this.emptySince = null;
      if (attended === 0) this.note(1);
      return null;
    }
    this.emptySince ??= now;
    const due = this.emptySince + PATIENCE;
    if (attended === 1 && due <= now) this.note(0);
    return due > now ? due : null;
  }

  private note(attended: 0 | 1): void {
    const { services, id } = this.state;
    this.queue.later(async () => {
      if (this.state.table.attended === attended) return;
      await services.tables.attend(id, attended);
      await this.state.reload();
      services.changed(id);
    });
  }
}
