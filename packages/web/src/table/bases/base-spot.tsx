import type { Seat } from '@smashup/engine';
import type { BaseView, Forecast, MinionView, TitanView } from '@smashup/referee/protocol';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Marks } from '../choosing/marks.ts';
import { useFace, useHands, useScene } from '../table-context.ts';
import { spokenPower } from './readiness.ts';
import styles from './base-spot.module.css';
import { Lane, type BoardLayout } from './lane.tsx';
import { lanesAt, standingOf, type Stander } from './lanes.ts';
import { Outcome } from './outcome.tsx';
import { PowerBar } from './power-bar.tsx';
import { Scene } from './scene.tsx';

interface Props {
  readonly base: BaseView;
  readonly marks: Marks;
  /** What would come of what is being aimed at; null: nothing is. */
  readonly forecast: Forecast | null;
  /** It is the base itself that is aimed at. */
  readonly isAimedAt: boolean;
  readonly layout: BoardLayout | null;
  /** Takes the measure of a lane's room for cards: that of the first one stands for all. */
  readonly measure: ((element: HTMLElement | null) => (() => void) | undefined) | undefined;
  /** It is one of several that lie in the same place, and another one is shown. */
  readonly hidden: boolean;
}

/** A base with everything that is there: its scene, its power, and a lane for each player. */
export const BaseSpot = memo(function BaseSpot(props: Props) {
  const { base, marks, forecast, isAimedAt, layout, measure, hidden } = props;
  const { t } = useTranslation('table');
  const { viewer } = useScene();
  const { click } = useHands();
  const { name = '', faction } = useFace(base.face) ?? {};
  const lanes = useMemo(() => lanesAt(base, viewer), [base, viewer]);
  const first = lanes.findIndex(({ groups }) => groups.length > 0);
  const future = forecast?.bases.find(({ card }) => card === base.card) ?? null;
  const isChanged = future !== null && hasChanged(base, future);
  return (
    // A larger target for pointers; by keyboard the base itself is chosen.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['spot']}
      data-faction={faction}
      data-column={marks.columns.has(base.card) || undefined}
      data-hidden={hidden || undefined}
      data-aimed={isChanged || undefined}
      onClick={(event) => {
        const isOnCard = event.target instanceof Element && event.target.closest('button') !== null;
        if (marks.columns.has(base.card) && !isOnCard) click(base.card, base.face);
      }}
      data-scoring={base.scoring || undefined}
      data-drop={base.card}
      data-spot={base.card}
      aria-label={t('base', { name, power: spokenPower(t, base) })}
    >
      <Scene base={base} marks={marks}>
        {isChanged && forecast !== null && <Outcome base={base} future={future} forecast={forecast} />}
      </Scene>
      <PowerBar
        total={base.total}
        breakpoint={base.breakpoint}
        standings={lanes.flatMap(({ seat }) => standingOf(base, seat) ?? [])}
        scoring={base.scoring}
        future={isChanged ? future : null}
      />
      <div className={styles['lanes']}>
        {lanes.map((contents, at) => (
          <Lane
            key={contents.seat}
            base={base}
            contents={contents}
            marks={marks}
            future={isChanged ? future : null}
            arrives={isAimedAt && future !== null ? arriving(base, future, contents.seat) : NOTHING}
            first={at === first}
            layout={layout}
            measure={at === 0 ? measure : undefined}
          />
        ))}
      </div>
    </section>
  );
});

const NOTHING: readonly Stander[] = [];

/** What a player would have there besides. */
function arriving(base: BaseView, future: BaseView, seat: Seat): readonly Stander[] {
  const isNew = ({ card, controller }: MinionView | TitanView): boolean =>
    controller === seat && ![...base.minions, ...base.titans].some((one) => one.card === card);
  return [
    ...future.titans.filter(isNew).map((titan) => ({ kind: 'titan', titan }) as const),
    ...future.minions.filter(isNew).map((minion) => ({ kind: 'minion', minion }) as const),
  ];
}

/** Something that can be seen at the base would be different. */
function hasChanged(base: BaseView, future: BaseView): boolean {
  return (
    base.total !== future.total ||
    base.breakpoint !== future.breakpoint ||
    base.minions.length !== future.minions.length ||
    base.actions.length !== future.actions.length ||
    base.standings.some(({ total }, at) => total !== future.standings[at]?.total)
  );
}
