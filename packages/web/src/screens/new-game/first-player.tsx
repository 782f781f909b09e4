import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { firstPlayerOf, seatsOf, type ChangeForm, type SetUpForm } from './set-up-form.ts';
import styles from './new-game-screen.module.css';

interface Props {
  readonly form: SetUpForm;
  readonly onChange: ChangeForm;
}

/** Who begins (R1.6). */
export function FirstPlayer({ form, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{t('newGame.first.legend')}</label>
      <select
        id={id}
        className="field"
        value={firstPlayerOf(form) ?? ''}
        aria-describedby={`${id}about`}
        onChange={({ target: { value } }) =>
          onChange((old) => ({ ...old, firstPlayer: value === '' ? null : Number(value) }))
        }
      >
        <option value="">{t('newGame.first.random')}</option>
        {seatsOf(form).map(({ name }, seat) => (
          <option key={seat} value={seat}>
            {name.trim() === '' ? t('newGame.player', { number: seat + 1 }) : name}
          </option>
        ))}
      </select>
      <p id={`${id}about`} className={styles['muted']}>
        {t(`newGame.first.about.${form.edition}`)}
      </p>
    </div>
  );
}
