import { seriesScore, seriesWinners, type PlayerView, type Series } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import styles from './result.module.css';

interface Props {
  /** With the game that is over. */
  readonly series: Series;
  readonly players: readonly PlayerView[];
}

/** How a series stands after a game, and who has won it. */
export function SeriesScore({ series, players }: Props) {
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
