import type { FactionEntry } from '@smashup/referee/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Printing } from '@smashup/engine';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { FactionCards } from './faction-cards.tsx';
import styles from './faction-picker.module.css';

interface Props {
  readonly factions: readonly FactionEntry[];
  readonly printing: Printing;
  readonly chosen: readonly string[];
  /** Null: for reading only. */
  readonly onPick: ((name: string) => void) | null;
  /** Why a faction cannot be picked, or null. */
  readonly whyTaken?: (name: string) => string | null;
}

/** Factions to pick from: badge, what they are like, and their cards on demand. */
export function FactionPicker({ factions, printing, chosen, onPick, whyTaken = () => null }: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<FactionEntry | null>(null);
  return (
    <>
      <ul className={styles['factions']}>
        {factions.map((faction) => {
          const { name, summary } = faction;
          const taken = whyTaken(name);
          const mayPick = taken === null && onPick !== null;
          return (
            <li key={name} className={styles['faction']} data-faction={name}>
              <button
                type="button"
                className={styles['pick']}
                data-mark={mayPick ? markOf(chosen.includes(name)) : undefined}
                data-taken={taken !== null || undefined}
                aria-pressed={chosen.includes(name)}
                aria-disabled={!mayPick}
                onClick={() => {
                  if (mayPick) onPick(name);
                }}
              >
                <span className={styles['badge']}>
                  <FactionBadge faction={name} />
                </span>
                <span className={styles['name']}>{name}</span>
                <span className={styles['summary']}>{taken ?? summary}</span>
              </button>
              <button type="button" className={styles['cards']} onClick={() => setShown(faction)}>
                {t('newGame.cards')}
                <span className="visually-hidden">{t('newGame.ofFaction', { name })}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {shown !== null && <FactionCards faction={shown} printing={printing} onClose={() => setShown(null)} />}
    </>
  );
}

/** How it stands out; at the table the arrow keys go from one to the next. */
function markOf(isChosen: boolean): string {
  return isChosen ? 'picked' : 'choice';
}
