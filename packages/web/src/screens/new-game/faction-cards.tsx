import type { Face, FactionEntry } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import type { Printing } from '@smashup/engine';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { isInDeck } from '../../art/faces.ts';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import { Dialog } from '../controls/dialog.tsx';
import styles from './faction-cards.module.css';

interface FactionCardsProps {
  readonly faction: FactionEntry;
  readonly printing: Printing;
  readonly onClose: () => void;
}

/** Every card of a faction, with how many there are of it, its titan and its bases. */
export function FactionCards({ faction, printing, onClose }: FactionCardsProps) {
  const { t } = useTranslation();
  const { faces } = useCatalogue();
  const facesOf = (indices: readonly number[]): readonly Face[] =>
    indices.flatMap((index) => faces[index] ?? []);
  const bases = facesOf(faction.bases[printing]);
  return (
    <Dialog title={faction.name} onClose={onClose}>
      <p className={styles['summary']}>{faction.summary}</p>
      <ul className={styles['cards']}>
        {facesOf([...faction.cards[printing], ...faction.titans[printing]]).map((face) => (
          <li key={face.name} className={styles['card']}>
            <CardFace face={face} size="full" />
            {isInDeck(face) && (
              <span className={styles['copies']}>{t('newGame.copies', { count: face.copies })}</span>
            )}
          </li>
        ))}
      </ul>
      {bases.length > 0 && (
        <>
          <h3 className={styles['heading']}>{t('newGame.bases')}</h3>
          <ul className={styles['bases']}>
            {bases.map((face) => (
              <li key={face.name}>
                <BaseFace face={face} size="full" />
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
