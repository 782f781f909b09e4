import type { LogKey } from '@smashup/engine';

/**
 * The parameters of a sound: volume, randomness, frequency, attack, sustain, release, shape, curve, slide, delta slide,
 * pitch jump, jump time, repeat, noise.
 */
type Sound = readonly (number | undefined)[];

const CARD: Sound = [0.5, 0.1, 320, 0.01, 0.03, 0.06, 4, 1.6, -12];
const TAP: Sound = [0.4, 0.05, 520, 0.005, 0.02, 0.04, 1, 1.2];
const THUD: Sound = [
  0.9,
  0.1,
  90,
  0.01,
  0.06,
  0.2,
  4,
  2.2,
  -2,
  undefined,
  undefined,
  undefined,
  undefined,
  4,
];
const SWEEP: Sound = [0.5, 0.1, 180, 0.04, 0.05, 0.12, 1, 1.2, 9];
const CHIME: Sound = [0.7, 0.02, 660, 0.01, 0.1, 0.3, 0, 1.4, undefined, undefined, 220, 0.07];
const CRASH: Sound = [1, 0.1, 60, 0.02, 0.2, 0.5, 4, 3, -1, undefined, undefined, undefined, undefined, 8];
const BELL: Sound = [0.6, 0.02, 440, 0.01, 0.08, 0.25, 1, 1.6];
const CLASH: Sound = [
  0.7,
  0.1,
  800,
  0.005,
  0.04,
  0.15,
  2,
  2,
  -20,
  undefined,
  undefined,
  undefined,
  undefined,
  2,
];
const FANFARE: Sound = [1, 0.02, 392, 0.03, 0.35, 0.5, 0, 1.3, undefined, undefined, 196, 0.12, 0.12];

export const SOUNDS = {
  card: CARD,
  tap: TAP,
  thud: THUD,
  sweep: SWEEP,
  chime: CHIME,
  crash: CRASH,
  bell: BELL,
  clash: CLASH,
  fanfare: FANFARE,
} as const;
export type SoundName = keyof typeof SOUNDS;

/** What is heard of an event that nothing moves for; none of what is not worth hearing. */
const OF_EVENTS: Partial<Record<LogKey, SoundName>> = {
  turn: 'bell',
  play: 'card',
  use: 'tap',
  trigger: 'tap',
  destroy: 'thud',
  move: 'sweep',
  return: 'sweep',
  draw: 'tap',
  discard: 'card',
  counters: 'tap',
  bury: 'thud',
  store: 'card',
  uncover: 'sweep',
  vp: 'chime',
  scoring: 'bell',
  clear: 'crash',
  'base enters': 'sweep',
  duel: 'clash',
  clash: 'crash',
  win: 'fanfare',
  'shared win': 'fanfare',
};

export function soundOf(key: LogKey): SoundName | undefined {
  return OF_EVENTS[key];
}
