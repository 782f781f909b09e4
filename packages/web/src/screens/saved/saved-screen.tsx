import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { saved } from '../../i18n/en/saved.ts';
import { addTexts } from '../../i18n/index.ts';
import { readSavedGames, useSavedGames } from '../../session/saved-games.ts';
import { Screen } from '../screen.tsx';
import { ImportPanel } from './import-panel.tsx';
import { SavedGamePanel } from './saved-game-panel.tsx';
import styles from './saved-screen.module.css';

addTexts('saved', saved);

/** Games that were begun here or brought from elsewhere. */
export function SavedScreen() {
  const { t } = useTranslation('saved');
  const games = useSavedGames((state) => state.games);
  useEffect(() => void readSavedGames(), []);
  return (
    <Screen title={t('title')}>
      {games?.length === 0 && (
        <div className={`panel ${styles['none']}`}>
          <p>{t('none')}</p>
          <Link href="/new" className="button main">
            {t('play')}
          </Link>
        </div>
      )}
      {games !== null && games.length > 0 && (
        <ul className={styles['games']} aria-label={t('list')}>
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
