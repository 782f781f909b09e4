import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './link-field.module.css';

/** An address to be copied or shared. */
export function LinkField({ address }: { readonly address: string }) {
  const { t } = useTranslation();
  const id = useId();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const field = document.getElementById(id);
    if (field instanceof HTMLInputElement) field.select();
    // In a home network, without a certificate, browsers have no clipboard: then the selected link can be copied by hand.
    if (!isSecureContext) return;
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>{t('link.link')}</label>
      <input id={id} className="field" readOnly value={address} onFocus={(event) => event.target.select()} />
      <button
        type="button"
        className={`button ${styles['copy']}`}
        onClick={() => void copy().catch(() => {})}
      >
        {t(isCopied ? 'link.copied' : 'link.copy')}
      </button>
      {'share' in navigator && (
        <button
          type="button"
          className="button"
          onClick={() => void navigator.share({ url: address }).catch(() => {})}
        >
          {t('link.share')}
        </button>
      )}
    </div>
  );
}
