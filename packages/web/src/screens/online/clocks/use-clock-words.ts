import type { ClockSetUp } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';

interface ClockWords {
  readonly time: (millis: number) => string;
  readonly setUp: (clock: ClockSetUp) => string;
}

/** How much time there is, in few words. */
export function useClockWords(): ClockWords {
  const { t } = useTranslation('online');
  return {
    time: (millis) => {
      const text = clockText(millis);
      return t(`clock.${text.kind}`, { ...text });
    },
    setUp: (clock) => {
      if (clock.kind === 'none') return t('clock.setUp.none');
      if (clock.kind === 'days') return t('clock.setUp.days', { count: clock.days });
      const { free, bank, increment } = clock;
      if (bank === 0) return t('clock.setUp.liveFree', { free });
      return t(`clock.setUp.${increment === 0 ? 'liveOnce' : 'live'}`, { free, bank, increment });
    },
  };
}

/** Time as it is read on a clock: two of these numbers. */
interface ClockText {
  readonly kind: 'days' | 'hours' | 'minutes';
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  /** Always two digits: what counts down should not jump. */
  readonly seconds: string;
}

/** Rounded up: as long as there is something left, it is not nothing. */
export function clockText(millis: number): ClockText {
  const all = Math.ceil(Math.max(0, millis) / 1000);
  const seconds = String(all % 60).padStart(2, '0');
  const minutes = Math.floor(all / 60) % 60;
  const hours = Math.floor(all / 3600) % 24;
  const days = Math.floor(all / 86_400);
  const short = hours > 0 ? 'hours' : 'minutes';
  return { kind: days > 0 ? 'days' : short, days, hours, minutes, seconds };
}
