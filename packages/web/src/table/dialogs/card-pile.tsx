import type { CardView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { spokenFace } from '../cards/spoken-face.ts';
import { useFace, useHands } from '../table-context.ts';
import styles from './card-pile.module.css';

/** Cards side by side, each to be looked at closely. */
export function CardPile({ cards }: { readonly cards: readonly CardView[] }) {
  return (
    <ul className={styles['pile']}>
      {cards.map((card) => (
        <li key={card.card}>
          <PileCard card={card} />
        </li>
      ))}
    </ul>
  );
}

function PileCard({ card }: { readonly card: CardView }) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const printed = useFace(card.face);
  if (printed === null) return null;
  return (
    <button
      type="button"
      className={styles['card']}
      aria-label={t('inspect', { name: spokenFace(t, printed) })}
      onClick={() => inspect(card.card, card.face)}
    >
      <CardFace face={printed} size="medium" />
    </button>
  );
}
