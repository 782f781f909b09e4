import { useId, useState, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './import-panel.module.css';
import { importGame } from '../../session/saved-games.ts';
import { messageOf } from '../../text/message-of.ts';

/** Brings in games from files. What is not a game is refused with the reason, and nothing else happens. */
export function ImportPanel() {
  const { t } = useTranslation('saved');
  const id = useId();
  const [results, setResults] = useState<readonly ImportResult[]>([]);
  const read = async (files: Iterable<File>): Promise<void> => {
    const done: ImportResult[] = [];
    // One after another: the list of saved games is read again after each.
    for (const file of files) done.push(await importFile(file));
    setResults(done);
  };
  const sentence = ({ file, outcome }: ImportResult): string => {
    if (outcome.kind === 'imported') {
      return outcome.note === null
        ? t('imported', { file })
        : t('importedNoted', { file, note: outcome.note });
    }
    const message = outcome.kind === 'too large' ? t('tooLarge') : outcome.message;
    return t('notImported', { file, message });
  };
  const isOver = useFileDrop((files) => void read(files));
  return (
    <section className={`panel ${styles['import']}`} data-over={isOver} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{t('import')}</h2>
      <p>{t('importAbout')}</p>
      <label className={`button ${styles['choose']}`}>
        {t('choose')}
        <input
          type="file"
          className="visually-hidden"
          accept=".json,application/json"
          multiple
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            // The same file can be chosen again.
            event.target.value = '';
            void read(files);
          }}
        />
      </label>
      <ul className={styles['results']} aria-live="polite" aria-label={t('results')}>
        {results.map((result) => (
          <li key={result.file} data-outcome={result.outcome.kind}>
            {sentence(result)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Far above what any game needs. */
const LARGEST = 5_000_000;

interface ImportResult {
  readonly file: string;
  readonly outcome:
    | { readonly kind: 'imported'; readonly note: string | null }
    | { readonly kind: 'too large' }
    | { readonly kind: 'refused'; readonly message: string };
}

async function importFile(file: File): Promise<ImportResult> {
  if (file.size > LARGEST) return { file: file.name, outcome: { kind: 'too large' } };
  try {
    const note = await importGame(await file.text());
    return { file: file.name, outcome: { kind: 'imported', note } };
  } catch (error) {
    const message = messageOf(error);
    return { file: file.name, outcome: { kind: 'refused', message } };
  }
}

/** Files dropped anywhere on the page; whether some are held over it. */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onFiles);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener(
      'dragover',
      (event) => {
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    document.addEventListener('dragleave', (event) => setOver(event.relatedTarget !== null), { signal });
    document.addEventListener(
      'drop',
      (event) => {
        // The browser would open the file instead of the page.
        event.preventDefault();
        setOver(false);
        drop([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    return () => listening.abort();
  }, []);
  return isOver;
}
