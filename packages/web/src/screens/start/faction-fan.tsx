import type { Catalogue, Face } from '@smashup/referee/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CardFace } from '../../art/card-face.tsx';
import { heroOf } from '../../art/hero.tsx';
import { useCatalogue } from '../../catalogue/catalogue.ts';
import styles from './faction-fan.module.css';

const SIZE = 4;

/** A hand of four cards, each of another faction; other ones at every visit. */
export function FactionFan() {
  const { t } = useTranslation();
  const catalogue = useCatalogue();
  const [cards] = useState(() => deal(catalogue));
  return (
    <ul
      className={styles['fan']}
      aria-label={t('start.fan', {
        count: catalogue.factions.length,
        names: cards.map(({ faction }) => faction).join(', '),
      })}
    >
      {cards.map((face) => (
        <li key={face.name} className={styles['card']}>
          <Link
            href={`/factions/${encodeURIComponent(face.faction)}`}
            aria-label={t('start.fanOne', { name: face.faction })}
            className={styles['link']}
          >
            <CardFace face={face} size="compact" plain />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The heroes of some factions. */
function deal(catalogue: Catalogue): readonly Face[] {
  return catalogue.factions
    .map((faction) => ({ faction, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .slice(0, SIZE)
    .flatMap(({ faction }) => heroOf(catalogue, faction.name) ?? []);
}
