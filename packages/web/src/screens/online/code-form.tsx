import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { ask } from '../../online/line.ts';
import { addressOf } from './address.ts';
import { Problem, useAttempt } from './attempt.tsx';
import styles from './online.module.css';

/** Six letters that somebody read out lead to their table. */
export function CodeForm() {
  const { t } = useTranslation('online');
  const id = useId();
  const [, navigate] = useLocation();
  const [code, setCode] = useState('');
  const { problem, isBusy, attempt } = useAttempt();
  const find = async (): Promise<void> => {
    const { table } = await ask({ ask: 'find', code: code.trim() });
    if (table !== undefined) navigate(addressOf(table));
  };
  return (
    <form
      className={`panel ${styles['group']}`}
      aria-labelledby={`${id}title`}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(find);
      }}
    >
      <h2 id={`${id}title`}>{t('home.code')}</h2>
      <div className={styles['line']}>
        <label htmlFor={id}>{t('home.codeLabel')}</label>
        <input
          id={id}
          className={`field ${styles['code']}`}
          required
          minLength={4}
          maxLength={12}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <button type="submit" className="button" aria-disabled={isBusy}>
          {t('home.codeGo')}
        </button>
      </div>
      <Problem sentence={problem} />
    </form>
  );
}
