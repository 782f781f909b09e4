import type { RoomView } from '@smashup/server/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../settings/settings.ts';
import { playSound } from '../../../sound/play-sound.ts';
import { useTurnMark } from '../notices/use-turn-mark.ts';
import { useClockWords } from './use-clock-words.ts';
import { useServerTime } from './use-server-time.ts';
import styles from '../table-banner.module.css';

/** It is the viewer's turn and their time is nearly up: shown once for each decision. */
export function TimeWarning({ room: { clocks, mine } }: { readonly room: RoomView }) {
  const { t } = useTranslation('notices');
  const running = clocks?.running ?? null;
  const own = running !== null && running.seat === mine ? running : null;
  const now = useServerTime(own?.until ?? null);
  const isLow = own !== null && now >= own.warnAt;
  useTurnMark(t(isLow ? 'tab.timeRunsOut' : 'tab.yourTurn'));
  return isLow && <Warning key={own.until} first={own.until - own.warnAt} left={own.until - now} />;
}

interface WarningProps {
  /** What was left when it could first be said. */
  readonly first: number;
  readonly left: number;
}

/** The display counts down, but only the initial value is read out, or it would be read out every second. */
function Warning({ first, left }: WarningProps) {
  const { t } = useTranslation('online');
  const words = useClockWords();
  useEffect(() => {
    const { sounds, volume } = useSettings.getState();
    if (sounds) void playSound('bell', volume);
  }, []);
  return (
    <div className={`panel ${styles['note']}`}>
      <p className="visually-hidden">{t('clock.warning', { time: words.time(first) })}</p>
      <p aria-hidden="true">{t('clock.warningNow', { time: words.time(left) })}</p>
    </div>
  );
}
