import type { BaseView, CardView, DuelView } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardBack } from '../../art/card-back.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace, useHands } from '../table-context.ts';
import styles from './stage.module.css';

interface Props {
  readonly limbo: readonly CardView[];
  readonly duel: DuelView | null;
  readonly bases: readonly BaseView[];
  /** The face of a card that is shown large though it lies elsewhere; null: none. */
  readonly spotlight: number | null;
  /** Somebody has to decide: the cards stand aside then. */
  readonly aside: boolean;
}

/** Cards on their way, and duels: in the middle of the table while one watches, small at its edge while one decides. */
export const Stage = memo(function Stage({ limbo, duel, bases, spotlight, aside }: Props) {
  const { t } = useTranslation('table');
  const loose = limbo.filter(({ card }) => !duel?.laid.some((laid) => laid.card === card));
  const lit = spotlight !== null && loose.every(({ face }) => face !== spotlight) ? spotlight : null;
  if (loose.length === 0 && duel === null && lit === null) return null;
  return (
    <section className={styles['stage']} data-aside={aside || undefined} aria-label={t('limbo')}>
      {duel !== null && <Duel duel={duel} bases={bases} aside={aside} />}
      {lit !== null && duel === null && <Spotlight face={lit} />}
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

interface DuelProps {
  readonly duel: DuelView;
  readonly bases: readonly BaseView[];
  readonly aside: boolean;
}

function Duel({ duel, bases, aside }: DuelProps) {
  const { t } = useTranslation('table');
  const minions = bases.flatMap((base) => base.minions);
  return (
    <div className={styles['duel']}>
      <h3>{t('duel')}</h3>
      <ul>
        {duel.minions.map((card, at) => (
          <StageCard
            key={card.card}
            card={card}
            aside={aside}
            versus={at > 0}
            power={minions.find((minion) => minion.card === card.card)?.power}
          />
        ))}
      </ul>
      {duel.laid.length > 0 && (
        <ul aria-label={t('duelLaid')} className={styles['laid']}>
          {duel.laid.map((card) => (
            <StageCard key={card.card} card={card} aside={aside} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface StageCardProps {
  readonly card: CardView;
  readonly aside: boolean;
  readonly versus?: boolean;
  /** The power it has now, of a minion in play. */
  readonly power?: number | undefined;
}

function StageCard({ card, aside, versus = false, power }: StageCardProps) {
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
          <CardFace face={printed} size={aside ? 'compact' : 'medium'} power={power ?? printed.power} />
        </button>
      )}
    </li>
  );
}
