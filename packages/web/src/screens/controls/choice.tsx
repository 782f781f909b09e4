import { useId } from 'react';
import styles from './choice.module.css';

interface Alternative<T> {
  readonly value: T;
  readonly label: string;
  /** One line about the option. */
  readonly about?: string;
}

interface Props<T> {
  readonly legend: string;
  /** One line about the choice. */
  readonly about?: string;
  readonly alternatives: readonly Alternative<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** One of a few, all in sight. */
export function Choice<T extends string | number>({
  legend,
  about,
  alternatives,
  value,
  onChange,
}: Props<T>) {
  const name = useId();
  return (
    <fieldset
      className={styles['choice']}
      aria-describedby={about === undefined ? undefined : `${name}about`}
    >
      <legend className={styles['legend']}>{legend}</legend>
      {about !== undefined && (
        <p id={`${name}about`} className={styles['about']}>
          {about}
        </p>
      )}
      <div className={styles['alternatives']}>
        {alternatives.map((alternative) => (
          <label key={alternative.value} className={styles['alternative']}>
            <input
              type="radio"
              name={name}
              checked={alternative.value === value}
              onChange={() => onChange(alternative.value)}
            />
            <span>
              <span className={styles['label']}>{alternative.label}</span>
              {alternative.about !== undefined && (
                <span className={styles['about']}>{alternative.about}</span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
