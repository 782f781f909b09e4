import type { Level } from '@smashup/bots';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LEVELS } from '../../settings/levels.ts';
import styles from './sitter-select.module.css';

/** Somebody other than a bot. */
interface Human<T> {
  readonly value: T;
  readonly label: string;
  readonly about: string;
}

interface Props<T> {
  readonly humans: readonly Human<T>[];
  readonly value: T | Level;
  readonly onChange: (value: T | Level) => void;
}

/** A person, or a bot of some strength. */
export function SitterSelect<T extends string>({ humans, value, onChange }: Props<T>) {
  const { t } = useTranslation();
  const id = useId();
  const bots = LEVELS.map((level) => ({
    value: level,
    label: t(`newGame.sitters.${level}`),
    about: t(`newGame.sitters.about.${level}`),
  }));
  const all: readonly Human<T | Level>[] = [...humans, ...bots];
  return (
    <div className={styles['sitter']}>
      <label htmlFor={id} className="visually-hidden">
        {t('newGame.who')}
      </label>
      <select
        id={id}
        className="field"
        value={value}
        aria-describedby={`${id}about`}
        onChange={(event) => {
          const chosen = all.find((each) => each.value === event.target.value);
          if (chosen !== undefined) onChange(chosen.value);
        }}
      >
        {all.map((each) => (
          <option key={each.value} value={each.value}>
            {each.label}
          </option>
        ))}
      </select>
      <p id={`${id}about`} className={styles['about']}>
        {all.find((each) => each.value === value)?.about}
      </p>
    </div>
  );
}
