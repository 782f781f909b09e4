import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { ACHIEVEMENTS, type Achievement, type FinishedGame } from '../protocol/stats.ts';
import { firstEarned } from './statistics.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Switch } from '../screens/controls/switch.tsx';
import styles from './achievements.module.css';

/** Discoveries: which have been made, and what the others are. Off at a switch. */
export function Achievements({ games }: { readonly games: readonly FinishedGame[] }) {
  const { t } = useTranslation('stats');
  const isOn = useSettings(({ achievements }) => achievements);
  const found = firstEarned(games);
  return (
    <section className={`panel ${styles['achievements']}`} aria-labelledby="stats-achievements">
      <h2 id="stats-achievements">{t('achievements')}</h2>
      <Switch
        label={t('show')}
        about={t('achievementsAbout')}
        checked={isOn}
        onChange={(achievements) => changeSettings({ achievements })}
      />
      {isOn && (
        <>
          <p>{t('reached', { count: found.size, all: ACHIEVEMENTS.length })}</p>
          <ul className={styles['list']}>
            {ACHIEVEMENTS.map((achievement) => (
              <Discovery key={achievement} achievement={achievement} game={found.get(achievement)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface DiscoveryProps {
  readonly achievement: Achievement;
  /** In which it was found first. */
  readonly game: FinishedGame | undefined;
}

function Discovery({ achievement, game }: DiscoveryProps) {
  const { t, i18n } = useTranslation('stats');
  const name = t(`achievement.${achievement}.name`);
  return (
    <li className={styles['discovery']} data-found={game !== undefined}>
      <h3>
        <span className={styles['mark']} aria-hidden="true">
          {game === undefined ? '☆' : '★'}
        </span>{' '}
        {name}
      </h3>
      <p>{t(`achievement.${achievement}.about`)}</p>
      <p className={styles['when']}>
        {game === undefined ? (
          t('notFound')
        ) : (
          <>
            {t('found', {
              date: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' }).format(game.endedAt),
            })}{' '}
            <Link href={`/replay/${game.id}`}>
              {t('replay')}
              <span className="visually-hidden"> {name}</span>
            </Link>
          </>
        )}
      </p>
    </li>
  );
}
