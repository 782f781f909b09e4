import type { PlayerView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useScene } from '../table-context.ts';
import { CardPile } from './card-pile.tsx';
import { Modal } from './modal.tsx';

interface Props {
  readonly you: PlayerView;
  readonly onClose: () => void;
}

/** It stands for all copies of a card, so it is none of them. */
const NO_CARD = -1;

/** What may still be drawn: the cards of the own factions that are nowhere else in sight. */
export function DeckDialog({ you: { deck, factions, mayBeInDeck }, onClose }: Props) {
  const { t } = useTranslation('table');
  const { faces } = useScene().catalogue;
  const elsewhere = mayBeInDeck.length - deck;
  const about = elsewhere > 0 ? t('deckElsewhere', { count: elsewhere }) : t('deckAbout');
  return (
    <Modal title={t('deckTitle')} onClose={onClose} wide>
      <p>{mayBeInDeck.length === 0 ? t('deckEmpty') : about}</p>
      {[...new Set(factions)].map((faction) => {
        const left = mayBeInDeck.filter((face) => faces[face]?.faction === faction);
        if (left.length === 0) return null;
        return (
          <section key={faction}>
            <h3>{t('deckOf', { faction, count: left.length })}</h3>
            <CardPile
              cards={[...new Set(left)].map((face) => ({
                card: NO_CARD,
                face,
                copies: left.filter((other) => other === face).length,
              }))}
            />
          </section>
        );
      })}
    </Modal>
  );
}
