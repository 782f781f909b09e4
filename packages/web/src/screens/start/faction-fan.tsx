import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { CardFace } from '../../art/card-face.tsx';
import { FANS } from '../../catalogue/catalogue-address.ts';
import { fetchOnce } from '../../catalogue/fetch-once.ts';
import type { Fan } from './fan.ts';
import styles from './faction-fan.module.css';

/** Another one at every visit. */
const loadFan = fetchOnce(`${FANS.folder}${Math.floor(Math.random() * FANS.count)}.json`, isFan);

function isFan(data: unknown): data is Fan {
  return typeof data === 'object' && data !== null && 'cards' in data;
}

/** A hand of four cards, each of another faction. Suspends until it is loaded. */
export function FactionFan() {
  const { t } = useTranslation();
  const { factions, cards } = use(loadFan());
  return (
    <ul
      className={styles['fan']}
      aria-label={t('start.fan', {
        count: factions,
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
