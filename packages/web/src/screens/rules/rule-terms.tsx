import type { Term } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useCardIndex, useCatalogue } from '../../catalogue/catalogue.ts';
import { CardLink } from '../../routes/links.tsx';
import styles from './rules-screen.module.css';

/** The words that a rule explains, and back to the cards that use them. */
export function RuleTerms({ rule }: { readonly rule: string }) {
  const { t } = useTranslation('rules');
  const terms = useCardIndex().terms.filter((term) => term.rule === rule);
  return terms.map((term) => (
    <details key={term.key} className={styles['term']}>
      <summary>{t('onCards', { term: term.name })}</summary>
      <p>{term.meaning}</p>
      <Cards term={term} />
    </details>
  ));
}

function Cards({ term: { key, name } }: { readonly term: Term }) {
  const { t } = useTranslation('rules');
  const catalogue = useCatalogue();
  const { faces } = useCardIndex();
  const cards = new Map(
    catalogue.faces
      .filter((face, at) => face.copies > 0 && faces[at]?.marks.some(({ term }) => term === key))
      .map((face) => [face.name, face]),
  );
  return (
    <>
      <p>
        {t('cards', { count: cards.size })}{' '}
        <Link href={`/factions?${new URLSearchParams({ term: key })}`}>{t('seeCards', { term: name })}</Link>
      </p>
      <ul className={styles['cards']}>
        {[...cards].map(([card, face]) => (
          <li key={card}>
            <CardLink face={face}>{card}</CardLink>
          </li>
        ))}
      </ul>
    </>
  );
}
