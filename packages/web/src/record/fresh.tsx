import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { record } from '../i18n/en/record.ts';
import { addTexts } from '../i18n/index.ts';
import { firstEarned } from './statistics.ts';
import { useOwnRecord } from './use-own-record.ts';

addTexts('record', record);

/** The achievements of the game that has just ended. */
export function Fresh({ game }: { readonly game: string }) {
  const { t } = useTranslation('record');
  const { games } = useOwnRecord();
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
