import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { now } from '../../clock.ts';
import { addTexts } from '../../i18n/index.ts';
import { daily } from '../../i18n/en/daily.ts';
import type { SavedGame } from '../../protocol/referee-api.ts';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { readSavedGames, useSavedGames } from '../../session/saved-games.ts';
import { beginGame } from '../../session/session.ts';
import { DEFAULT_FORM } from '../new-game/set-up-form.ts';
import { useSetUpForm } from '../new-game/set-up-store.ts';
import { collected } from '../../collection/collection.ts';
import { useSettings } from '../../settings/settings.ts';
import { Screen } from '../screen.tsx';
import {
  noteDailyGame,
  useDailyGames,
  dailySetUp,
  dayOf,
  pairingOf,
  type Day,
  type Pairing,
} from './pairing.ts';
import styles from './daily-screen.module.css';
import { resultOf } from './share-line.ts';
import { messageOf } from '../../text/message-of.ts';

addTexts('daily', daily);

/** Two for you and two for the bot; a smaller collection does not count. */
const PAIRED = 4;

/** The same deal for everybody who opens it on the same day. */
export function DailyScreen() {
  const { t, i18n } = useTranslation('daily');
  const { factions } = useCatalogue();
  const [day] = useState(() => dayOf(new Date(now())));
  const mine = collected(
    factions,
    useSettings(({ notMine }) => notMine),
  );
  const pairing = pairingOf(
    day,
    (mine.length < PAIRED ? factions : mine).map(({ name }) => name),
  );
  const id = useDailyGames(({ games }) => games[day]);
  const games = useSavedGames((state) => state.games);
  useEffect(() => void readSavedGames(), []);
  const game = games?.find((one) => one.id === id && one.problem === null);
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'full' }).format(new Date(`${day}T12:00`));
  return (
    <Screen title={t('title')}>
      <section className={`panel ${styles['pairing']}`} aria-label={date}>
        <h2>
          <time dateTime={day}>{date}</time>
        </h2>
        <p>{t('about')}</p>
        <div className={styles['sides']}>
          <Pair title={t('yours')} factions={pairing.yours} />
          <Pair title={t('theirs')} factions={pairing.theirs} />
        </div>
        {games !== null && game === undefined && <Begin day={day} pairing={pairing} />}
        {game?.winners.length === 0 && (
          <Link href={`/game/${game.id}`} className="button main">
            {t('continue')} ({t('continueAbout', { turn: game.turn })})
          </Link>
        )}
      </section>
      {game !== undefined && <Result day={day} game={game} />}
    </Screen>
  );
}

function Pair({ title, factions }: { readonly title: string; readonly factions: readonly string[] }) {
  const catalogue = useCatalogue();
  const summaryOf = (name: string): string =>
    catalogue.factions.find((faction) => faction.name === name)?.summary ?? '';
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles['pair']}>
        {factions.map((faction) => (
          <li key={faction}>
            <Link href={`/factions/${encodeURIComponent(faction)}`} className={`button ${styles['faction']}`}>
              <span className={styles['emblem']}>
                <FactionBadge faction={faction} />
              </span>
              {faction}
              <span className={styles['summary']}>{summaryOf(faction)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Begin({ day, pairing }: { readonly day: Day; readonly pairing: Pairing }) {
  const { t } = useTranslation('daily');
  const [, navigate] = useLocation();
  const [begun, setBegun] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const begin = async (): Promise<void> => {
    const [you] = [...useSetUpForm.getState().seats, ...DEFAULT_FORM.seats];
    if (you === undefined) return;
    try {
      const { id } = await beginGame(dailySetUp(day, pairing, you));
      noteDailyGame(day, id);
      navigate(`/game/${id}`);
    } catch (error) {
      setBegun(false);
      setFailure(messageOf(error));
    }
  };
  return (
    <>
      <button
        type="button"
        className="button main"
        aria-disabled={begun}
        onClick={() => {
          if (begun) return;
          setBegun(true);
          void begin();
        }}
      >
        {t(begun ? 'beginning' : 'play')}
      </button>
      {failure !== null && <p role="alert">{t('failed', { message: failure })}</p>}
    </>
  );
}

/** The line that says how it went, to be passed on. */
function Result({ day, game }: { readonly day: Day; readonly game: SavedGame }) {
  const { t } = useTranslation('daily');
  const [said, setSaid] = useState('');
  const result = resultOf(day, game);
  if (result === null) return null;
  const line = t(result.won ? 'won' : 'lost', { ...result });
  const copy = (): void => {
    navigator.clipboard.writeText(`${line} ${location.origin}/daily`).then(
      () => setSaid(t('copied')),
      (error: unknown) => setSaid(t('failed', { message: String(error) })),
    );
  };
  return (
    <section className={`panel ${styles['result']}`} aria-label={t('result')}>
      <h2>{t('result')}</h2>
      <p className={styles['line']}>{line}</p>
      <div className={styles['ways']}>
        <button type="button" className="button main" onClick={copy}>
          {t('copy')}
        </button>
        <Link href={`/replay/${game.id}`} className="button">
          {t('replay')}
        </Link>
        <output>{said}</output>
      </div>
    </section>
  );
}
