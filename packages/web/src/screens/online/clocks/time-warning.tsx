import type { RoomView } from '@smashup/server/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../../settings/settings.ts';
import { playSound } from '../../../sound/play-sound.ts';
import { useTurnMark } from '../notices/use-turn-mark.ts';
import { useClockWords } from './use-clock-words.ts';
import { useServerTime } from './use-server-time.ts';
import styles from '../table-banner.module.css';

/** It is one's turn, and one's own time is nearly over: said once for each decision. */
export function TimeWarning({ room: { clocks, mine } }: { readonly room: RoomView }) {
  const { t } = useTranslation('notices');
  const running = clocks?.running ?? null;
  const own = running !== null && running.seat === mine ? running : null;
  const now = useServerTime(own?.until ?? null);
  const isLow = own !== null && now >= own.warnAt;
  useTurnMark(t(isLow ? 'tab.timeRunsOut' : 'tab.yourTurn'));
  return isLow && <Warning key={own.until} left={own.until - own.warnAt} />;
}

/** What was left when it could first be said: a sentence that changed each second would be read out each second. */
function Warning({ left }: { readonly left: number }) {
  const { t } = useTranslation('online');
  const words = useClockWords();
  useEffect(() => {
    const { sounds, volume } = useSettings.getState();
    if (sounds) void playSound('turn', volume);
  }, []);
  return <p className={`panel ${styles['note']}`}>{t('clock.warning', { time: words.time(left) })}</p>;
}
