import type { InStasisView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Figure } from '../../art/illustration.tsx';
import { StoredCards } from '../bases/stored-cards.tsx';
import { CardButton } from '../cards/card-button.tsx';
import type { Mark, Marks } from '../choosing/marks.ts';
import { useFace } from '../table-context.ts';
import styles from './cards-in-stasis.module.css';

declare module 'react' {
  interface CSSProperties {
    /** How many they are; see cards-in-stasis.module.css. */
    '--cards'?: number;
  }
}

interface Props {
  readonly cards: readonly InStasisView[];
  readonly marks: Marks;
}

/** The cards that a player has in stasis, each with the turns that it still takes (R17). */
export const CardsInStasis = memo(function CardsInStasis({ cards, marks }: Props) {
  const { t } = useTranslation('table');
  if (cards.length === 0) return null;
  return (
    <ul className={styles['cards']} aria-label={t('stasis')} style={{ '--cards': cards.length }}>
      {cards.map((one) => (
        <li key={one.card}>
          <CardInStasis one={one} mark={marks.cards.get(one.card)} />
        </li>
      ))}
    </ul>
  );
});

function CardInStasis({ one, mark }: { readonly one: InStasisView; readonly mark: Mark | undefined }) {
  const { t } = useTranslation('table');
  const printed = useFace(one.face);
  if (printed === null) return null;
  const { card, face, stasisCounters, stored = [] } = one;
  const name = printed.name;
  return (
    <CardButton
      card={card}
      face={face}
      label={t('inStasis', { name, count: stasisCounters })}
      mark={mark}
      shape="strip"
      stop
    >
      <span className={styles['card']} data-over={stasisCounters === 0 || undefined}>
        <span className={styles['picture']} data-faction={printed.faction}>
          <Figure face={printed} />
        </span>
        <b className={styles['counters']}>{stasisCounters}</b>
        {stored.length > 0 && (
          <span className={styles['stored']}>
            <StoredCards cards={stored} />
          </span>
        )}
      </span>
    </CardButton>
  );
}
