import type { CardId } from '@smashup/engine';
import type { CardView, DuelView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardBack } from '../../art/card-back.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace, useHands } from '../table-context.ts';
import styles from './stage.module.css';

interface Props {
  readonly limbo: readonly CardView[];
  /** Cards that belong to it are shown with it. */
  readonly duel: DuelView | null;
  /** The face of a card that is shown large though it lies elsewhere; null: none. */
  readonly spotlight: number | null;
  /** Somebody has to decide: the cards stand aside then. */
  readonly aside: boolean;
}

/** Cards on their way: in the middle of the table while one watches, small at its edge while one decides. */
export const Stage = memo(function Stage({ limbo, duel, spotlight, aside }: Props) {
  const { t } = useTranslation('table');
  const loose = limbo.filter(({ card }) => !isInDuel(duel, card));
  const lit =
    spotlight !== null && duel === null && loose.every(({ face }) => face !== spotlight) ? spotlight : null;
  if (loose.length === 0 && lit === null) return null;
  return (
    <section className={styles['stage']} data-aside={aside || undefined} aria-label={t('limbo')}>
      {lit !== null && <Spotlight face={lit} />}
      {loose.length > 0 && (
        <ul>
          {loose.map((card) => (
            <StageCard key={card.card} card={card} aside={aside} />
          ))}
        </ul>
      )}
    </section>
  );
});

/** Laid for it, or what it is fought for. */
function isInDuel(duel: DuelView | null, card: CardId): boolean {
  return duel?.source?.card === card || duel?.sides.some(({ laid }) => laid?.card === card) === true;
}

/** A card that lies somewhere on the table, large enough to be read for a while. */
function Spotlight({ face }: { readonly face: number }) {
  const printed = useFace(face);
  if (printed === null) return null;
  return (
    <div className={styles['spotlight']} data-spotlight aria-hidden="true">
      {printed.kind === 'base' ? (
        <BaseFace face={printed} size="medium" />
      ) : (
        <CardFace face={printed} size="medium" />
      )}
    </div>
  );
}

interface StageCardProps {
  readonly card: CardView;
  readonly aside: boolean;
}

function StageCard({ card, aside }: StageCardProps) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const printed = useFace(card.face);
  return (
    <li>
      {printed === null ? (
        <CardBack />
      ) : (
        <button
          type="button"
          className={styles['card']}
          data-card={card.card}
          data-face={card.face}
          aria-label={t('inspect', { name: printed.name })}
          tabIndex={-1}
          onClick={() => inspect(card.card, card.face)}
        >
          <CardFace face={printed} size={aside ? 'compact' : 'medium'} />
        </button>
      )}
    </li>
  );
}
