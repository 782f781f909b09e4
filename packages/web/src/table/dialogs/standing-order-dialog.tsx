import type { BaseView, CardView, StandingOrder, TableView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { cardsAt } from '../find-cards.ts';
import { useFace } from '../table-context.ts';
import styles from './menu.module.css';
import { Modal } from './modal.tsx';

interface Props {
  readonly view: TableView;
  readonly onOrder: (order: StandingOrder) => void;
  readonly onClose: () => void;
}

/** The standing orders that can be given. */
export function StandingOrderDialog({ view, onOrder, onClose }: Props) {
  const { t } = useTranslation('table');
  const give = (order: StandingOrder): void => {
    onClose();
    onOrder(order);
  };
  const isScoring = view.bases.some(({ scoring }) => scoring);
  const own = view.bases.flatMap((base) =>
    cardsAt(base)
      .filter(({ controller }) => controller === view.viewer)
      .map((card) => ({ card, base })),
  );
  return (
    <Modal title={t('standingOrder.title')} onClose={onClose}>
      <div className={styles['menu']}>
        <p>{t('standingOrder.about')}</p>
        <button type="button" className="button" onClick={() => give({ until: 'my turn' })}>
          {t('standingOrder.give.my turn')}
        </button>
        <button
          type="button"
          className="button"
          disabled={isScoring}
          title={isScoring ? t('standingOrder.scoringNow') : undefined}
          onClick={() => give({ until: 'scoring' })}
        >
          {t('standingOrder.give.scoring')}
        </button>
        {own.length > 0 && (
          <fieldset className={styles['menu']}>
            <legend>{t('standingOrder.give.touched')}</legend>
            {own.map(({ card, base }) => (
              <OwnCard
                key={card.card}
                card={card}
                base={base}
                onChoose={() => give({ until: 'touched', card: card.card })}
              />
            ))}
          </fieldset>
        )}
      </div>
    </Modal>
  );
}

interface OwnCardProps {
  readonly card: CardView;
  readonly base: BaseView;
  readonly onChoose: () => void;
}

function OwnCard({ card, base, onChoose }: OwnCardProps) {
  const { t } = useTranslation('table');
  const printed = useFace(card.face);
  const place = useFace(base.face);
  if (printed === null) return null;
  return (
    <button type="button" className="button" onClick={onChoose}>
      {t('standingOrder.card', { card: printed.name, base: place?.name ?? '' })}
    </button>
  );
}
