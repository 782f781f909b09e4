import type { CardView } from '@smashup/referee/protocol';
import { memo, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBack } from '../../art/card-back.tsx';
import { CardFace } from '../../art/card-face.tsx';
import type { Mark, Marks } from '../choosing/marks.ts';
import { useFace } from '../table-context.ts';
import { CardButton } from './card-button.tsx';
import styles from './hand.module.css';
import { spokenFace } from './spoken-face.ts';

declare module 'react' {
  interface CSSProperties {
    /** Its number in the hand; see hand.module.css. */
    '--at'?: number;
  }
}

interface Props {
  readonly label: string;
  readonly cards: readonly CardView[];
  readonly marks: Marks;
  /** A card that can be chosen can also be carried to where it is played. */
  readonly draggable: boolean;
  /** Cards show their names and what they are worth. */
  readonly isCompact: boolean;
}

/** So many cards a hand has at the start (R1.5): their place is there before they are dealt. */
const NEW_HAND = 5;

/** A hand that its viewer may see. */
export const Hand = memo(function Hand({ label, cards, marks, draggable, isCompact }: Props) {
  return (
    <section className={styles['hand']} data-hand data-compact={isCompact || undefined} aria-label={label}>
      <h2 className="visually-hidden">{label}</h2>
      <ul style={countStyle(cards.length === 0 ? NEW_HAND : cards.length)}>
        {cards.map(({ card, face }, at) => {
          const mark = marks.cards.get(card);
          return (
            <li
              key={card}
              className={styles['place']}
              data-raised={mark !== undefined || undefined}
              style={{ '--at': at }}
            >
              <HandCard
                card={card}
                face={face}
                mark={mark}
                draggable={draggable && mark !== undefined}
                isCompact={isCompact}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
});

/** With many cards each shows less of itself. */
function countStyle(count: number): CSSProperties {
  return Object.fromEntries([
    ['--count', String(count)],
    ['--steps', String(count - 1)],
  ]);
}

interface HandCardProps extends CardView {
  readonly mark: Mark | undefined;
  readonly draggable: boolean;
  readonly isCompact: boolean;
}

const HandCard = memo(function HandCard({ card, face, mark, draggable, isCompact }: HandCardProps) {
  const { t } = useTranslation('table');
  const printed = useFace(face);
  const label = printed === null ? t('faceDown') : spokenFace(t, printed);
  return (
    <div className={styles['card']}>
      <CardButton card={card} face={face} label={label} mark={mark} shape="card" draggable={draggable}>
        {printed === null ? (
          <CardBack />
        ) : (
          <CardFace face={printed} size={isCompact ? 'compact' : 'medium'} />
        )}
      </CardButton>
    </div>
  );
});
