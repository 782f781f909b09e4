import type { BaseView, BuriedView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Marks } from '../choosing/marks.ts';
import { useFace, useScene } from '../table-context.ts';
import { ActionStrip } from './action-strip.tsx';
import { BaseHead } from './base-head.tsx';
import styles from './base-spot.module.css';
import { BuriedCard } from './buried-card.tsx';
import { MinionGroup } from './minion-group.tsx';
import { PowerBar } from './power-bar.tsx';
import { present } from './standings.ts';

interface Props {
  readonly base: BaseView;
  readonly marks: Marks;
}

/** A base with everything that is there. */
export const BaseSpot = memo(function BaseSpot({ base, marks }: Props) {
  const { t } = useTranslation('table');
  const { viewer } = useScene();
  const name = useFace(base.face)?.name ?? '';
  const groups = present(base, viewer);
  return (
    <section
      className={styles['spot']}
      data-scoring={base.scoring || undefined}
      data-drop={base.card}
      data-spot={base.card}
      aria-label={t('base', { name, total: base.total, breakpoint: base.breakpoint })}
    >
      <BaseHead base={base} mark={marks.cards.get(base.card)} />
      <PowerBar total={base.total} breakpoint={base.breakpoint} standings={base.standings} />
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
        {groups.map(({ standing, minions }, at) => (
          <MinionGroup
            key={standing.seat}
            standing={standing}
            minions={minions}
            marks={marks}
            first={at === 0}
          />
        ))}
        {base.buried.length > 0 && <Buried buried={base.buried} marks={marks} />}
      </div>
    </section>
  );
});

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
