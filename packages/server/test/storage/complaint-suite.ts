import { describe, expect, it } from 'vitest';
import type { Storage } from '../../src/storage/index.ts';

/** What complaints need of either database; `storage` is open by the time it is asked for. */
export function complaintSuite(storage: () => Storage): void {
  const complaint = (id: string) => ({
    id,
    person: 'ann',
    about: 'bob',
    about_name: 'Bob',
    game: `table of ${id}`,
    reason: 'He is rude.',
    said: '[]',
    made_at: 10,
    settled_at: null,
  });

  describe('complaints', () => {
    it('are forgotten when they were settled long ago, however old the open ones are', async () => {
      const { complaints } = storage();
      const ids = ['open', 'long settled', 'just settled'];
      for (const id of ids) expect(await complaints.add(complaint(id))).toBe(true);
      await complaints.settle('long settled', 499);
      await complaints.settle('just settled', 500);
      await complaints.forgetSettled(500);
      expect((await complaints.open()).map(({ id }) => id)).toEqual(['open']);
      // What is kept of a table stands in the way of the same complaint: only the forgotten one can be made again.
      expect(await Promise.all(ids.map((id) => complaints.add(complaint(id))))).toEqual([false, true, false]);
    });
  });
}
