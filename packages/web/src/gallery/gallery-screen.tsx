import { useTranslation } from 'react-i18next';
import { Link, useParams, useSearch } from 'wouter';
import { gallery } from '../i18n/en/gallery.ts';
import { addTexts } from '../i18n/index.ts';
import { useCatalogue, useCardIndex } from '../catalogue/catalogue.ts';
import { Screen } from '../screens/screen.tsx';
import { CardPage } from './card-page.tsx';
import { FactionPage } from './faction-page.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { isLookingFor, findFaces, findFactions, readFilters, type PrintingChoice } from './filters.ts';
import { useFilters } from './use-filters.ts';
import type { Catalogue, FactionEntry } from '@smashup/referee/protocol';
import { useDeferredValue, useMemo, useState } from 'react';
import { FactionBadge } from '../art/faction-badge.tsx';
import styles from './gallery-screen.module.css';
import { FactionLink } from '../routes/links.tsx';
import { FaceList } from './face-list.tsx';
import { newFactions } from '../catalogue/new-factions.ts';
import { useSettings } from '../settings/settings.ts';
import { NewMark } from '../screens/controls/faction-marks.tsx';

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

/** The favourites, then all factions by set: the first, which is seen, before all the others. */
function FactionGrid({ catalogue }: { readonly catalogue: Catalogue }) {
  const { t } = useTranslation('gallery');
  const { factions } = catalogue;
  const favourites = useSettings((settings) => settings.favourites);
  const sets = useDeferredValue(catalogue.sets, catalogue.sets.slice(0, 1));
  const liked = factions.filter(({ name }) => favourites.includes(name));
  return (
    <>
      <p>
        <Link href="/collection" className="button">
          {t('collection')}
        </Link>
      </p>
      {liked.length > 0 && <Tiles heading={t('favourites')} factions={liked} />}
      {sets.map((set) => (
        <Tiles key={set} heading={set} factions={factions.filter((faction) => faction.set === set)} />
      ))}
    </>
  );
}

interface TilesProps {
  readonly heading: string;
  readonly factions: readonly FactionEntry[];
}

function Tiles({ heading, factions }: TilesProps) {
  const fresh = newFactions(useCatalogue());
  return (
    <section className={styles['set']} aria-label={heading}>
      <h2>{heading}</h2>
      <ul className={styles['grid']}>
        {factions.map(({ name, summary }) => (
          <li key={name}>
            <FactionLink name={name} className={styles['tile']}>
              <span className={styles['badge']}>
                <FactionBadge faction={name} />
              </span>
              <span className={styles['name']}>
                {name} {fresh.has(name) && <NewMark />}
              </span>
              <span className={styles['summary']}>{summary}</span>
            </FactionLink>
          </li>
        ))}
      </ul>
    </section>
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
  const factions = useMemo(
    () => findFactions(catalogue, readFilters(new URLSearchParams(key))),
    [catalogue, key],
  );
  // A new search begins at the top.
  const [shown, setShown] = useState({ key, count: PAGE });
  const count = shown.key === key ? shown.count : PAGE;
  const rest = found.length - count;
  return (
    <>
      {factions.length > 0 && <Tiles heading={t('foundFactions')} factions={factions} />}
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
