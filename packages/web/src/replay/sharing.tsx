import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../session/download.ts';
import { packText } from './replay-link.ts';
import { replayText, report } from './replay-store.ts';
import styles from './sharing.module.css';

/** The game as a file, and as an address that holds all of it. */
export function Sharing() {
  const { t } = useTranslation('replay');
  const id = useId();
  const [link, setLink] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const makeLink = async (): Promise<void> => {
    const address = new URL('/replay', location.href);
    address.hash = await packText(await replayText());
    setLink(address.href);
    setCopied(false);
  };
  const copy = async (text: string): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <section className={styles['sharing']} aria-label={t('share')}>
      <h3>{t('share')}</h3>
      <div className={styles['row']}>
        <button type="button" className="button" onClick={() => void report(save())}>
          {t('export')}
        </button>
        <button type="button" className="button" onClick={() => void report(makeLink())}>
          {t('makeLink')}
        </button>
      </div>
      {link !== null && (
        <div className={styles['row']}>
          <label htmlFor={id}>{t('link')}</label>
          <input
            id={id}
            className={`field ${styles['link']}`}
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
          />
          <button type="button" className="button" onClick={() => void report(copy(link))}>
            {t('copy')}
          </button>
          <output>{isCopied && t('copied')}</output>
        </div>
      )}
    </section>
  );
}

async function save(): Promise<void> {
  download('smash-up-replay.json', await replayText());
}
