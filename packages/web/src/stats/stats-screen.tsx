import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { stats } from '../i18n/en/stats.ts';
import { addTexts } from '../i18n/index.ts';
import type { FinishedGame } from '../protocol/stats.ts';
import { statisticsOf, type Statistics } from './statistics.ts';
import { useStats } from './use-stats.ts';
import { Dialog } from '../screens/controls/dialog.tsx';
import { download } from '../session/download.ts';
import { Screen } from '../screens/screen.tsx';
import { Achievements } from './achievements.tsx';
import { GamesChart, TallyPanel } from './charts.tsx';
import styles from './stats-screen.module.css';

addTexts('stats', stats);

/** The games that somebody has finished at this device, and what there is to see of them. */
export function StatsScreen() {
  const { t } = useTranslation('stats');
  const { t: common } = useTranslation();
  const { games, clear } = useStats();
  return (
    <Screen title={t('title')} wide>
      <p className={styles['about']}>{t('about')}</p>
      {games === null && <output>{common('loading')}</output>}
      {games?.length === 0 && (
        <p className={`panel ${styles['none']}`}>
          {t('none')}{' '}
          <Link href="/" className="button">
            {t('play')}
          </Link>
        </p>
      )}
      {games !== null && games.length > 0 && <Played games={games} onClear={() => void clear()} />}
      {games !== null && <Achievements games={games} />}
    </Screen>
  );
}

interface PlayedProps {
  readonly games: readonly FinishedGame[];
  readonly onClear: () => void;
}

function Played({ games, onClear }: PlayedProps) {
  const { t } = useTranslation('stats');
  const statistics = statisticsOf(games);
  return (
    <>
      <div className={styles['panels']}>
        <Summary statistics={statistics} />
        <section className={`panel ${styles['panel']}`} aria-labelledby="stats-games">
          <h2 id="stats-games">{t('gameByGame')}</h2>
          <GamesChart games={games} />
        </section>
        <TallyPanel
          title={t('levels')}
          rows={statistics.levels.map((level) => ({ ...level, name: t(`level.${level.name}`) }))}
        />
        <TallyPanel title={t('factions')} rows={statistics.factions} />
        <TallyPanel title={t('pairings')} rows={statistics.pairings} />
      </div>
      <Ways games={games} onClear={onClear} />
    </>
  );
}

function Summary({ statistics }: { readonly statistics: Statistics }) {
  const { t } = useTranslation('stats');
  const { games, wins, streak, longestStreak, shortest, median, longest } = statistics;
  const facts = [
    [t('games'), games],
    [t('wins'), wins],
    [t('share'), `${Math.round((wins / games) * 100)} %`],
    [t('streak'), longestStreak],
    [t('now'), streak],
    [t('median'), shortest === longest ? String(median) : t('range', { median, shortest, longest })],
  ] as const;
  return (
    <section className={`panel ${styles['panel']}`} aria-labelledby="stats-summary">
      <h2 id="stats-summary">{t('summary')}</h2>
      <dl className={styles['facts']}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Ways({ games, onClear }: PlayedProps) {
  const { t } = useTranslation('stats');
  const [isAsking, setAsking] = useState(false);
  return (
    <div className={styles['ways']}>
      <button
        type="button"
        className="button"
        onClick={() => download('smash-up-record.json', JSON.stringify({ games }, null, 2))}
      >
        {t('export')}
      </button>
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {t('clear')}
      </button>
      {isAsking && (
        <Dialog small title={t('clearTitle')} onClose={() => setAsking(false)}>
          <p>{t('clearAbout')}</p>
          <div className={styles['ways']}>
            <button type="button" className="button danger" onClick={onClear}>
              {t('clearYes')}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('keep')}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
