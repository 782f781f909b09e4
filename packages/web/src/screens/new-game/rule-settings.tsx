import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition, Printing } from '@smashup/engine';
import { Choice } from '../controls/choice.tsx';
import type { SetUpForm } from './set-up-form.ts';
import { changeForm } from './set-up-store.ts';
import styles from './new-game-screen.module.css';

const EDITIONS = [
  'culture-shock',
  'oops',
  'what-were-we-thinking',
  'awesome-level-9000',
] as const satisfies readonly Edition[];
const PRINTINGS = ['original', 'current'] as const satisfies readonly Printing[];

/** Which rulebook, which texts, and which shuffle. */
export function RuleSettings({ form }: { readonly form: SetUpForm }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <details className="panel">
      <summary className={styles['summary']}>
        <h2>{t('newGame.rules')}</h2>
        <span className={styles['muted']}>
          {t(`newGame.edition.${form.edition}`)} · {t(`newGame.printing.${form.printing}`)}
        </span>
      </summary>
      <div className={styles['group']}>
        <Choice
          legend={t('newGame.edition.legend')}
          about={t('newGame.edition.aboutAll')}
          alternatives={EDITIONS.map((value) => ({
            value,
            label: t(`newGame.edition.${value}`),
            about: t(`newGame.edition.about.${value}`),
          }))}
          value={form.edition}
          onChange={(edition) => changeForm((old) => ({ ...old, edition }))}
        />
        <Choice
          legend={t('newGame.printing.legend')}
          alternatives={PRINTINGS.map((value) => ({
            value,
            label: t(`newGame.printing.${value}`),
            about: t(`newGame.printing.about.${value}`),
          }))}
          value={form.printing}
          onChange={(printing) => changeForm((old) => ({ ...old, printing }))}
        />
        <div className={styles['seed']}>
          <label htmlFor={id}>{t('newGame.seed')}</label>
          <input
            id={id}
            className="field"
            autoComplete="off"
            value={form.seed}
            aria-describedby={`${id}about`}
            onChange={(event) => changeForm((old) => ({ ...old, seed: event.target.value }))}
          />
          <p id={`${id}about`} className={styles['muted']}>
            {t('newGame.seedAbout')}
          </p>
        </div>
      </div>
    </details>
  );
}
