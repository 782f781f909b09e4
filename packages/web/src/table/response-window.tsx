import type { WindowView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlayerMark } from '../art/player-mark.tsx';
import { Glyph } from './cards/glyph.tsx';
import { useScene } from './table-context.ts';
import { Say } from './log/say.tsx';
import styles from './response-window.module.css';

const SIGNS = { asked: 'turn', passed: 'close', 'may still play': 'hand' } as const;

/** Me First (R4): what can be responded to, who has passed, who is asked, and who may still play. */
export const ResponseWindow = memo(function ResponseWindow({ window }: { readonly window: WindowView }) {
  const { t } = useTranslation('table');
  const { names, colours, viewer } = useScene();
  const isLast = window.seats.every(({ stance }) => stance !== 'may still play');
  return (
    <section className={`panel ${styles['window']}`} data-foot aria-label={t('meFirst.title')}>
      <h2 className={styles['title']}>{t('meFirst.title')}</h2>
      <p className={styles['about']}>
        {/* The question below says it. */}
        <span className="visually-hidden">
          <Say phrase={window.about} flat />{' '}
        </span>
        <span className={styles['until']}>{t(isLast ? 'meFirst.last' : 'meFirst.until')}</span>
      </p>
      <ol className={styles['seats']}>
        {window.seats.map(({ seat, stance }) => (
          <li key={seat} data-stance={stance}>
            <PlayerMark colour={colours[seat] ?? 'red'} />
            <b>{seat === viewer ? t('duel.you') : names[seat]}</b>
            <Glyph name={SIGNS[stance]} />
            <span className={styles['stance']}>
              {t(`meFirst.${seat === viewer && stance === 'asked' ? 'youAsked' : stance}`)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});
