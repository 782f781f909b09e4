import type { FactionEntry } from '@smashup/referee/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Printing } from '@smashup/engine';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { FavouriteStar, NewMark } from '../controls/faction-marks.tsx';
import { useSettings } from '../../settings/settings.ts';
import { saysAll } from '../../text/searching.ts';
import { FactionCards } from './faction-cards.tsx';
import styles from './faction-picker.module.css';

interface Props {
  readonly factions: readonly FactionEntry[];
  readonly printing: Printing;
  readonly chosen: readonly string[];
  /** Null: for reading only. */
  readonly onPick: ((name: string) => void) | null;
  /** Missing: any that is free is picked. */
  readonly onSurprise?: (() => void) | undefined;
  /** Why a faction cannot be picked, or null. */
  readonly whyTaken?: (name: string) => string | null;
  /** Those that an update brought. */
  readonly fresh?: ReadonlySet<string>;
}

const NONE: ReadonlySet<string> = new Set();

/** More of them are searched, and stand under the names of their sets. */
const FEW = 8;

/** Factions to pick from: badge, what they are like, and their cards on demand. */
export function FactionPicker({
  factions,
  printing,
  chosen,
  onPick,
  onSurprise,
  whyTaken = () => null,
  fresh = NONE,
}: Props) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<FactionEntry | null>(null);
  const [words, setWords] = useState('');
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const favourites = useSettings((settings) => settings.favourites);
  const isMany = factions.length > FEW;
  const says = saysAll(words);
  const found = factions.filter(
    ({ name, set, summary }) =>
      says(`${name} ${set} ${summary}`) && (!onlyFavourites || favourites.includes(name)),
  );
  const free = found.filter(({ name }) => !chosen.includes(name) && whyTaken(name) === null);
  const surprise = (): void => {
    const one = byChance(free);
    if (one !== undefined) onPick?.(one.name);
  };
  const tile = (faction: FactionEntry) => (
    <Tile
      key={faction.name}
      faction={faction}
      isChosen={chosen.includes(faction.name)}
      isNew={fresh.has(faction.name)}
      taken={whyTaken(faction.name)}
      onPick={onPick}
      onLook={() => setShown(faction)}
    />
  );
  return (
    <>
      {(isMany || onPick !== null) && (
        <search className={styles['tools']} data-few={!isMany || undefined}>
          {isMany && (
            <>
              <input
                type="search"
                className="field"
                aria-label={t('newGame.search')}
                placeholder={t('newGame.search')}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
              <button
                type="button"
                className="button"
                aria-pressed={onlyFavourites}
                onClick={() => setOnlyFavourites(!onlyFavourites)}
              >
                <span aria-hidden="true">★</span> {t('newGame.favourites')}
              </button>
            </>
          )}
          {onPick !== null && (
            <button
              type="button"
              className="button"
              aria-disabled={onSurprise === undefined && free.length === 0}
              onClick={onSurprise ?? surprise}
            >
              {t('newGame.surprise')}
            </button>
          )}
        </search>
      )}
      {found.length === 0 && (
        <output className={styles['nothing']}>
          {t(onlyFavourites && favourites.length === 0 ? 'newGame.noFavourites' : 'newGame.noneFound')}
        </output>
      )}
      {isMany && words === '' && !onlyFavourites ? (
        bySet(found).map(([set, ofSet]) => (
          <section key={set} className={styles['set']} aria-label={set}>
            <h3>{set}</h3>
            <ul className={styles['factions']}>{ofSet.map(tile)}</ul>
          </section>
        ))
      ) : (
        <ul className={styles['factions']}>{found.map(tile)}</ul>
      )}
      {shown !== null && <FactionCards faction={shown} printing={printing} onClose={() => setShown(null)} />}
    </>
  );
}

function byChance<T>(list: readonly T[]): T | undefined {
  return list[Math.floor(Math.random() * list.length)];
}

function bySet(factions: readonly FactionEntry[]): readonly (readonly [string, readonly FactionEntry[]])[] {
  const sets = [...new Set(factions.map(({ set }) => set))];
  return sets.map((set) => [set, factions.filter((faction) => faction.set === set)]);
}

interface TileProps {
  readonly faction: FactionEntry;
  readonly isChosen: boolean;
  readonly isNew: boolean;
  readonly taken: string | null;
  readonly onPick: ((name: string) => void) | null;
  readonly onLook: () => void;
}

function Tile({ faction: { name, summary }, isChosen, isNew, taken, onPick, onLook }: TileProps) {
  const { t } = useTranslation();
  const mayPick = taken === null && onPick !== null;
  return (
    <li className={styles['faction']} data-faction={name}>
      <button
        type="button"
        className={styles['pick']}
        data-mark={mayPick ? markOf(isChosen) : undefined}
        data-taken={taken !== null || undefined}
        aria-pressed={isChosen}
        aria-disabled={!mayPick}
        onClick={() => {
          if (mayPick) onPick(name);
        }}
      >
        <span className={styles['badge']}>
          <FactionBadge faction={name} />
        </span>
        <span className={styles['name']}>
          {name} {isNew && <NewMark />}
        </span>
        <span className={styles['summary']}>{taken ?? summary}</span>
      </button>
      <div className={styles['more']}>
        <button type="button" className={styles['cards']} onClick={onLook}>
          {t('newGame.cards')}
          <span className="visually-hidden">{t('newGame.ofFaction', { name })}</span>
        </button>
        <FavouriteStar faction={name} />
      </div>
    </li>
  );
}

/** How it stands out; at the table the arrow keys go from one to the next. */
function markOf(isChosen: boolean): string {
  return isChosen ? 'picked' : 'choice';
}
