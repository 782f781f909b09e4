import type { CardId } from '@smashup/engine';
import type { BaseView, StandingOrder } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { cardsAt } from '../find-cards.ts';
import { useFace } from '../table-context.ts';
import styles from './instruction.module.css';

interface Props {
  readonly order: StandingOrder;
  readonly bases: readonly BaseView[];
  readonly onTakeBack: () => void;
}

/** The standing order, while it is in force. */
export function StandingOrderNote({ order, bases, onTakeBack }: Props) {
  const { t } = useTranslation('table');
  const card = useFace(order.until === 'touched' ? faceOf(order.card, bases) : NO_FACE);
  return (
    <span className={styles['order']} data-standing-order={order.until}>
      <output>{t(`standingOrder.stands.${order.until}`, { card: card?.name ?? '' })}</output>
      <button type="button" className={`button ${styles['option']}`} onClick={onTakeBack}>
        {t('standingOrder.takeBack')}
      </button>
    </span>
  );
}

const NO_FACE = -1;

function faceOf(card: CardId, bases: readonly BaseView[]): number {
  return bases.flatMap(cardsAt).find((one) => one.card === card)?.face ?? NO_FACE;
}
