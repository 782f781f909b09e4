import type { CardView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardBack } from '../../art/card-back.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace, useHands } from '../table-context.ts';
import styles from './on-the-way.module.css';

interface Props {
  readonly cards: readonly CardView[];
  /** To be read, as on the board, or as strips in a line. */
  readonly size: 'medium' | 'compact' | 'chip';
}

/** Cards in no zone for the moment: being played, or revealed. */
export function OnTheWay({ cards, size }: Props) {
  const { t } = useTranslation('table');
  if (cards.length === 0) return null;
  return (
    <ul className={styles['cards']} data-size={size} aria-label={t('limbo')}>
      {cards.map((card, at) => (
        // One that is not known has no number of its own.
        <li key={card.card < 0 ? `unknown ${at}` : card.card}>
          <LooseCard card={card} size={size} />
        </li>
      ))}
    </ul>
  );
}

interface LooseCardProps {
  readonly card: CardView;
  readonly size: Props['size'];
}

function LooseCard({ card: { card, face }, size }: LooseCardProps) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const printed = useFace(face);
  if (printed === null) return <CardBack />;
  return (
    <button
      type="button"
      className={styles['card']}
      data-card={card}
      data-face={face}
      aria-label={t('inspect', { name: printed.name })}
      tabIndex={-1}
      onClick={() => inspect(card, face)}
    >
      <CardFace face={printed} size={size} />
    </button>
  );
}
