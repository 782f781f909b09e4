import { useTranslation } from 'react-i18next';
import { MAX_SEATS, MIN_SEATS } from './set-up-form.ts';
import styles from './new-game-screen.module.css';

interface Props {
  readonly count: number;
  readonly onChange: (count: number) => void;
}

/** Chooses the number of players. */
export function CountChoice({ count, onChange }: Props) {
  const { t } = useTranslation();
  const counts = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, more) => MIN_SEATS + more);
  return (
    <fieldset className={styles['counts']}>
      <legend className="visually-hidden">{t('newGame.count')}</legend>
      {counts.map((each) => (
        <label key={each} className={styles['count']}>
          <input type="radio" name="count" checked={count === each} onChange={() => onChange(each)} />
          {each}
        </label>
      ))}
    </fieldset>
  );
}
