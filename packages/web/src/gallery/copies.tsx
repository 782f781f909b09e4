import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { isInDeck } from '../art/faces.ts';
import styles from './copies.module.css';

/** A flag at a card's corner: how many of it are in a deck; nothing on what is in none. */
export function Copies({ face }: { readonly face: Face }) {
  const { t } = useTranslation('gallery');
  if (!isInDeck(face)) return null;
  const count = face.copies;
  return (
    <span className={styles['copies']}>
      <span aria-hidden="true">{t('copies', { count })}</span>
      <span className="visually-hidden">{t('copiesSpoken', { count })}</span>
    </span>
  );
}
