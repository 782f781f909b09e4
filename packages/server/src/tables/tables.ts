import { DEFAULT_EDITION } from '@smashup/engine';
import type { Notice, OnlineSetUp } from '../protocol/index.ts';
import type { Person, Relations } from '../people/index.ts';
import { areApart } from '../people/index.ts';
import { newCode, newId, newSecret, readCode } from '../random.ts';
import { notThere, Refused } from '../refused.ts';
import type { SeatRow, StoredTable, TablesStore } from '../storage/index.ts';
import { fromTheStart, setUpAfter, type GameEnd } from './series.ts';
import { checkSetUp, emptySeat, firstSeats, readSetUp } from './set-up.ts';

/** What tables need from the rest of the server. */
interface TablesServices {
  readonly store: TablesStore;
  readonly now: () => number;
  readonly newSeed: () => string;
  readonly openTables: number;
  /** The first rows of the journal of a game. */
  readonly dealing: (table: StoredTable) => readonly string[];
  /** How a finished game ended, by seat. */
  readonly ended: (table: string) => Promise<readonly GameEnd[]>;
  /** Something about that table is different now: whoever looks at it is told. */
  readonly changed: (table: string) => void;
  /** Something that a person should know, wherever they are. */
  readonly notice: (person: string, notice: Notice) => void;
}

/** A game of that size with whoever comes; `bots` fill the seats if nobody does. */
interface Quick {
  readonly players: number;
  readonly bots: boolean;
  /** The factions on offer where nobody is waiting yet; missing or null: all. */
  readonly pool?: OnlineSetUp['pool'] | undefined;
}

/** Where to go. */
interface Way {
  readonly id: string;
  readonly invitation: string | null;
}

/** Tables until the cards are dealt, and after the end. */
export class Tables {
  private readonly services: TablesServices;

  constructor(services: TablesServices) {
    this.services = services;
  }

  // Opening

  async open(owner: Person, setUp: OnlineSetUp, quick: Quick | null = null): Promise<Way> {
    checkSetUp(setUp);
    const alive = await this.services.store.aliveOf(owner.id);
    if (alive.filter((table) => table.status === 'open').length >= this.services.openTables) {
      throw new Refused(
        'slow down',
        `You are already at ${this.services.openTables} tables that have not started yet. Leave one of them first.`,
      );
    }
    // The six letters may be in use already.
    for (let tries = 0; tries < 5; tries++) {
      const table = this.make(owner, fromTheStart(setUp), quick);
      if (!(await this.services.store.open(table))) continue;
      this.services.changed(table.id);
      return { id: table.id, invitation: table.invitation };
    }
    throw new Refused('trouble', 'We could not open a table. Please try again in a moment.');
  }

  private make(owner: Person, setUp: OnlineSetUp, quick: Quick | null): StoredTable {
    const at = this.services.now();
    const id = newId();
    return {
      id,
      status: 'open',
      owner: owner.id,
      is_public: setUp.isPublic ? 1 : 0,
      quick: quick?.players ?? 0,
      fills: quick?.bots === true ? 1 : 0,
      version: 1,
      set_up: JSON.stringify(setUp),
      code: newCode(6),
      invitation: newId(),
      seed: this.services.newSeed(),
      secret: newSecret(),
      rematch: null,
      attended: 1,
      made_at: at,
      touched_at: at,
      seats: firstSeats(id, setUp, owner, quick === null ? 0 : 1, at),
    };
  }

  /** By the six letters that somebody read out. */
  async find(typed: string): Promise<Way> {
    const table = await this.services.store.byCode(readCode(typed));
    if (table === null) throw new Refused('not there', 'No open table has this code.');
    return { id: table.id, invitation: table.invitation };
  }

  // Seats

  async sit(person: Person, id: string, seat: number, invitation: string | undefined): Promise<void> {
    const table = await this.visible(person.id, id, invitation);
    const { now, store } = this.services;
    const done = await store.sit({
      game: id,
      seat,
      person: person.id,
      name: person.name,
      ready: table.quick > 0 ? 1 : 0,
      at: now(),
      kinds: invitation === table.invitation ? ['open', 'invited'] : ['open'],
    });
    if (!done) throw new Refused('too late', 'This seat is already taken, or reserved for somebody else.');
    await this.dealIfReady(id);
  }

  /** Everybody is there and ready: then, and only then, there are cards. */
  private async dealIfReady(id: string): Promise<void> {
    const table = await this.get(id);
    const { now, store } = this.services;
    const isReady = table.seats.every(
      ({ kind, ready }) => kind === 'bot' || (kind === 'person' && ready === 1),
    );
    // The table is checked at once, to find out when the first decision runs out of time.
    const lookAt = readSetUp(table.set_up).clock.kind === 'none' ? null : now();
    if (isReady && (await store.deal(id, this.services.dealing(table), now(), lookAt))) {
      for (const { person } of table.seats)
        if (person !== null) this.services.notice(person, { table: id, notice: 'dealt' });
    }
    this.services.changed(id);
  }

  async stand(person: string, id: string): Promise<void> {
    const table = await this.get(id);
    const seat = table.seats.find((row) => row.person === person);
    if (seat === undefined || table.status !== 'open') {
      throw new Refused('not allowed', 'You are not sitting at this table, or the game has already started.');
    }
    await this.vacate(table, seat, person);
    this.services.changed(id);
  }

  /** The owner passes the table on to the person who has sat there longest; with nobody left it is closed. */
  private async vacate(table: StoredTable, seat: SeatRow, person: string): Promise<void> {
    const { store, now } = this.services;
    const { kind } = emptySeat(readSetUp(table.set_up), seat.seat);
    const done = await store.stand(table.id, seat.seat, person, kind === 'bot' ? 'open' : kind, now());
    if (!done) throw new Refused('too late', 'The cards have already been dealt.');
    if (table.owner !== person) return;
    const [heir] = table.seats
      .filter((row) => row.person !== null && row.person !== person)
      .toSorted((one, other) => one.sat_at - other.sat_at);
    if (heir?.person === undefined || heir.person === null) await store.expire(table.id, now());
    else await store.passOn(table.id, person, heir.person);
  }

  /** Somebody is gone for good: no table waits for them. */
  async standEverywhere(person: string): Promise<void> {
    for (const { id, status } of await this.services.store.aliveOf(person)) {
      if (status !== 'open') continue;
      try {
        await this.stand(person, id);
      } catch (error) {
        // Another process was quicker, or the cards have been dealt: then it is a game to leave.
        if (!(error instanceof Refused)) throw error;
      }
    }
  }

  async remove(owner: string, id: string, seat: number): Promise<void> {
    const table = await this.owned(owner, id);
    const row = table.seats.find((each) => each.seat === seat);
    if (row?.person === undefined || row.person === null || row.person === owner) {
      throw new Refused('not allowed', 'Nobody sits on that seat.');
    }
    await this.vacate(table, row, row.person);
    this.services.notice(row.person, { table: id, notice: 'removed' });
    this.services.changed(id);
  }

  async ready(person: string, id: string, version: number, ready: boolean): Promise<void> {
    const done = await this.services.store.ready(id, person, ready ? 1 : 0, version, this.services.now());
    if (!done) throw new Refused('too late', 'The table has just changed. Please look again.');
    await this.dealIfReady(id);
  }

  async change(owner: string, id: string, version: number, setUp: OnlineSetUp): Promise<void> {
    const table = await this.owned(owner, id);
    checkSetUp(setUp);
    if (setUp.seats.length !== table.seats.length) {
      throw new Refused('not allowed', 'The number of seats cannot be changed. Open another table instead.');
    }
    const empty = table.seats.filter(({ person }) => person === null);
    const seats = empty.map(({ seat }) => ({ seat, ...emptySeat(setUp, seat) }));
    const { series } = readSetUp(table.set_up);
    const changed = fromTheStart(setUp);
    // The score stays as long as it is the same series.
    if (changed.series !== null && changed.series.of === series?.of) {
      changed.series = { ...changed.series, games: series.games, tables: series.tables };
    }
    const row = { set_up: JSON.stringify(changed), is_public: setUp.isPublic ? 1 : 0 } as const;
    const done = await this.services.store.change(id, version, row, seats, this.services.now());
    if (!done) throw new Refused('too late', 'The table has just changed. Please look again.');
    this.services.changed(id);
  }

  async close(owner: string, id: string): Promise<void> {
    const table = await this.owned(owner, id);
    await this.end(table);
  }

  private async end(table: StoredTable): Promise<void> {
    if (!(await this.services.store.expire(table.id, this.services.now()))) return;
    for (const { person } of table.seats)
      if (person !== null) this.services.notice(person, { table: table.id, notice: 'expired' });
    this.services.changed(table.id);
  }

  // Quick match

  /** A seat at the oldest suitable table that is waiting, or at a new one. */
  async quick(person: Person, relations: Relations, quick: Quick): Promise<Way> {
    const tables = await this.services.store.quick(quick.players);
    const mine = tables.find(({ seats }) => seats.some((row) => row.person === person.id));
    if (mine !== undefined) return { id: mine.id, invitation: null };
    const fitting = tables.filter(
      (table) =>
        (table.fills === 1) === quick.bots &&
        table.seats.every((row) => row.person === null || !areApart(relations, row.person)),
    );
    for (const table of fitting)
      for (const { seat, kind } of table.seats) {
        if (kind !== 'open') continue;
        const way = await this.trySeat(person, table, seat);
        if (way !== null) return way;
      }
    return this.open(person, quickSetUp(quick), quick);
  }

  private async trySeat(person: Person, table: StoredTable, seat: number): Promise<Way | null> {
    try {
      await this.sit(person, table.id, seat, undefined);
      return { id: table.id, invitation: null };
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  /** Empty seats of a quick match whose people have waited long enough. */
  async fillQuick(waitMillis: number): Promise<void> {
    const { store, now } = this.services;
    for (const players of [2, 3, 4])
      for (const table of await store.quick(players)) {
        if (table.fills === 0 || table.touched_at > now() - waitMillis) continue;
        const empty = table.seats.filter(({ kind }) => kind === 'open');
        if (empty.length === 0 || empty.length === table.seats.length) continue;
        const filled = await store.fill(
          table.id,
          empty.map(({ seat }) => ({ seat, name: 'Bot (normal)' })),
          now(),
        );
        if (filled) await this.dealIfReady(table.id);
      }
  }

  /** Tells a friend of a table that waits for players. */
  async invite(person: Person, friends: ReadonlySet<string>, id: string, friend: string): Promise<void> {
    const table = await this.get(id);
    if (!table.seats.some((row) => row.person === person.id)) throw notThere();
    if (table.status !== 'open') throw new Refused('too late', 'The cards have already been dealt.');
    if (!friends.has(friend)) throw new Refused('not allowed', 'You can invite friends only.');
    const { invitation } = table;
    this.services.notice(friend, { table: id, notice: 'invited', by: person.name, invitation });
  }

  // Afterwards

  /** The next game with the same people; the first to ask opens it. */
  async rematch(person: Person, id: string): Promise<Way> {
    const table = await this.get(id);
    const mine = table.seats.find((row) => row.person === person.id);
    if (mine === undefined || table.status !== 'over') throw notThere();
    if (table.rematch !== null) return this.wayTo(table.rematch);
    const before = setUpAfter(readSetUp(table.set_up), id, await this.services.ended(id));
    const setUp: OnlineSetUp = {
      ...before,
      seats: before.seats.map((seat, at) => {
        const row = table.seats[at];
        if (row?.person === person.id) return { ...seat, sitter: { kind: 'me' } };
        if (row?.kind === 'bot') return { ...seat, sitter: botAt(before, at) };
        return { ...seat, sitter: { kind: 'invited' } };
      }),
    };
    const next = this.make(person, setUp, null);
    if (!(await this.services.store.rematch(id, next))) {
      const again = await this.get(id);
      if (again.rematch === null)
        throw new Refused('trouble', 'We could not open a table. Please try again.');
      return this.wayTo(again.rematch);
    }
    for (const row of table.seats) {
      if (row.person === null || row.person === person.id) continue;
      const { id: to, invitation } = next;
      const { seat } = row;
      this.services.notice(row.person, { table: to, notice: 'rematch', by: person.name, invitation, seat });
    }
    this.services.changed(id);
    this.services.changed(next.id);
    return { id: next.id, invitation: next.invitation };
  }

  private async wayTo(id: string): Promise<Way> {
    const { invitation } = await this.get(id);
    return { id, invitation };
  }

  /** Open tables that nobody has touched for so long are closed, and their people hear of it. */
  async expire(millis: number): Promise<void> {
    for (const table of await this.services.store.stale(this.services.now() - millis)) await this.end(table);
  }

  // Looking

  private async get(id: string): Promise<StoredTable> {
    const table = await this.services.store.byId(id);
    if (table === null) throw notThere();
    return table;
  }

  private async owned(owner: string, id: string): Promise<StoredTable> {
    const table = await this.get(id);
    if (table.owner !== owner || table.status !== 'open') {
      throw new Refused('not allowed', 'Only the host can do that, before the cards are dealt.');
    }
    return table;
  }

  /** May this person come to the table? */
  private async visible(person: string, id: string, invitation: string | undefined): Promise<StoredTable> {
    const table = await this.get(id);
    if (!mayVisit(table, person, invitation)) throw notThere();
    return table;
  }
}

/** A public table is for everybody; a private one for those who sit there or have the invitation. */
export function mayVisit(table: StoredTable, person: string, invitation: string | undefined): boolean {
  return (
    table.is_public === 1 ||
    table.invitation === invitation ||
    table.seats.some((row) => row.person === person)
  );
}

function botAt(setUp: OnlineSetUp, seat: number): OnlineSetUp['seats'][number]['sitter'] {
  const sitter = setUp.seats[seat]?.sitter;
  return sitter?.kind === 'bot' ? sitter : { kind: 'bot', level: 'normal' };
}

function quickSetUp({ players, bots, pool = null }: Quick): OnlineSetUp {
  return {
    seats: Array.from({ length: players }, (_, seat) => ({
      sitter: seat === 0 ? { kind: 'me' } : { kind: 'open' },
      factions: null,
    })),
    choice: 'draft',
    duplicates: false,
    edition: DEFAULT_EDITION,
    printing: 'original',
    titans: true,
    pool,
    draftSize: null,
    extraBaseSets: [],
    firstPlayer: null,
    variant: null,
    houseRules: {},
    series: null,
    isPublic: true,
    hints: false,
    openHands: null,
    leaving: bots ? 'bot' : 'vote',
    undo: 'ask',
    rated: false,
    clock: { kind: 'none' },
    timeOut: 'wait',
  };
}
