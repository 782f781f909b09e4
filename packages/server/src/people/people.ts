import type { Me } from '../protocol/index.ts';
import { hashOf, newId, newSecret } from '../random.ts';
import { Refused } from '../refused.ts';
import type {
  BansStore,
  Everything,
  PeopleStore,
  PersonRow,
  RelationRow,
  StoredTable,
} from '../storage/index.ts';

/** Somebody, as the other modules know them. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

/** How somebody stands to others. A block works both ways, so both are here. */
export interface Relations {
  readonly blocked: ReadonlySet<string>;
  readonly blockedBy: ReadonlySet<string>;
  readonly muted: ReadonlySet<string>;
  /** Both want it. */
  readonly friends: ReadonlySet<string>;
  /** Whom this person wants as a friend, and who wants them, without an answer so far. */
  readonly wanted: ReadonlySet<string>;
  readonly wantedBy: ReadonlySet<string>;
  /** The names, at that time, of those this person has blocked or muted. */
  readonly names: ReadonlyMap<string, string>;
}

/** A person with the secret that opens it; the secret is for the cookie alone. */
interface Opened {
  readonly person: Person;
  readonly secret: string;
}

/** A day: often enough to know who is still there. */
const SEEN_MILLIS = 86_400_000;

/** A table where somebody sits. */
interface Seated {
  readonly table: StoredTable;
  /** Is the game waiting for them? Null: none is being played. */
  readonly myTurn: boolean | null;
  readonly overDays: boolean;
}

/** They have a page open, at whatever process. */
export type IsOnline = (person: string) => Promise<boolean>;

export class People {
  private readonly store: PeopleStore;
  private readonly bans: BansStore;
  private readonly now: () => number;
  private readonly carryMillis: number;

  constructor(store: PeopleStore, bans: BansStore, now: () => number, carryMillis: number) {
    this.store = store;
    this.bans = bans;
    this.now = now;
    this.carryMillis = carryMillis;
  }

  /** The first name that somebody gives makes them a person. */
  async welcome(name: string): Promise<Opened> {
    const at = this.now();
    const [id, secret] = [newId(), newSecret()];
    await this.store.add(
      { id, name, hears: 1, made_at: at, seen_at: at },
      { secret_hash: hashOf(secret), person: id, made_at: at, seen_at: at },
    );
    return { person: { id, name }, secret };
  }

  /** Throws if they are banned. */
  async recognise(secret: string): Promise<PersonRow | null> {
    const person = await this.recogniseBanned(secret);
    if (person === null) return null;
    if (person.banned_at !== null) throw banned();
    if (person.seen_at < this.now() - SEEN_MILLIS) await this.store.seen(hashOf(secret), this.now());
    return person;
  }

  /** The same, including people who are banned. */
  async recogniseBanned(secret: string) {
    return (await this.store.byDevice(hashOf(secret))) ?? null;
  }

  async me(id: string, tables: readonly Seated[], isOnline: IsOnline): Promise<Me> {
    const [person, isBanned, relations, settled] = await Promise.all([
      this.store.byId(id),
      this.bans.isBanned(id),
      this.relations(id),
      this.store.settled(id),
    ]);
    if (person === undefined) throw new Refused('who are you', 'This server no longer knows you.');
    if (isBanned) throw banned();
    const { friends, wanted, wantedBy } = relations;
    const names = await this.store.names([...friends, ...wantedBy]);
    const named = (ids: ReadonlySet<string>) =>
      [...ids]
        .map((other) => ({ id: other, name: names.get(other) ?? '' }))
        .toSorted((one, other) => one.name.localeCompare(other.name));
    return {
      id,
      name: person.name,
      hears: person.hears === 1,
      ...settled,
      names: Object.fromEntries(relations.names),
      blocked: [...relations.blocked],
      muted: [...relations.muted],
      friends: await Promise.all(
        named(friends).map(async (friend) => ({ ...friend, online: await isOnline(friend.id) })),
      ),
      wanted: [...wanted],
      wantedBy: named(wantedBy),
      tables: tables.flatMap(({ table: { id: table, status, seats }, ...how }) =>
        status === 'open' || status === 'playing'
          ? [{ id: table, status, seats: seats.map(({ name }) => name), ...how }]
          : [],
      ),
    };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.store.rename(id, name);
  }

  async hear(id: string, on: boolean): Promise<void> {
    await this.store.hear(id, on ? 1 : 0);
  }

  /** Undefined: there is nobody, or no longer. */
  byId(id: string): Promise<PersonRow | undefined> {
    return this.store.byId(id);
  }

  /** A single-use token that signs this person in to one more browser. */
  async carry(id: string): Promise<{ token: string; until: number }> {
    const token = newSecret();
    const until = this.now() + this.carryMillis;
    await this.store.dropCarries(this.now());
    await this.store.offerCarry(hashOf(token), id, until);
    return { token, until };
  }

  async arrive(token: string): Promise<Opened> {
    const secret = newSecret();
    const id = await this.store.useCarry(hashOf(token), hashOf(secret), this.now());
    const person = id === null ? undefined : await this.store.byId(id);
    if (person === undefined) {
      throw new Refused(
        'not there',
        'This link has already been used, or it has expired. Please make a new one.',
      );
    }
    return { person: { id: person.id, name: person.name }, secret };
  }

  async relate({ person, other, kind }: Omit<RelationRow, 'name'>, on: boolean): Promise<void> {
    if (person === other) throw new Refused('not allowed', 'That is you.');
    if (!on) {
      await this.store.unrelate({ person, other, kind });
      return;
    }
    const them = await this.store.byId(other);
    if (them === undefined) throw new Refused('not there', 'There is no such person here.');
    if (kind === 'friend') {
      const isApart = areApart(await this.relations(person), other);
      // The same for somebody whom they have not met and for somebody who keeps out of their way.
      if (isApart || !(await this.store.haveMet(person, other))) {
        throw new Refused('not allowed', 'Only people you have sat at a table with can be your friends.');
      }
    }
    await this.store.relate({ person, other, kind, name: them.name });
  }

  async relations(id: string): Promise<Relations> {
    const rows = await this.store.relationsOf(id);
    const others = (kind: RelationRow['kind']) =>
      new Set(rows.filter((row) => row.person === id && row.kind === kind).map(({ other }) => other));
    const thoseWho = (kind: RelationRow['kind']) =>
      new Set(rows.filter((row) => row.other === id && row.kind === kind).map(({ person }) => person));
    const [wanted, wantedBy] = [others('friend'), thoseWho('friend')];
    return {
      blocked: others('block'),
      blockedBy: thoseWho('block'),
      muted: others('mute'),
      friends: new Set([...wanted].filter((other) => wantedBy.has(other))),
      wanted: new Set([...wanted].filter((other) => !wantedBy.has(other))),
      wantedBy: new Set([...wantedBy].filter((other) => !wanted.has(other))),
      names: new Map(rows.filter((row) => row.person === id).map(({ other, name }) => [other, name])),
    };
  }

  async everything(id: string): Promise<Everything> {
    const everything = await this.store.everything(id);
    if (everything === null) throw new Refused('who are you', 'This server no longer knows you.');
    return everything;
  }

  async forget(id: string): Promise<void> {
    await this.store.forget(id);
  }
}

function banned(): Refused {
  return new Refused('not allowed', 'The people who run this server have banned you from it.');
}

/** Do these two keep out of each other's way? */
export function areApart({ blocked, blockedBy }: Relations, other: string): boolean {
  return blocked.has(other) || blockedBy.has(other);
}

/** Is one a friend of the other, or wants to be? */
export function areFriendly({ friends, wanted, wantedBy }: Relations, other: string): boolean {
  return friends.has(other) || wanted.has(other) || wantedBy.has(other);
}
