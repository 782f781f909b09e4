import type { IdentityView, Proof } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addPasskey, canUsePasskeys, removePasskey } from '../../../online/identity.ts';
import { useDay } from '../use-day.ts';
import { useProving } from './use-proving.tsx';
import styles from '../online.module.css';
import { Problem } from '../attempt.tsx';

const DEVICES = ['iPhone', 'iPad', 'Android', 'CrOS', 'Windows', 'Mac', 'Linux'] as const;

/** What the browser says it runs on, so that keys can be told apart. */
const deviceOf = (agent: string): (typeof DEVICES)[number] | 'other' =>
  DEVICES.find((device) => agent.includes(device)) ?? 'other';

/** Passkeys: made where browsers have them, removed everywhere. */
export function PasskeysPart({ identity }: { readonly identity: IdentityView }) {
  const { t } = useTranslation('identity');
  const day = useDay();
  const { problem, isBusy, attempt, dialog } = useProving(identity);
  const [isCancelled, setCancelled] = useState(false);
  const add = async (proof: Proof | null): Promise<void> => {
    setCancelled(false);
    const name = t(`keys.devices.${deviceOf(navigator.userAgent)}`);
    setCancelled(!(await addPasskey(name, proof)));
  };
  return (
    <div className={styles['group']}>
      <h3>{t('keys.passkeys')}</h3>
      {identity.passkeys.length > 0 && (
        <ul className={styles['tables']}>
          {identity.passkeys.map(({ id, name, madeAt, usedAt, isForHere }) => (
            <li key={id} className={styles['table']}>
              <div>
                <b>{name}</b>
                <p className={styles['muted']}>
                  {[
                    t('keys.made', { date: day(madeAt) }),
                    ...(usedAt === null ? [] : [t('keys.used', { date: day(usedAt) })]),
                    ...(isForHere ? [] : [t('keys.elsewhere')]),
                  ].join(' · ')}
                </p>
              </div>
              <button
                type="button"
                className="button"
                onClick={() => attempt((proof) => removePasskey(id, proof))}
              >
                {t('keys.remove')}
                <span className="visually-hidden">{t('keys.removeOf', { name })}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {identity.canHavePasskeys && canUsePasskeys() ? (
        <>
          <p className={styles['muted']}>{t('keys.passkeyAbout')}</p>
          <div className={styles['ways']}>
            <button type="button" className="button main" aria-disabled={isBusy} onClick={() => attempt(add)}>
              {t('keys.addPasskey')}
            </button>
          </div>
        </>
      ) : (
        <p className={styles['muted']}>
          {t(identity.canHavePasskeys ? 'keys.unknownPasskeys' : 'keys.noPasskeys')}
        </p>
      )}
      {isCancelled && <output>{t('keys.cancelled')}</output>}
      <Problem sentence={problem} />
      {dialog}
    </div>
  );
}
