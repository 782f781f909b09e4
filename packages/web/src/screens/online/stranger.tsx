import { lazy, useCallback } from 'react';
import { useLocation, Link } from 'wouter';
import { findRecord } from '../../online/http.ts';
import { Loading } from '../loading.tsx';
import { invitationIn, tableAt, invitedTo } from './address.ts';
import { useTranslation } from 'react-i18next';
import { takeName } from '../../online/people.ts';
import { wishToPlay } from '../../online/seats.ts';
import { Screen } from '../screen.tsx';
import { NameForm } from './name-form.tsx';
import styles from './online.module.css';
import { useReading } from './attempt.tsx';

const FinishedGame = lazy(async () => ({ default: (await import('./finished-game.tsx')).FinishedGame }));

/** Whoever has no name here is asked for one, unless all there is to do is to look at a game that is over. */
export function Stranger() {
  const [place] = useLocation();
  const table = tableAt(place);
  return table === null ? <NameScreen /> : <StrangerAt key={table} table={table} />;
}

function StrangerAt({ table }: { readonly table: string }) {
  const read = useCallback(
    async () => ({ record: await findRecord(table, invitationIn(location.hash)) }),
    [table],
  );
  const { value, problem } = useReading(read);
  if (value === null && problem === null) return <Loading />;
  const record = value?.record ?? null;
  return record === null ? <NameScreen /> : <FinishedGame table={table} record={record} />;
}

/** The only thing that is ever asked of anybody. */
function NameScreen() {
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
