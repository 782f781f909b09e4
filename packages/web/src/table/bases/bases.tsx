import type { CardId } from '@smashup/engine';
import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { BaseView } from '../../protocol/table-view.ts';
import type { Marks } from '../choosing/marks.ts';
import { BaseSpot } from './base-spot.tsx';
import { BaseTabs } from './base-tabs.tsx';
import styles from './bases.module.css';

interface Props {
  readonly bases: readonly BaseView[];
  readonly marks: Marks;
}

/** The bases in the middle; where they do not all fit, a strip to swipe through, with tabs that show them all. */
export const Bases = memo(function Bases({ bases, marks }: Props) {
  const { t } = useTranslation('table');
  const strip = useRef<HTMLUListElement>(null);
  const show = (base: CardId): void => {
    strip.current?.querySelector(`[data-spot="${base}"]`)?.scrollIntoView({
      inline: 'center',
      block: 'nearest',
    });
  };
  return (
    <section className={styles['bases']} aria-label={t('bases')}>
      <h2 className="visually-hidden">{t('bases')}</h2>
      <BaseTabs bases={bases} marks={marks} onShow={show} />
      <ul ref={strip} className={styles['strip']}>
        {bases.map((base) => (
          <li key={base.card} className={styles['place']}>
            <BaseSpot base={base} marks={marks} />
          </li>
        ))}
      </ul>
    </section>
  );
});
