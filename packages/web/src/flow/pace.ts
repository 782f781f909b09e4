import type { LogKey } from '@smashup/engine';
import type { Beat } from '@smashup/referee/protocol';
import type { Speed } from '../settings/settings.ts';

/** Milliseconds needed, at normal speed, to see what happened. */
const MOMENTS: Partial<Record<LogKey, number>> = {
  turn: 500,
  play: 1000,
  use: 800,
  trigger: 800,
  draw: 350,
  scoring: 1600,
  place: 1100,
  vp: 900,
  clear: 2200,
  'base enters': 700,
  duel: 1400,
  'duel result': 1600,
  clash: 3200,
  reveal: 1100,
  win: 1500,
  'shared win': 1500,
};
const A_MOMENT = 650;
const IN_PASSING = 250;

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 };

/** How long a beat is shown; `toRead`: at least as long as it takes to read its card. */
export function durationOf({ lines }: Beat, speed: Speed, toRead = 0): number {
  const longest = Math.max(
    IN_PASSING,
    toRead,
    ...lines.map(({ key, aside }) => MOMENTS[key] ?? (aside ? IN_PASSING : A_MOMENT)),
  );
  return longest * FACTORS[speed];
}

/** How long a card flies: it has landed before the next beat. */
export function flightTime(speed: Speed): number {
  return 420 * FACTORS[speed];
}
