import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../table/cards/glyph.tsx';
import type { Half } from './scoring.ts';
import styles from './show-panel.module.css';

interface Props {
  readonly title: string;
  /** What is left of it, beside the title, while it is docked. */
  readonly brief: ReactNode;
  /** Somebody has to decide: only a line of it stays, so that nothing is covered that can be chosen. */
  readonly docked: boolean;
  /** The half of the bases that it is about, and leaves free where there is room for that. */
  readonly about: Half | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Something that needs explaining, over the bases until it is dismissed. */
export function ShowPanel({ title, brief, docked, about, onClose, children }: Props) {
  const { t } = useTranslation('flow');
  return (
    <section
      className={`panel ${styles['show']}`}
      data-show
      data-docked={docked || undefined}
      data-about={about ?? undefined}
      aria-label={title}
    >
      <header className={styles['header']}>
        <h2>{title}</h2>
        {docked && brief}
        <button type="button" className={styles['close']} aria-label={t('scoring.close')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}
