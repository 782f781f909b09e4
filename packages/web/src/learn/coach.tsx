import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useHeldPlayback } from '../flow/round-pace.ts';
import styles from './coach.module.css';
import { lessonFor, type Taught } from './follow.ts';
import { NO_NAMES, type LessonId, type Occasion, type Pointer } from './lesson.ts';
import { LESSONS, tipFor } from './lessons.ts';
import { followSeen, readLesson, useGuided } from './progress.ts';
import type { Seen } from './seen.ts';
import { usePointer } from './use-pointer.ts';

/** Speaks at the table of the guided game: one thing at a time, when it fits, beside what it is about. */
export function Coach({ seen }: { readonly seen: Seen }) {
  const progress = useGuided((guided) => guided.progress);
  // What has been read makes room for the next, so that is followed too.
  useEffect(() => followSeen(progress, seen), [progress, seen]);
  const now = lessonFor(progress, seen);
  // What is explained while it is shown stays until it has been read.
  useHeldPlayback(now !== null && seen.decision === null);
  if (seen.view.turn.phase === 'over' && now === null) {
    return <Ending seen={seen} learned={progress.learned} />;
  }
  if (now !== null) {
    return <Lesson now={now} learned={progress.learned.length} passedOver={progress.passedOver} />;
  }
  const tip = tipFor(seen);
  return tip === null ? null : <Tip key={seen.view.turn.number} tip={tip} />;
}

interface BubbleProps {
  readonly at: Pointer;
  /** Of anything else it speaks in new words. */
  readonly about: string;
  /** Everything else is dimmed. */
  readonly dims: boolean;
  /** It has been read; null: it stays until it has been done. */
  readonly onRead: (() => void) | null;
  readonly children: ReactNode;
}

/** Never covers what it speaks of; nothing is blocked by it. */
function Bubble({ at, about, dims, onRead, children }: BubbleProps) {
  const { t } = useTranslation('learn');
  const { bubble, light } = usePointer(at);
  return (
    <>
      {dims && <div ref={light} className={styles['light']} />}
      <section ref={bubble} className={`panel ${styles['bubble']}`} aria-label={t('coach')} data-coach>
        <div className={styles['words']} aria-live="polite">
          <Fragment key={about}>{children}</Fragment>
        </div>
        {onRead !== null && (
          <button key={about} type="button" className={`button main ${styles['on']}`} onClick={onRead}>
            {t('goOn')}
          </button>
        )}
      </section>
    </>
  );
}

interface LessonProps {
  readonly now: Taught;
  readonly learned: number;
  readonly passedOver: LessonId | null;
}

function Lesson({ now: { lesson, occasion }, learned, passedOver }: LessonProps) {
  const { t } = useTranslation('learn');
  const { placing } = occasion;
  const names = useNames(occasion);
  return (
    <Bubble
      at={occasion.at}
      about={`${lesson.id} ${placing ?? ''}`}
      dims
      onRead={lesson.isDone === undefined || isShown(occasion) ? () => readLesson(lesson.id) : null}
    >
      {passedOver !== null && <p className={styles['aside']}>{t('passedOver', { context: passedOver })}</p>}
      <h2>
        {t(`lessons.${lesson.id}.title`)}
        <small>{t('count', { at: learned + 1, all: LESSONS.length })}</small>
      </h2>
      <p>{placing === undefined ? t(`lessons.${lesson.id}.say`, names) : t(`placing.${placing}`, names)}</p>
    </Bubble>
  );
}

function isShown({ at }: Occasion): boolean {
  return at.kind === 'scoring';
}

/** Until the end: what to look at this turn. */
function Tip({ tip }: { readonly tip: Occasion }) {
  const { t } = useTranslation('learn');
  const [isRead, setRead] = useState(false);
  const names = useNames(tip);
  if (isRead) return null;
  return (
    <Bubble at={tip.at} about="tip" dims={false} onRead={() => setRead(true)}>
      <p>{t('tip', names)}</p>
    </Bubble>
  );
}

/** Everything that texts name, and which of several ways to say them fits. */
function useNames({ names, way }: Occasion) {
  const { i18n } = useTranslation('learn');
  const all = { ...NO_NAMES, ...names };
  const played = new Intl.ListFormat(i18n.language).format(all.played);
  return { ...all, played, ...(way === undefined ? {} : { context: way }) };
}

interface EndingProps {
  readonly seen: Seen;
  readonly learned: readonly LessonId[];
}

/** The end: how to win, what did not come up, and what comes next. */
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
      <p>{t('end.about')}</p>
      <Link className="button main" href="/new">
        {t('end.next')}
      </Link>
    </section>
  );
}
