import type { Seat } from '@smashup/engine';
import { isSame } from '@smashup/referee';
import type { BusMessage } from '../../event-bus/index.ts';
import { areApart, type Person, type Relations } from '../../people/index.ts';
import type { Outgoing } from '../../projection/index.ts';
import type { Tell } from '../../protocol/index.ts';
import { notThere } from '../../refused.ts';
import { mayVisit } from '../../tables/index.ts';
import type { Part } from '../part.ts';
import type { TableState } from '../table-state.ts';
import { Presence } from './presence.ts';

/** From this many on, watchers are counted instead of named. */
const CROWD = 10;

/** Somebody who looks on. */
interface Watcher {
  readonly person: string;
  readonly name: string;
}

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
  /** By process: who watches at that host. */
  private readonly remoteWatchers = new Map<string, readonly Watcher[]>();
  private watchersTold: readonly Watcher[] = [];
  /** Watchers who left, and when: somebody without a socket leaves after every answer, and is back for the next. */
  private readonly wentAt = new Map<string, { readonly watcher: Watcher; readonly at: number }>();
  /** Everybody who has watched here. */
  private readonly everWatched = new Set<string>();

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
    if (this.state.seatOf(visitor.person) === null) {
      this.wentAt.set(person, { watcher: watcherOf(visitor), at: services.now() });
    }
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
    if (message.kind === 'watchers') this.remoteWatchers.set(from, message.people);
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
    if (this.watchersTold.length > 0) {
      services.publish({ kind: 'watchers', table, people: this.watchersTold });
    }
  }

  /** Tells other processes how many watch here, and looks again when somebody could be away or gone. */
  reconcile(now: number): number | null {
    const people = this.watchersHere();
    for (const { person } of people) this.everWatched.add(person);
    if (!isSame(people, this.watchersTold)) {
      this.watchersTold = people;
      this.state.services.publish({ kind: 'watchers', table: this.state.id, people });
    }
    const { reload } = this.state.services.times;
    const moments = [
      this.presence.nextChange(now),
      ...[...this.wentAt.values()].map(({ at }) => at + reload),
    ];
    const next = moments.filter((moment) => moment !== null);
    return next.length === 0 ? null : Math.min(...next);
  }

  private watchersHere(): Watcher[] {
    const { services } = this.state;
    for (const [person, { at }] of this.wentAt)
      if (services.now() - at >= services.times.reload) this.wentAt.delete(person);
    const gone = [...this.wentAt.values()].map(({ watcher }) => watcher);
    return byPerson([...gone, ...this.on(null).map(watcherOf)]);
  }

  /** Here and at other hosts. */
  private get watchers(): readonly Watcher[] {
    return byPerson([...this.watchersHere(), ...[...this.remoteWatchers.values()].flat()]);
  }

  /** Whoever has watched here at any time, as far as this process knows. */
  get audience(): ReadonlySet<string> {
    return this.everWatched;
  }

  /** A page of this person has this table open, in whatever tab and process. */
  isConnected(person: string, now: number): boolean {
    const isHere = [...this.visitors.keys()].some((visitor) => visitor.person.id === person);
    return isHere || this.presence.isConnected(person, now);
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
    const count = this.watchers.length;
    return count < CROWD ? count : count - (count % CROWD);
  }

  /** A crowd is counted, not named. */
  listWatchers(): readonly Watcher[] {
    const { watchers } = this;
    return watchers.length < CROWD ? watchers : [];
  }
}

function watcherOf({ person: { id, name } }: Visitor): Watcher {
  return { person: id, name };
}

/** Each once, always in the same order. */
function byPerson(watchers: readonly Watcher[]): Watcher[] {
  return [...new Map(watchers.map((watcher) => [watcher.person, watcher])).values()].toSorted((one, other) =>
    one.person < other.person ? -1 : 1,
  );
}
