import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';

/** The games of a series before this one, to be watched again. */
export function EarlierGames({ tables }: { readonly tables: readonly string[] }) {
  const { t } = useTranslation();
  return tables.map((table, at) => (
    <span key={table}>
      {' · '}
      <Link href={`/replay/online/${table}`}>{t('newGame.series.game', { game: at + 1 })}</Link>
    </span>
  ));
}
