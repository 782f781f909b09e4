import type { ProposalView, RoomView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askTable, dismissProblem, useTable } from '../../online/table.ts';
import { GiveTime } from './clocks/give-time.tsx';
import { TimeWarning } from './clocks/time-warning.tsx';
import { plainText } from '../../text/plain-text.ts';
import { StillThere } from './still-there.tsx';
import { useHeldStill } from './use-held-still.ts';
import { useIsLost } from './use-is-lost.ts';
import styles from './table-banner.module.css';

/** What concerns everybody at the table and not the game: proposals, who is missing, a lost connection. */
export function TableBanner({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const isLost = useIsLost();
  const problem = useTable((table) => table.problem);
  const { status } = room;
  // Whoever is about to press something on the table does not press what takes its place.
  const proposal = useHeldStill(room.proposal);
  const declined = useHeldStill(room.declined);
  return (
    <div className={styles['banner']} data-foot aria-live="polite">
      {isLost && <p className={`panel ${styles['note']}`}>{t('line.lost')}</p>}
      {problem !== null && (
        <div className={`panel ${styles['note']}`} role="alert">
          <p>{problem}</p>
          <button type="button" className="button" onClick={dismissProblem}>
            {t('notice.close')}
          </button>
        </div>
      )}
      <TimeWarning room={room} />
      <TimeGiven room={room} />
      <StillThere room={room} />
      {status === 'playing' && <OutOfTime room={room} />}
      {proposal !== null && <Proposal proposal={proposal} room={room} />}
      {declined !== null && <DeclinedNote declined={declined} room={room} />}
      {status === 'playing' && proposal === null && <Missing room={room} />}
    </div>
  );
}

function Proposal({ proposal, room }: { readonly proposal: ProposalView; readonly room: RoomView }) {
  const { t, i18n } = useTranslation('online');
  const { id, what, by, about, decision, days, agreed } = proposal;
  const { mine, seats } = room;
  const nameOf = (seat: number): string => seats[seat]?.name ?? '';
  const mayVote = mine !== null && !agreed.includes(mine);
  const vote = (agree: boolean, forGood = false) =>
    void askTable((table) => ({ ask: 'vote', table, proposal: id, agree, ...(forGood ? { forGood } : {}) }));
  return (
    <section className={`panel ${styles['proposal']}`} aria-label={t('game.proposal')}>
      <p>
        {by === mine
          ? t(`game.youPropose.${what}`, { about: nameOf(about), days: days ?? 0 })
          : t(`game.proposes.${what}`, { name: nameOf(by), about: nameOf(about), days: days ?? 0 })}
      </p>
      {decision !== null && <p className={styles['decision']}>{plainText(decision)}</p>}
      <p className={styles['muted']}>
        {t('game.agreed', { names: new Intl.ListFormat(i18n.language).format(agreed.map(nameOf)) })}
      </p>
      {by === mine && (
        <div className={styles['ways']}>
          <button type="button" className="button" onClick={() => vote(false)}>
            {t('game.withdraw')}
          </button>
        </div>
      )}
      {mayVote && (
        <div className={styles['ways']}>
          <button type="button" className="button main" onClick={() => vote(true)}>
            {t('game.agree')}
          </button>
          <button type="button" className="button" onClick={() => vote(false)}>
            {t('game.refuse')}
          </button>
          {what === 'undo' && (
            <button type="button" className="button" onClick={() => vote(false, true)}>
              {t('game.refuseForGood')}
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** A proposal that came to nothing, and because of whom. */
function DeclinedNote({ declined, room: { mine, seats } }: DeclinedProps) {
  const { t } = useTranslation('online');
  const { what, by, seat, undosLeft } = declined;
  const name = seats[seat]?.name ?? '';
  const sentence =
    by !== mine
      ? t(seat === mine ? 'game.youDeclined' : 'game.declined', { name, by: seats[by]?.name ?? '' })
      : t(what === 'undo' ? 'game.declinedUndo' : 'game.declinedYours', { name, count: undosLeft });
  return <Closable key={`${what} ${by} ${seat} ${undosLeft}`} sentence={sentence} />;
}

interface DeclinedProps {
  readonly declined: NonNullable<RoomView['declined']>;
  readonly room: RoomView;
}

/** Somebody's time is over, and what follows from that. */
function OutOfTime({ room }: { readonly room: RoomView }) {
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
    return <Waiting room={room} seat={out} sentence={sentence} />;
  return <p className={`panel ${styles['note']}`}>{sentence}</p>;
}

/** Somebody has been away for so long that the others may do something. */
function Missing({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const { missing, mine, seats, setUp } = room;
  if (missing === null || mine === null || missing === mine || setUp.leaving !== 'vote') return null;
  const { name = '', left = false } = seats[missing] ?? {};
  const sentence = t(left ? 'game.gone' : 'game.missing', { name });
  return <Waiting room={room} seat={missing} sentence={sentence} />;
}

/** Somebody has more time now, because somebody else wanted it so. */
function TimeGiven({ room: { clocks, mine, seats } }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const gift = clocks?.gift ?? null;
  // Used up already.
  if (gift === null || clocks?.out === gift.to) return null;
  const [by, to] = [seats[gift.by]?.name ?? '', seats[gift.to]?.name ?? ''];
  const given = clocks?.overDays === true ? 'dayGiven' : 'minuteGiven';
  const sentence = gift.to === mine ? t(`clock.${given}ToYou`, { by }) : t(`clock.${given}`, { by, to });
  return <Closable key={clocks?.banks[gift.to]} sentence={sentence} />;
}

/** It takes room from the bases, so it can be dismissed once read. */
function Closable({ sentence }: { readonly sentence: string }) {
  const { t } = useTranslation('online');
  const [isClosed, setClosed] = useState(false);
  if (isClosed) return null;
  return (
    <div className={`panel ${styles['note']}`}>
      <p>{sentence}</p>
      <button type="button" className="button" onClick={() => setClosed(true)}>
        {t('notice.close')}
      </button>
    </div>
  );
}

interface WaitingProps {
  readonly room: RoomView;
  readonly seat: number;
  readonly sentence: string;
}

/** What the others may do instead of waiting for that seat. */
function Waiting({ room, seat, sentence }: WaitingProps) {
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
