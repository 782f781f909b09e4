import * as z from 'zod/mini';
import { Refusal } from '../refusal.ts';

/** More than any decision has options. */
const MOST_PICKS = 1000;

/** Indices of options; whether there are such options is for the rules to say. */
export const picksSchema = z.readonly(z.array(z.int().check(z.nonnegative())).check(z.maxLength(MOST_PICKS)));

export function readPicks(data: unknown): readonly number[] {
  const { success, data: picks } = z.safeParse(picksSchema, data);
  if (!success) throw new Refusal('not legal', 'An answer is a list of the numbers of options.');
  return picks;
}
