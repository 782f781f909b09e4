import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { isInDeck } from '../art/faces.ts';
import { useCardIndex } from '../catalogue/catalogue.ts';
import styles from './card-facts.module.css';
import { kindOf } from './filters.ts';
import { useState } from 'react';

/** A card's set, kind and timing, each with a link to the cards that share it. */
export function CardFacts({ at, face }: { readonly at: number; readonly face: Face }) {
  const { t } = useTranslation('gallery');
  const { t: label } = useTranslation('library');
  const timings = useCardIndex().faces[at]?.timings ?? [];
  const kind = kindOf(face);
  return (
    <section className={styles['facts']} aria-label={t('about')}>
      <ul className={styles['list']}>
        {face.faction !== '' && !face.shared && (
          <li>
            <Link href={`/factions/${encodeURIComponent(face.faction)}`}>{face.faction}</Link>
          </li>
        )}
        {face.shared && <li>{t('sharedDeck', { name: face.faction })}</li>}
        <li>
          <Link href={`/factions?${new URLSearchParams({ set: face.set })}`}>{face.set}</Link>
        </li>
        <li>
          <Link href={`/factions?${new URLSearchParams({ kind })}`}>
            {kind === 'base' ? t('kinds.base') : label(`face.${kind}`)}
          </Link>
        </li>
        {timings.map((timing) => (
          <li key={timing}>
            <Link href={`/factions?${new URLSearchParams({ timing })}`}>{t(`timings.${timing}`)}</Link>
          </li>
        ))}
        {isInDeck(face) && <li>{t('copiesSpoken', { count: face.copies })}</li>}
      </ul>
      <CopyAddress />
    </section>
  );
}

/** Copies this page's address: an installed app shows none. */
function CopyAddress() {
  const { t } = useTranslation('gallery');
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = (): void => {
    navigator.clipboard.writeText(location.href).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <span>
      <button type="button" className="button" onClick={copy}>
        {t('copyAddress')}
      </button>{' '}
      <output>{copied !== null && t(`copied.${copied}`, { address: location.href })}</output>
    </span>
  );
}
