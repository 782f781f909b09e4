import { useTranslation } from 'react-i18next';
import { Link, Redirect, useSearch } from 'wouter';
import { placeIn } from '../../install/link.ts';
import { Screen } from '../screen.tsx';

/** Where the system brings links and texts that were opened or shared with the installed game. */
export function OpenScreen() {
  const { t } = useTranslation();
  const parameters = new URLSearchParams(useSearch());
  const given = ['link', 'text', 'title'].map((name) => parameters.get(name) ?? '').join(' ');
  const place = placeIn(given, location.origin);
  if (place !== null && !place.startsWith('/open')) return <Redirect to={place} replace />;
  return (
    <Screen title={t('notFound.title')}>
      <p>{t('notFound.what')}</p>
      <Link href="/" className="button">
        {t('notFound.start')}
      </Link>
    </Screen>
  );
}
