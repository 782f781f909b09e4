import type { IdentityView } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeRecoveryCode } from '../../../online/identity.ts';
import { Problem } from '../problem.tsx';
import { useDay } from '../use-day.ts';
import { useProving } from './use-proving.tsx';
import styles from '../online.module.css';

/** The way back when every device is lost. */
export function RecoveryPart({ identity }: { readonly identity: IdentityView }) {
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
