import type { ClockSetUp, OnlineSetUp } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../controls/choice.tsx';
import { DaysNotices } from '../notices/days-notices.tsx';
import { useClockWords } from './use-clock-words.ts';

const TIME_OUTS = ['wait', 'bot', 'end'] as const satisfies readonly OnlineSetUp['timeOut'][];

interface Props {
  readonly clock: ClockSetUp;
  readonly timeOut: OnlineSetUp['timeOut'];
  readonly onChange: (change: Partial<Pick<OnlineSetUp, 'clock' | 'timeOut'>>) => void;
}

/** How long everybody may think, and what happens when that is over. */
export function ClockSettings({ clock, timeOut, onChange }: Props) {
  const { t } = useTranslation('online');
  const words = useClockWords();
  const chosen = CLOCK_NAMES.find((name) => isSameClock(CLOCK_PRESETS[name], clock));
  return (
    <>
      <Choice
        legend={t('newTable.clock.legend')}
        alternatives={[
          ...CLOCK_NAMES.map((name) => ({
            value: name,
            label: t(`newTable.clock.${name}`),
            about: t(`newTable.clock.about.${name}`),
          })),
          ...(chosen === undefined ? [{ value: 'other' as const, label: words.setUp(clock) }] : []),
        ]}
        value={chosen ?? 'other'}
        onChange={(name) => {
          if (name !== 'other') onChange({ clock: CLOCK_PRESETS[name] });
        }}
      />
      {clock.kind === 'days' && <DaysNotices />}
      {clock.kind !== 'none' && (
        <Choice
          legend={t('newTable.timeOut.legend')}
          alternatives={TIME_OUTS.map((value) => ({ value, label: t(`newTable.timeOut.${value}`) }))}
          value={timeOut}
          onChange={(value) => onChange({ timeOut: value })}
        />
      )}
    </>
  );
}

/** What is offered; a table may have another one that a newer page or a program has set up. */
export const CLOCK_PRESETS = {
  none: { kind: 'none' },
  brisk: { kind: 'live', free: 20, bank: 5, increment: 10 },
  calm: { kind: 'live', free: 45, bank: 15, increment: 20 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
  week: { kind: 'days', days: 7 },
} as const satisfies Record<string, ClockSetUp>;

type ClockPreset = keyof typeof CLOCK_PRESETS;

export const CLOCK_NAMES: readonly ClockPreset[] = ['none', 'brisk', 'calm', 'day', 'days', 'week'];

export function isSameClock(one: ClockSetUp, other: ClockSetUp): boolean {
  if (one.kind === 'live' && other.kind === 'live') {
    return one.free === other.free && one.bank === other.bank && one.increment === other.increment;
  }
  if (one.kind === 'days' && other.kind === 'days') return one.days === other.days;
  return one.kind === other.kind;
}
