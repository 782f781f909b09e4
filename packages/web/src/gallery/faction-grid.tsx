import type { Catalogue, FactionEntry } from '@smashup/referee/protocol';
import { useDeferredValue } from 'react';
import { FactionBadge } from '../art/faction-badge.tsx';
import styles from './faction-grid.module.css';
import { FactionLink } from '../routes/links.tsx';

/** All factions, by set: the first, which is seen, before all the others. */
export function FactionGrid({ catalogue }: { readonly catalogue: Catalogue }) {
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
