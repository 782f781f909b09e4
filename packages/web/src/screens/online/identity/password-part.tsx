import type { IdentityView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removePassword, setPassword } from '../../../online/identity.ts';
import { Problem } from '../problem.tsx';
import { useTrying } from '../use-trying.ts';
import { TextField } from './text-field.tsx';
import styles from '../online.module.css';

/** The shortest that the server takes. */
const SHORTEST = 10;

/** A password, for addresses and browsers without passkeys, and for people who prefer one. */
export function PasswordPart({ identity: { signInName } }: { readonly identity: IdentityView }) {
  const { t } = useTranslation('identity');
  const { problem, isBusy, attempt } = useTrying();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [isSet, setSet] = useState(false);
  const hasOne = signInName !== null;
  const forget = (): void => {
    setCurrent('');
    setNext('');
  };
  return (
    <form
      className={styles['group']}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => {
          setSet(false);
          await setPassword(next, hasOne ? current : null);
          forget();
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
      {hasOne && (
        <TextField
          label={t('keys.current')}
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
      )}
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
            aria-disabled={isBusy || current === ''}
            onClick={() =>
              current !== '' &&
              attempt(async () => {
                setSet(false);
                await removePassword(current);
                forget();
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
  );
}
