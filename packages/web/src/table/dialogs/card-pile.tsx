import type { CardView, PlayerView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardFace } from '../../art/card-face.tsx';
import { spokenFace } from '../cards/spoken-face.ts';
import { useFace, useHands } from '../table-context.ts';
import styles from './card-pile.module.css';
import { Modal } from './modal.tsx';

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

interface BoxProps {
  readonly cards: readonly CardView[];
  readonly onClose: () => void;
}

/** What is out of the game for good (R12.4), open to everybody. */
export function BoxDialog({ cards, onClose }: BoxProps) {
  const { t } = useTranslation('table');
  return (
    <Modal title={t('boxTitle')} onClose={onClose} wide>
      <CardPile cards={cards} />
    </Modal>
  );
}

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
      <CardPile cards={discard.toReversed()} />
    </Modal>
  );
}
