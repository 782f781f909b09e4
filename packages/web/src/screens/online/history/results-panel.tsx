import type { LeaderboardView, RatingView, ResultsView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { readResults } from '../../../online/history.ts';
import { byFaction, chosen, sumOf, type Tally } from './tally.ts';
import styles from '../online.module.css';
import { useReading, Problem } from '../attempt.tsx';

/** The person's results, by factions, and the rating. */
export function ResultsPanel() {
  const { t } = useTranslation('history');
  const { value, problem } = useReading(readResults);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="my-results">
      <h2 id="my-results">{t('results.title')}</h2>
      {value !== null && <Results results={value} />}
      <Problem sentence={problem} />
      <div className={styles['ways']}>
        <Link href="/leaderboard" className="button">
          {t('results.board')}
        </Link>
        <Link href="/statistics" className="button">
          {t('results.server')}
        </Link>
      </div>
    </section>
  );
}

function Results({ results: { pairings, rating, pairRating } }: { readonly results: ResultsView }) {
  const { t, i18n } = useTranslation('history');
  const { games, wins } = sumOf(pairings);
  if (games === 0) return <p>{t('games.none')}</p>;
  const list = new Intl.ListFormat(i18n.language);
  return (
    <>
      <p>{t('results.sum', { count: games, wins })}</p>
      {rating !== null && <Rating rating={rating} kind="alone" />}
      {pairRating !== null && <Rating rating={pairRating} kind="pairs" />}
      <details open>
        <summary>{t('results.factions')}</summary>
        <Tallies
          name={t('results.faction')}
          tallies={byFaction(pairings).map(({ faction, ...tally }) => ({ label: faction, ...tally }))}
        />
      </details>
      <details>
        <summary>{t('results.pairings')}</summary>
        <Tallies
          name={t('results.pairing')}
          tallies={pairings
            .filter(({ factions }) => chosen(factions).length === factions.length)
            .map(({ factions, ...tally }) => ({ label: list.format(factions), ...tally }))
            .toSorted((one, other) => other.games - one.games || other.wins - one.wins)}
        />
      </details>
    </>
  );
}

interface RatingProps {
  readonly rating: RatingView;
  readonly kind: keyof LeaderboardView;
}

export function Rating({ rating: { shown, rank, untilListed }, kind }: RatingProps) {
  const { t } = useTranslation('history');
  return (
    <p>
      {rank === null
        ? t(`results.ratingSoon.${kind}`, { shown, count: untilListed })
        : t(`results.rating.${kind}`, { shown, rank })}
    </p>
  );
}

interface TalliesProps {
  readonly name: string;
  readonly tallies: readonly (Tally & { readonly label: string })[];
}

function Tallies({ name, tallies }: TalliesProps) {
  const { t, i18n } = useTranslation('history');
  const average = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  return (
    <table className={styles['figures']}>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{t('results.games')}</th>
          <th scope="col">{t('results.wins')}</th>
          <th scope="col">{t('results.average')}</th>
        </tr>
      </thead>
      <tbody>
        {tallies.map(({ label, games, wins, points }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{games}</td>
            <td>{wins}</td>
            <td>{average.format(points / games)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
