import { useTranslation } from 'react-i18next';
import styles from './copies.module.css';

/** A flag at a card's corner: how many of it are in a deck. */
export function Copies({ count }: { readonly count: number }) {
  const { t } = useTranslation('gallery');
  return (
    <span className={styles['copies']}>
      <span aria-hidden="true">{t('copies', { count })}</span>
      <span className="visually-hidden">{t('copiesSpoken', { count })}</span>
    </span>
  );
}
