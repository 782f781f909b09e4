import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  canUsePasskeys,
  signInByPasskey,
  signInByPassword,
  signInByRecoveryCode,
} from '../../../online/identity.ts';
import { beginOnline, useOnline } from '../../../online/online.ts';
import { Switch } from '../../controls/switch.tsx';
import { Screen } from '../../screen.tsx';
import { useAttempt, Problem } from '../attempt.tsx';
import { TextField } from './text-field.tsx';
import styles from '../online.module.css';

/** For somebody who is known already, elsewhere. */
export function SignInScreen() {
  const { t } = useTranslation('identity');
  const me = useOnline((online) => online.me);
  useEffect(beginOnline, []);
  return (
    <Screen title={t('signIn.title')} back="/online">
      <p>{t('signIn.about')}</p>
      {me !== null && me !== undefined && <p>{t('signIn.instead', { name: me.name })}</p>}
      {canUsePasskeys() && <ByPasskey />}
      <ByPassword />
      <ByRecoveryCode />
    </Screen>
  );
}

function ByPasskey() {
  const { t } = useTranslation('identity');
  const [, navigate] = useLocation();
  const { problem, isBusy, attempt } = useAttempt();
  const [isCancelled, setCancelled] = useState(false);
  const go = async (): Promise<void> => {
    setCancelled(false);
    if (await signInByPasskey()) navigate('/online', { replace: true });
    else setCancelled(true);
  };
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="by-passkey">
      <h2 id="by-passkey">{t('signIn.passkey')}</h2>
      <div className={styles['ways']}>
        <button type="button" className="button main" aria-disabled={isBusy} onClick={() => attempt(go)}>
          {t('signIn.passkeyGo')}
        </button>
      </div>
      {isCancelled && <output>{t('signIn.passkeyCancelled')}</output>}
      <Problem sentence={problem} />
    </section>
  );
}

function ByPassword() {
  const { t } = useTranslation('identity');
  const [, navigate] = useLocation();
  const { problem, isBusy, attempt } = useAttempt();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="by-password">
      <h2 id="by-password">{t('signIn.password')}</h2>
      <form
        className={styles['group']}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => {
            await signInByPassword(name, password);
            navigate('/online', { replace: true });
          });
        }}
      >
        <TextField label={t('signIn.name')} autoComplete="username" value={name} onChange={setName} />
        <p className={styles['muted']}>{t('signIn.nameAbout')}</p>
        <TextField
          label={t('signIn.passwordLabel')}
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
        />
        <div className={styles['ways']}>
          <button type="submit" className="button main" aria-disabled={isBusy}>
            {t('signIn.passwordGo')}
          </button>
        </div>
        <Problem sentence={problem} />
      </form>
    </section>
  );
}

function ByRecoveryCode() {
  const { t } = useTranslation('identity');
  const [, navigate] = useLocation();
  const { problem, isBusy, attempt } = useAttempt();
  const [code, setCode] = useState('');
  const [clear, setClear] = useState(true);
  return (
    <section className={`panel ${styles['group']}`} aria-labelledby="by-recovery">
      <h2 id="by-recovery">{t('signIn.recovery')}</h2>
      <p className={styles['muted']}>{t('signIn.recoveryAbout')}</p>
      <form
        className={styles['group']}
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => {
            await signInByRecoveryCode(code, clear);
            // New keys are made there.
            navigate('/me', { replace: true });
          });
        }}
      >
        <TextField label={t('signIn.code')} autoComplete="off" value={code} onChange={setCode} />
        <Switch
          label={t('signIn.clear')}
          about={t('signIn.clearAbout')}
          checked={clear}
          onChange={setClear}
        />
        <div className={styles['ways']}>
          <button type="submit" className="button" aria-disabled={isBusy}>
            {t('signIn.recoveryGo')}
          </button>
        </div>
        <Problem sentence={problem} />
      </form>
    </section>
  );
}
