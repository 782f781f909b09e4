import * as z from 'zod/mini';
import { ANSWERED_BY } from '../journal.ts';

const count = z.int().check(z.nonnegative());

/** A check of the table, and what was chosen, by name. */
const recordedAnswer = z.readonly(z.tuple([z.string()], z.string()));

/** An entry of a journal as a host has stored it. */
export const entrySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), seat: count, by: z.enum(ANSWERED_BY), answer: recordedAnswer }),
  z.object({ kind: z.literal('undo'), seat: count, to: count }),
]);
