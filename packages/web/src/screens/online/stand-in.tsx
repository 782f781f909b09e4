import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../online/table.ts';
import styles from './online.module.css';

/** A replaced player is asked nothing: they are told that a bot plays, and how to take the seat back. */
export function StandIn({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  return (
    <span className={styles['standIn']}>
      <output>{t(room.clocks?.out === room.mine ? 'clock.botForYou' : 'game.standsIn')}</output>
      <button
        type="button"
        className="button main"
        onClick={() => void askTable((table) => ({ ask: 'return', table }))}
      >
        {t('game.back')}
      </button>
    </span>
  );
}

export function isReplaced({ mine, seats, status }: RoomView): boolean {
  return mine !== null && seats[mine]?.standIn === true && status === 'playing';
}
