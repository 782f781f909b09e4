import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { takeName } from '../../online/people.ts';
import { Screen } from '../screen.tsx';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';

/** The only thing that is ever asked of anybody. */
export function NameScreen() {
  const { t } = useTranslation(['online', 'identity']);
  const [place] = useLocation();
  return (
    <Screen title={t('name.title')}>
      <section className={`panel ${styles['group']}`}>
        <p>{t(place.startsWith('/t/') ? 'name.invited' : 'name.about')}</p>
        <NameForm first="" action={t('name.go')} onName={takeName} />
        <p className={styles['muted']}>{t('name.elsewhere')}</p>
        <div className={styles['ways']}>
          <Link href="/sign-in" className="button">
            {t('identity:signIn.go')}
          </Link>
        </div>
      </section>
    </Screen>
  );
}
