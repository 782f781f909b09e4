import type { BaseView, BuriedView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Marks } from '../choosing/marks.ts';
import { useFace, useHands, useScene } from '../table-context.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { ActionStrip } from './action-strip.tsx';
import { BaseHead } from './base-head.tsx';
import styles from './base-spot.module.css';
import { BuriedCard } from './buried-card.tsx';
import { fitMinions, type Box, type Crowd, type Fit } from './fit-minions.ts';
import { MinionGroup } from './minion-group.tsx';
import { PowerBar } from './power-bar.tsx';
import { present, type Present } from './standings.ts';
import { useBox } from './use-box.ts';

interface Props {
  readonly base: BaseView;
  readonly marks: Marks;
}

/** A base with everything that is there. */
export const BaseSpot = memo(function BaseSpot({ base, marks }: Props) {
  const { t } = useTranslation('table');
  const { viewer } = useScene();
  const { click } = useHands();
  const { name = '', text = '' } = useFace(base.face) ?? {};
  const groups = present(base, viewer);
  const [whole, observeWhole] = useBox();
  const [rest, observeRest] = useBox();
  const [actions, observeActions] = useBox();
  const taken = actions?.height ?? 0;
  const fit = useFit(rest, taken, groups);
  const roomy = useRoomy(whole, taken, groups, text);
  return (
    // A larger target for those who point; by keyboard the base itself is chosen.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={observeWhole}
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
      <BaseHead base={base} mark={marks.cards.get(base.card)} />
      <PowerBar total={base.total} breakpoint={base.breakpoint} standings={base.standings} />
      <div ref={observeRest} className={styles['rest']}>
        {base.actions.length > 0 && (
          <ul ref={observeActions} className={styles['actions']} aria-label={t('onBase')}>
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
              marks={marks}
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
const UNMEASURED: Fit = { shape: 'chip', height: 34, titan: { height: 74, lines: 2 } };

/** A phone shows one base at a time, or little of several. */
const LEAST = { small: 4, large: 4.9 } as const;

type Groups = readonly Present[];

/** `taken`: what the actions on the base itself take of the height. */
function useFit(rest: Box | null, taken: number, groups: Groups): Fit {
  const small = useSmallScreen();
  if (rest === null) return UNMEASURED;
  const box = { width: rest.width, height: rest.height - taken };
  return fitMinions(box, crowdsOf(groups), {
    rem: remInPixels(),
    least: small ? LEAST.small : LEAST.large,
  });
}

/** Whether the base can be drawn large, with its text below, and there is still room for all minions as cards. */
function useRoomy(whole: Box | null, taken: number, groups: Groups, text: string): boolean {
  const small = useSmallScreen();
  if (whole === null || small) return false;
  const rem = remInPixels();
  const lines = Math.ceil((text.length * LETTER * rem) / whole.width);
  const head = Math.min(whole.width, WIDEST_FACE * rem) * FACE_HIGH + lines * LINE * rem + BAR * rem;
  const box = { width: whole.width, height: whole.height - head - taken };
  return box.height > BAR * rem && fitMinions(box, crowdsOf(groups), { rem, least: 5.5 }).shape === 'card';
}

/** Measures of a base that is drawn large, in rem. */
const WIDEST_FACE = 22;
const LETTER = 0.5;
const LINE = 1.25;
const BAR = 3;
const FACE_HIGH = 5 / 7;

function crowdsOf(groups: Groups): readonly Crowd[] {
  return groups.map(({ titans, minions }) => ({
    titans: titans.length,
    minions: minions.length,
    carrying: minions.filter(({ actions }) => actions.length > 0).length,
  }));
}

function remInPixels(): number {
  return parseFloat(getComputedStyle(document.documentElement).fontSize);
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
