import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { InsteadOfWaiting } from '../instead-of-waiting.tsx';
import styles from '../table-banner.module.css';
import { useEffect } from 'react';
import { useSettings } from '../../../settings/settings.ts';
import { playSound } from '../../../sound/play-sound.ts';
import { useTurnMark } from '../notices/use-turn-mark.ts';
import { useClockWords } from './use-clock-words.ts';
import { useServerTime } from './use-server-time.ts';
import { ClosableNote } from '../proposal-vote.tsx';

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
