import type { MailView } from '@smashup/server/protocol';
import { useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeMail } from '../../../online/mail.ts';
import { Choice } from '../../controls/choice.tsx';
import { useAttempt, Problem } from '../attempt.tsx';
import styles from '../online.module.css';

/** Notices by mail: to which address, how often, or none. */
export function MailPart() {
  const { t } = useTranslation('notices');
  const [mail, setMail] = useState<MailView | null>(null);
  const { problem, isBusy, attempt } = useAttempt();
  const look = useCallback(() => {
    changeMail({ mail: 'look' }).then(setMail, () => {});
  }, []);
  // The link in the mail is opened elsewhere.
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [look]);
  const change = (wish: Parameters<typeof changeMail>[0]): void =>
    attempt(async () => setMail(await changeMail(wish)));
  if (mail === null) return null;
  const { isSent, address, isRefused, unconfirmed, pace } = mail;
  if (!isSent) return <p className={styles['muted']}>{t('mail.none')}</p>;
  return (
    <div className={styles['group']}>
      <h3>{t('mail.title')}</h3>
      <p className={styles['muted']}>{t('mail.about')}</p>
      {address !== null && <output>{t(isRefused ? 'mail.refused' : 'mail.isOn', { address })}</output>}
      {unconfirmed !== null && <output>{t('mail.unconfirmed', { address: unconfirmed })}</output>}
      {address !== null && !isRefused && (
        <Choice
          legend={t('mail.pace')}
          alternatives={(['day', 'turn'] as const).map((value) => ({
            value,
            label: t(`mail.paces.${value}`),
            about: t(`mail.paceAbout.${value}`),
          }))}
          value={pace}
          onChange={(value) => {
            setMail({ ...mail, pace: value });
            change({ mail: 'pace', pace: value });
          }}
        />
      )}
      <AddressForm
        action={t(address === null && unconfirmed === null ? 'mail.give' : 'mail.giveOther')}
        isBusy={isBusy}
        onAddress={(given, taken) =>
          attempt(async () => {
            setMail(await changeMail({ mail: 'give', address: given }));
            taken();
          })
        }
      />
      {(address !== null || unconfirmed !== null) && (
        <div className={styles['ways']}>
          <button
            type="button"
            className="button"
            aria-disabled={isBusy}
            onClick={() => change({ mail: 'remove' })}
          >
            {t('mail.remove')}
          </button>
        </div>
      )}
      <Problem sentence={problem} />
    </div>
  );
}

interface FormProps {
  readonly action: string;
  readonly isBusy: boolean;
  /** `taken`: when the server has it. */
  readonly onAddress: (address: string, taken: () => void) => void;
}

function AddressForm({ action, isBusy, onAddress }: FormProps) {
  const { t } = useTranslation('notices');
  const id = useId();
  const [address, setAddress] = useState('');
  return (
    <form
      className={styles['line']}
      onSubmit={(event) => {
        event.preventDefault();
        onAddress(address.trim(), () => setAddress(''));
      }}
    >
      <label htmlFor={id}>{t('mail.address')}</label>
      <input
        id={id}
        className="field"
        type="email"
        required
        maxLength={254}
        autoComplete="email"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
      />
      <button type="submit" className="button" aria-disabled={isBusy}>
        {action}
      </button>
    </form>
  );
}
