import type { Seat } from '@smashup/engine';
import type { Person } from '../../people/index.ts';
import { done, type Outgoing } from '../../projection/index.ts';
import type { Reply } from '../../protocol/index.ts';
import { Refused } from '../../refused.ts';
import type { Queue } from '../queue.ts';
import type { TableState } from '../table-state.ts';
import { only, type Step, type Steps } from '../journal/steps.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** Per player and game: with three or four players, two of them must not keep the others waiting forever. */
const MOST_GIFTS = 5;

/** More time for somebody else, whether or not theirs is up. */
export class GiveTime {
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly steps: Steps;

  constructor(state: TableState, queue: Queue, steps: Steps) {
    this.state = state;
    this.queue = queue;
    this.steps = steps;
  }

  give(person: Person, to: Seat): Promise<Outgoing<Reply>> {
    return this.queue.answer(() => this.steps.take(() => this.prepare(person, to)), done);
  }

  private prepare(person: Person, to: Seat): Step {
    const { clock, table, playing } = this.state;
    const seat = this.state.mySeat(person);
    const late = clock.overdrawnBy(to);
    if (late === null) throw new Refused('not allowed', 'There is no clock at this table.');
    const isSomebody = table.seats.some((row) => row.seat === to && row.person !== null);
    if (seat === to || !isSomebody) throw new Refused('not allowed', 'Nobody else sits on that seat.');
    if ((playing.journalState.gifts.get(seat) ?? 0) >= MOST_GIFTS) {
      throw new Refused('not allowed', `You have already given time ${MOST_GIFTS} times in this game.`);
    }
    return only({ kind: 'time given', seat, to, millis: clock.isOverDays ? DAY : MINUTE, late });
  }
}
