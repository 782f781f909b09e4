import * as z from 'zod/mini';
import { picksSchema } from '../schemas/answer.ts';
import type { BotMessage } from './messages.ts';

const LONGEST_NAME = 100;

const number = z.int().check(z.nonnegative());

const botMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('hello'),
    protocol: number,
    name: z.exactOptional(z.string().check(z.maxLength(LONGEST_NAME))),
  }),
  z.object({ type: z.literal('answer'), question: number, picks: picksSchema }),
  z.object({ type: z.literal('determinize'), id: number, seed: number }),
  z.object({ type: z.literal('apply'), id: number, world: number, picks: picksSchema }),
]);

/** A line that a bot wrote; null if it is not a message. */
export function readBotMessage(line: string): BotMessage | null {
  const { success, data } = z.safeParse(botMessage, parsed(line));
  return success ? data : null;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
