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
