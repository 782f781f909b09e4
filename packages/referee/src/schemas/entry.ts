import * as z from 'zod/mini';
import { ANSWERED_BY } from '../journal.ts';
import { picksSchema } from './answer.ts';

const count = z.int().check(z.nonnegative());

/** An entry of a log as a host has stored it. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), seat: count, by: z.enum(ANSWERED_BY), answer: picksSchema }),
  z.object({ kind: z.literal('undo'), seat: count, to: count }),
]);
