import type { Seat } from '@smashup/engine';
import type { Judgement, ReplayMoment, ReplayOutline } from '@smashup/referee/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { Screen } from '../screens/screen.tsx';
import { spokenBases, StillBases, StillTable } from '../table/still-table.tsx';
import { useLoaded } from '../table/use-loaded.ts';
import { plainText } from '../text/plain-text.ts';
import { judge, momentAt, openAt, stopJudging, useReplay, type Judging } from './replay-store.ts';
import { ReviewChart } from './review-chart.tsx';
import styles from './review.module.css';

/** So many decisions are looked at; nobody would learn from more. */
const MOST = 5;
/** Less than two in a hundred is more likely chance than a mistake. */
const LEAST_COST = 0.02;

/** A decision that cost something, as far as the bot can tell. */
type Costly = Judgement & { readonly cost: number };

interface Props {
  /** Where to go from here. */
  readonly home: string;
}

/** A finished game under a strong bot's eyes: how the chances went, and the decisions that cost most. */
export function Review({ home }: Props) {
  const outline = useReplay((replaying) => replaying.outline);
  // A game seen through nobody's eyes is reviewed for its first seat.
  const seat = useReplay(({ eyes }) => eyes.seat ?? 0);
  return outline === null ? null : <Reviewed key={seat} outline={outline} seat={seat} home={home} />;
}

interface ReviewedProps extends Props {
  readonly outline: ReplayOutline;
  readonly seat: Seat;
}

function Reviewed({ outline, seat, home }: ReviewedProps) {
  const { t } = useTranslation('replay');
  const judging = useReplay((replaying) => replaying.judging);
  useEffect(() => {
    void judge(seat);
    return () => void stopJudging();
  }, [seat]);
  const name = outline.seats[seat]?.name ?? '';
  const judgements = judging?.seat === seat ? judging.judgements : [];
  const worst = costliest(judgements);
  const [chosen, choose] = useState<number | null>(null);
  const shown = worst.find(({ at }) => at === chosen) ?? worst[0];
  return (
    <Screen title={t('review.title')} back={home} wide>
      <p>{t('review.about', { name })}</p>
      {judging !== null && <Progress judging={judging} />}
      <ReviewChart outline={outline} judgements={judgements} name={name} marked={worst.map(({ at }) => at)} />
      {worst.length > 0 && (
        <section className={`panel ${styles['decisions']}`} aria-label={t('review.costliest')}>
          <h2>{t('review.costliest')}</h2>
          <ol className={styles['list']}>
            {worst.map((decision, rank) => (
              <li key={decision.at}>
                <button
                  type="button"
                  className={styles['decision']}
                  aria-pressed={decision === shown}
                  data-at={decision.at}
                  onClick={() => choose(decision.at)}
                >
                  <b className={styles['rank']}>{rank + 1}</b>
                  <span>{t('review.turn', { turn: decision.turn })}</span>
                  <span className={styles['asked']}>{plainText(decision.asked)}</span>
                  <b>{t('review.cost', { cost: percent(decision.cost) })}</b>
                </button>
              </li>
            ))}
          </ol>
          {shown !== undefined && <Decision key={shown.at} decision={shown} outline={outline} />}
        </section>
      )}
      <button type="button" className="button" onClick={() => void openAt(outline.first)}>
        {t('review.replay')}
      </button>
      {judging?.isOver === true && worst.length === 0 && <p className="panel">{t('review.nothing')}</p>}
    </Screen>
  );
}

function costliest(judgements: readonly Judgement[]): readonly Costly[] {
  return judgements
    .flatMap((judgement) => (judgement.cost === null ? [] : [{ ...judgement, cost: judgement.cost }]))
    .filter(({ cost }) => cost >= LEAST_COST)
    .sort((one, other) => other.cost - one.cost || one.at - other.at)
    .slice(0, MOST);
}

function percent(chance: number): number {
  return Math.round(chance * 100);
}

function Progress({ judging: { done, of, isOver, judgements } }: { readonly judging: Judging }) {
  const { t } = useTranslation('replay');
  const same = judgements.filter(({ isSame }) => isSame).length;
  return (
    <div className={styles['progress']}>
      {!isOver && (
        <>
          <progress {...(of > 0 ? { value: done, max: of } : {})} aria-label={t('review.title')} />
          <span>{of > 0 ? t('judged', { done, of }) : t('review.begins')}</span>
          <button type="button" className="button" onClick={() => void stopJudging()}>
            {t('stop')}
          </button>
        </>
      )}
      <output>{judgements.length > 0 && t('sameAs', { same, of: judgements.length })}</output>
    </div>
  );
}

interface DecisionProps {
  readonly decision: Costly;
  readonly outline: ReplayOutline;
}

/** One decision: what was chosen, what the bot would have done and why, and the board at that moment. */
function Decision({ decision, outline }: DecisionProps) {
  const { t } = useTranslation('replay');
  const catalogue = useCatalogue();
  const moment: ReplayMoment | null = useLoaded(decision.at, momentAt);
  const { at, asked, chosen, hint, chance, cost } = decision;
  return (
    <div className={styles['shown']} aria-live="polite">
      <div className={styles['words']}>
        <p className={styles['asked']}>{plainText(asked)}</p>
        <p>
          <b>{t('youChose')}</b>
          {plainText(chosen)}
        </p>
        <p>
          <b>{t('botSays')}</b>
          {plainText(hint)}
        </p>
        {chance !== null && (
          <p>{t('review.why', { best: percent(chance), chosen: percent(chance - cost) })}</p>
        )}
        <button type="button" className="button" onClick={() => void openAt(at)}>
          {t('review.open')}
        </button>
      </div>
      {moment !== null && (
        <StillTable catalogue={catalogue} seats={outline.seats} viewer={moment.view.viewer}>
          <p className="visually-hidden">{spokenBases(moment.view, catalogue)}</p>
          <div className={styles['board']} inert>
            <StillBases view={moment.view} />
          </div>
        </StillTable>
      )}
    </div>
  );
}
