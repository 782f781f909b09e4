import { describe, expect, test } from 'vitest';
import { CLOCK_NAMES, CLOCK_PRESETS, isSameClock } from '../../src/screens/online/clocks/clock-settings.tsx';
import { clockText } from '../../src/screens/online/clocks/use-clock-words.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('a clock', () => {
  test('shows two numbers, and nothing only when nothing is left', () => {
    expect(clockText(0)).toMatchObject({ kind: 'minutes', minutes: 0, seconds: '00' });
    expect(clockText(-5)).toMatchObject({ kind: 'minutes', minutes: 0, seconds: '00' });
    expect(clockText(1)).toMatchObject({ kind: 'minutes', minutes: 0, seconds: '01' });
    expect(clockText(5 * 60 * SECOND)).toMatchObject({ kind: 'minutes', minutes: 5, seconds: '00' });
    expect(clockText(HOUR - 1)).toMatchObject({ kind: 'hours', hours: 1, minutes: 0 });
    expect(clockText(23 * HOUR + 59 * 60 * SECOND)).toMatchObject({ kind: 'hours', hours: 23, minutes: 59 });
    expect(clockText(50 * HOUR)).toMatchObject({ kind: 'days', days: 2, hours: 2 });
  });

  test('is one of those on offer, each another one', () => {
    for (const one of CLOCK_NAMES) {
      const same = CLOCK_NAMES.filter((other) => isSameClock(CLOCK_PRESETS[one], CLOCK_PRESETS[other]));
      expect(same).toEqual([one]);
    }
    expect(isSameClock({ kind: 'days', days: 2 }, CLOCK_PRESETS.day)).toBe(false);
  });
});
