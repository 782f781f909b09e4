import type { Seat } from '@smashup/engine';
import type { Person } from '../people/index.ts';
import { done, type Outgoing } from '../projection/index.ts';
import type { Reply } from '../protocol/index.ts';
import { Refused } from '../refused.ts';
import type { Crowd } from './crowd.ts';
import type { Queue } from './queue.ts';
import type { RoomState } from './room-state.ts';
import { only, type Steps } from './steps.ts';
import type { Telling } from './telling.ts';

/** Leaving a game, who plays in the meantime, and coming back. */
export class Leaving {
  private readonly state: RoomState;
  private readonly queue: Queue;
  private readonly steps: Steps;
  private readonly crowd: Crowd;
  private readonly telling: Telling;

  constructor(state: RoomState, queue: Queue, steps: Steps, crowd: Crowd, telling: Telling) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
    this.crowd = crowd;
    this.telling = telling;
  }

  leave(person: Pick<Person, 'id'>): Promise<Outgoing<Reply>> {
    return this.queue.run(async () => {
      await this.steps.take(() => {
        const seat = this.state.mySeat(person);
        return this.state.playing.fold.left.has(seat) ? null : only({ kind: 'leave', seat });
      });
      return done();
    });
  }

  /** Gives up a game of two, which ends it. Asked for again by the same person, it is done already. */
  concede(person: Pick<Person, 'id'>): Promise<Outgoing<Reply>> {
    return this.queue.run(async () => {
      await this.steps.take(() => {
        const seat = this.state.mySeat(person);
        if (this.state.fold.conceded === seat) return null;
        const { seats } = this.state.playing;
        if (seats.length > 2) {
          throw new Refused(
            'not allowed',
            'Only a game of two can be conceded. Leave this one instead, and the others can carry on.',
          );
        }
        return only({ kind: 'concede', seat });
      });
      return done();
    });
  }

  comeAgain(person: Person): Promise<Outgoing<Reply>> {
    return this.queue.run(async () => {
      await this.comeBack(this.state.mySeat(person));
      return done();
    });
  }

  /** The seat is the person's again, at once. */
  async comeBack(seat: Seat): Promise<void> {
    await this.steps.take(() => {
      const { standIns, left, timeOut } = this.state.fold;
      // The decision that ran out is the bot's.
      const isLate = timeOut?.seat === seat && timeOut.means === 'bot' && timeOut.isPending;
      const isGone = (standIns.has(seat) || left.has(seat)) && !isLate;
      return isGone && this.state.underWay !== null ? only({ kind: 'sitter', seat, plays: 'person' }) : null;
    });
    this.telling.retell(seat);
  }

  /** Somebody is missing: does what the table's settings say, if anybody is there to whom it matters. */
  replace(seat: Seat): void {
    const { leaving } = this.state.setUp;
    const away = this.crowd.awaySeats();
    const isAnybodyHere = this.state.table.seats.some(
      (row) => row.person !== null && row.seat !== seat && !away.has(row.seat),
    );
    if ((leaving !== 'bot' && leaving !== 'end') || !isAnybodyHere) return;
    this.queue.later(async () => {
      await this.steps.take(() => {
        if (this.state.missing !== seat || this.state.underWay === null) return null;
        return only(leaving === 'bot' ? { kind: 'sitter', seat, plays: 'bot' } : { kind: 'end' });
      });
      this.telling.retell(seat);
    });
  }
}
