import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { readSavedGames, useSavedGames } from '../../session/saved-games.ts';
import { Screen } from '../screen.tsx';
import { ImportPanel } from './import-panel.tsx';
import { SavedGamePanel } from './saved-game-panel.tsx';
import styles from './saved-screen.module.css';

/** Games that were begun here or brought from elsewhere. */
export function SavedScreen() {
  const { t } = useTranslation();
  const games = useSavedGames((state) => state.games);
  useEffect(() => void readSavedGames(), []);
  return (
    <Screen title={t('saved.title')}>
      {games?.length === 0 && (
        <div className={`panel ${styles['none']}`}>
          <p>{t('saved.none')}</p>
          <Link href="/new" className="button main">
            {t('saved.play')}
          </Link>
        </div>
      )}
      {games !== null && games.length > 0 && (
        <ul className={styles['games']} aria-label={t('saved.list')}>
          {games.map((game) => (
            <li key={game.id}>
              <SavedGamePanel game={game} />
            </li>
          ))}
        </ul>
      )}
      <ImportPanel />
    </Screen>
  );
}
