import { LEVELS } from '@smashup/bots';
import * as z from 'zod/mini';
import { COLOURS } from '../protocol/set-up.ts';

const LONGEST_NAME = 100;

const name = z.string().check(z.maxLength(LONGEST_NAME));

const sitterSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('bot'), level: z.enum(LEVELS) }),
]);

export const seatSchema = z.object({
  name,
  colour: z.enum(COLOURS),
  sitter: sitterSchema,
  factions: z.nullable(z.readonly(z.tuple([name, name]))),
});
