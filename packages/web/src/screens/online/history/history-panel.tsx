import type { PastGame } from '@smashup/server/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { readHistory } from '../../../online/history.ts';
import { useDay } from '../use-day.ts';
import { useAttempt, Problem } from '../attempt.tsx';
import { chosen } from './tally.ts';
import styles from '../online.module.css';
import { EarlierGames } from '../earlier-games.tsx';
import { Relation } from '../person-ways.tsx';

/** Games that are over: how they ended, and the way to see them again. */
export function HistoryPanel() {
  const { t } = useTranslation('history');
  const { problem, isBusy, attempt } = useAttempt();
  const [games, setGames] = useState<readonly PastGame[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const read = async (last: PastGame | null): Promise<void> => {
    const page = await readHistory(last);
    setGames((old) => [...(last === null ? [] : (old ?? [])), ...page.games]);
    setMore(page.hasMore);
  };
  // oxlint-disable-next-line react/exhaustive-deps -- once, when the page opens
  useEffect(() => attempt(() => read(null)), []);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="my-history">
      <h2 id="my-history">{t('games.title')}</h2>
      {games?.length === 0 && <p>{t('games.empty')}</p>}
      <ul className={styles['tables']}>
        {games?.map((game) => (
          <Game key={game.table} game={game} />
        ))}
      </ul>
      {hasMore && (
        <div className={styles['ways']}>
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => attempt(() => read(games?.at(-1) ?? null))}
          >
            {t('games.more')}
          </button>
        </div>
      )}
      <Problem sentence={problem} />
    </section>
  );
}

function Game({ game: { table, endedAt, seats, ratingChange, series } }: { readonly game: PastGame }) {
  const { t, i18n } = useTranslation('history');
  const day = useDay();
  const place = usePlace();
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero' });
  const mine = seats.find(({ isMe }) => isMe);
  const about = [
    ...(mine === undefined ? [] : [place(mine.place)]),
    day(endedAt),
    ...(ratingChange === null ? [] : [t('games.rated', { change: signed.format(ratingChange) })]),
  ];
  const others = seats.filter(({ isMe }) => !isMe);
  return (
    <li className={styles['table']}>
      <div>
        <b>{about.join(' · ')}</b>
        <Players seats={seats} />
        {series !== null && <SeriesSoFar series={series} seats={seats} />}
        {others.some(({ person }) => person !== null) && (
          <details>
            <summary>{t('games.people')}</summary>
            {others.map(
              ({ name, person }) =>
                person !== null && (
                  <div key={person} className={styles['ways']}>
                    <b>{name}</b>
                    <Relation other={{ id: person, name }} relation="mute" />
                    <Relation other={{ id: person, name }} relation="block" />
                  </div>
                ),
            )}
          </details>
        )}
      </div>
      <Link href={`/replay/online/${table}`} className="button">
        {t('games.replay')}
        <span className="visually-hidden">{t('games.replayOf', { date: day(endedAt) })}</span>
      </Link>
    </li>
  );
}

interface SeriesProps {
  readonly series: NonNullable<PastGame['series']>;
  readonly seats: PastGame['seats'];
}

/** How the series stood after the game, and the way to the games before. */
function SeriesSoFar({ series: { of, score, tables }, seats }: SeriesProps) {
  const { t, i18n } = useTranslation('history');
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const names = seats.map(({ name, isMe }, seat) => `${isMe ? t('games.me') : name} ${score[seat] ?? 0}`);
  return (
    <p className={styles['muted']}>
      {t('games.series', { of, game: tables.length, score: list.format(names) })}
      <EarlierGames tables={tables.slice(0, -1)} />
    </p>
  );
}

/** Each with what they played and how far they came, the winner first. */
function Players({ seats }: Pick<PastGame, 'seats'>) {
  const { t, i18n } = useTranslation('history');
  const list = new Intl.ListFormat(i18n.language);
  const sorted = seats.toSorted((one, other) => one.place - other.place);
  return (
    <ol className={styles['muted']}>
      {sorted.map(({ name, isMe, factions, points }, at) => {
        const what = [list.format(chosen(factions)), t('games.points', { count: points })];
        return (
          <li key={`${at} ${name}`}>
            {t('games.with', {
              name: isMe ? t('games.me') : name,
              what: what.filter((text) => text !== '').join(', '),
            })}
          </li>
        );
      })}
    </ol>
  );
}

/** "1st", as the language says it. */
function usePlace(): (place: number) => string {
  const { t, i18n } = useTranslation('history');
  const rules = new Intl.PluralRules(i18n.language, { type: 'ordinal' });
  const forms = { one: 'place_one', two: 'place_two', few: 'place_few' } as const;
  return (place) => {
    const form = rules.select(place);
    return t(`games.${form === 'one' || form === 'two' || form === 'few' ? forms[form] : 'place_other'}`, {
      place,
    });
  };
}
