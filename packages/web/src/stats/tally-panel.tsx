import { useTranslation } from 'react-i18next';
import { likely, type Tally } from './statistics.ts';
import { ShareBars } from '../screens/charts/share-bars.tsx';
import { percent } from '../screens/charts/share-scale.tsx';
import styles from './tally-panel.module.css';

/** Nobody compares more bars than this; the table has them all. */
const MOST = 8;

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
        rows={rows.slice(0, MOST).map((row) => ({
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
