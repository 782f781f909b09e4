import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lookAtIdentity, useIdentity, makeRecoveryCode } from '../../../online/identity.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { SignOutPart } from './sign-out-part.tsx';
import styles from '../online.module.css';
import type { IdentityView } from '@smashup/server/protocol';
import { useDay } from '../use-day.ts';
import { useProving } from './use-proving.tsx';
import { Problem } from '../attempt.tsx';

/** All of this person's keys, and how to remove them. */
export function KeysPanel() {
  const { t } = useTranslation('identity');
  const identity = useIdentity((store) => store.identity);
  useEffect(() => void lookAtIdentity().catch(() => {}), []);
  if (identity === null) return null;
  const hasKey = identity.passkeys.length > 0 || identity.signInName !== null;
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="me-keys">
      <h2 id="me-keys">{t('keys.title')}</h2>
      <p>{t(hasKey ? 'keys.some' : 'keys.none')}</p>
      <PasskeysPart identity={identity} />
      <PasswordPart identity={identity} />
      <RecoveryPart identity={identity} />
      <SignOutPart identity={identity} />
    </section>
  );
}

/** The way back when every device is lost. */
function RecoveryPart({ identity }: { readonly identity: IdentityView }) {
  const { t } = useTranslation('identity');
  const day = useDay();
  const { problem, isBusy, attempt, dialog } = useProving(identity);
  const [code, setCode] = useState<string | null>(null);
  const { recoveryAt } = identity;
  return (
    <div className={styles['group']}>
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
      <div className={styles['ways']}>
        <button
          type="button"
          className="button"
          aria-disabled={isBusy}
          onClick={() => attempt(async (proof) => setCode(await makeRecoveryCode(proof)))}
        >
          {t('keys.recoveryMake')}
        </button>
      </div>
      <Problem sentence={problem} />
      {dialog}
    </div>
  );
}
