import type { Beat, SeatSetUp, Update } from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScreenUpdate, Thinking } from '../protocol/referee-api.ts';
import { playHere } from '../session/session.ts';
import { Say } from '../table/log/say.tsx';
import { plainText } from '../text/plain-text.ts';
import styles from './idle.module.css';
import { RoundControls, WatchControls } from './playback-controls.tsx';

interface Props {
  readonly beat: Beat | null;
  readonly update: ScreenUpdate;
  /** Also when nobody has won. */
  readonly isOver: boolean;
  readonly seats: readonly SeatSetUp[];
  readonly thinking: Thinking | null;
  /** That a bot plays for the viewer, and how to take the seat back; null: none does. */
  readonly standIn: ReactNode;
  /** The viewer has decided, and nothing has come of it yet. */
  readonly isOnItsWay: boolean;
  readonly onSkip: () => void;
}

/** The instruction line while there is nothing to decide: what is happening now, or whom the game is waiting for. */
export function Idle({ beat, update, isOver, seats, thinking, standIn, isOnItsWay, onSkip }: Props) {
  if (update.isInOtherTab) return <InOtherTab />;
  // With the last beat there is nothing more to hurry.
  const goesOn = beat === null ? thinking !== null : beat.view.turn.phase !== 'over';
  const watching = seats.every(({ sitter }) => sitter.kind === 'bot');
  return (
    <span className={styles['idle']}>
      {standIn}
      {(beat !== null || standIn === null) && (
        <span className={styles['words']}>
          {beat === null ? (
            <Waiting update={update} isOver={isOver} thinking={thinking} isOnItsWay={isOnItsWay} />
          ) : (
            <Now beat={beat} />
          )}
        </span>
      )}
      {goesOn && <RoundControls isShowing={beat !== null} onSkip={onSkip} />}
      {watching && update.view.winners.length === 0 && (
        <WatchControls players={update.view.players} viewer={update.view.viewer} />
      )}
    </span>
  );
}

/** The same game is open twice, and played in the other tab. */
function InOtherTab() {
  const { t } = useTranslation('flow');
  return (
    <span className={styles['idle']}>
      <span className={styles['words']}>{t('elsewhere')}</span>
      <button type="button" className="button main" onClick={() => void playHere()}>
        {t('playHere')}
      </button>
    </span>
  );
}

/** The latest thing worth saying in a beat. */
function Now({ beat: { lines } }: { readonly beat: Beat }) {
  const line = lines.findLast(({ aside }) => !aside) ?? lines.at(-1);
  return line === undefined ? null : <Words phrase={line.text} />;
}

/** Other words are new on the page: nothing of the last ones moves. */
function Words({ phrase }: { readonly phrase: Phrase }) {
  return (
    <span key={plainText(phrase)} className={styles['line']}>
      <Say phrase={phrase} />
    </span>
  );
}

interface WaitingProps {
  readonly update: Update;
  readonly isOver: boolean;
  readonly thinking: Thinking | null;
  readonly isOnItsWay: boolean;
}

function Waiting({ update, isOver, thinking, isOnItsWay }: WaitingProps) {
  const { t } = useTranslation('flow');
  const { view, waiting, waitingFor } = update;
  const say = (text: string): ReactNode => <Words phrase={[{ kind: 'text', text }]} />;
  const nameOf = (seat: number): string => view.players[seat]?.name ?? '';
  if (isOver) return say(t('over'));
  if (isOnItsWay) return say(t('onItsWay'));
  if (waiting !== null) return <Words phrase={waiting} />;
  if (thinking !== null) return say(t('thinking', { name: nameOf(thinking.seat) }));
  return say(waitingFor === null ? t('watching') : t('waiting', { name: nameOf(waitingFor) }));
}
