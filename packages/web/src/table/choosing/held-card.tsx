import { useTranslation } from 'react-i18next';
import { PrintedText } from '../../art/printed-text.tsx';
import { useFace } from '../table-context.ts';
import { lift } from '../instruction/lift.ts';
import styles from './held-card.module.css';
import type { Held } from './use-choosing.ts';

interface Props {
  readonly held: Held;
  /** Choosing it plays it. */
  readonly isPlayed: boolean;
  /** It glows on the table where it can go. */
  readonly hasPlaces: boolean;
  readonly onChoose: () => void;
  readonly onBack: () => void;
}

/** On a phone: the card that was touched, in letters that can be read, before anything is done with it. */
export function HeldCard({ held, isPlayed, hasPlaces, onChoose, onBack }: Props) {
  const { t } = useTranslation('table');
  const printed = useFace(held.face);
  if (printed === null) return null;
  const { name, kind, power, text } = printed;
  return (
    <section ref={lift} className={styles['held']} aria-label={t('held')} data-held>
      <h3>{t(kind === 'minion' ? 'spokenMinion' : 'spoken', { name, kind: t(`kind.${kind}`), power })}</h3>
      <p className={styles['text']} data-rules>
        <PrintedText text={text} />
      </p>
      {hasPlaces && <p className={styles['where']}>{t('heldPlaces')}</p>}
      <div className={styles['buttons']}>
        <button type="button" className="button quiet" onClick={onBack}>
          {t('cancel')}
        </button>
        {!hasPlaces && (
          <button type="button" className="button main" onClick={onChoose}>
            {t(isPlayed ? 'heldPlay' : 'heldChoose')}
          </button>
        )}
      </div>
    </section>
  );
}
