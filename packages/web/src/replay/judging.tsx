import type { Seat } from '@smashup/engine';
import type { Judgement, ReplayOutline } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { goTo, judge, setPlaying, stopJudging, useReplay, type Judging as Progress } from './replay-store.ts';
import { plainText } from '../text/plain-text.ts';
import { ChanceChart } from './chance-chart.tsx';
import styles from './judging.module.css';

interface Props {
  readonly outline: ReplayOutline;
  readonly seat: Seat;
  readonly onJump: () => void;
}

/** What a strong bot would have done in somebody's place, decision by decision, and where the game turned. */
export function Judging({ outline, seat, onJump }: Props) {
  const { t } = useTranslation('replay');
  const judging = useReplay((replaying) => replaying.judging);
  const mine = judging?.seat === seat ? judging : null;
  const name = outline.seats[seat]?.name ?? '';
  return (
    <section className={styles['judging']} aria-label={t('judging')}>
      <h3>{t('judging')}</h3>
      <p>{t('judgingAbout', { name })}</p>
      {mine !== null && !mine.isOver && <Working progress={mine} />}
      {(mine === null || wasStopped(mine)) && (
        <button type="button" className="button" onClick={() => void judge(seat)}>
          {t('judge', { name })}
        </button>
      )}
      {mine !== null && <Found progress={mine} outline={outline} name={name} onJump={onJump} />}
    </section>
  );
}

function wasStopped({ isOver, done, of }: Progress): boolean {
  return isOver && (of === 0 || done < of);
}

function Working({ progress: { done, of } }: { readonly progress: Progress }) {
  const { t } = useTranslation('replay');
  return (
    <div className={styles['working']}>
      <progress value={done} max={Math.max(1, of)} aria-label={t('judging')} />
      <span>{t('judged', { done, of })}</span>
      <button type="button" className="button" onClick={() => void stopJudging()}>
        {t('stop')}
      </button>
    </div>
  );
}

interface FoundProps {
  readonly progress: Progress;
  readonly outline: ReplayOutline;
  readonly name: string;
  readonly onJump: () => void;
}

function Found({ progress: { judgements }, outline, name, onJump }: FoundProps) {
  const { t } = useTranslation('replay');
  const same = judgements.filter(({ isSame }) => isSame).length;
  const jump = (at: number): void => {
    setPlaying(false);
    void goTo(at);
    onJump();
  };
  return (
    <>
      <output>{judgements.length > 0 && t('sameAs', { same, of: judgements.length })}</output>
      <ChanceChart outline={outline} judgements={judgements} name={name} onJump={jump} />
      <ol className={styles['decisions']}>
        {judgements
          .filter(({ isSame }) => !isSame)
          .map((judgement) => (
            <li key={judgement.at}>
              <Decision judgement={judgement} onJump={jump} />
            </li>
          ))}
      </ol>
    </>
  );
}

function Decision({
  judgement: { at, turn, asked, chosen, advice },
  onJump,
}: {
  readonly judgement: Judgement;
  readonly onJump: (at: number) => void;
}) {
  const { t } = useTranslation('replay');
  return (
    <div className={styles['decision']}>
      <button type="button" className="button" onClick={() => onJump(at)}>
        {t('decision', { turn })}
        <span className="visually-hidden">: {plainText(asked)}</span>
      </button>
      <div>
        <p>{plainText(asked)}</p>
        <p>
          <b>{t('youChose')}</b>
          {plainText(chosen)}
        </p>
        <p>
          <b>{t('botSays')}</b>
          {plainText(advice)}
        </p>
      </div>
    </div>
  );
}
