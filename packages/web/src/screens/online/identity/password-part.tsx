import type { IdentityView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removePassword, setPassword } from '../../../online/identity.ts';
import { TextField } from './text-field.tsx';
import { useProving } from './use-proving.tsx';
import styles from '../online.module.css';
import { Problem } from '../attempt.tsx';

/** The shortest that the server takes. */
const SHORTEST = 10;

/** A password, for addresses and browsers without passkeys, and for people who prefer one. */
export function PasswordPart({ identity }: { readonly identity: IdentityView }) {
  const { t } = useTranslation('identity');
  const { problem, isBusy, attempt, dialog } = useProving(identity);
  const [next, setNext] = useState('');
  const [isSet, setSet] = useState(false);
  const { signInName } = identity;
  const hasOne = signInName !== null;
  return (
    <>
      <form
        className={styles['group']}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async (proof) => {
            setSet(false);
            await setPassword(next, proof);
            setNext('');
            setSet(true);
          });
        }}
      >
        <h3>{t('keys.password')}</h3>
        {hasOne ? (
          <p>
            {t('keys.passwordSome')} <b data-testid="sign-in-name">{signInName}</b>
          </p>
        ) : (
          <p className={styles['muted']}>{t('keys.passwordNone', { count: SHORTEST })}</p>
        )}
        {!isSecureContext && <p>{t('keys.plain')}</p>}
        <TextField
          label={t('keys.next')}
          type="password"
          autoComplete="new-password"
          shortest={SHORTEST}
          value={next}
          onChange={setNext}
        />
        <div className={styles['ways']}>
          <button type="submit" className="button" aria-disabled={isBusy}>
            {t(hasOne ? 'keys.change' : 'keys.set')}
          </button>
          {hasOne && (
            <button
              type="button"
              className="button"
              aria-disabled={isBusy}
              onClick={() =>
                attempt(async (proof) => {
                  setSet(false);
                  await removePassword(proof);
                })
              }
            >
              {t('keys.removePassword')}
            </button>
          )}
        </div>
        {isSet && <output>{t('keys.changed')}</output>}
        <Problem sentence={problem} />
      </form>
      {dialog}
    </>
  );
}
