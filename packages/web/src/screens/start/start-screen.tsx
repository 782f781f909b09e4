import type { GameSetUp } from '@smashup/referee/protocol';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { readCatalogue } from '../../catalogue/catalogue.ts';
import { install, useInstallOffer } from '../../install/install.ts';
import { WAKES_REFEREE } from '../../session/referee.ts';
import { isNewcomer, isNewHere, readSavedGames, useSavedGames } from '../../session/saved-games.ts';
import { ErrorBoundary } from '../error-boundary.tsx';
import { isWatched, namesOf } from '../saved/describe-game.ts';
import { FactionFan } from './faction-fan.tsx';
import { QuickWishes } from './quick-wishes.tsx';
import styles from './start-screen.module.css';
import { beginGame } from '../../session/session.ts';
import { useSettings } from '../../settings/settings.ts';
import { quickSetUp, watchSetUp } from '../new-game/quick-set-ups.ts';
import { readShelf } from '../new-game/use-shelf.ts';
import { useSetUpForm } from '../new-game/set-up-store.ts';
import { messageOf } from '../../text/message-of.ts';

/** Each at the address of its name. */
const PLACES = ['learn', 'rules', 'daily', 'factions', 'saved', 'record', 'settings', 'about'] as const;

/** The way in: one click leads to the table. */
export function StartScreen() {
  const { t, i18n } = useTranslation();
  const { start, begun, failure } = useQuickStart();
  const last = useSavedGames(({ games }) =>
    games?.find((game) => game.winners.length === 0 && game.problem === null && !isWatched(game)),
  );
  const isNew = useSavedGames(({ games }) => isNewHere(games));
  const canInstall = useInstallOffer(({ offer }) => offer !== null);
  useEffect(() => void readSavedGames(), []);
  return (
    <main className="start">
      <title>{t('start.pageTitle')}</title>
      <div className="poster">
        <h1 className="title">{t('start.title')}</h1>
        <p className="motto">{t('start.motto')}</p>
        <ErrorBoundary fallback={FanPlace}>
          <Suspense fallback={<FanPlace />}>
            <FactionFan />
          </Suspense>
        </ErrorBoundary>
      </div>
      <div className={styles['ways']}>
        {last !== undefined && (
          <Link href={`/game/${last.id}`} className={`button main ${styles['play']}`}>
            <span>{t('start.continue')}</span>
            <small>
              {t('start.continueAbout', { turn: last.turn, names: namesOf(last, i18n.language) })}
            </small>
          </Link>
        )}
        <button
          type="button"
          className={`button ${last === undefined ? `main ${styles['play']}` : styles['way']}`}
          aria-disabled={begun !== null}
          onClick={() => start('play')}
          {...WAKES_REFEREE}
        >
          <span>{t(begun === 'play' ? 'start.beginning' : 'start.play')}</span>
          <small>{t('start.playAbout')}</small>
        </button>
        <QuickWishes />
        {isNew && (
          <Link href="/learn" className={`button ${styles['way']}`}>
            <span>{t('start.learnFirst')}</span>
            <small>{t('start.learnAbout')}</small>
          </Link>
        )}
        <Link href="/new" className={`button ${styles['way']}`}>
          <span>{t('start.newGame')}</span>
          <small>{t('start.newGameAbout')}</small>
        </Link>
        <Link href="/online" className={`button ${styles['way']}`}>
          <span>{t('start.online')}</span>
          <small>{t('start.onlineAbout')}</small>
        </Link>
        <button
          type="button"
          className={`button ${styles['way']}`}
          aria-disabled={begun !== null}
          onClick={() => start('watch')}
          {...WAKES_REFEREE}
        >
          <span>{t(begun === 'watch' ? 'start.beginning' : 'start.watch')}</span>
          <small>{t('start.watchAbout')}</small>
        </button>
        {failure !== null && (
          <p role="alert" className={`panel ${styles['failure']}`}>
            {t('start.failed', { message: failure })}
          </p>
        )}
        <nav aria-label={t('start.more')}>
          <ul className={styles['places']}>
            {PLACES.filter((place) => !isNew || place !== 'learn').map((place) => (
              <li key={place}>
                <Link href={`/${place}`} className={`button ${styles['place']}`}>
                  {t(`start.${place}`)}
                </Link>
              </li>
            ))}
            {canInstall && (
              <li>
                <button type="button" className={`button ${styles['place']}`} onClick={() => void install()}>
                  {t('start.install')}
                </button>
              </li>
            )}
          </ul>
        </nav>
      </div>
    </main>
  );
}

/** Until the cards have loaded, and where they cannot be. */
function FanPlace() {
  return <div className="fan-place" />;
}

/** `play`: one person against a bot; `watch`: bots among themselves. */
type QuickGame = 'play' | 'watch';

/** Games that begin with one click. */
function useQuickStart() {
  const [, navigate] = useLocation();
  const [begun, setBegun] = useState<QuickGame | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const start = (kind: QuickGame): void => {
    if (begun !== null) return;
    setBegun(kind);
    setFailure(null);
    const form = useSetUpForm.getState();
    const { quick } = useSettings.getState();
    const setUp = async (): Promise<GameSetUp> => {
      const shelf = await readShelf();
      if (kind === 'watch') return watchSetUp(form, shelf);
      const isPlain = isNewcomer(useSavedGames.getState().games);
      return quickSetUp(form, quick, shelf, isPlain ? await readCatalogue() : null);
    };
    setUp()
      .then(beginGame)
      .then(
        ({ id }) => navigate(`/game/${id}`),
        (error: unknown) => {
          setBegun(null);
          setFailure(messageOf(error));
        },
      );
  };
  return { start, begun, failure };
}
