import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { takeName } from '../../online/people.ts';
import { wishToPlay } from '../../online/seats.ts';
import { Screen } from '../screen.tsx';
import { invitedTo } from './address.ts';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';

/** The only thing that is ever asked of anybody. */
export function NameScreen() {
  const { t } = useTranslation(['online', 'identity']);
  const [place] = useLocation();
  // Whoever has been sent a link to a table came to play there.
  const table = invitedTo(place, location.hash);
  const come = async (name: string): Promise<void> => {
    if (table !== null) wishToPlay(table, null);
    await takeName(name);
  };
  return (
    <Screen title={t('name.title')}>
      <section className={`panel ${styles['group']}`}>
        <p>{t(table === null ? 'name.about' : 'name.invited')}</p>
        <NameForm first="" action={t(table === null ? 'name.go' : 'name.join')} onName={come} hasFocus />
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
