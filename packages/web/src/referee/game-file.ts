import { smashUp } from '@smashup/cards';
import { parseRecord, SmashUpError, type Config, type GameRecord } from '@smashup/engine';
import { COLOURS, type SeatSetUp, type Sitter } from '../protocol/set-up.ts';
import { isLevel } from './bots.ts';

/** A game as text: its record, which every tool of the project reads, and who sits where. */
export interface GameFile {
  readonly record: GameRecord;
  readonly seats: readonly SeatSetUp[];
}

export function writeGame({ record, seats }: GameFile): string {
  return JSON.stringify({ ...record, seats });
}

/** Throws a SmashUpError that says what is wrong with the text. */
export function readGame(text: string): GameFile {
  const data = parseJson(text);
  if (!isObject(data) || !('config' in data) || !('answers' in data)) {
    throw new SmashUpError('The file holds no game of Smash Up.');
  }
  const record = readRecord(text);
  const { config } = record;
  const seats = data['seats'];
  if (seats === undefined) return { record, seats: usualSeats(config) };
  if (!isSeats(seats, config.players.length)) {
    throw new SmashUpError('The file does not say who sits where in a way that this program understands.');
  }
  return { record, seats };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SmashUpError('The file is not JSON, so it holds no game of Smash Up.');
  }
}

/** What somebody wrote by hand can be wrong in ways that nobody has thought of. */
function readRecord(text: string): GameRecord {
  try {
    return parseRecord(smashUp, text);
  } catch (error) {
    if (error instanceof SmashUpError) throw error;
    throw new SmashUpError('The file holds no game that could be played.', { cause: error });
  }
}

/** A record from elsewhere does not say who played: a person against bots. */
function usualSeats({ players }: Config): SeatSetUp[] {
  return players.map(({ name, factions }, seat) => ({
    name,
    colour: COLOURS[seat] ?? COLOURS[0],
    sitter: seat === 0 ? { kind: 'person' } : { kind: 'bot', level: 'normal' },
    factions,
  }));
}

function isSeats(data: unknown, count: number): data is SeatSetUp[] {
  return Array.isArray(data) && data.length === count && data.every(isSeat);
}

function isSeat(data: unknown): boolean {
  return (
    isObject(data) &&
    typeof data['name'] === 'string' &&
    COLOURS.some((colour) => colour === data['colour']) &&
    isSitter(data['sitter']) &&
    (data['factions'] === null || Array.isArray(data['factions']))
  );
}

function isSitter(data: unknown): data is Sitter {
  if (!isObject(data)) return false;
  const { kind } = data;
  return kind === 'person' || (kind === 'bot' && isLevel(data['level']));
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
