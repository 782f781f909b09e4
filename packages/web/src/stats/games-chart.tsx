import { useTranslation } from 'react-i18next';
import type { FinishedGame } from '../protocol/stats.ts';
import { Picture, WIDTH } from '../screens/charts/picture.tsx';
import styles from './games-chart.module.css';

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
