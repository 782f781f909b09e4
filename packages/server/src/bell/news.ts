import { z } from 'zod';

const seen = {
  table: z.string(),
  person: z.string(),
  /** The page's own id. */
  page: z.string(),
};

/**
 * What one process tells the others: where something has changed, and never what. A process that wants to know reads
 * it from the database, and turns it into what its own people may see.
 */
export const news = z.discriminatedUnion('kind', [
  /** The log of that table has a row of that number. */
  z.strictObject({ kind: z.literal('log'), table: z.string(), number: z.int() }),
  /** Its row, or one of its seats. */
  z.strictObject({ kind: z.literal('table'), table: z.string() }),
  z.strictObject({ kind: z.literal('chat'), table: z.string() }),
  /** A person has another name, other relations or other wishes. */
  z.strictObject({ kind: z.literal('person'), person: z.string() }),
  /** Nothing is kept about them any more. */
  z.strictObject({ kind: z.literal('forgotten'), person: z.string() }),
  z.strictObject({
    kind: z.literal('notice'),
    table: z.string(),
    person: z.string(),
    notice: z.enum(['expired', 'removed', 'dealt', 'rematch']),
  }),
  /** Their own tables are listed differently now. */
  z.strictObject({ kind: z.literal('own tables'), people: z.array(z.string()) }),
  /** Somebody is at a table there; `at`: when there was input. */
  z.strictObject({ kind: z.literal('here'), ...seen, isVisible: z.boolean(), at: z.int() }),
  z.strictObject({ kind: z.literal('gone'), ...seen }),
  /** This many people are watching there. */
  z.strictObject({ kind: z.literal('watchers'), table: z.string(), count: z.int() }),
  /** A process has opened that table: who is there? */
  z.strictObject({ kind: z.literal('who is there'), table: z.string() }),
]);
export type News = z.infer<typeof news>;
