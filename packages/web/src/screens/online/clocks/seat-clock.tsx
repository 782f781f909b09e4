import type { Seat } from '@smashup/engine';
import { useTranslation } from 'react-i18next';
import { useTable } from '../../../online/table.ts';
import { useClockWords } from './use-clock-words.ts';
import { useServerTime } from './use-server-time.ts';
import styles from './seat-clock.module.css';

/** The time that somebody has left. It counts by itself: the table around it is not redrawn. */
export function SeatClock({ seat }: { readonly seat: Seat }) {
  const { t } = useTranslation('online');
  const words = useClockWords();
  const clocks = useTable(({ room }) => room?.clocks ?? null);
  const isPerson = useTable(({ room }) => room?.seats[seat]?.kind === 'person');
  const isYou = useTable(({ room }) => room?.mine === seat);
  const running = clocks?.running?.seat === seat ? clocks.running : null;
  const now = useServerTime(running?.until ?? null);
  if (clocks === null || !isPerson) return null;
  // What is kept of the banks is from before the decision at which the time ran out.
  const kept = clocks.out === seat ? 0 : (clocks.banks[seat] ?? 0);
  const bank = running === null ? kept : running.until - Math.max(now, running.freeUntil);
  const free = running === null ? 0 : Math.ceil((running.freeUntil - now) / 1000);
  const time = words.time(bank);
  return (
    <span
      className={styles['clock']}
      role="timer"
      aria-label={t('clock.left', { time })}
      data-days={clocks.overDays || undefined}
      data-running={running !== null || undefined}
      data-low={(running !== null && now >= running.warnAt) || undefined}
    >
      {isYou && !clocks.overDays && (
        <span className={styles['free']} data-none={free <= 0 || undefined}>
          {t('clock.free', { free })}
        </span>
      )}
      <span className={styles['time']}>{time}</span>
    </span>
  );
}
