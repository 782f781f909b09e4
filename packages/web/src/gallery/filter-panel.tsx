import { TIMINGS } from '@smashup/referee/protocol';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCardIndex, useCatalogue } from '../catalogue/catalogue.ts';
import { useSmallScreen } from '../table/use-small-screen.ts';
import styles from './filter-panel.module.css';
import { isLookingFor, KINDS, powersIn, type FilterName, PRINTING_CHOICES } from './filters.ts';
import { useFilters } from './use-filters.ts';

/** The search field and the filters. */
export function FilterPanel() {
  const { t } = useTranslation('gallery');
  const { filters, choose, clear } = useFilters();
  return (
    <search className={`panel ${styles['panel']}`} aria-label={t('look')}>
      <label className={styles['words']}>
        <span>{t('search')}</span>
        <input
          className="field"
          type="search"
          placeholder={t('searchHint')}
          value={filters.words}
          onChange={({ currentTarget }) => choose('words', currentTarget.value)}
        />
      </label>
      <Foldable>
        <div className={styles['filters']}>
          <Selects />
        </div>
        <PrintingChoice />
      </Foldable>
      {isLookingFor(filters) && (
        <p>
          <button type="button" className="button" onClick={clear}>
            {t('clear')}
          </button>
        </p>
      )}
    </search>
  );
}

/** On a phone it is folded away, unless something is chosen there. */
function Foldable({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('gallery');
  const { filters } = useFilters();
  const [isOpen] = useState(() => isLookingFor({ ...filters, words: '' }));
  // Draws the folded part after the visible one.
  const isFilled = useDeferredValue(true, isOpen);
  if (!useSmallScreen()) return <div className={styles['rest']}>{children}</div>;
  return (
    <details className={styles['more']} open={isOpen}>
      <summary>{t('narrow')}</summary>
      {isFilled && <div className={styles['rest']}>{children}</div>}
    </details>
  );
}

function Selects() {
  const { t } = useTranslation('gallery');
  const { t: label } = useTranslation('library');
  const catalogue = useCatalogue();
  const { terms } = useCardIndex();
  return (
    <>
      <Select name="set">
        {catalogue.sets.map((set) => (
          <option key={set}>{set}</option>
        ))}
      </Select>
      <Select name="kind">
        {KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'base' ? t('kinds.base') : label(`face.${kind}`)}
          </option>
        ))}
      </Select>
      <Select name="power">
        {powersIn(catalogue).map((power) => (
          <option key={power}>{power}</option>
        ))}
      </Select>
      <Select name="term">
        {terms
          .toSorted((one, other) => one.name.localeCompare(other.name))
          .map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
      </Select>
      <Select name="timing">
        {TIMINGS.map((timing) => (
          <option key={timing} value={timing}>
            {t(`timings.${timing}`)}
          </option>
        ))}
      </Select>
    </>
  );
}

interface SelectProps {
  readonly name: Extract<FilterName, 'set' | 'kind' | 'power' | 'term' | 'timing'>;
  readonly children: ReactNode;
}

function Select({ name, children }: SelectProps) {
  const { t } = useTranslation('gallery');
  const { filters, choose } = useFilters();
  return (
    <label className={styles['filter']}>
      <span>{t(`filters.${name}`)}</span>
      <select
        className="field"
        value={filters[name] ?? ''}
        onChange={({ currentTarget }) => choose(name, currentTarget.value)}
      >
        <option value="">{t('any')}</option>
        {children}
      </select>
    </label>
  );
}

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
