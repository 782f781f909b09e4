import type { Seat } from '@smashup/engine';
import { areApart } from '../people/index.ts';
import { notThere } from '../refused.ts';
import { mayVisit } from '../tables/index.ts';
import { Presence } from './presence.ts';
import type { RoomState } from './room-state.ts';
import type { Visitor } from './visitor.ts';

interface Here {
  readonly pages: Set<string>;
  hearsWatchers: boolean;
}

/** Everybody who is at a table, players and watchers. */
export class Crowd {
  readonly presence: Presence;
  private readonly state: RoomState;
  private readonly visitors = new Map<Visitor, Here>();

  constructor(state: RoomState) {
    this.state = state;
    this.presence = new Presence(state.around.times);
  }

  get isEmpty(): boolean {
    return this.visitors.size === 0;
  }

  get all(): Iterable<Visitor> {
    return this.visitors.keys();
  }

  on(seat: Seat | null): Visitor[] {
    return [...this.visitors.keys()].filter(({ person }) => this.state.seatOf(person) === seat);
  }

  /** Throws if this person may not be here. Who blocks or is blocked by somebody at a public table does not find it. */
  admit({ person, relations }: Visitor, isInvited: boolean): void {
    const { table } = this.state;
    if (!mayVisit(table, person.id, isInvited ? table.invitation : undefined)) throw notThere();
    const isApart = table.seats.some((row) => row.person !== null && areApart(relations, row.person));
    if (isApart && !isInvited && this.state.seatOf(person) === null) throw notThere();
  }

  come(visitor: Visitor): void {
    if (!this.visitors.has(visitor)) this.visitors.set(visitor, { pages: new Set(), hearsWatchers: false });
  }

  go(visitor: Visitor): void {
    const here = this.visitors.get(visitor);
    if (here === undefined) return;
    this.visitors.delete(visitor);
    for (const page of here.pages) this.presence.gone(visitor.person.id, page, this.state.around.now());
  }

  /** A page was seen, or hidden. */
  look(visitor: Visitor, page: string, isVisible: boolean): void {
    this.visitors.get(visitor)?.pages.add(page);
    this.presence.here(visitor.person.id, page, isVisible, this.state.around.now());
  }

  hearWatchers(visitor: Visitor, on: boolean): void {
    const here = this.visitors.get(visitor);
    if (here !== undefined) here.hearsWatchers = on;
  }

  hearsWatchers(visitor: Visitor): boolean {
    return this.visitors.get(visitor)?.hearsWatchers === true;
  }

  awaySeats(): Set<Seat> {
    const now = this.state.around.now();
    return new Set(
      this.state.table.seats
        .filter(({ person }) => person !== null && this.presence.awayFrom(person, now) !== null)
        .map(({ seat }) => seat),
    );
  }

  /** A crowd is not counted one by one: else everybody would hear of everybody who comes. */
  countWatchers(): number {
    const people = new Set(this.on(null).map(({ person }) => person));
    return people.size < 10 ? people.size : people.size - (people.size % 10);
  }
}
