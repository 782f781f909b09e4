import { useTranslation } from 'react-i18next';
import { usePutProblem } from './put-problem.ts';
import type { SetUpForm } from './set-up-form.ts';
import type { Problem } from './set-up-problems.ts';
import styles from './problem-list.module.css';

interface Props {
  readonly form: SetUpForm;
  readonly problems: readonly Problem[];
  /** What the referee said against it. */
  readonly refusal: string | null;
}

/** Why the game cannot begin yet. */
export function ProblemList({ form, problems, refusal }: Props) {
  const { t } = useTranslation();
  const put = usePutProblem(form);
  const lines = [...problems.map(put), ...(refusal === null ? [] : [refusal])];
  return (
    <div aria-live="polite" id="new-game-problems">
      {lines.length > 0 && (
        <div className={`panel ${styles['problems']}`}>
          <p className={styles['lead']}>{t('newGame.problem.lead')}</p>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
