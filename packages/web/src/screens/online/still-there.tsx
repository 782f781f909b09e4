import type { RoomView } from '@smashup/server/protocol';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { sayHere } from '../../online/table.ts';
import { useSettings } from '../../settings/settings.ts';
import { playSound } from '../../sound/play-sound.ts';
import { useClockWords } from './clocks/use-clock-words.ts';
import { useServerTime } from './clocks/use-server-time.ts';
import styles from './table-banner.module.css';

/** Asks somebody who looks and does nothing whether they are there, before the table acts without them. */
export function StillThere({ room }: { readonly room: RoomView }) {
  const { stillThere } = room;
  const now = useServerTime(stillThere?.until ?? null);
  if (!stillThere) return null;
  const { seat, until } = stillThere;
  return seat === room.mine ? (
    <AskYou key={until} room={room} left={until - now} />
  ) : (
    <AskOther name={room.seats[seat]?.name ?? ''} left={until - now} />
  );
}

/** The display counts down, but is read out only once. */
function AskYou({ room, left }: { readonly room: RoomView; readonly left: number }) {
  const { t } = useTranslation('online');
  const words = useClockWords();
  useEffect(() => {
    const { sounds, volume } = useSettings.getState();
    if (sounds) void playSound('bell', volume);
  }, []);
  return (
    <div className={`panel ${styles['note']}`}>
      <p>
        <b>{t('game.stillThere.you')}</b>{' '}
        <span aria-hidden="true">
          {t(`game.stillThere.${room.setUp.leaving}`, { time: words.time(left) })}
        </span>
      </p>
      <button type="button" className="button main" onClick={sayHere}>
        {t('game.stillThere.here')}
      </button>
    </div>
  );
}

function AskOther({ name, left }: { readonly name: string; readonly left: number }) {
  const { t } = useTranslation('online');
  const words = useClockWords();
  return (
    <p className={`panel ${styles['note']}`} aria-live="off">
      {t('game.stillThere.other', { name, time: words.time(left) })}
    </p>
  );
}
