import type { CardView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { spokenFace } from '../cards/spoken-face.ts';
import { useFace, useHands } from '../table-context.ts';
import styles from './card-pile.module.css';

interface PileCardView extends CardView {
  /** How many there are; missing: it is a single card. */
  readonly copies?: number;
}

/** Cards side by side, each to be looked at closely. */
export function CardPile({ cards }: { readonly cards: readonly PileCardView[] }) {
  return (
    <ul className={styles['pile']}>
      {cards.map((card) => (
        <li key={`${card.card} ${card.face}`}>
          <PileCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function PileCard({ card: { card, face, copies } }: { readonly card: PileCardView }) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const printed = useFace(face);
  if (printed === null) return null;
  const name = spokenFace(t, printed);
  return (
    <button
      type="button"
      className={styles['card']}
      aria-label={t('inspect', {
        name: copies === undefined ? name : t('deckCopies', { name, count: copies }),
      })}
      onClick={() => inspect(card, face)}
    >
      <CardFace face={printed} size="medium" />
      {copies !== undefined && (
        <b className={styles['copies']} aria-hidden="true">
          ×{copies}
        </b>
      )}
    </button>
  );
}
