import { useTranslation } from 'react-i18next';
import type { FinishedGame } from '../protocol/stats.ts';
import styles from './charts.module.css';
import { likely, type Tally } from './statistics.ts';
import { ShareBars, percent, Picture, WIDTH } from '../screens/controls/chart.tsx';

/** As many as can be told apart. */
const MOST = 40;
const HALF = 60;
const LEAST = 6;

/** The last games, one beside the other: up for a win, down for a loss, as long as they took. */
export function GamesChart({ games }: { readonly games: readonly FinishedGame[] }) {
  const { t } = useTranslation('stats');
  const shown = games.slice(-MOST);
  const longest = Math.max(1, ...shown.map(({ turns }) => turns));
  const step = WIDTH / Math.max(shown.length, 12);
  const words = shown.map(({ won }) => t(won ? 'won' : 'lost')).join(', ');
  return (
    <>
      <Picture height={HALF * 2} caption={t('gameByGameCaption', { count: shown.length, words })}>
        <line className={styles['middle']} x1={0} x2={WIDTH} y1={HALF} y2={HALF} />
        {shown.map(({ id, won, turns }, at) => {
          const high = Math.max(LEAST, (turns / longest) * (HALF - 2));
          return (
            <rect
              key={id}
              className={styles[won ? 'won' : 'lost']}
              x={at * step + step * 0.15}
              width={step * 0.7}
              y={won ? HALF - high : HALF}
              height={high}
            />
          );
        })}
      </Picture>
      <p className={styles['legend']}>{t('legend')}</p>
    </>
  );
}

/** Nobody compares more bars than this; the table has them all. */
const MOST_TALLIES = 8;

interface Props {
  readonly title: string;
  readonly rows: readonly Tally[];
}

/** How often the person won with each of several things: as a picture, and in figures. */
export function TallyPanel({ title, rows }: Props) {
  const { t } = useTranslation('stats');
  return (
    <section className={`panel ${styles['panel']}`} aria-label={title}>
      <h2>{title}</h2>
      <ShareBars
        rows={rows.slice(0, MOST_TALLIES).map((row) => ({
          name: row.name,
          share: row.wins / row.games,
          ...likely(row),
        }))}
      />
      <p className={styles['note']}>{t('bars')}</p>
      <details>
        <summary>{t('table')}</summary>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('games')}</th>
              <th scope="col">{t('wins')}</th>
              <th scope="col">{t('share')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, games, wins }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{games}</td>
                <td>{wins}</td>
                <td>{percent(wins / games)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
