import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { Term } from '../../protocol/referee-api.ts';
import { useCatalogue } from '../../session/catalogue.ts';
import { referee } from '../../session/referee.ts';
import styles from './rules-screen.module.css';

let asked: Promise<readonly Term[]> | null = null;

function useGlossary(): readonly Term[] {
  asked ??= referee().glossary();
  return use(asked);
}

/** The words that a rule explains, and back to the cards that use them. */
export function RuleTerms({ rule }: { readonly rule: string }) {
  const { t } = useTranslation('rules');
  const terms = useGlossary().filter((term) => term.rule === rule);
  return terms.map((term) => (
    <details key={term.term} className={styles['term']}>
      <summary>{t('onCards', { term: term.term })}</summary>
      <p>{term.meaning}</p>
      <Cards faces={term.faces} />
    </details>
  ));
}

function Cards({ faces }: { readonly faces: readonly number[] }) {
  const catalogue = useCatalogue();
  const { t } = useTranslation('rules');
  const names = new Map<string, string>();
  for (const face of faces) {
    const { name, faction, set } = catalogue.faces[face] ?? {};
    if (name !== undefined) names.set(name, faction || set || '');
  }
  const isFaction = (name: string): boolean => catalogue.factions.some((faction) => faction.name === name);
  return (
    <>
      <p>{t('cards', { count: names.size })}</p>
      <ul className={styles['cards']}>
        {[...names].map(([name, faction]) => (
          <li key={name}>
            {isFaction(faction) ? (
              <Link href={`/factions/${encodeURIComponent(faction)}`}>{name}</Link>
            ) : (
              name
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
