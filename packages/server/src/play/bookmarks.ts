import { ANSWERED_BY, type Bookmark } from '@smashup/referee';
import { z } from 'zod';
import type { LiveGame } from './game.ts';
import type { RoomSurroundings } from './surroundings.ts';

const count = z.int().min(0);
const step = z.object({ seat: z.int(), by: z.enum(ANSWERED_BY), turn: z.int() });
const pass = z.object({ seat: z.int(), turn: z.int(), answers: count });
const milestone = z.object({ after: count, vp: z.array(z.number()) });

const bookmarkSchema = z.object({
  build: z.string(),
  content: z.string(),
  rows: count,
  answersBefore: count,
  match: z.object({ number: count, steps: z.array(step), course: z.array(milestone), passes: z.array(pass) }),
});

/** Where a game is, beside its record. */
export interface GameBookmark {
  /** How many rows its log had. */
  readonly rows: number;
  /** How many answers had been given where its match begins. */
  readonly answersBefore: number;
  readonly match: Bookmark;
}

type Program = Pick<RoomSurroundings, 'build' | 'rules'>;

export function writeBookmark({ build, rules }: Program, { match, rows, answersBefore }: LiveGame): string {
  const content = rules.library.fingerprint;
  return JSON.stringify({ build, content, rows, answersBefore, match: match.bookmark });
}

/** Null: another program wrote it, and this one might have arrived at a different state by playing the same game. */
export function readBookmark({ build, rules }: Program, text: string | null): GameBookmark | null {
  const { data } = bookmarkSchema.safeParse(text === null ? null : JSON.parse(text));
  return data?.build === build && data.content === rules.library.fingerprint ? data : null;
}
