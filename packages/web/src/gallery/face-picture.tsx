import { BaseFace } from '../art/base-face.tsx';
import { CardFace } from '../art/card-face.tsx';
import { useCatalogue } from '../catalogue/catalogue.ts';
import { LinkedText } from '../catalogue/linked-text.tsx';
import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { isInDeck } from '../art/faces.ts';
import styles from './face-picture.module.css';

/** A card or base, large enough to read; the words of the game on it lead to their rules. */
export function FacePicture({ face: at }: { readonly face: number }) {
  const face = useCatalogue().faces[at];
  if (face === undefined) return null;
  const text = <LinkedText face={at} />;
  return face.kind === 'base' ? (
    <BaseFace face={face} size="full" text={text} />
  ) : (
    <CardFace face={face} size="full" text={text} />
  );
}

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
