import type { IdentityView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeRecoveryCode } from '../../../online/identity.ts';
import { Problem } from '../problem.tsx';
import { useTrying } from '../use-trying.ts';
import { useDay } from '../use-day.ts';
import { TextField } from './text-field.tsx';
import styles from '../online.module.css';

/** The way back when every device is lost. */
export function RecoveryPart({ identity: { recoveryAt, signInName } }: { readonly identity: IdentityView }) {
  const { t } = useTranslation('identity');
  const day = useDay();
  const { problem, isBusy, attempt } = useTrying();
  const [code, setCode] = useState<string | null>(null);
  const [password, setPassword] = useState('');
  const hasPassword = signInName !== null;
  return (
    <form
      className={styles['group']}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => {
          setCode(await makeRecoveryCode(hasPassword ? password : null));
          setPassword('');
        });
      }}
    >
      <h3>{t('keys.recovery')}</h3>
      <p className={styles['muted']}>{t('keys.recoveryAbout')}</p>
      {recoveryAt !== null && code === null && <p>{t('keys.recoveryMade', { date: day(recoveryAt) })}</p>}
      {code !== null && (
        <output className={styles['group']}>
          <span>{t('keys.recoveryShown')}</span>
          <b className={styles['key']} data-testid="recovery-code">
            {code}
          </b>
        </output>
      )}
      {hasPassword && (
        <TextField
          label={t('keys.recoveryPassword')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
      )}
      <div className={styles['ways']}>
        <button type="submit" className="button" aria-disabled={isBusy}>
          {t('keys.recoveryMake')}
        </button>
      </div>
      <Problem sentence={problem} />
    </form>
  );
}
