import type { Beat, Catalogue, TableView } from '@smashup/referee/protocol';
import { use, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RulePicture, RulePictureName } from '../../protocol/referee-api.ts';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { referee } from '../../session/referee.ts';
import { Bases } from '../../table/bases/bases.tsx';
import type { Marks } from '../../table/choosing/marks.ts';
import { looseCards } from '../../table/moving/loose-cards.ts';
import { OnTheWay } from '../../table/moving/on-the-way.tsx';
import { DuelStage } from '../../table/duel/duel-stage.tsx';
import { HandsProvider, SceneProvider, type Hands } from '../../table/table-context.ts';
import { Say } from '../../table/log/say.tsx';
import { scoringSteps } from './scoring-steps.ts';
import styles from './rule-picture.module.css';

const asked = new Map<RulePictureName, Promise<RulePicture>>();

function useDrawn(name: RulePictureName): RulePicture {
  const drawn = asked.get(name) ?? referee().drawRule(name);
  asked.set(name, drawn);
  return use(drawn);
}

/** Nothing can be chosen in a picture. */
const NO_MARKS: Marks = { cards: new Map(), players: new Map(), columns: new Set() };
const NO_FORECASTS = new Map<number, never>();
const nothing = (): void => {};
const IDLE: Hands = {
  click: nothing,
  clickPlayer: nothing,
  inspect: nothing,
  hover: nothing,
  leave: nothing,
  drop: nothing,
  openDiscard: nothing,
  openBox: nothing,
  openDeck: nothing,
};

/** A rule being played on a small table, step by step. */
export function RulePictureFigure({ name }: { readonly name: RulePictureName }) {
  const { t } = useTranslation('rules');
  const catalogue = useCatalogue();
  const { seats, frames } = useDrawn(name);
  const [at, setAt] = useState(0);
  const steps = useMemo(() => (name === 'scoring' ? scoringSteps(frames) : null), [name, frames]);
  const frame = frames[at];
  const scene = useMemo(
    () => ({
      catalogue,
      colours: seats.map(({ colour }) => colour),
      names: seats.map((seat) => seat.name),
      viewer: 0,
      notes: [],
      clocks: [],
    }),
    [catalogue, seats],
  );
  if (frame === undefined) return null;
  return (
    <figure className={styles['picture']} aria-label={t(`pictures.${name}`)}>
      <SceneProvider value={scene}>
        <HandsProvider value={IDLE}>
          <figcaption className={styles['caption']}>
            <b>{t(`pictures.${name}`)}</b>
            <div aria-live="polite">
              {steps !== null && <b className={styles['step']}>{t('step', { step: steps[at] ?? 1 })}</b>}
              {at === 0 ? t(`begins.${name}`) : <Told frame={frame} />}
              <span className="visually-hidden">{spoken(frame.view, catalogue)}</span>
            </div>
          </figcaption>
          {/* What it shows is said in words. */}
          <div className={styles['table']} inert>
            <div className={styles['above']}>
              {frame.view.duel !== null && (
                <DuelStage duel={frame.view.duel} outlook={null} bases={frame.view.bases} docked />
              )}
              <OnTheWay cards={looseCards(frame.view)} size="chip" />
            </div>
            <Bases
              bases={frame.view.bases}
              turn={frame.view.turn.number}
              marks={NO_MARKS}
              forecasts={NO_FORECASTS}
              source={null}
            />
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
        </HandsProvider>
      </SceneProvider>
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

/** The table in words, for those who cannot see it. */
function spoken({ bases, players }: TableView, { faces }: Catalogue): string {
  return bases
    .map(({ face, total, breakpoint, standings }) => {
      const totals = standings.map((one) => `${players[one.seat]?.name ?? ''} ${one.total}`).join(', ');
      return `${faces[face]?.name ?? ''}: ${total}/${breakpoint}; ${totals}.`;
    })
    .join(' ');
}
