import type { CardView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useScene } from '../table-context.ts';
import styles from './stored-cards.module.css';

interface Props {
  /** Missing: none. */
  readonly cards: readonly CardView[] | undefined;
}

/** The cards stored under a card: how many, and for its controller which. They are heard with the card's name. */
export function StoredCards({ cards = [] }: Props) {
  const spoken = useStoredLabel(cards);
  if (cards.length === 0) return null;
  return (
    <span className={styles['stored']} title={spoken} data-stored={cards.length} aria-hidden="true">
      {cards.length}
    </span>
  );
}

/** Empty: nothing is stored. */
export function useStoredLabel(cards: readonly CardView[] = []): string {
  const { t } = useTranslation('table');
  const { catalogue } = useScene();
  if (cards.length === 0) return '';
  const names = cards.flatMap(({ face }) => catalogue.faces[face]?.name ?? []);
  const count = t('stored', { count: cards.length });
  return names.length === 0 ? count : t('storedNames', { stored: count, names: names.join(', ') });
}
