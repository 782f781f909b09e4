import type { LogKey } from '@smashup/engine';
import type { Beat } from '@smashup/referee/protocol';
import type { Speed } from '../settings/settings.ts';
import { awardTime, BREAK, DROP } from '../table/motion/scoring-times.ts';

/** Milliseconds needed, at normal speed, to see what happened: no less than it moves (table/motion/moves). */
const MOMENTS: Partial<Record<LogKey, number>> = {
  turn: 500,
  play: 1000,
  use: 800,
  trigger: 800,
  draw: 350,
  destroy: 1150,
  return: 900,
  'to hand': 900,
  move: 1050,
  bury: 1000,
  store: 900,
  scoring: 1350,
  vp: 1200,
  clear: 1100,
  'base enters': 700,
  duel: 1400,
  'duel result': 2400,
  clash: 2800,
  reveal: 1100,
  win: 1500,
  'shared win': 1500,
};
const A_MOMENT = 650;
const IN_PASSING = 250;

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, none: 0 };

/** How long a beat is shown; `toRead`: at least as long as it takes to read its card. */
export function durationOf(beat: Beat, speed: Speed, toRead = 0): number {
  const longest = Math.max(
    IN_PASSING,
    toRead,
    timeOfAward(beat),
    timeOfReplacing(beat),
    ...beat.lines.map(({ key, aside }) => MOMENTS[key] ?? (aside ? IN_PASSING : A_MOMENT)),
  );
  return longest * FACTORS[speed];
}

/** What a millisecond of a move takes at that speed; 0: nothing is shown moving. */
export function stretchOf(speed: Speed): number {
  return FACTORS[speed];
}

/** A base gives its VP: the more power and VP, the longer it takes to count. */
function timeOfAward({ lines, view }: Beat): number {
  const base = lines.find(({ key }) => key === 'place')?.base;
  if (base === undefined) return 0;
  const totals = view.bases.find(({ card }) => card === base)?.standings.map(({ total }) => total) ?? [];
  return awardTime(Math.max(1, ...totals), Math.max(0, ...lines.map(vpOf)));
}

function vpOf({ key, count }: Beat['lines'][number]): number {
  return key === 'vp' ? count : 0;
}

/** A base breaks, and the next one drops into its slot. */
function timeOfReplacing({ lines }: Beat): number {
  const keys = new Set(lines.map(({ key }) => key));
  return keys.has('clear') && keys.has('base enters') ? BREAK.next + DROP.shake[1] : 0;
}
