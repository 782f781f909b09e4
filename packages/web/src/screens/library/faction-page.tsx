import type { Catalogue, Face, FactionEntry } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Link, useSearch } from 'wouter';
import { FactionBadge } from '../../art/faction-badge.tsx';
import { useCatalogue } from '../../session/catalogue.ts';
import { Screen } from '../screen.tsx';
import { FaceList } from './face-list.tsx';
import { FactionLink } from './faction-link.tsx';
import styles from './faction-page.module.css';
import { useLibraryChoices } from './library-choices.ts';
import { PrintingChoice } from './printing-choice.tsx';

/** A faction: what it is about, its cards and its bases. */
export function FactionPage({ name }: { readonly name: string }) {
  const { t } = useTranslation('library');
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

function Faction({ catalogue, faction }: { readonly catalogue: Catalogue; readonly faction: FactionEntry }) {
  const { t } = useTranslation('library');
  const { printing } = useLibraryChoices();
  return (
    <>
      <div className={styles['head']}>
        <span className={styles['badge']}>
          <FactionBadge faction={faction.name} />
        </span>
        <div className={styles['about']}>
          <p className={styles['summary']}>{faction.summary}</p>
          <p>{faction.set}</p>
        </div>
        <PrintingChoice />
      </div>
      <section className={styles['section']} aria-labelledby="faction-cards">
        <h2 id="faction-cards">{t('cards')}</h2>
        <FaceList faces={facesOf(catalogue, faction.cards[printing])} />
      </section>
      <section className={styles['section']} aria-labelledby="faction-bases">
        <h2 id="faction-bases">{t('bases')}</h2>
        <FaceList faces={facesOf(catalogue, faction.bases[printing])} />
      </section>
      <Neighbours factions={catalogue.factions} of={faction} />
    </>
  );
}

function facesOf({ faces }: Catalogue, indices: readonly number[]): Face[] {
  return indices.flatMap((index) => faces[index] ?? []);
}

function Neighbours({
  factions,
  of,
}: {
  readonly factions: readonly FactionEntry[];
  readonly of: FactionEntry;
}) {
  const { t } = useTranslation('library');
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
