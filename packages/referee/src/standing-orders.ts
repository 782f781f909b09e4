import type { Seat } from '@smashup/engine';
import type { Instruments } from './instruments.ts';
import { givenInRecord } from './journal.ts';
import { replaySteps, type Position } from './position.ts';
import type { StandingOrder } from './protocol/standing-order.ts';
import { holds, ordersAfterUndo, type GivenOrder, type GivenOrders } from './standing-order.ts';

/**
 * The standing orders at a table. Whether one still stands follows from when it was given and the answers since, so
 * it is the same wherever the game is replayed from its journal.
 */
export class StandingOrders {
  private readonly instruments: Instruments;
  private given: GivenOrders = new Map();
  private readonly standing = new Map<Seat, GivenOrder>();

  constructor(instruments: Instruments) {
    this.instruments = instruments;
  }

  /** The one that stands. */
  of(seat: Seat): StandingOrder | null {
    return this.standing.get(seat)?.order ?? null;
  }

  /** These have been given and not been taken back. */
  heed(given: GivenOrders, position: Position): void {
    const before = this.given;
    this.given = given;
    for (const seat of this.standing.keys()) if (!given.has(seat)) this.standing.delete(seat);
    for (const [seat, one] of given) if (before.get(seat) !== one) this.judge(seat, one, position);
  }

  /** One more answer has been given. */
  advance(position: Position): void {
    for (const [seat, one] of this.standing) {
      if (!this.holdsAt(seat, one, position)) this.standing.delete(seat);
    }
  }

  /** That seat has taken answers back, and what they ended with them. */
  goBack(by: Seat, position: Position): void {
    this.given = ordersAfterUndo(this.given, by, position.history.length);
    this.standing.clear();
    for (const [seat, one] of this.given) this.judge(seat, one, position);
  }

  private judge(seat: Seat, one: GivenOrder, position: Position): void {
    this.standing.delete(seat);
    if (this.hasHeld(seat, one, position)) this.standing.set(seat, one);
  }

  private hasHeld(seat: Seat, one: GivenOrder, position: Position): boolean {
    const { record, length } = position.history;
    if (length <= one.answers) return this.holdsAt(seat, one, position);
    for (const step of replaySteps(this.instruments.rules, record, givenInRecord(record))) {
      if (step.history.length >= one.answers && !this.holdsAt(seat, one, step)) return false;
    }
    return true;
  }

  private holdsAt(seat: Seat, one: GivenOrder, { history }: Position): boolean {
    const { rules, reading } = this.instruments;
    return holds(one, seat, rules.view(history.state, seat), reading);
  }
}
