import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** The address of what is looked at, to be passed on: an installed game shows none. */
export function CopyAddress() {
  const { t } = useTranslation('gallery');
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <span>
      <button type="button" className="button" onClick={copy}>
        {t('copyAddress')}
      </button>{' '}
      <output>{copied !== null && t(`copied.${copied}`, { address: location.href })}</output>
    </span>
  );
}
