import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Screen } from './screen.tsx';

/** An address that leads nowhere. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t('notFound.title')}>
      <div className="panel">
        <p>{t('notFound.what')}</p>
      </div>
      <Link href="/" className="button main">
        {t('notFound.start')}
      </Link>
    </Screen>
  );
}
