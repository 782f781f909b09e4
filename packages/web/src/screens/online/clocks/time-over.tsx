import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { ClosableNote } from '../closable-note.tsx';
import { InsteadOfWaiting } from '../instead-of-waiting.tsx';
import styles from '../table-banner.module.css';

/** Somebody's time is over, and what follows from that. */
export function TimeOver({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const { clocks, mine, seats, proposal } = room;
  const out = clocks?.out ?? null;
  const seat = out === null ? undefined : seats[out];
  if (out === null || seat === undefined) return null;
  const isWaitedFor = clocks?.running === null && !seat.standIn;
  // Where a bot plays instead, that is said in place of the question.
  if (out === mine) {
    return seat.standIn ? null : <p className={`panel ${styles['note']}`}>{t('clock.yourTimeIsOver')}</p>;
  }
  const sentence = t(seat.standIn ? 'clock.botInstead' : 'clock.timeIsOver', { name: seat.name });
  if (isWaitedFor && mine !== null && proposal === null)
    return <InsteadOfWaiting room={room} seat={out} sentence={sentence} />;
  return <p className={`panel ${styles['note']}`}>{sentence}</p>;
}

/** Somebody has more time now, because somebody else wanted it so. */
export function TimeGiven({ room: { clocks, mine, seats } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const gift = clocks?.gift ?? null;
  // Used up already.
  if (gift === null || clocks?.out === gift.to) return null;
  const [by, to] = [seats[gift.by]?.name ?? '', seats[gift.to]?.name ?? ''];
  const given = clocks?.overDays === true ? 'dayGiven' : 'minuteGiven';
  const sentence = gift.to === mine ? t(`clock.${given}ToYou`, { by }) : t(`clock.${given}`, { by, to });
  return <ClosableNote key={clocks?.banks[gift.to]} sentence={sentence} />;
}
