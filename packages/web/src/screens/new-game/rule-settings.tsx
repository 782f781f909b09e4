import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Edition, Printing } from '@smashup/engine';
import { Choice } from '../controls/choice.tsx';
import type { ChangeForm, SetUpForm } from './set-up-form.ts';
import styles from './new-game-screen.module.css';

const EDITIONS = [
  'culture-shock',
  'oops',
  'what-were-we-thinking',
  'awesome-level-9000',
] as const satisfies readonly Edition[];
const PRINTINGS = ['original', 'current'] as const satisfies readonly Printing[];

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
  /** What else can be set here. */
  readonly children?: ReactNode;
}

/** Which rulebook and which texts. */
export function RuleSettings({ form, onChange, children }: Props) {
  const { t } = useTranslation();
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
          onChange={(edition) => onChange((old) => ({ ...old, edition }))}
        />
        <Choice
          legend={t('newGame.printing.legend')}
          alternatives={PRINTINGS.map((value) => ({
            value,
            label: t(`newGame.printing.${value}`),
            about: t(`newGame.printing.about.${value}`),
          }))}
          value={form.printing}
          onChange={(printing) => onChange((old) => ({ ...old, printing }))}
        />
        {children}
      </div>
    </details>
  );
}
