import type { IdentityView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { signOut, signOutElsewhere } from '../../../online/identity.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useAttempt, Problem } from '../attempt.tsx';
import styles from '../online.module.css';

/** Who is signed in where, and the end of it. */
export function SignOutPart({ identity }: { readonly identity: IdentityView }) {
  const { t } = useTranslation('identity');
  const [, navigate] = useLocation();
  const { problem, isBusy, attempt } = useAttempt();
  const [asked, setAsked] = useState<'here' | 'everywhere' | null>(null);
  const { devices, passkeys, signInName, recoveryAt } = identity;
  const canComeBack =
    passkeys.length > 0 || signInName !== null || recoveryAt !== null || (asked === 'here' && devices > 1);
  return (
    <div className={styles['group']}>
      <h3>{t('keys.browsers')}</h3>
      <p>{t('keys.browsersCount', { count: devices })}</p>
      <div className={styles['ways']}>
        {devices > 1 && (
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => attempt(signOutElsewhere)}
          >
            {t('keys.outElsewhere')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsked('here')}>
          {t('keys.outHere')}
        </button>
        {devices > 1 && (
          <button type="button" className="button danger" onClick={() => setAsked('everywhere')}>
            {t('keys.outEverywhere')}
          </button>
        )}
      </div>
      <Problem sentence={problem} />
      {asked !== null && (
        <Dialog small title={t('keys.outTitle')} onClose={() => setAsked(null)}>
          <div className={styles['group']}>
            <p>{t(canComeBack ? 'keys.outKept' : 'keys.outLost')}</p>
            <div className={styles['ways']}>
              <button
                type="button"
                className="button danger"
                onClick={() =>
                  attempt(async () => {
                    await signOut(asked);
                    navigate('/online');
                  })
                }
              >
                {t(asked === 'here' ? 'keys.outHere' : 'keys.outEverywhere')}
              </button>
              <button type="button" className="button" onClick={() => setAsked(null)}>
                {t('keys.outStay')}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
