import { useId } from 'react';
import styles from '../online.module.css';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password';
  /** What a password manager takes it for. */
  readonly autoComplete: 'username' | 'current-password' | 'new-password' | 'off';
  readonly shortest?: number;
}

/** One line to be filled in. */
export function TextField({ label, value, onChange, type = 'text', autoComplete, shortest }: Props) {
  const id = useId();
  return (
    <div className={styles['stack']}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="field"
        type={type}
        required
        minLength={shortest}
        maxLength={200}
        autoComplete={autoComplete}
        autoCapitalize="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
