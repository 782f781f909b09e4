import type { PlayerView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { CardPile } from './card-pile.tsx';
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
      <CardPile cards={discard.toReversed()} />
    </Modal>
  );
}
