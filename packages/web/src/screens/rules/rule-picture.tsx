import type { Beat, StoryLine } from '@smashup/referee/protocol';
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulePicture, RulePictureName } from '../../protocol/referee-api.ts';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { referee } from '../../session/referee.ts';
import { looseCards } from '../../table/moving/loose-cards.ts';
import { NO_MARKS } from '../../table/choosing/marks.ts';
import { CardsInStasis } from '../../table/players/cards-in-stasis.tsx';
import { OnTheWay } from '../../table/moving/on-the-way.tsx';
import { DuelStage } from '../../table/duel-stage.tsx';
import { spokenBases, StillBases, StillTable } from '../../table/still-table.tsx';
import { Say } from '../../table/log/say.tsx';
import styles from './rule-picture.module.css';

const asked = new Map<RulePictureName, Promise<RulePicture>>();

function useDrawn(name: RulePictureName): RulePicture {
  const drawn = asked.get(name) ?? referee().drawRule(name);
  asked.set(name, drawn);
  return use(drawn);
}

/** A rule being played on a small table, step by step. */
export function RulePictureFigure({ name }: { readonly name: RulePictureName }) {
  const { t } = useTranslation('rules');
  const catalogue = useCatalogue();
  const { seats, frames } = useDrawn(name);
  const [at, setAt] = useState(0);
  const steps = useMemo(() => (name === 'scoring' ? scoringSteps(frames) : null), [name, frames]);
  const frame = frames[at];
  if (frame === undefined) return null;
  return (
    <figure className={styles['picture']} aria-label={t(`pictures.${name}`)}>
      <StillTable catalogue={catalogue} seats={seats} viewer={0}>
        <figcaption className={styles['caption']}>
          <b>{t(`pictures.${name}`)}</b>
          <div aria-live="polite">
            {steps !== null && <b className={styles['step']}>{t('step', { step: steps[at] ?? 1 })}</b>}
            {at === 0 ? t(`begins.${name}`) : <Told frame={frame} />}
            <span className="visually-hidden">{spokenBases(frame.view, catalogue)}</span>
          </div>
        </figcaption>
        {/* What it shows is said in words. */}
        <div className={styles['table']} inert>
          <div className={styles['above']}>
            {frame.view.duel !== null && (
              <DuelStage duel={frame.view.duel} stakes={null} bases={frame.view.bases} docked />
            )}
            <OnTheWay cards={looseCards(frame.view)} size="chip" />
            {frame.view.players.map(({ seat, stasis = [] }) => (
              <CardsInStasis key={seat} cards={stasis} marks={NO_MARKS} />
            ))}
          </div>
          <StillBases view={frame.view} />
        </div>
        <div className={styles['buttons']}>
          <button
            type="button"
            className="button"
            aria-disabled={at === 0}
            onClick={() => setAt(Math.max(0, at - 1))}
          >
            {t('before')}
          </button>
          <span>{t('moment', { at: at + 1, all: frames.length })}</span>
          <button
            type="button"
            className="button"
            aria-disabled={at === frames.length - 1}
            onClick={() => setAt(Math.min(frames.length - 1, at + 1))}
          >
            {t('next')}
          </button>
        </div>
      </StillTable>
    </figure>
  );
}

function Told({ frame: { lines } }: { readonly frame: Beat }) {
  return lines.map(({ text }, at) => (
    <p key={at}>
      <Say phrase={text} flat />
    </p>
  ));
}

/** Which of the nine steps of scoring (R5.2) each moment belongs to. */
export function scoringSteps(frames: readonly Beat[]): readonly number[] {
  let step = 1;
  return frames.map(({ lines }) => {
    step = lines.reduce(stepAfter, step);
    return step;
  });
}

/** What happens before VP are awarded is step 3, what happens between them and the clearing is step 5. */
function stepAfter(step: number, { key }: StoryLine): number {
  switch (key) {
    case 'scoring':
      return 2;
    case 'place':
    case 'vp':
      return 4;
    case 'clear':
      return 6;
    case 'base leaves':
      return 7;
    case 'base enters':
      return 8;
    default:
      return step === 2 ? 3 : step === 4 ? 5 : step;
  }
}
