import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Problem, useAttempt } from './attempt.tsx';
import styles from './online.module.css';

/** The longest name that the server takes. */
const LONGEST = 24;

interface Props {
  readonly first: string;
  readonly action: string;
  readonly onName: (name: string) => Promise<void>;
  /** There is nothing else to do on this screen. */
  readonly hasFocus?: boolean;
}

/** Takes a name, or another one. */
export function NameForm({ first, action, onName, hasFocus = false }: Props) {
  const { t } = useTranslation('online');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  const [name, setName] = useState(first);
  const { problem, isBusy, attempt } = useAttempt();
  return (
    <form
      className={styles['line']}
      onSubmit={(event) => {
        event.preventDefault();
        attempt(() => onName(name.trim()));
      }}
    >
      <label htmlFor={id}>{t('name.label')}</label>
      <input
        ref={field}
        id={id}
        className="field"
        required
        maxLength={LONGEST}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <button type="submit" className="button main" aria-disabled={isBusy || name.trim() === ''}>
        {action}
      </button>
      <Problem sentence={problem} />
    </form>
  );
}
