import type { Seat } from '@smashup/engine';
import type { PlayerView, SeatSetUp } from '@smashup/referee/protocol';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../art/player-mark.tsx';
import { handedOver } from '../session/session.ts';
import styles from './hand-over.module.css';

interface Props {
  readonly seat: Seat;
  readonly players: readonly PlayerView[];
  readonly seats: readonly SeatSetUp[];
}

/** Hides everything until the next person sits at the screen. */
export function HandOver({ seat, players, seats }: Props) {
  const { t } = useTranslation('flow');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown !== null && !shown.open) shown.showModal();
    return () => shown?.close();
  }, []);
  const name = players[seat]?.name ?? '';
  return (
    <dialog
      ref={dialog}
      className={styles['curtain']}
      aria-label={t('handOver.title', { name })}
      onCancel={(event) => event.preventDefault()}
    >
      <div className={styles['words']}>
        <span className={styles['mark']}>
          <PlayerMark colour={seats[seat]?.colour ?? 'red'} />
        </span>
        <h2 className="title">{t('handOver.title', { name })}</h2>
        <p>{t('handOver.what', { name })}</p>
        <button type="button" className="button main" onClick={() => void handedOver()}>
          {t('handOver.ready', { name })}
        </button>
      </div>
    </dialog>
  );
}
