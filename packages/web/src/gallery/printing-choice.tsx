import { useTranslation } from 'react-i18next';
import { PRINTING_CHOICES } from './filters.ts';
import styles from './printing-choice.module.css';
import { useFilters } from './use-filters.ts';

/** Which of the two printings is shown, or both where they differ. */
export function PrintingChoice() {
  const { t } = useTranslation('gallery');
  const { filters, choose } = useFilters();
  return (
    <fieldset className={styles['choice']}>
      <legend>{t('printing')}</legend>
      {PRINTING_CHOICES.map((each) => (
        <label key={each} className={styles['option']}>
          <input
            type="radio"
            name="printing"
            checked={filters.printing === each}
            onChange={() => choose('printing', each)}
          />
          {t(each)}
        </label>
      ))}
    </fieldset>
  );
}
