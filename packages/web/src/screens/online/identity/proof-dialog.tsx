import type { Proof } from '@smashup/server/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { proveByPasskey } from '../../../online/identity.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { useAttempt, Problem } from '../attempt.tsx';
import { TextField } from './text-field.tsx';
import styles from '../online.module.css';

/** What is done with the key that was shown; null: there was none to show. */
export type Proven = (proof: Proof | null) => Promise<void>;

interface Props {
  readonly ways: readonly Proof['by'][];
  readonly work: Proven;
  readonly onClose: () => void;
}

/** Asks for one of the person's keys, until one is right and the work is done. */
export function ProofDialog({ ways, work, onClose }: Props) {
  const { t } = useTranslation('identity');
  const { problem, isBusy, attempt } = useAttempt();
  const [isCancelled, setCancelled] = useState(false);
  const show = async (proof: Proof): Promise<void> => {
    await work(proof);
    onClose();
  };
  const showPasskey = async (): Promise<void> => {
    setCancelled(false);
    const proof = await proveByPasskey();
    if (proof === null) setCancelled(true);
    else await show(proof);
  };
  return (
    <Dialog small title={t('proof.title')} onClose={onClose}>
      <div className={styles['group']}>
        <p>{t('proof.about')}</p>
        {ways.includes('password') && (
          <TypedKey
            label={t('proof.password')}
            type="password"
            isBusy={isBusy}
            onKey={(password) => attempt(() => show({ by: 'password', password }))}
          />
        )}
        {ways.includes('recovery code') && (
          <TypedKey
            label={t('proof.code')}
            type="text"
            isBusy={isBusy}
            onKey={(code) => attempt(() => show({ by: 'recovery code', code }))}
          />
        )}
        {ways.includes('passkey') && (
          <div className={styles['ways']}>
            <button
              type="button"
              className="button main"
              aria-disabled={isBusy}
              onClick={() => attempt(showPasskey)}
            >
              {t('proof.passkey')}
            </button>
          </div>
        )}
        {isCancelled && <output>{t('proof.cancelled')}</output>}
        <Problem sentence={problem} />
      </div>
    </Dialog>
  );
}

interface TypedKeyProps {
  readonly label: string;
  readonly type: 'text' | 'password';
  readonly isBusy: boolean;
  readonly onKey: (text: string) => void;
}

function TypedKey({ label, type, isBusy, onKey }: TypedKeyProps) {
  const { t } = useTranslation('identity');
  const [text, setText] = useState('');
  return (
    <form
      className={styles['group']}
      onSubmit={(event) => {
        event.preventDefault();
        onKey(text);
      }}
    >
      <TextField
        label={label}
        type={type}
        autoComplete={type === 'password' ? 'current-password' : 'off'}
        value={text}
        onChange={setText}
      />
      <div className={styles['ways']}>
        <button type="submit" className="button main" aria-disabled={isBusy}>
          {t('proof.go')}
        </button>
      </div>
    </form>
  );
}
