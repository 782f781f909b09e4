import { useState, type ComponentProps, type ReactNode, lazy, Suspense } from 'react';
import type { OpenGame } from '../protocol/referee-api.ts';
import { Result } from './result.tsx';
import type { Again } from './use-again.ts';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { useSettings } from '../settings/settings.ts';
import styles from './result.module.css';
import { saveRecord } from '../session/saved-games.ts';
import { seriesScore, seriesWinners, type PlayerView, type Series } from '@smashup/referee/protocol';

interface Props extends Omit<ComponentProps<typeof Result>, 'seats' | 'choices' | 'isAside' | 'onBack'> {
  readonly game: OpenGame;
  readonly again: Again;
  /** Buttons under the result that replace those of a game at home. */
  readonly choices: ReactNode;
}

/** The result of the game on the table, which can be put aside for a look at it. */
export function GameResult({ game, again, choices, ...told }: Props) {
  const [isAside, setAside] = useState(false);
  const look = (): void => setAside(true);
  return (
    <Result
      {...told}
      seats={game.seats}
      isAside={isAside}
      onBack={() => setAside(false)}
      choices={
        choices === undefined ? (
          <HomeChoices game={game} again={again} onLook={look} />
        ) : (
          <>
            {choices}
            <Look onLook={look} />
          </>
        )
      }
    />
  );
}

const Fresh = lazy(async () => ({ default: (await import('../stats/new-achievements.tsx')).Fresh }));

interface HomeChoicesProps {
  readonly game: OpenGame;
  readonly again: Again;
  readonly onLook: () => void;
}

/** After a game at home: what to do now, and what was achieved in it. */
function HomeChoices({ game, again: { rematch, next, harder, restart }, onLook }: HomeChoicesProps) {
  const { t } = useTranslation('flow');
  const tellsFound = useSettings(({ achievements }) => achievements);
  const [, navigate] = useLocation();
  return (
    <>
      <div className={styles['choices']}>
        <button type="button" className="button main" onClick={() => void (next ?? rematch)()}>
          {t(next === null ? 'result.rematch' : 'result.next')}
        </button>
        {game.seats.some(({ sitter }) => sitter.kind === 'person') && (
          <button type="button" className="button" onClick={() => navigate(`/review/${game.id}`)}>
            {t('result.review')}
          </button>
        )}
        {harder !== null && (
          <button type="button" className="button" onClick={() => void harder()}>
            {t('result.harder')}
          </button>
        )}
        <button type="button" className="button" onClick={() => void restart()}>
          {t('result.sameDeal')}
        </button>
        <button type="button" className="button" onClick={() => navigate('/new')}>
          {t('result.newGame')}
        </button>
        <button type="button" className="button" onClick={() => navigate(`/replay/${game.id}`)}>
          {t('result.replay')}
        </button>
        <button type="button" className="button" onClick={() => void saveRecord(game.id)}>
          {t('result.export')}
        </button>
        <Look onLook={onLook} />
      </div>
      {/* Comes later than the buttons, which stay where they are. */}
      {tellsFound && (
        <Suspense>
          <Fresh game={game.id} />
        </Suspense>
      )}
    </>
  );
}

/** Puts the result aside. */
export function Look({ onLook }: { readonly onLook: () => void }) {
  const { t } = useTranslation('flow');
  return (
    <button type="button" className="button" onClick={onLook}>
      {t('result.look')}
    </button>
  );
}

interface SeriesScoreProps {
  /** With the game that is over. */
  readonly series: Series;
  readonly players: readonly PlayerView[];
}

/** How a series stands after a game, and who has won it. */
export function SeriesScore({ series, players }: SeriesScoreProps) {
  const { t, i18n } = useTranslation('flow');
  const { of, games } = series;
  const score = seriesScore(series, players.length);
  const winners = seriesWinners(series, players.length).map((seat) => players[seat]?.name ?? '');
  const names = new Intl.ListFormat(i18n.language).format(winners);
  return (
    <section className={`panel ${styles['series']}`} data-series>
      <h3>
        {winners.length === 0
          ? t('result.seriesGoesOn', { of, game: games.length })
          : t('result.seriesWon', { names })}
      </h3>
      <ul>
        {players.map(({ seat, name }) => (
          <li key={seat}>{t('result.seriesScore', { name, count: score[seat] ?? 0 })}</li>
        ))}
      </ul>
    </section>
  );
}
