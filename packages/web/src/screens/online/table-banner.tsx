import type { RoomView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { dismissProblem, useTable } from '../../online/table.ts';
import { TimeGiven, TimeOver, TimeWarning } from './clocks/time-over.tsx';
import { InsteadOfWaiting } from './instead-of-waiting.tsx';
import { DeclinedNote, ProposalVote } from './proposal-vote.tsx';
import { StillThere } from './still-there.tsx';
import { useHeldStill } from './use-held-still.ts';
import styles from './table-banner.module.css';
import { useIsLost } from './line-lost.tsx';

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
      {status === 'playing' && <TimeOver room={room} />}
      {proposal !== null && <ProposalVote proposal={proposal} room={room} />}
      {declined !== null && <DeclinedNote declined={declined} room={room} />}
      {status === 'playing' && proposal === null && <Missing room={room} />}
    </div>
  );
}

/** Somebody has been away for so long that the others may do something. */
function Missing({ room }: { readonly room: RoomView }) {
  const { t } = useTranslation('online');
  const { missing, mine, seats, setUp } = room;
  if (missing === null || mine === null || missing === mine || setUp.leaving !== 'vote') return null;
  const { name = '', left = false } = seats[missing] ?? {};
  const sentence = t(left ? 'game.gone' : 'game.missing', { name });
  return <InsteadOfWaiting room={room} seat={missing} sentence={sentence} />;
}
