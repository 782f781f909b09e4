import { useTranslation } from 'react-i18next';
import { readLeaderboard } from '../../../online/history.ts';
import { Screen } from '../../screen.tsx';
import { Problem } from '../problem.tsx';
import { useReading } from '../use-reading.ts';
import { Rating } from './results-panel.tsx';
import styles from '../online.module.css';

/** The best of those who play rated games. */
export function LeaderboardScreen() {
  const { t } = useTranslation('history');
  const { value, problem } = useReading(readLeaderboard);
  return (
    <Screen title={t('board.title')} back="/me">
      <section className={`panel ${styles['group']}`}>
        <p>{t('board.about')}</p>
        {value?.mine !== null && value !== null && <Rating rating={value.mine} />}
        {value?.best.length === 0 && <p>{t('board.none')}</p>}
        {value !== null && value.best.length > 0 && (
          <table className={styles['figures']}>
            <thead>
              <tr>
                <th scope="col">{t('board.place')}</th>
                <th scope="col">{t('board.name')}</th>
                <th scope="col">{t('board.rating')}</th>
                <th scope="col">{t('board.games')}</th>
              </tr>
            </thead>
            <tbody>
              {value.best.map(({ name, shown, games, isMe }, at) => (
                <tr key={`${at} ${name}`}>
                  <td>{1 + value.best.filter((other) => other.shown > shown).length}</td>
                  <th scope="row">
                    {name}
                    {isMe && t('board.you')}
                  </th>
                  <td>{shown}</td>
                  <td>{games}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <Problem sentence={problem} />
      </section>
    </Screen>
  );
}
