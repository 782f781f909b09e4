import type { StoryLine } from '@smashup/referee/protocol';
import { memo, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Glyph } from '../cards/glyph.tsx';
import styles from './log-panel.module.css';
import { Say } from './say.tsx';

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

/** Older lines are in the saved game; drawing all of them would slow the table down. */
const MOST = 150;

/** What happened, in sentences. The latest is at the end and stays in sight. */
const Log = memo(function Log({ lines }: { readonly lines: readonly StoryLine[] }) {
  const { t } = useTranslation('table');
  const end = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [lines]);
  const first = Math.max(0, lines.length - MOST);
  if (lines.length === 0) return <p className={styles['empty']}>{t('storyEmpty')}</p>;
  return (
    // A list that scrolls has to be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <ol ref={end} className={styles['log']} tabIndex={0} aria-label={t('story')}>
      {lines.slice(first).map((line, at) => (
        <LogLine key={first + at} line={line} />
      ))}
    </ol>
  );
});

const LogLine = memo(function LogLine({ line }: { readonly line: StoryLine }) {
  return (
    <li className={styles['line']} data-aside={line.aside || undefined} data-key={line.key}>
      <Say phrase={line.text} />
    </li>
  );
});
