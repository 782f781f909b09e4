import { useTranslation } from 'react-i18next';
import { useParams, useSearch } from 'wouter';
import { gallery } from '../i18n/en/gallery.ts';
import { addTexts } from '../i18n/index.ts';
import { useCatalogue, useCardIndex } from '../catalogue/catalogue.ts';
import { Screen } from '../screens/screen.tsx';
import { CardPage } from './card-page.tsx';
import { FactionPage } from './faction-page.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { isLookingFor, findFaces, readFilters, type PrintingChoice } from './filters.ts';
import { useFilters } from './use-filters.ts';
import type { Catalogue, FactionEntry } from '@smashup/referee/protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { FactionBadge } from '../art/faction-badge.tsx';
import styles from './gallery-screen.module.css';
import { FactionLink } from '../routes/links.tsx';
import { FaceList } from './face-list.tsx';

addTexts('gallery', gallery);

/** Everything there is to play with: all factions, one with its cards and bases, or a card up close. */
export function GalleryScreen() {
  const { name, faction, card } = useParams<{ name?: string; faction?: string; card?: string }>();
  if (faction !== undefined && card !== undefined) return <CardPage address={`/cards/${faction}/${card}`} />;
  return name === undefined ? <AllFactions /> : <FactionPage name={name} />;
}

function AllFactions() {
  const { t } = useTranslation('gallery');
  const { filters } = useFilters();
  const catalogue = useCatalogue();
  return (
    <Screen title={t('title')} wide>
      <FilterPanel />
      {isLookingFor(filters) ? (
        <FoundFaces printing={filters.printing} />
      ) : (
        <FactionGrid catalogue={catalogue} />
      )}
    </Screen>
  );
}

/** All factions, by set: the first, which is seen, before all the others. */
function FactionGrid({ catalogue }: { readonly catalogue: Catalogue }) {
  const sets = useDeferredValue(catalogue.sets, catalogue.sets.slice(0, 1));
  return sets.map((set) => (
    <section key={set} className={styles['set']} aria-label={set}>
      <h2>{set}</h2>
      <ul className={styles['grid']}>
        {catalogue.factions
          .filter((faction) => faction.set === set)
          .map((faction) => (
            <li key={faction.name}>
              <Tile faction={faction} />
            </li>
          ))}
      </ul>
    </section>
  ));
}

function Tile({ faction: { name, summary } }: { readonly faction: FactionEntry }) {
  return (
    <FactionLink name={name} className={styles['tile']}>
      <span className={styles['badge']}>
        <FactionBadge faction={name} />
      </span>
      <span className={styles['name']}>{name}</span>
      <span className={styles['summary']}>{summary}</span>
    </FactionLink>
  );
}

/** Number of cards drawn at first; a button shows more. */
const PAGE = 48;

/** The cards and bases that fit what is looked for. */
function FoundFaces({ printing }: { readonly printing: PrintingChoice }) {
  const { t } = useTranslation('gallery');
  const catalogue = useCatalogue();
  const index = useCardIndex();
  const key = useDeferredValue(useSearch());
  const found = useMemo(
    () => findFaces(catalogue, index, readFilters(new URLSearchParams(key))),
    [catalogue, index, key],
  );
  // A new search begins at the top.
  const [shown, setShown] = useState({ key, count: PAGE });
  const count = shown.key === key ? shown.count : PAGE;
  const rest = found.length - count;
  return (
    <>
      <output>{found.length === 0 ? t('nothing') : t('found', { count: found.length })}</output>
      <FaceList faces={found.slice(0, count)} isMixed inPairs={printing === 'both'} />
      {rest > 0 && (
        <p>
          <button type="button" className="button" onClick={() => setShown({ key, count: count + PAGE })}>
            {t('more', { count: Math.min(rest, PAGE) })}
          </button>
        </p>
      )}
    </>
  );
}
