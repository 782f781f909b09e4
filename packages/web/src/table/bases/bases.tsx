import type { CardId } from '@smashup/engine';
import type { BaseView, Forecast } from '@smashup/referee/protocol';
import {
  memo,
  useCallback,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { cardsAt } from '../find-cards.ts';
import { marksAmong, type Marks } from '../choosing/marks.ts';
import { useHands, useScene } from '../table-context.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { AimArrow } from './aim-arrow.tsx';
import { BaseSpot } from './base-spot.tsx';
import { BaseTabs } from './base-tabs.tsx';
import styles from './bases.module.css';
import type { BoardLayout } from './lane.tsx';
import { roomNeeded } from './lanes.ts';
import { useShown } from './use-shown.ts';
import { useSlots } from './slots.ts';
import { solve, type Room } from './solve.ts';

interface Props {
  readonly bases: readonly BaseView[];
  /** The number of the turn. */
  readonly turn: number;
  readonly marks: Marks;
  /** By the card that would be chosen: what would come of it. */
  readonly forecasts: ReadonlyMap<CardId, Forecast>;
  /** The card that is aimed; null: none is. */
  readonly source: CardId | null;
  /** What lies beside them. */
  readonly children?: ReactNode;
}

/** The board: a column for each base. On a phone one is shown, and tabs show them all at a glance. */
export const Bases = memo(function Bases({ bases, turn, marks, forecasts, source, children }: Props) {
  const { t } = useTranslation('table');
  const small = useSmallScreen();
  const { click } = useHands();
  const slots = useSlots(bases, turn);
  const { shown, show } = useShown(bases, marks);
  const [room, measure] = useBox();
  const { viewer } = useScene();
  const layout = useMemo<BoardLayout | null>(
    () =>
      room === null
        ? null
        : {
            room,
            solution: solve(
              bases.flatMap((base) => roomNeeded(base, viewer)),
              room,
            ),
          },
    [room, bases, viewer],
  );
  const [aimedAt, aimAt] = useState<CardId | null>(null);
  const aimed = aimedAt !== null && forecasts.has(aimedAt) ? aimedAt : small ? shown : null;
  const forecast = aimed === null ? null : (forecasts.get(aimed) ?? null);
  const aim = useCallback(
    (event: SyntheticEvent) => {
      aimAt(event.target instanceof Element ? targetAround(event.target, forecasts) : null);
    },
    [forecasts],
  );
  return (
    <section className={styles['bases']} aria-label={t('bases')}>
      <h2 className="visually-hidden">{t('bases')}</h2>
      <BaseTabs
        slots={slots}
        shown={shown}
        marks={marks}
        forecasts={forecasts}
        onShow={(base) => {
          show(base.card);
          if (marks.columns.has(base.card)) click(base.card, base.face);
        }}
      />
      {/* What is pointed at or has the focus is also what can be chosen: nothing is done here. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        className={styles['board']}
        data-board
        data-alone={slots.length === 1 || undefined}
        style={sizesOf(slots.length, layout)}
        onPointerOver={aim}
        onPointerLeave={() => aimAt(null)}
        onFocus={aim}
        onBlur={() => aimAt(null)}
      >
        {slots.map((base, at) =>
          base === null ? (
            // Slots never change places.
            <li key={`slot ${at}`} className={styles['slot']} />
          ) : (
            <li key={base.card} className={styles['place']}>
              <BaseSpot
                base={base}
                marks={marksAmong(marks, [base, ...cardsAt(base)])}
                forecast={forecast}
                isAimedAt={aimed === base.card}
                layout={layout}
                measure={at === 0 ? measure : undefined}
                hidden={small && base.card !== shown}
              />
            </li>
          ),
        )}
      </ul>
      {source !== null && aimed !== null && forecast !== null && !small && (
        <AimArrow source={source} target={aimed} />
      )}
      {children}
    </section>
  );
});

/** The innermost thing around an element that something is known of. */
function targetAround(element: Element, forecasts: ReadonlyMap<CardId, Forecast>): CardId | null {
  const place = element.closest<HTMLElement>('[data-drop]');
  if (place === null) return null;
  const target = Number(place.dataset['drop']);
  if (forecasts.has(target)) return target;
  return place.parentElement === null ? null : targetAround(place.parentElement, forecasts);
}

/** On a tablet that stands there are two rows, where there are more than three bases; the lower one holds as many or fewer. */
function sizesOf(bases: number, layout: BoardLayout | null): CSSProperties {
  return Object.fromEntries([
    ['--bases', String(bases)],
    ['--upper', String(bases > 3 ? Math.ceil(bases / 2) : bases)],
    ['--rows', bases > 3 ? '2' : '1'],
    ['--card', `${layout?.solution.width ?? 0}px`],
  ]);
}

/** How much room an element has, to be given as its `ref`; null while there is none. */
function useBox(): readonly [Room | null, (element: HTMLElement | null) => (() => void) | undefined] {
  const [room, setRoom] = useState<Room | null>(null);
  const observe = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      const rem = remInPixels();
      setRoom((old) =>
        old?.width === width && old.height === height && old.rem === rem ? old : { width, height, rem },
      );
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [room, observe];
}

/** Asked for when the page has just been laid out: at any other time it would have to work out its styles first. */
function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
}
