import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { stats } from '../i18n/en/stats.ts';
import { addTexts } from '../i18n/index.ts';
import { firstEarned } from './statistics.ts';
import { useStats } from './use-stats.ts';

addTexts('stats', stats);

/** The new achievements of the game that just ended. */
export function Fresh({ game }: { readonly game: string }) {
  const { t } = useTranslation('stats');
  const { games } = useStats();
  const found = [...firstEarned(games ?? [])].flatMap(([achievement, { id }]) =>
    id === game ? [achievement] : [],
  );
  if (found.length === 0) return null;
  return (
    <section aria-label={t('fresh', { count: found.length })}>
      <p>
        <Link href="/record">{t('fresh', { count: found.length })}</Link>
      </p>
      <ul>
        {found.map((achievement) => (
          <li key={achievement}>
            <b>{t(`achievement.${achievement}.name`)}:</b> {t(`achievement.${achievement}.about`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
