import type { Catalogue, Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useCardIndex, useCatalogue, listedWith } from '../catalogue/catalogue.ts';
import { Rulings } from '../table/inspector/rulings.tsx';
import { Screen } from '../screens/screen.tsx';
import { useReturn, RulesLink } from '../routes/links.tsx';
import { cardAddress, faceAt } from '../routes/addresses.ts';
import { CardFacts } from './card-facts.tsx';
import styles from './card-page.module.css';
import { Copies, FacePicture } from './face-picture.tsx';
import { PrintingPair } from './printing-pair.tsx';

/** A card or base up close: its printings, what its terms mean, and its rulings. */
export function CardPage({ address }: { readonly address: string }) {
  const { t } = useTranslation('gallery');
  const catalogue = useCatalogue();
  const at = faceAt(catalogue, address);
  const face = at === null ? undefined : catalogue.faces[at];
  const { from } = useReturn(
    face === undefined || face.faction === '' || face.shared ? '/factions' : factionAddress(face),
  );
  return (
    <Screen key={address} title={face?.name ?? t('title')} back={from} wide>
      {at === null || face === undefined ? (
        <p>
          {t('unknownCard')} <Link href="/factions">{t('all')}</Link>
        </p>
      ) : (
        <Card at={at} face={face} catalogue={catalogue} />
      )}
    </Screen>
  );
}

interface Props {
  readonly at: number;
  readonly face: Face;
  readonly catalogue: Catalogue;
}

function Card({ at, face, catalogue }: Props) {
  const { t } = useTranslation('gallery');
  const { other = null } = useCardIndex().faces[at] ?? {};
  const isOriginal = listedWith(catalogue, face, 'original').includes(at);
  return (
    <>
      {other !== null && (
        <PrintingPair original={isOriginal ? at : other} current={isOriginal ? other : at} />
      )}
      <div className={other === null ? styles['near'] : undefined}>
        {other === null && <Alone at={at} face={face} catalogue={catalogue} />}
        <div className={`panel ${styles['facts']}`}>
          <h2 className="visually-hidden">{t('about')}</h2>
          <CardFacts at={at} face={face} />
          <CardTerms at={at} other={other} />
          <Rulings face={face} isOriginal={isOriginal || other !== null} />
        </div>
      </div>
      <Neighbours of={face} catalogue={catalogue} />
    </>
  );
}

/** The one look that it has. */
function Alone({ at, face, catalogue }: Props) {
  const { t } = useTranslation('gallery');
  const isIn = (printing: 'original' | 'current'): boolean =>
    listedWith(catalogue, face, printing).includes(at);
  const only = isIn('original') ? (isIn('current') ? null : 'original') : 'current';
  return (
    <div className={styles['picture']} data-kind={face.kind}>
      <div className={styles['face']}>
        <FacePicture face={at} />
        <Copies face={face} />
      </div>
      {only !== null && <p>{t(`only.${only}`)}</p>}
    </div>
  );
}

function factionAddress({ faction }: Face): string {
  return `/factions/${encodeURIComponent(faction)}`;
}

interface NeighboursProps {
  readonly of: Face;
  readonly catalogue: Catalogue;
}

/** The cards before and after it, as its faction lists them. */
function Neighbours({ of, catalogue }: NeighboursProps) {
  const { t } = useTranslation('gallery');
  const { state } = useReturn('/factions');
  const cards = listedWith(catalogue, of, 'original').flatMap((at) => catalogue.faces[at] ?? []);
  const at = cards.findIndex((face) => cardAddress(face) === cardAddress(of));
  const previous = cards[at - 1];
  const next = cards[at + 1];
  if (at === -1) return null;
  return (
    <nav className={styles['neighbours']} aria-label={t('otherCards')}>
      {previous !== undefined && (
        <Link className="button" href={cardAddress(previous)} state={state}>
          {t('previous', { name: previous.name })}
        </Link>
      )}
      {next !== undefined && (
        <Link className={`button ${styles['next']}`} href={cardAddress(next)} state={state}>
          {t('next', { name: next.name })}
        </Link>
      )}
    </nav>
  );
}

interface CardTermsProps {
  readonly at: number;
  /** The same card in the other printing. */
  readonly other: number | null;
}

/** The words of the game on a card: what they mean, where the rules speak of them, and which cards use them. */
function CardTerms({ at, other }: CardTermsProps) {
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
