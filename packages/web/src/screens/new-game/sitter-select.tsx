import type { Sitter } from '@smashup/referee/protocol';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Level } from '@smashup/bots';
import styles from './sitter-select.module.css';

const LEVELS = ['random', 'easy', 'normal', 'hard'] as const satisfies readonly Level[];
const PERSON = 'person';

interface Props {
  readonly sitter: Sitter;
  readonly onChange: (sitter: Sitter) => void;
}

/** A person, or a bot of some strength. */
export function SitterSelect({ sitter, onChange }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const value = sitter.kind === 'person' ? PERSON : sitter.level;
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
          const level = LEVELS.find((each) => each === event.target.value);
          onChange(level === undefined ? { kind: 'person' } : { kind: 'bot', level });
        }}
      >
        <option value={PERSON}>{t('newGame.sitters.person')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={level}>
            {t(`newGame.sitters.${level}`)}
          </option>
        ))}
      </select>
      <p id={`${id}about`} className={styles['about']}>
        {t(`newGame.sitters.about.${value}`)}
      </p>
    </div>
  );
}
