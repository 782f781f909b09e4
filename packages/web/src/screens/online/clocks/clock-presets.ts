import type { ClockSetUp } from '@smashup/server/protocol';

/** What is offered; a table may have another one that a newer page or a program has set up. */
export const CLOCK_PRESETS = {
  none: { kind: 'none' },
  brisk: { kind: 'live', free: 20, bank: 5, increment: 10 },
  calm: { kind: 'live', free: 45, bank: 15, increment: 20 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Record<string, ClockSetUp>;

export type ClockPreset = keyof typeof CLOCK_PRESETS;

export const CLOCK_NAMES: readonly ClockPreset[] = ['none', 'brisk', 'calm', 'day', 'days', 'week'];

export function isSameClock(one: ClockSetUp, other: ClockSetUp): boolean {
  if (one.kind === 'live' && other.kind === 'live') {
    return one.free === other.free && one.bank === other.bank && one.increment === other.increment;
  }
  if (one.kind === 'days' && other.kind === 'days') return one.days === other.days;
  return one.kind === other.kind;
}
