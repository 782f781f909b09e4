import {
  openRecord,
  packRecord,
  SmashUpError,
  type Config,
  type GameRecord,
  type Opened,
  type Rules,
} from '@smashup/engine';
import { tellOpened } from '@smashup/words';
import * as z from 'zod/mini';
import type { EarlyEnding } from './protocol/early-ending.ts';
import { COLOURS, type SeatSetUp } from './protocol/set-up.ts';
import { earlyEndingSchema } from './schemas/early-ending.ts';
import { seatSchema } from './schemas/seat.ts';

/** A game as text: its record, which every tool of the project reads, and who sits where. */
export interface GameFile {
  readonly record: GameRecord;
  readonly seats: readonly SeatSetUp[];
  /** Missing or null: it was played to the end, or can go on. */
  readonly ending?: EarlyEnding | null;
}

export function writeGame({ record, seats, ending = null }: GameFile): string {
  return JSON.stringify({ ...packRecord(record), seats, ...(ending === null ? {} : { ending }) });
}

const fileSchema = z.object({
  config: z.unknown(),
  answers: z.unknown(),
  seats: z.optional(z.unknown()),
  ending: z.optional(z.unknown()),
});

/** A game that was read, with a note if its cards have changed since. */
export interface ReadGame extends GameFile {
  readonly ending: EarlyEnding | null;
  readonly note: string | null;
  /** It can only be looked at, as far as it goes. */
  readonly isPast: boolean;
}

/** A game that can go on. Throws a SmashUpError that says what is wrong with the text. */
export function readGame(rules: Rules, text: string): ReadGame {
  const game = readToLook(rules, text);
  if (game.isPast) throw new SmashUpError(game.note ?? CANNOT_GO_ON);
  return game;
}

const CANNOT_GO_ON = 'The game cannot go on with these cards.';

/** A game to be looked at, as far as these cards can show it. Throws a SmashUpError if they cannot show it at all. */
export function readToLook(rules: Rules, text: string): ReadGame {
  const data = parseJson(text);
  const file = z.safeParse(fileSchema, data);
  if (!file.success) throw new SmashUpError('The file holds no game of Smash Up.');
  const found = open(rules, data);
  const note = tellOpened(found);
  const { record } = found;
  if (record === null) throw new SmashUpError(note ?? CANNOT_GO_ON);
  const { seats, ending } = file.data;
  return {
    record,
    seats: seats === undefined ? usualSeats(record.config) : readSeats(seats, record.config),
    ending: readEnding(ending, record.config),
    note,
    isPast: found.found === 'look only',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SmashUpError('The file is not JSON, so it holds no game of Smash Up.');
  }
}

/** A file edited by hand can be wrong in any way. */
function open(rules: Rules, data: unknown): Opened {
  try {
    return openRecord(rules, data);
  } catch (error) {
    if (error instanceof SmashUpError) throw error;
    throw new SmashUpError('The file holds no game that could be played.', { cause: error });
  }
}

/** A record from another program does not say who played: assume a person against bots. */
function usualSeats({ players }: Config): SeatSetUp[] {
  return players.map(({ name, factions }, seat) => ({
    name,
    colour: COLOURS[seat] ?? COLOURS[0],
    sitter: seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'normal' },
    factions,
  }));
}

function readSeats(data: unknown, { players }: Config): readonly SeatSetUp[] {
  const seats = z.safeParse(z.array(seatSchema).check(z.length(players.length)), data);
  if (seats.success) return seats.data;
  throw new SmashUpError('The file does not say who sits where in a way that this program understands.');
}

/** Endings that only another version knows are dropped: the game is the same. */
function readEnding(data: unknown, { players }: Config): EarlyEnding | null {
  const ending = z.safeParse(earlyEndingSchema, data);
  if (!ending.success) return null;
  const isOfNobody = typeof ending.data === 'object' && ending.data.conceded >= players.length;
  return isOfNobody ? null : ending.data;
}
