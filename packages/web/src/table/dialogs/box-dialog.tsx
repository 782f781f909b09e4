import type { CardView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardPile } from './card-pile.tsx';
import { Modal } from './modal.tsx';

interface Props {
  readonly cards: readonly CardView[];
  readonly onClose: () => void;
}

/** What is out of the game for good (R12.4), open to everybody. */
export function BoxDialog({ cards, onClose }: Props) {
  const { t } = useTranslation('table');
  return (
    <Modal title={t('boxTitle')} onClose={onClose} wide>
      <CardPile cards={cards} />
    </Modal>
  );
}
