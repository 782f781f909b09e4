import { step, type Database, type Step } from './database.ts';
import type { PasskeyRow, PasswordRow } from './schema.ts';

/** A person's keys, besides the browsers that are signed in. */
export interface Keys {
  readonly passkeys: readonly PasskeyRow[];
  readonly password: PasswordRow | null;
  /** When the way back was made; null: there is none. */
  readonly recoveryAt: number | null;
  readonly devices: number;
}

/** A browser that comes in with a key. */
interface Arrival {
  readonly person: string;
  readonly secretHash: string;
  readonly at: number;
}

export type IdentityStore = ReturnType<typeof identityStore>;

export function identityStore({ query, write }: Database) {
  const addDevice = ({ person, secretHash, at }: Arrival): Step =>
    step(
      query.insertInto('devices').values({ secret_hash: secretHash, person, made_at: at, seen_at: at }),
      1,
    );

  const dropDevices = (person: string, except: string | null): Step[] => [
    step(
      query
        .deleteFrom('devices')
        .where('person', '=', person)
        .where('secret_hash', '!=', except ?? ''),
    ),
    step(query.deleteFrom('carries').where('person', '=', person)),
  ];

  /** Only if its counter has not changed meanwhile. */
  const usePasskey = (
    { id, person, counter: before }: Pick<PasskeyRow, 'id' | 'person' | 'counter'>,
    counter: number,
    at: number,
  ): Step =>
    step(
      query
        .updateTable('passkeys')
        .set({ counter, used_at: at })
        .where('id', '=', id)
        .where('counter', '=', before)
        .where('person', '=', person),
      1,
    );

  return {
    async keysOf(person: string): Promise<Keys> {
      const [passkeys, password, recovery, devices] = await Promise.all([
        query.selectFrom('passkeys').selectAll().where('person', '=', person).orderBy('made_at').execute(),
        query.selectFrom('passwords').selectAll().where('person', '=', person).executeTakeFirst(),
        query.selectFrom('recoveries').select('made_at').where('person', '=', person).executeTakeFirst(),
        query.selectFrom('devices').select('made_at').where('person', '=', person).execute(),
      ]);
      return {
        passkeys,
        password: password ?? null,
        recoveryAt: recovery?.made_at ?? null,
        devices: devices.length,
      };
    },

    /** Those that nobody answered in time go with it. */
    challenge: (hash: string, person: string | null, until: number, now: number) =>
      write([
        step(query.deleteFrom('challenges').where('until', '<', now)),
        step(query.insertInto('challenges').values({ hash, person, until }), 1),
      ]),

    /** True once, for the person it was made for, and in time. */
    meetChallenge: (hash: string, person: string | null, now: number) =>
      write([
        step(
          query
            .deleteFrom('challenges')
            .where('hash', '=', hash)
            .where('person', person === null ? 'is' : '=', person)
            .where('until', '>', now),
          1,
        ),
      ]),

    addPasskey: (row: PasskeyRow) => write([step(query.insertInto('passkeys').values(row), 1)]),

    passkey: (id: string) => query.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst(),

    removePasskey: (person: string, id: string) =>
      write([step(query.deleteFrom('passkeys').where('id', '=', id).where('person', '=', person), 1)]),

    /** Passkeys that are bound to other hosts than this one. */
    async passkeysElsewhere(host: string): Promise<number> {
      const { count } = await query
        .selectFrom('passkeys')
        .select((select) => select.fn.countAll<number | string>().as('count'))
        .where('host', '!=', host)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** Somebody signs in with a passkey whose counter has not changed meanwhile. */
    enterByPasskey: (key: Pick<PasskeyRow, 'id' | 'counter'>, counter: number, arrival: Arrival) =>
      write([usePasskey({ ...key, person: arrival.person }, counter, arrival.at), addDevice(arrival)]),

    /** The same for who is signed in already. */
    usePasskey: (key: PasskeyRow, counter: number, at: number) => write([usePasskey(key, counter, at)]),

    /** The name to sign in with stays what it was. False: it is taken. */
    setPassword: (row: PasswordRow) =>
      write([
        step(
          query
            .insertInto('passwords')
            .values(row)
            .onConflict((key) => key.column('person').doUpdateSet({ hash: row.hash, made_at: row.made_at })),
          1,
        ),
      ]),

    passwordBy: (signInName: string) =>
      query.selectFrom('passwords').selectAll().where('sign_in_name', '=', signInName).executeTakeFirst(),

    removePassword: (person: string) =>
      write([step(query.deleteFrom('passwords').where('person', '=', person), 1)]),

    enter: (arrival: Arrival) => write([addDevice(arrival)]),

    /** The code before it does not work any more. */
    setRecovery: (person: string, codeHash: string, at: number) =>
      write([
        step(query.deleteFrom('recoveries').where('person', '=', person)),
        step(query.insertInto('recoveries').values({ person, code_hash: codeHash, made_at: at }), 1),
      ]),

    recoveryBy: (codeHash: string) =>
      query.selectFrom('recoveries').select('person').where('code_hash', '=', codeHash).executeTakeFirst(),

    /** Works once. `clear`: nothing else opens this person any more. */
    enterByRecovery: (codeHash: string, arrival: Arrival, clear: boolean) =>
      write([
        step(
          query
            .deleteFrom('recoveries')
            .where('code_hash', '=', codeHash)
            .where('person', '=', arrival.person),
          1,
        ),
        ...(clear
          ? [
              ...dropDevices(arrival.person, null),
              step(query.deleteFrom('passkeys').where('person', '=', arrival.person)),
              step(query.deleteFrom('passwords').where('person', '=', arrival.person)),
            ]
          : []),
        addDevice(arrival),
      ]),

    dropDevice: (secretHash: string) =>
      write([step(query.deleteFrom('devices').where('secret_hash', '=', secretHash))]),

    /** Every browser but this one; links to further ones end, too. */
    dropDevices: (person: string, except: string | null) => write(dropDevices(person, except)),

    /** Which of these browsers are still signed in. */
    async knownDevices(secretHashes: readonly string[]): Promise<ReadonlySet<string>> {
      if (secretHashes.length === 0) return new Set();
      const rows = await query
        .selectFrom('devices')
        .select('secret_hash')
        .where('secret_hash', 'in', [...secretHashes])
        .execute();
      return new Set(rows.map(({ secret_hash: hash }) => hash));
    },
  };
}
