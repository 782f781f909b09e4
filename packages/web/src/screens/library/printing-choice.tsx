import { useTranslation } from 'react-i18next';
import { useLibraryChoices } from './library-choices.ts';
import styles from './printing-choice.module.css';

const PRINTINGS = ['original', 'current'] as const;

/** Which of the two printings is shown. */
export function PrintingChoice() {
  const { t } = useTranslation('library');
  const { printing, choosePrinting } = useLibraryChoices();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('printing')}</legend>
      {PRINTINGS.map((each) => (
        <label key={each} className={styles['option']}>
          <input
            type="radio"
            name="printing"
            checked={printing === each}
            onChange={() => choosePrinting(each)}
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}
