import type { CardView, RoundsView, SharedDeckView } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { useHands, useScene } from '../table-context.ts';
import styles from './shared-decks.module.css';

/** No face. */
const HIDDEN = -1;

interface Props {
  readonly decks: readonly SharedDeckView[];
  readonly box: readonly CardView[];
  /** Big Base (R14); null: another game. */
  readonly rounds: RoundsView | null;
}

/** What lies beside the bases and belongs to nobody: piles of the table (R12.1), and the box (R12.4). */
export function SharedDecks({ decks, box, rounds }: Props) {
  const { t } = useTranslation('table');
  const { openBox } = useHands();
  if (decks.length === 0 && box.length === 0 && rounds === null) return null;
  return (
    <section className={styles['beside']} aria-label={t('beside')}>
      {rounds !== null && <NextBase rounds={rounds} />}
      {decks.map((deck) => (
        <Pile key={deck.name} deck={deck} />
      ))}
      {box.length > 0 && (
        <button type="button" className={styles['pile']} onClick={openBox}>
          {t('box')} <b>{box.length}</b>
        </button>
      )}
    </section>
  );
}

/** When the Big Base scores, and which base card takes its place after this round (R14.3). */
function NextBase({ rounds: { toScore, next } }: { readonly rounds: RoundsView }) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const { catalogue } = useScene();
  const name = next === null ? undefined : catalogue.faces[next.face]?.name;
  return (
    <>
      <span className={styles['told']}>{t('roundScores', { count: toScore })}</span>
      {next !== null && name !== undefined && (
        <button type="button" className={styles['pile']} onClick={() => inspect(next.card, next.face)}>
          {t('nextBase', { name })}
        </button>
      )}
    </>
  );
}

/** Its card, from near, says what it does; the pile itself how many are left and what they cost at the end. */
function Pile({ deck: { name, count, top, faces, cardsPerVp } }: { readonly deck: SharedDeckView }) {
  const { t } = useTranslation('table');
  const { inspect } = useHands();
  const [face = HIDDEN] = faces;
  return (
    <button
      type="button"
      className={styles['pile']}
      data-anchor={`shared-${name}`}
      aria-label={t('sharedDeck', { name, count })}
      onClick={() => inspect(top, face)}
    >
      <FactionBadge faction={name} />
      {name} <b>{count}</b>
      {cardsPerVp !== null && <small>{t('costs', { count: cardsPerVp })}</small>}
    </button>
  );
}
