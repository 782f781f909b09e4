import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useCardIndex } from '../catalogue/catalogue.ts';
import { RulesLink } from '../routes/links.tsx';
import styles from './card-terms.module.css';

interface Props {
  readonly at: number;
  /** The same card in the other printing. */
  readonly other: number | null;
}

/** The words of the game on a card: what they mean, where the rules speak of them, and which cards use them. */
export function CardTerms({ at, other }: Props) {
  const { t } = useTranslation('gallery');
  const { faces, terms } = useCardIndex();
  const used = new Set(
    [at, other].flatMap((face) => (face === null ? [] : (faces[face]?.marks ?? []))).map(({ term }) => term),
  );
  if (used.size === 0) return null;
  return (
    <section aria-labelledby="card-terms">
      <h3 id="card-terms">{t('terms')}</h3>
      <dl className={styles['terms']}>
        {terms
          .filter(({ key }) => used.has(key))
          .map(({ key, name, meaning, rule }) => (
            <div key={key}>
              <dt>
                <RulesLink rule={rule}>{name}</RulesLink>
              </dt>
              <dd>
                {meaning}{' '}
                <Link href={`/factions?${new URLSearchParams({ term: key })}`} className={styles['all']}>
                  {t('allWith', { term: name })}
                </Link>
              </dd>
            </div>
          ))}
      </dl>
    </section>
  );
}
