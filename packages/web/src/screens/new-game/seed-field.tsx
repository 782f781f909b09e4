import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { changeForm } from './set-up-store.ts';
import styles from './new-game-screen.module.css';

/** Which shuffle, if somebody wants to choose it. */
export function SeedField({ seed }: { readonly seed: string }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('newGame.seed')}</label>
      <input
        id={id}
        className="field"
        autoComplete="off"
        value={seed}
        aria-describedby={`${id}about`}
        onChange={(event) => changeForm((old) => ({ ...old, seed: event.target.value }))}
      />
      <p id={`${id}about`} className={styles['muted']}>
        {t('newGame.seedAbout')}
      </p>
    </div>
  );
}
