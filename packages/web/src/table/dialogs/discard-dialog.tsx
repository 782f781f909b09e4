import type { CardView, PlayerView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { spokenFace } from '../cards/spoken-face.ts';
import { useFace, useHands } from '../table-context.ts';
import styles from './discard-dialog.module.css';
import { Modal } from './modal.tsx';

/** A discard pile, open to everybody, the top card first. */
export function DiscardDialog({
  player,
  onClose,
}: {
  readonly player: PlayerView;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation('table');
  const { name, discard } = player;
  return (
    <Modal title={t('discardTitle', { name })} onClose={onClose} wide>
      {discard.length === 0 && <p>{t('discardEmpty')}</p>}
      <ul className={styles['pile']}>
        {discard.toReversed().map((card) => (
          <li key={card.card}>
            <PileCard card={card} />
          </li>
        ))}
      </ul>
    </Modal>
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
