import type { ClockSetUp } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { clockText } from './clock-text.ts';

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
