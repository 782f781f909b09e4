import { useTranslation } from 'react-i18next';

/** Puts the result aside. */
export function Look({ onLook }: { readonly onLook: () => void }) {
  const { t } = useTranslation('flow');
  return (
    <button type="button" className="button" onClick={onLook}>
      {t('result.look')}
    </button>
  );
}
