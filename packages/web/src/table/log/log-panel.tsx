import type { StoryLine } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../cards/glyph.tsx';
import styles from './log-panel.module.css';
import { Log } from './log.tsx';

interface Props {
  readonly lines: readonly StoryLine[];
  readonly onClose: () => void;
}

/** The log beside the table, or on a small screen in a drawer over it. */
export const LogPanel = memo(function LogPanel({ lines, onClose }: Props) {
  const { t } = useTranslation('table');
  return (
    <aside className={styles['panel']} aria-label={t('log')}>
      <header className={styles['header']}>
        <h2>{t('log')}</h2>
        <button type="button" aria-label={t('hideLog')} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </header>
      <Log lines={lines} />
    </aside>
  );
});
