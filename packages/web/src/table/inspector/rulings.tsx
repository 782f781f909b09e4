import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../use-loaded.ts';
import styles from './rulings.module.css';
import { slug } from '../../text/searching.ts';

interface Props {
  readonly face: Face;
  /** It is shown in its original printing, which the rulings refer to. */
  readonly isOriginal: boolean;
}

/** What has been ruled about a card. */
export function Rulings({ face, isOriginal }: Props) {
  const { t } = useTranslation('table');
  const rulings = useLoaded(face, find);
  return (
    <section>
      <h3>{t('rulings')}</h3>
      {rulings === null && <p>{t('rulingsLoading')}</p>}
      {rulings === 'missing' && <p>{t('rulingsMissing')}</p>}
      {Array.isArray(rulings) && rulings.length === 0 && <p>{t('rulingsNone')}</p>}
      {rulings !== null && rulings !== 'missing' && rulings.length > 0 && (
        <>
          {!isOriginal && <p>{t('rulingsOriginal')}</p>}
          <ul className={styles['rulings']}>
            {rulings.map((ruling) => (
              <li key={ruling}>{ruling}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

async function find(face: Face): Promise<readonly string[] | 'missing'> {
  try {
    return await rulingsOf(face);
  } catch {
    // Offline, for example: everything else about the card is there all the same.
    return 'missing';
  }
}

/**
 * The reference of a faction, beside its cards, is loaded when somebody first looks closely at one of them. It is data to
 * be read, not rules to be run, so the page may load it.
 */
const REFERENCES = import.meta.glob<unknown>('../../../../cards/src/*/*/reference.json', {
  import: 'default',
});

/** The rulings for a card or base. Empty: there are none. */
export async function rulingsOf({ set, faction, name }: Face): Promise<readonly string[]> {
  const load = REFERENCES[`../../../../cards/src/${slug(set)}/${slug(faction)}/reference.json`];
  if (load === undefined) return [];
  return entries(await load()).find((entry) => isNamed(entry, name))?.rulings ?? [];
}

interface Entry {
  readonly names: readonly string[];
  readonly rulings: readonly string[];
}

function isNamed({ names }: Entry, name: string): boolean {
  return names.includes(name);
}

function entries(reference: unknown): readonly Entry[] {
  const cards = [...list(reference, 'cards'), ...list(reference, 'bases'), field(reference, 'titan')];
  return cards.map((card) => ({
    // A later printing may have given it another name.
    names: [text(card, 'name'), text(field(card, 'errata'), 'name')],
    rulings: list(card, 'rulings').filter((ruling) => typeof ruling === 'string'),
  }));
}

function field(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function list(value: unknown, key: string): readonly unknown[] {
  const found = field(value, key);
  return Array.isArray(found) ? found : [];
}

function text(value: unknown, key: string): string {
  const found = field(value, key);
  return typeof found === 'string' ? found : '';
}
