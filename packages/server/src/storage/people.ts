import { sql } from 'kysely';
import { z } from 'zod';
import { question, step, type Database, type Step } from './database.ts';
import type {
  ChatRow,
  ComplaintRow,
  DeviceRow,
  MailboxRow,
  OutboxRow,
  PasskeyRow,
  PasswordRow,
  PersonRow,
  PushRow,
  RatingRow,
  RelationRow,
  ResultRow,
  SeatRow,
  TurnRow,
} from './schema.ts';

/** Everything that is kept about a person. */
export interface Everything {
  readonly person: PersonRow;
  readonly devices: readonly Omit<DeviceRow, 'secret_hash'>[];
  readonly passkeys: readonly Omit<PasskeyRow, 'public_key'>[];
  readonly password: Omit<PasswordRow, 'hash'> | null;
  /** When their recovery code was made; null: there is none. */
  readonly recoveryAt: number | null;
  /** Until when links to other devices work that nobody has used yet. */
  readonly carriesUntil: readonly number[];
  /** Since when they have been banned; null: they are not. */
  readonly bannedAt: number | null;
  readonly relations: readonly RelationRow[];
  readonly seats: readonly SeatRow[];
  readonly results: readonly ResultRow[];
  readonly rating: RatingRow | null;
  readonly pair_rating: RatingRow | null;
  readonly pushes: readonly Pick<PushRow, 'endpoint' | 'made_at'>[];
  readonly mailboxes: readonly Omit<MailboxRow, 'confirm_hash' | 'stop_hash'>[];
  /** Turns that wait for them, and what they were told about that. */
  readonly turns: readonly TurnRow[];
  /** What is still to be sent to them. */
  readonly outbox: readonly OutboxRow[];
  /** Not its number at the table, which would reveal how much others said. */
  readonly chat: readonly Omit<ChatRow, 'number'>[];
  /** What they reported about others; what was said at the table is not theirs alone. */
  readonly complaints: readonly Pick<ComplaintRow, 'about_name' | 'game' | 'reason' | 'made_at'>[];
}

/** The lines that go along with a complaint. */
const quoted = z.array(z.looseObject({ person: z.string() }));

/** What is left of the name of a person who asked to be forgotten. */
const FORGOTTEN = 'Somebody';

export type PeopleStore = ReturnType<typeof peopleStore>;

export function peopleStore({ query, read, write }: Database) {
  const byDevice = question(
    { read },
    (secretHash: string) =>
      query
        .selectFrom('devices')
        .innerJoin('people', 'people.id', 'devices.person')
        .leftJoin('bans', 'bans.person', 'people.id')
        .selectAll('people')
        .select('bans.made_at as banned_at')
        .where('secret_hash', '=', secretHash),
    (secretHash) => [secretHash],
  );
  const relationsOf = question(
    { read },
    (person: string) =>
      query
        .selectFrom('relations')
        .selectAll()
        .where((where) =>
          where.or([
            where('person', '=', person),
            where.and([
              where('other', '=', person),
              where('kind', 'in', [sql.lit<'block'>('block'), sql.lit<'friend'>('friend')]),
            ]),
          ]),
        ),
    (person) => [person, person],
  );
  const noFriends = (one: string, other: string): Step[] => {
    const pairs = [
      [one, other],
      [other, one],
    ] as const;
    return pairs.map(([from, to]) =>
      step(
        query
          .deleteFrom('relations')
          .where('person', '=', from)
          .where('other', '=', to)
          .where('kind', '=', 'friend'),
      ),
    );
  };
  /** Their lines are taken out of complaints that are about others. */
  const unquote = async (person: string): Promise<Step[]> => {
    const quoting = await query
      .selectFrom('complaints')
      .select(['id', 'said'])
      .where('said', 'like', `%${person}%`)
      .execute();
    return quoting.map(({ id, said }) => {
      const lines = quoted.parse(JSON.parse(said)).filter((line) => line.person !== person);
      return step(
        query
          .updateTable('complaints')
          .set({ said: JSON.stringify(lines) })
          .where('id', '=', id),
      );
    });
  };
  return {
    add: (person: PersonRow, device: DeviceRow) =>
      write([
        step(query.insertInto('people').values(person), 1),
        step(query.insertInto('devices').values(device), 1),
      ]),

    byId: (id: string) => query.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),

    byDevice: async (secretHash: string) => (await byDevice(secretHash)).at(0),

    seen: (secretHash: string, at: number) =>
      write([
        step(query.updateTable('devices').set({ seen_at: at }).where('secret_hash', '=', secretHash)),
        step(
          query
            .updateTable('people')
            .set({ seen_at: at })
            .where('id', '=', (find) =>
              find.selectFrom('devices').select('person').where('secret_hash', '=', secretHash),
            ),
        ),
      ]),

    /** Does this person have a key of their own, and a finished game? */
    async settled(id: string): Promise<{ readonly hasKey: boolean; readonly hasPlayed: boolean }> {
      const [passkey, password, game] = await Promise.all([
        query.selectFrom('passkeys').select('id').where('person', '=', id).limit(1).executeTakeFirst(),
        query.selectFrom('passwords').select('person').where('person', '=', id).executeTakeFirst(),
        query
          .selectFrom('seats')
          .innerJoin('tables', 'tables.id', 'seats.game')
          .select('seats.game')
          .where('seats.person', '=', id)
          .where('tables.status', '=', 'over')
          .limit(1)
          .executeTakeFirst(),
      ]);
      return { hasKey: passkey !== undefined || password !== undefined, hasPlayed: game !== undefined };
    },

    rename: (id: string, name: string) =>
      write([step(query.updateTable('people').set({ name }).where('id', '=', id), 1)]),

    hear: (id: string, hears: 0 | 1) =>
      write([step(query.updateTable('people').set({ hears }).where('id', '=', id), 1)]),

    offerCarry: (tokenHash: string, person: string, until: number) =>
      write([step(query.insertInto('carries').values({ token_hash: tokenHash, person, until }), 1)]),

    /** Whose it is; null: it is not valid (any more), or somebody was quicker. */
    async useCarry(tokenHash: string, secretHash: string, at: number): Promise<string | null> {
      const carry = await query
        .selectFrom('carries')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('until', '>', at)
        .executeTakeFirst();
      if (carry === undefined) return null;
      const { person } = carry;
      const done = await write([
        step(query.deleteFrom('carries').where('token_hash', '=', tokenHash), 1),
        step(
          query.insertInto('devices').values({ secret_hash: secretHash, person, made_at: at, seen_at: at }),
          1,
        ),
      ]);
      return done ? person : null;
    },

    dropCarries: (before: number) => write([step(query.deleteFrom('carries').where('until', '<', before))]),

    /** Whoever blocks somebody is no friend of theirs, nor they of them. */
    relate: (relation: RelationRow) =>
      write([
        ...(relation.kind === 'block' ? noFriends(relation.person, relation.other) : []),
        step(
          query
            .insertInto('relations')
            .values(relation)
            .onConflict((key) => key.doNothing()),
        ),
      ]),

    /** A friendship ends for both. */
    unrelate: ({ person, other, kind }: Omit<RelationRow, 'name'>) =>
      write([
        ...(kind === 'friend' ? noFriends(person, other) : []),
        step(
          query
            .deleteFrom('relations')
            .where('person', '=', person)
            .where('other', '=', other)
            .where('kind', '=', kind),
        ),
      ]),

    /** What this person thinks of others, and who has blocked this person or wants to be a friend. */
    relationsOf,

    /** They sat at one table when its cards were dealt, or still do. */
    async haveMet(person: string, other: string): Promise<boolean> {
      const met = await query
        .selectFrom('seats')
        .innerJoin('seats as others', 'others.game', 'seats.game')
        .select('seats.game')
        .where('seats.person', '=', person)
        .where('others.person', '=', other)
        .limit(1)
        .executeTakeFirst();
      return met !== undefined;
    },

    /** As these people are called now. */
    async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
      if (ids.length === 0) return new Map();
      const rows = await query
        .selectFrom('people')
        .select(['id', 'name'])
        .where('id', 'in', [...ids])
        .execute();
      return new Map(rows.map(({ id, name }) => [id, name]));
    },

    async everything(id: string): Promise<Everything | null> {
      const [
        person,
        devices,
        passkeys,
        password,
        recovery,
        carries,
        ban,
        relations,
        seats,
        results,
        rating,
        pairRating,
        pushes,
        mailboxes,
        turns,
        outbox,
        chat,
        complaints,
      ] = await Promise.all([
        query.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst(),
        query
          .selectFrom('devices')
          .select(['person', 'made_at', 'seen_at'])
          .where('person', '=', id)
          .execute(),
        query
          .selectFrom('passkeys')
          .select(['id', 'person', 'counter', 'transports', 'host', 'name', 'made_at', 'used_at'])
          .where('person', '=', id)
          .execute(),
        query
          .selectFrom('passwords')
          .select(['person', 'sign_in_name', 'made_at'])
          .where('person', '=', id)
          .executeTakeFirst(),
        query.selectFrom('recoveries').select('made_at').where('person', '=', id).executeTakeFirst(),
        query.selectFrom('carries').select('until').where('person', '=', id).orderBy('until').execute(),
        query.selectFrom('bans').select('made_at').where('person', '=', id).executeTakeFirst(),
        query.selectFrom('relations').selectAll().where('person', '=', id).execute(),
        query.selectFrom('seats').selectAll().where('person', '=', id).execute(),
        query.selectFrom('results').selectAll().where('person', '=', id).execute(),
        query.selectFrom('ratings').selectAll().where('person', '=', id).executeTakeFirst(),
        query.selectFrom('pair_ratings').selectAll().where('person', '=', id).executeTakeFirst(),
        query.selectFrom('pushes').select(['endpoint', 'made_at']).where('person', '=', id).execute(),
        query
          .selectFrom('mailboxes')
          .select(['id', 'person', 'address', 'pace', 'until', 'made_at', 'mailed_at', 'refused_at'])
          .where('person', '=', id)
          .execute(),
        query.selectFrom('turns').selectAll().where('person', '=', id).orderBy('game').execute(),
        query.selectFrom('outbox').selectAll().where('person', '=', id).execute(),
        query
          .selectFrom('chat')
          .select(['game', 'room', 'person', 'name', 'seat', 'kind', 'text', 'at'])
          .where('person', '=', id)
          .orderBy('at')
          .execute(),
        query
          .selectFrom('complaints')
          .select(['about_name', 'game', 'reason', 'made_at'])
          .where('person', '=', id)
          .execute(),
      ]);
      if (person === undefined) return null;
      return {
        person,
        devices,
        passkeys,
        password: password ?? null,
        recoveryAt: recovery?.made_at ?? null,
        carriesUntil: carries.map(({ until }) => until),
        bannedAt: ban?.made_at ?? null,
        relations,
        seats,
        results,
        rating: rating ?? null,
        pair_rating: pairRating ?? null,
        pushes,
        mailboxes,
        turns,
        outbox,
        chat,
        complaints,
      };
    },

    /** Seats stay, without the person and the name, and complaints between others, without their words. */
    async forget(id: string): Promise<boolean> {
      return write([
        step(query.deleteFrom('people').where('id', '=', id), 1),
        step(query.deleteFrom('devices').where('person', '=', id)),
        step(query.deleteFrom('carries').where('person', '=', id)),
        step(query.deleteFrom('passkeys').where('person', '=', id)),
        step(query.deleteFrom('passwords').where('person', '=', id)),
        step(query.deleteFrom('recoveries').where('person', '=', id)),
        step(query.deleteFrom('challenges').where('person', '=', id)),
        step(
          query
            .deleteFrom('relations')
            .where((where) => where.or([where('person', '=', id), where('other', '=', id)])),
        ),
        step(query.deleteFrom('chat').where('person', '=', id)),
        step(
          query
            .deleteFrom('complaints')
            .where((where) => where.or([where('person', '=', id), where('about', '=', id)])),
        ),
        step(query.deleteFrom('ratings').where('person', '=', id)),
        step(query.deleteFrom('pair_ratings').where('person', '=', id)),
        step(query.deleteFrom('turns').where('person', '=', id)),
        step(query.deleteFrom('pushes').where('person', '=', id)),
        step(query.deleteFrom('mailboxes').where('person', '=', id)),
        step(query.deleteFrom('bans').where('person', '=', id)),
        step(query.deleteFrom('outbox').where('person', '=', id)),
        step(query.updateTable('results').set({ person: null }).where('person', '=', id)),
        step(query.updateTable('seats').set({ person: null, name: FORGOTTEN }).where('person', '=', id)),
        step(query.updateTable('tables').set({ owner: null }).where('owner', '=', id)),
        ...(await unquote(id)),
      ]);
    },
  };
}
