import type { BaseView, BuriedView } from '@smashup/referee/protocol';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { marksAmong, type Marks } from '../choosing/marks.ts';
import { useFace, useHands, useScene } from '../table-context.ts';
import { useLowWindow, useSmallScreen } from '../use-small-screen.ts';
import { ActionStrip } from './action-strip.tsx';
import { BaseHead } from './base-head.tsx';
import styles from './base-spot.module.css';
import { BuriedCard } from './buried-card.tsx';
import { useContents } from './contents.ts';
import { fitMinions, tightHeights, usualHeight, type Contents, type Fit } from './fit-minions.ts';
import { BAR } from './even-heads.ts';
import { evenHead, slimLines } from './head-room.ts';
import { MinionGroup } from './minion-group.tsx';
import { PowerBar } from './power-bar.tsx';
import { present } from './standings.ts';
import { useBox, type Room } from './use-box.ts';

interface Props extends Even {
  readonly base: BaseView;
  readonly marks: Marks;
}

/** What all bases are drawn alike by. */
interface Even {
  /** All bases are drawn large, with their text below. */
  readonly roomy: boolean;
  /** Letters of the longest text that a base has, if all are as high as that one. */
  readonly longest: number | null;
}

/** A base with everything that is there. */
export const BaseSpot = memo(function BaseSpot({ base, marks, roomy, longest }: Props) {
  const { t } = useTranslation('table');
  const { viewer } = useScene();
  const { click } = useHands();
  const { name = '' } = useFace(base.face) ?? {};
  const groups = useMemo(() => present(base, viewer), [base, viewer]);
  const contents = useContents(base);
  const [spot, observeSpot] = useBox();
  const head = useHead(spot, useFace(base.face)?.text.length ?? 0, contents, { roomy, longest });
  const [rest, observeRest] = useBox();
  const fit = useFit(rest, contents);
  return (
    // A larger target for pointers; by keyboard the base itself is chosen.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={observeSpot}
      className={styles['spot']}
      data-roomy={roomy || undefined}
      data-column={marks.columns.has(base.card) || undefined}
      onClick={(event) => {
        const isOnCard = event.target instanceof Element && event.target.closest('button') !== null;
        if (marks.columns.has(base.card) && !isOnCard) click(base.card, base.face);
      }}
      data-scoring={base.scoring || undefined}
      data-drop={base.card}
      data-spot={base.card}
      aria-label={t('base', { name, total: base.total, breakpoint: base.breakpoint })}
    >
      <BaseHead base={base} mark={marks.cards.get(base.card)} {...head} />
      <PowerBar
        total={base.total}
        breakpoint={base.breakpoint}
        standings={base.standings}
        scoring={base.scoring}
      />
      <div ref={observeRest} className={styles['rest']} data-texts={fit.texts} data-place={fit.place}>
        {base.actions.length > 0 && (
          <ul className={styles['actions']} aria-label={t('onBase')}>
            {base.actions.map((action) => (
              <li key={action.card}>
                <ActionStrip action={action} mark={marks.cards.get(action.card)} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles['groups']}>
          {groups.map(({ standing, titans, minions }, at) => (
            <MinionGroup
              key={standing.seat}
              standing={standing}
              titans={titans}
              minions={minions}
              marks={marksAmong(marks, [...titans, ...minions, ...minions.flatMap(({ actions }) => actions)])}
              first={at === 0}
              fit={fit}
            />
          ))}
          {base.buried.length > 0 && <Buried buried={base.buried} marks={marks} />}
        </div>
      </div>
    </section>
  );
});

/** Before there is a page to measure. */
const UNMEASURED: Fit = {
  shape: 'chip',
  width: 115,
  height: 34,
  titan: { height: 74, lines: 2 },
  texts: 'two lines',
  place: 'usual',
};

/** The narrowest card, in rem: below that a chip shows more. A phone shows one base at a time. */
const LEAST = { small: 4, large: 5.5 } as const;

/** How the head of a base is drawn. */
interface Head {
  /** Slim, with so many lines of its text; null: whole. */
  readonly lines: number | null;
  /** As high as this, in rem, where all have the room for it; null: as high as it is. */
  readonly least: number | null;
}

const AS_IT_IS: Head = { lines: null, least: null };

/** A phone shows one base at a time, and large ones are even in any case. */
function useHead(spot: Room | null, letters: number, contents: Contents, { roomy, longest }: Even): Head {
  const small = useSmallScreen();
  const shape = useLowWindow() ? 'low' : 'usual';
  return useMemo(() => {
    if (spot === null || small) return AS_IT_IS;
    const box = { width: spot.width / spot.rem, height: spot.height / spot.rem - BAR };
    const lines = slimLines(letters, box, tightHeights(contents, box.width), shape);
    if (lines !== null || roomy || longest === null) return { lines, least: null };
    return { lines, least: evenHead(longest, box, usualHeight(contents, box.width), shape) };
  }, [spot, letters, contents, small, shape, roomy, longest]);
}

function useFit(rest: Room | null, contents: Contents): Fit {
  const small = useSmallScreen();
  return useMemo(() => {
    if (rest === null) return UNMEASURED;
    return fitMinions(rest, contents, {
      rem: rest.rem,
      least: small ? LEAST.small : LEAST.large,
      small,
    });
  }, [rest, contents, small]);
}

function Buried({ buried, marks }: { readonly buried: readonly BuriedView[]; readonly marks: Marks }) {
  const { t } = useTranslation('table');
  return (
    <section className={styles['buried']}>
      <h4>{t('buried')}</h4>
      <ul>
        {buried.map((card) => (
          <li key={card.card}>
            <BuriedCard buried={card} mark={marks.cards.get(card.card)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
