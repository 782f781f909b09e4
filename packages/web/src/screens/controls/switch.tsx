import styles from './switch.module.css';

interface Props {
  readonly label: string;
  readonly about?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** On or off. */
export function Switch({ label, about, checked, onChange }: Props) {
  return (
    <label className={styles['switch']}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      <span>
        <span className={styles['label']}>{label}</span>
        {about !== undefined && <span className={styles['about']}>{about}</span>}
      </span>
    </label>
  );
}
