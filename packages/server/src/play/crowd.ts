import type { Seat } from '@smashup/engine';
import type { News } from '../bell/index.ts';
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
  /** By process: how many watch there. */
  private readonly watchingElsewhere = new Map<string, number>();
  private watchersTold = 0;
  /** When watchers left: somebody without a socket leaves after every answer, and is back for the next. */
  private readonly wentAt = new Map<string, number>();

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
    this.tellWatchers();
  }

  go(visitor: Visitor): void {
    const here = this.visitors.get(visitor);
    if (here === undefined) return;
    this.visitors.delete(visitor);
    const { around, id: table } = this.state;
    const person = visitor.person.id;
    if (this.state.seatOf(visitor.person) === null) this.wentAt.set(person, around.now());
    for (const page of here.pages) {
      this.presence.gone(person, page, around.now());
      around.ring({ kind: 'gone', table, person, page });
    }
    this.tellWatchers();
  }

  /** A page was seen, or hidden. */
  look(visitor: Visitor, page: string, isVisible: boolean): void {
    this.visitors.get(visitor)?.pages.add(page);
    const { around, id: table } = this.state;
    const person = visitor.person.id;
    this.presence.here(person, page, isVisible, around.now());
    around.ring({ kind: 'here', table, person, page, isVisible, at: around.now() });
  }

  /** Somebody at another process, or how many watch there. */
  hear(news: News, from: string): void {
    if (news.kind === 'here') this.presence.here(news.person, news.page, news.isVisible, news.at, from);
    if (news.kind === 'gone') this.presence.gone(news.person, news.page, this.state.around.now(), from);
    if (news.kind === 'watchers') this.watchingElsewhere.set(from, news.count);
    if (news.kind === 'who is there') this.tellAll();
  }

  lose(from: string): void {
    this.presence.allGone(from, this.state.around.now());
    this.watchingElsewhere.delete(from);
  }

  /** Another process has opened this table, and knows nobody. */
  private tellAll(): void {
    const { around, id: table } = this.state;
    for (const { person, page, isVisible, inputAt: at } of this.presence.own) {
      around.ring({ kind: 'here', table, person, page, isVisible, at });
    }
    if (this.watchersTold > 0) around.ring({ kind: 'watchers', table, count: this.watchersTold });
  }

  /** In how many milliseconds somebody could be away or gone who is not now; null: never. */
  nextChange(now: number): number | null {
    const { reload } = this.state.around.times;
    const goings = [...this.wentAt.values()].map((at) => at + reload - now);
    const waits = [this.presence.nextChange(now) ?? 0, ...goings].filter((wait) => wait > 0);
    return waits.length === 0 ? null : Math.min(...waits);
  }

  /** Other processes are told how many watch here. */
  tellWatchers(): void {
    const count = this.watchersHere;
    if (count === this.watchersTold) return;
    this.watchersTold = count;
    this.state.around.ring({ kind: 'watchers', table: this.state.id, count });
  }

  private get watchersHere(): number {
    const { around } = this.state;
    for (const [person, at] of this.wentAt)
      if (around.now() - at >= around.times.reload) this.wentAt.delete(person);
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
    const now = this.state.around.now();
    return new Set(
      this.state.table.seats
        .filter(({ person }) => person !== null && this.presence.awayFrom(person, now) !== null)
        .map(({ seat }) => seat),
    );
  }

  /** A crowd is not counted one by one; otherwise everybody would be told about every arrival. */
  countWatchers(): number {
    const elsewhere = [...this.watchingElsewhere.values()].reduce((sum, count) => sum + count, 0);
    const count = this.watchersHere + elsewhere;
    return count < 10 ? count : count - (count % 10);
  }
}
