import type { ClockSetUp, OnlineSetUp } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { Choice } from '../../controls/choice.tsx';
import { DaysNotices } from '../notices/days-notices.tsx';
import { CLOCK_NAMES, CLOCK_PRESETS, isSameClock } from './clock-presets.ts';
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
