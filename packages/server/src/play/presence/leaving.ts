import type { Seat } from '@smashup/engine';
import type { Person } from '../../people/index.ts';
import { done, type Outgoing } from '../../projection/index.ts';
import type { Reply } from '../../protocol/index.ts';
import { Refused } from '../../refused.ts';
import type { Part } from '../part.ts';
import type { Absence } from './absence.ts';
import type { Crowd } from './crowd.ts';
import type { Queue } from '../queue.ts';
import type { TableState } from '../table-state.ts';
import { only, type Step, type Steps } from '../journal/steps.ts';

/** Leaving a game, who plays in the meantime, and coming back. */
export class Leaving implements Part {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly steps: Steps;
  private readonly crowd: Crowd;
  private readonly absence: Absence;

  constructor(state: TableState, queue: Queue, steps: Steps, crowd: Crowd, absence: Absence) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
    this.crowd = crowd;
    this.absence = absence;
  }

  leave(person: Pick<Person, 'id'>): Promise<Outgoing<Reply>> {
    const prepare = (): Step | null => {
      const seat = this.state.mySeat(person);
      return this.state.playing.journalState.left.has(seat) ? null : only({ kind: 'leave', seat });
    };
    return this.queue.answer(() => this.steps.take(prepare), done);
  }

  /** Gives up a game of two, which ends it. Asked for again by the same person, it is done already. */
  concede(person: Pick<Person, 'id'>): Promise<Outgoing<Reply>> {
    const prepare = (): Step | null => {
      const seat = this.state.mySeat(person);
      if (this.state.journalState.conceded === seat) return null;
      if (this.state.playing.seats.length > 2) {
        throw new Refused(
          'not allowed',
          'Only a game of two can be conceded. Leave this one instead, and the others can carry on.',
        );
      }
      return only({ kind: 'concede', seat });
    };
    return this.queue.answer(() => this.steps.take(prepare), done);
  }

  comeAgain(person: Person): Promise<Outgoing<Reply>> {
    return this.queue.answer(() => this.comeBack(this.state.mySeat(person)), done);
  }

  /** The seat is the person's again, at once. */
  async comeBack(seat: Seat): Promise<void> {
    await this.steps.take(() => {
      const { standIns, left, timeOut } = this.state.journalState;
      // The decision that ran out is the bot's.
      const isLate = timeOut?.seat === seat && timeOut.means === 'bot' && timeOut.isPending;
      const isGone = (standIns.has(seat) || left.has(seat)) && !isLate;
      return isGone && this.state.underWay !== null ? only({ kind: 'sitter', seat, plays: 'person' }) : null;
    });
  }

  /** Somebody is missing: does what the table's settings say, if anybody is there to whom it matters. */
  reconcile(): null {
    const { leaving } = this.state.setUp;
    const seat = this.absence.missing;
    if (seat === null || (leaving !== 'bot' && leaving !== 'end')) return null;
    const away = this.crowd.awaySeats();
    const isAnybodyHere = this.state.table.seats.some(
      (row) => row.person !== null && row.seat !== seat && !away.has(row.seat),
    );
    if (!isAnybodyHere) return null;
    const prepare = (): Step | null => {
      if (this.absence.missing !== seat || this.state.underWay === null) return null;
      return only(leaving === 'bot' ? { kind: 'sitter', seat, plays: 'bot' } : { kind: 'end' });
    };
    this.queue.later(() => this.steps.take(prepare));
    return null;
  }
}
