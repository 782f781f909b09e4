import type { ProposalView, RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { askTable } from '../../online/table.ts';
import { plainText } from '../../text/plain-text.ts';
import styles from './table-banner.module.css';
import { useState } from 'react';

interface Voting {
  readonly proposal: ProposalView;
  readonly room: RoomView;
}

/** What somebody proposes, such as to take a decision back, and the buttons to agree or refuse. */
export function ProposalVote({ proposal, room }: Voting) {
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
export function DeclinedNote({ declined, room: { mine, seats } }: DeclinedProps) {
  const { t } = useTranslation('online');
  const { what, by, seat, undosLeft } = declined;
  const name = seats[seat]?.name ?? '';
  const sentence =
    by !== mine
      ? t(seat === mine ? 'game.youDeclined' : 'game.declined', { name, by: seats[by]?.name ?? '' })
      : t(what === 'undo' ? 'game.declinedUndo' : 'game.declinedYours', { name, count: undosLeft });
  return <ClosableNote key={`${what} ${by} ${seat} ${undosLeft}`} sentence={sentence} />;
}

interface DeclinedProps {
  readonly declined: NonNullable<RoomView['declined']>;
  readonly room: RoomView;
}

/** A note that takes room from the bases, and so can be closed once read. */
export function ClosableNote({ sentence }: { readonly sentence: string }) {
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
