import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardBack } from '../art/card-back.tsx';
import { CardFace } from '../art/card-face.tsx';
import type { CardView, DuelView } from '../protocol/table-view.ts';
import styles from './stage.module.css';
import { useFace, useHands } from './table-context.ts';

interface Props {
  readonly limbo: readonly CardView[];
  readonly duel: DuelView | null;
  /** Somebody has to decide: the cards stand aside then. */
  readonly aside: boolean;
}

/** Cards on their way, and duels: in the middle of the table while one watches, small at its edge while one decides. */
export const Stage = memo(function Stage({ limbo, duel, aside }: Props) {
  const { t } = useTranslation('table');
  const loose = limbo.filter(({ card }) => !duel?.laid.some((laid) => laid.card === card));
  if (loose.length === 0 && duel === null) return null;
  return (
    <section className={styles['stage']} data-aside={aside || undefined} aria-label={t('limbo')}>
      {duel !== null && <Duel duel={duel} />}
      {loose.length > 0 && (
        <ul>
          {loose.map((card) => (
            <StageCard key={card.card} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
});

function Duel({ duel }: { readonly duel: DuelView }) {
  const { t } = useTranslation('table');
  return (
    <div className={styles['duel']}>
      <h3>{t('duel')}</h3>
      <ul>
        {duel.minions.map((card, at) => (
          <StageCard key={card.card} card={card} versus={at > 0} />
        ))}
      </ul>
      {duel.laid.length > 0 && (
        <ul aria-label={t('duelLaid')} className={styles['laid']}>
          {duel.laid.map((card) => (
            <StageCard key={card.card} card={card} />
          ))}
        </ul>
      )}
    </div>
  );
}

function StageCard({ card, versus = false }: { readonly card: CardView; readonly versus?: boolean }) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const printed = useFace(card.face);
  return (
    <li data-versus={versus || undefined}>
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
          <CardFace face={printed} size="medium" />
        </button>
      )}
    </li>
  );
}
