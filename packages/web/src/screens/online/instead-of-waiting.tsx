import type { RoomView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../online/table.ts';
import styles from './table-banner.module.css';

interface WaitingProps {
  readonly room: RoomView;
  readonly seat: number;
  readonly sentence: string;
}

/** What the others may do instead of waiting for that seat. */
export function InsteadOfWaiting({ room, seat, sentence }: WaitingProps) {
  const { t } = useTranslation('online');
  const [waitsFor, setWaitsFor] = useState<number | null>(null);
  if (waitsFor === seat) return null;
  const propose = (what: 'bot' | 'end') => void askTable((table) => ({ ask: 'propose', table, what, seat }));
  return (
    <div className={`panel ${styles['note']}`}>
      <p>{sentence}</p>
      <div className={styles['ways']}>
        <GiveTime room={room} seat={seat} />
        <button type="button" className="button" onClick={() => propose('bot')}>
          {t('game.letBot')}
        </button>
        <button type="button" className="button" onClick={() => propose('end')}>
          {t('game.endGame')}
        </button>
        <button type="button" className="button" onClick={() => setWaitsFor(seat)}>
          {t('game.wait')}
        </button>
      </div>
    </div>
  );
}

interface Props {
  readonly room: RoomView;
  readonly seat: number;
}

/** More time for somebody else who plays here and has not left, where time is taken. */
export function GiveTime({ room: { clocks, mine, seats }, seat }: Props) {
  const { t } = useTranslation('online');
  const other = seats[seat];
  if (clocks === null || mine === null || mine === seat || other === undefined) return null;
  if (other.person === null || other.left) return null;
  return (
    <button
      type="button"
      className="button"
      onClick={() => void askTable((table) => ({ ask: 'give time', table, seat }))}
    >
      {t(clocks.overDays ? 'clock.giveDay' : 'clock.giveMinute')}
      <span className="visually-hidden">{t('clock.toWhom', { name: other.name })}</span>
    </button>
  );
}
