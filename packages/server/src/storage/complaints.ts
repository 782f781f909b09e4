import { step, type Database } from './database.ts';
import type { ComplaintRow } from './schema.ts';

export type ComplaintsStore = ReturnType<typeof complaintsStore>;

export function complaintsStore({ query, write }: Database) {
  return {
    /** False: this person has already complained about that one at this table. */
    add: (complaint: ComplaintRow) => write([step(query.insertInto('complaints').values(complaint), 1)]),

    /** Those that nobody has dealt with, the oldest first. */
    open: () =>
      query
        .selectFrom('complaints')
        .selectAll()
        .where('settled_at', 'is', null)
        .orderBy('made_at')
        .orderBy('id')
        .execute(),

    /** False: there is none of this id that is open. */
    settle: (id: string, at: number) =>
      write([
        step(
          query
            .updateTable('complaints')
            .set({ settled_at: at })
            .where('id', '=', id)
            .where('settled_at', 'is', null),
          1,
        ),
      ]),

    /** Those that were settled before then; the open ones stay. */
    forgetSettled: (before: number) =>
      write([step(query.deleteFrom('complaints').where('settled_at', '<', before))]),
  };
}

export type BansStore = ReturnType<typeof bansStore>;

export function bansStore({ query, write }: Database) {
  return {
    /** False: there is no such person, or they are banned already. */
    async ban(person: string, at: number): Promise<boolean> {
      const known = await query.selectFrom('people').select('id').where('id', '=', person).executeTakeFirst();
      if (known === undefined) return false;
      return write([step(query.insertInto('bans').values({ person, made_at: at }), 1)]);
    },

    /** False: they are not banned. */
    unban: (person: string) => write([step(query.deleteFrom('bans').where('person', '=', person), 1)]),

    /** The newest first, as they are called now. */
    all: () =>
      query
        .selectFrom('bans')
        .innerJoin('people', 'people.id', 'bans.person')
        .select(['bans.person', 'people.name', 'bans.made_at'])
        .orderBy('bans.made_at', 'desc')
        .orderBy('bans.person')
        .execute(),

    since: (at: number) =>
      query.selectFrom('bans').select('person').where('made_at', '>=', at).orderBy('made_at').execute(),

    isBanned: async (person: string): Promise<boolean> =>
      (await query.selectFrom('bans').select('person').where('person', '=', person).executeTakeFirst()) !==
      undefined,
  };
}
