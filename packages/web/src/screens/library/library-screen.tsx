import { useTranslation } from 'react-i18next';
import { useParams } from 'wouter';
import { useCatalogue } from '../../session/catalogue.ts';
import { Screen } from '../screen.tsx';
import { FactionGrid } from './faction-grid.tsx';
import { FactionPage } from './faction-page.tsx';
import { useLibraryChoices } from './library-choices.ts';
import styles from './library-screen.module.css';
import { PrintingChoice } from './printing-choice.tsx';
import { SearchResults } from './search-results.tsx';

/** Everything there is to play with: all factions, or one with its cards and bases. */
export function LibraryScreen() {
  const { name } = useParams<{ name?: string }>();
  return name === undefined ? <AllFactions /> : <FactionPage name={name} />;
}

function AllFactions() {
  const { t } = useTranslation('library');
  const { words, printing, search } = useLibraryChoices();
  const catalogue = useCatalogue();
  return (
    <Screen title={t('title')} wide>
      <div className={styles['tools']}>
        <label className={styles['search']}>
          <span>{t('search')}</span>
          <input
            className="field"
            type="search"
            placeholder={t('searchHint')}
            value={words}
            onChange={({ currentTarget }) => search(currentTarget.value)}
          />
        </label>
        <PrintingChoice />
      </div>
      {words.trim() === '' ? (
        <FactionGrid catalogue={catalogue} />
      ) : (
        <SearchResults catalogue={catalogue} printing={printing} words={words} />
      )}
    </Screen>
  );
}
