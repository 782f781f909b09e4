import { step, type Database } from './database.ts';

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
