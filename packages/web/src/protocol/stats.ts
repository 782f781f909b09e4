import type { Level } from '@smashup/bots';
import type { Seat } from '@smashup/engine';

/** Achievements. */
export const ACHIEVEMENTS = [
  'first win',
  'empty base',
  'alone',
  'shared first',
  'other turn',
  'two bases',
  'better than first',
  'last card',
  'borrowed',
  'special',
  'laid card',
  'uncovered',
  'four minions',
  'four actions',
  'three talents',
  'counters',
  'prevented',
  'card points',
  'from behind',
  'by one',
  'three rivals',
  'hard bot',
] as const;

export type Achievement = (typeof ACHIEVEMENTS)[number];

/** A bot that was played against. */
export interface Rival {
  readonly level: Level;
  readonly factions: readonly string[];
  readonly vp: number;
}

/** A game that one person has finished against bots at this device. */
export interface FinishedGame {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
  readonly factions: readonly string[];
  readonly vp: number;
  readonly rivals: readonly Rival[];
  readonly won: boolean;
  /** By giving up. */
  readonly conceded: boolean;
  readonly turns: number;
  readonly earned: readonly Achievement[];
}

/** The person's seat; null if several people or none played. */
export function onlyPerson(kinds: readonly ('person' | 'bot')[]): Seat | null {
  const persons = kinds.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
  const [seat] = persons;
  return seat === undefined || persons.length > 1 || kinds.length < 2 ? null : seat;
}
