import type { Seat } from '@smashup/engine';
import type { BusMessage } from '../../event-bus/index.ts';
import { areApart, type Person, type Relations } from '../../people/index.ts';
import type { Outgoing } from '../../projection/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { notThere } from '../../refused.ts';
import { mayVisit } from '../../tables/index.ts';
import type { Part } from '../part.ts';
import type { TableState } from '../table-state.ts';
import { Presence } from './presence.ts';

/** Somebody who is at a table, through one page. */
export interface Visitor {
  readonly person: Person;
  /** As they are now. */
  readonly relations: Relations;
  /** They see chat and emotes of others. */
  readonly hears: boolean;
  readonly tell: (message: Outgoing<Tell>) => void;
}

interface Here {
  readonly pages: Set<string>;
  hearsWatchers: boolean;
}

/** Everybody who is at a table, players and watchers. */
export class Crowd implements Part {
  readonly presence: Presence;
  private readonly state: TableState;
  private readonly visitors = new Map<Visitor, Here>();
  /** By process: how many watch at that host. */
  private readonly remoteWatchers = new Map<string, number>();
  private watchersTold = 0;
  /** When watchers left: somebody without a socket leaves after every answer, and is back for the next. */
  private readonly wentAt = new Map<string, number>();

  constructor(state: TableState) {
    this.state = state;
    this.presence = new Presence(state.services.times);
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

  /**
   * Throws if this person may not be here. Anybody who has blocked, or is blocked by, somebody at a public table does
   * not find it.
   */
  admit({ person, relations }: Visitor, isInvited: boolean): void {
    const { table } = this.state;
    if (!mayVisit(table, person.id, isInvited ? table.invitation : undefined)) throw notThere();
    const isApart = table.seats.some((row) => row.person !== null && areApart(relations, row.person));
    if (isApart && !isInvited && this.state.seatOf(person) === null) throw notThere();
  }

  come(visitor: Visitor): void {
    if (!this.visitors.has(visitor)) this.visitors.set(visitor, { pages: new Set(), hearsWatchers: false });
    this.wentAt.delete(visitor.person.id);
  }

  go(visitor: Visitor): void {
    const here = this.visitors.get(visitor);
    if (here === undefined) return;
    this.visitors.delete(visitor);
    const { services, id: table } = this.state;
    const person = visitor.person.id;
    if (this.state.seatOf(visitor.person) === null) this.wentAt.set(person, services.now());
    for (const page of here.pages) {
      this.presence.gone(person, page, services.now());
      services.publish({ kind: 'gone', table, person, page });
    }
  }

  /** A page was seen, or hidden. */
  look(visitor: Visitor, page: string, isVisible: boolean): void {
    this.visitors.get(visitor)?.pages.add(page);
    const { services, id: table } = this.state;
    const person = visitor.person.id;
    this.presence.here(person, page, isVisible, services.now());
    services.publish({ kind: 'here', table, person, page, isVisible, at: services.now() });
  }

  /** Another process says who came, who went, how many watch there, or wants to know. */
  receive(message: BusMessage, from: string): void {
    const { presence } = this;
    if (message.kind === 'here') {
      presence.here(message.person, message.page, message.isVisible, message.at, from);
    }
    if (message.kind === 'gone') {
      presence.gone(message.person, message.page, this.state.services.now(), from);
    }
    if (message.kind === 'watchers') this.remoteWatchers.set(from, message.count);
    if (message.kind === 'who is there') this.publishAll();
  }

  processGone(from: string): void {
    this.presence.allGone(from, this.state.services.now());
    this.remoteWatchers.delete(from);
  }

  /** Another process has opened this table and knows nobody. */
  private publishAll(): void {
    const { services, id: table } = this.state;
    for (const { person, page, isVisible, inputAt: at } of this.presence.own) {
      services.publish({ kind: 'here', table, person, page, isVisible, at });
    }
    if (this.watchersTold > 0) services.publish({ kind: 'watchers', table, count: this.watchersTold });
  }

  /** Tells other processes how many watch here, and looks again when somebody could be away or gone. */
  reconcile(now: number): number | null {
    const count = this.watchersHere;
    if (count !== this.watchersTold) {
      this.watchersTold = count;
      this.state.services.publish({ kind: 'watchers', table: this.state.id, count });
    }
    const { reload } = this.state.services.times;
    const moments = [this.presence.nextChange(now), ...[...this.wentAt.values()].map((at) => at + reload)];
    const next = moments.filter((moment) => moment !== null);
    return next.length === 0 ? null : Math.min(...next);
  }

  private get watchersHere(): number {
    const { services } = this.state;
    for (const [person, at] of this.wentAt)
      if (services.now() - at >= services.times.reload) this.wentAt.delete(person);
    return new Set([...this.on(null).map(({ person }) => person.id), ...this.wentAt.keys()]).size;
  }

  hearWatchers(visitor: Visitor, on: boolean): void {
    const here = this.visitors.get(visitor);
    if (here !== undefined) here.hearsWatchers = on;
  }

  hearsWatchers(visitor: Visitor): boolean {
    return this.visitors.get(visitor)?.hearsWatchers === true;
  }

  awaySeats(): Set<Seat> {
    const now = this.state.services.now();
    return new Set(
      this.state.table.seats
        .filter(({ person }) => person !== null && this.presence.awayFrom(person, now) !== null)
        .map(({ seat }) => seat),
    );
  }

  /** A crowd is not counted one by one; otherwise everybody would be told about every arrival. */
  countWatchers(): number {
    const remote = [...this.remoteWatchers.values()].reduce((sum, count) => sum + count, 0);
    const count = this.watchersHere + remote;
    return count < 10 ? count : count - (count % 10);
  }
}
