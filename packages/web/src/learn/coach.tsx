import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './coach.module.css';
import { lessonFor, type Taught } from './follow.ts';
import { NO_NAMES, type LessonId } from './lesson.ts';
import { LESSONS } from './lessons.ts';
import { followSeen, readLesson, useGuided } from './progress.ts';
import type { Seen } from './seen.ts';
import { usePointer } from './use-pointer.ts';

/** Stands beside the table of the guided game: says one thing at a time, when it fits. */
export function Coach({ seen }: { readonly seen: Seen }) {
  const progress = useGuided((guided) => guided.progress);
  // What has been read makes room for the next, so that is followed too.
  useEffect(() => followSeen(progress, seen), [progress, seen]);
  const now = seen.decision === null ? null : lessonFor(progress, seen);
  usePointer(now?.occasion.at ?? null);
  if (seen.view.turn.phase === 'over') return <Ending seen={seen} learned={progress.learned} />;
  if (now === null && progress.passedOver === null) return null;
  return <Telling now={now} learned={progress.learned.length} passedOver={progress.passedOver} />;
}

interface TellingProps {
  readonly now: Taught | null;
  readonly learned: number;
  readonly passedOver: LessonId | null;
}

function Telling({ now, learned, passedOver }: TellingProps) {
  const { t } = useTranslation('learn');
  const placing = now?.occasion.placing;
  const names = { ...NO_NAMES, ...now?.occasion.names };
  return (
    <section className={`panel ${styles['coach']}`} aria-label={t('coach')}>
      <div className={styles['words']} aria-live="polite">
        {passedOver !== null && (
          <p className={styles['aside']}>{t('passedOver', { what: t(`lessons.${passedOver}.title`) })}</p>
        )}
        {now !== null && (
          <>
            <h2>
              {t(`lessons.${now.lesson.id}.title`)}
              <small>{t('count', { at: learned + 1, all: LESSONS.length })}</small>
            </h2>
            <p>
              {placing === undefined
                ? t(`lessons.${now.lesson.id}.say`, names)
                : t(`placing.${placing}`, names)}
            </p>
          </>
        )}
      </div>
      {now !== null && now.lesson.isDone === undefined && (
        <button
          type="button"
          className={`button main ${styles['on']}`}
          onClick={() => readLesson(now.lesson.id)}
        >
          {t('goOn')}
        </button>
      )}
    </section>
  );
}

interface EndingProps {
  readonly seen: Seen;
  readonly learned: readonly LessonId[];
}

/** The end: how to win, and what did not come up. */
function Ending({ seen: { view }, learned }: EndingProps) {
  const { t } = useTranslation('learn');
  const missed = LESSONS.filter(({ id }) => !learned.includes(id));
  return (
    <section className={styles['ending']} aria-label={t('coach')}>
      <h3>{t(view.viewer !== null && view.winners.includes(view.viewer) ? 'end.won' : 'end.lost')}</h3>
      <p>{t('end.how')}</p>
      {missed.length > 0 && (
        <>
          <p>{t('end.missed')}</p>
          <dl>
            {missed.map(({ id }) => (
              <div key={id}>
                <dt>{t(`lessons.${id}.title`)}</dt>
                <dd>{t(`lessons.${id}.short`)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}
