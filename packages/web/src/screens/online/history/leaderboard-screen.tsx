import type { LeaderboardView } from '@smashup/server/protocol';
import { useTranslation } from 'react-i18next';
import { readLeaderboard } from '../../../online/history.ts';
import { Screen } from '../../screen.tsx';
import { Rating } from './results-panel.tsx';
import styles from '../online.module.css';
import { useReading, Problem } from '../attempt.tsx';

const KINDS = ['alone', 'pairs'] as const satisfies readonly (keyof LeaderboardView)[];

/** The best of those who play rated games, alone and as one of a pair. */
export function LeaderboardScreen() {
  const { t } = useTranslation('history');
  const { value, problem } = useReading(readLeaderboard);
  return (
    <Screen title={t('board.title')} back="/me">
      <p>{t('board.about')}</p>
      <Problem sentence={problem} />
      {value !== null && KINDS.map((kind) => <Ranking key={kind} kind={kind} ranking={value[kind]} />)}
    </Screen>
  );
}

interface RankingProps {
  readonly kind: keyof LeaderboardView;
  readonly ranking: LeaderboardView[keyof LeaderboardView];
}

function Ranking({ kind, ranking: { best, mine } }: RankingProps) {
  const { t } = useTranslation('history');
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby={`board-${kind}`}>
      <h2 id={`board-${kind}`}>{t(`board.${kind}`)}</h2>
      {mine !== null && <Rating rating={mine} kind={kind} />}
      {best.length === 0 && <p>{t('board.none')}</p>}
      {best.length > 0 && (
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
            {best.map(({ name, shown, games, isMe }, at) => (
              <tr key={`${at} ${name}`}>
                <td>{1 + best.filter((other) => other.shown > shown).length}</td>
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
    </section>
  );
}
