import type { Catalogue, FactionEntry } from '@smashup/referee/protocol';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { FactionBadge } from '../art/faction-badge.tsx';
import { Hero } from '../art/hero.tsx';
import { useCardIndex, useCatalogue } from '../catalogue/catalogue.ts';
import { FavouriteStar } from '../screens/controls/faction-marks.tsx';
import { Screen } from '../screens/screen.tsx';
import { FaceList } from './face-list.tsx';
import { FactionGuide } from './faction-guide.tsx';
import { FactionLink } from '../routes/links.tsx';
import styles from './faction-page.module.css';
import type { PrintingChoice as PrintingWish } from './filters.ts';
import { useGuide } from './guide.ts';
import { PrintingChoice } from './filter-panel.tsx';
import { FactionStrength } from './strength-picture.tsx';
import { useFilters } from './use-filters.ts';

/** A faction: what it is about, its cards and its bases. */
export function FactionPage({ name }: { readonly name: string }) {
  const { t } = useTranslation('gallery');
  const catalogue = useCatalogue();
  const search = useSearch();
  const faction = catalogue.factions.find((each) => each.name === name);
  return (
    <Screen
      key={name}
      title={faction?.name ?? t('title')}
      back={search === '' ? '/factions' : `/factions?${search}`}
      wide
    >
      {faction === undefined ? (
        <p>
          {t('unknown')} <Link href="/factions">{t('all')}</Link>
        </p>
      ) : (
        <Faction catalogue={catalogue} faction={faction} />
      )}
    </Screen>
  );
}

interface FactionProps {
  readonly catalogue: Catalogue;
  readonly faction: FactionEntry;
}

function Faction({ catalogue, faction }: FactionProps) {
  const { name, set, summary } = faction;
  const guide = useGuide(set, name);
  // What can be read at once comes first. The rest waits for its figures, is drawn bit by bit and shown all at once:
  // nothing that is being read moves.
  const isWhole = useDeferredValue(true, false);
  return (
    <>
      <div className={styles['head']}>
        <span className={styles['badge']}>
          <FactionBadge faction={name} />
        </span>
        <span className={styles['hero']} data-faction={name} aria-hidden="true">
          <Hero catalogue={catalogue} faction={name} />
        </span>
        <div className={styles['about']}>
          <p className={styles['summary']}>{summary}</p>
          <p>
            {set} <FavouriteStar faction={name} />
          </p>
        </div>
        <PrintingChoice />
      </div>
      <div className={`panel ${styles['guide']}`}>
        {guide !== null && (
          <div className={styles['words']}>
            <FactionGuide guide={guide} />
          </div>
        )}
        {isWhole ? <FactionStrength faction={name} /> : <div />}
      </div>
      {isWhole && <Lists catalogue={catalogue} faction={faction} />}
    </>
  );
}

function Lists({ catalogue, faction }: FactionProps) {
  const { t } = useTranslation('gallery');
  const { cards, titans, bases } = faction;
  const { printing } = useFilters().filters;
  return (
    <>
      <section className={styles['section']} aria-labelledby="faction-cards">
        <h2 id="faction-cards">{t('cards')}</h2>
        <Listed faces={cards} printing={printing} />
      </section>
      {titans.original.length > 0 && (
        <section className={styles['section']} aria-labelledby="faction-titan">
          <h2 id="faction-titan">{t('titan')}</h2>
          <Listed faces={titans} printing={printing} />
        </section>
      )}
      <section className={styles['section']} aria-labelledby="faction-bases">
        <h2 id="faction-bases">{t('bases')}</h2>
        <Listed faces={bases} printing={printing} />
      </section>
      <Neighbours factions={catalogue.factions} of={faction} />
    </>
  );
}

interface ListedProps {
  readonly faces: FactionEntry['cards'];
  readonly printing: PrintingWish;
}

function Listed({ faces, printing }: ListedProps) {
  const { t } = useTranslation('gallery');
  const index = useCardIndex();
  if (printing !== 'both') return <FaceList faces={faces[printing]} />;
  const original = faces.original.filter((at) => !faces.current.includes(at));
  const isNew = (at: number): boolean => !faces.original.includes(at) && index.faces[at]?.other === null;
  const differing = [...original, ...faces.current.filter(isNew)];
  return differing.length === 0 ? <p>{t('noDifference')}</p> : <FaceList faces={differing} inPairs />;
}

function Neighbours({
  factions,
  of,
}: {
  readonly factions: readonly FactionEntry[];
  readonly of: FactionEntry;
}) {
  const { t } = useTranslation('gallery');
  const at = factions.indexOf(of);
  const previous = factions.at(at - 1) ?? of;
  const next = factions[at + 1] ?? factions[0] ?? of;
  return (
    <nav className={styles['neighbours']} aria-label={t('neighbours')}>
      <FactionLink name={previous.name} className="button">
        {t('previous', { name: previous.name })}
      </FactionLink>
      <FactionLink name={next.name} className="button">
        {t('next', { name: next.name })}
      </FactionLink>
    </nav>
  );
}
