import { ANSWERED_BY, type Bookmark } from '@smashup/referee';
import { isSnapshot, type Snapshot } from '@smashup/engine';
import { z } from 'zod';
import type { SeatRow } from '../../storage/index.ts';
import type { LiveGame } from './live-game.ts';
import { nameSnapshot } from './record.ts';
import type { TableServices } from '../services.ts';

const count = z.int().min(0);
const step = z.object({ seat: z.int(), by: z.enum(ANSWERED_BY), turn: z.int() });
const pass = z.object({ seat: z.int(), turn: z.int(), answers: count });
const snapshot = z.custom<Snapshot>(isSnapshot);
const milestone = z.object({ after: count, vp: z.array(z.number()) });

const bookmarkSchema = z.object({
  build: z.string(),
  content: z.string(),
  rows: count,
  answersBefore: count,
  match: z.object({
    number: count,
    game: snapshot,
    steps: z.array(step),
    course: z.array(milestone),
    passes: z.array(pass),
  }),
});

/** Where a game is, beside its journal. */
export interface GameBookmark {
  /** How many rows its journal had. */
  readonly rows: number;
  /** How many answers had been given where its match begins. */
  readonly answersBefore: number;
  readonly match: Bookmark;
}

type Program = Pick<TableServices, 'build' | 'rules'>;

/** Without names, as everything that is kept of a game. */
export function writeBookmark({ build, rules }: Program, { match, rows, answersBefore }: LiveGame): string {
  const content = rules.library.fingerprint;
  return JSON.stringify({ build, content, rows, answersBefore, match: named(match.bookmark, () => '') });
}

/** Null: another program wrote it, and this one might have arrived at a different state by playing the same game. */
export function readBookmark(
  { build, rules }: Program,
  text: string | null,
  seats: readonly SeatRow[],
): GameBookmark | null {
  const { data } = bookmarkSchema.safeParse(text === null ? null : JSON.parse(text));
  if (data?.build !== build || data.content !== rules.library.fingerprint) return null;
  return { ...data, match: named(data.match, (seat) => seats[seat]?.name ?? '') };
}

function named(bookmark: Bookmark, name: (seat: number) => string): Bookmark {
  return { ...bookmark, game: nameSnapshot(bookmark.game, name) };
}
