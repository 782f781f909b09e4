import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { lookAtIdentity, useIdentity } from '../../../online/identity.ts';
import { PasskeysPart } from './passkeys-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { RecoveryPart } from './recovery-part.tsx';
import { SignOutPart } from './sign-out-part.tsx';
import styles from '../online.module.css';

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
