import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useScene } from '../table-context.ts';
import { useLoaded } from '../use-loaded.ts';
import { rulingsOf } from './find-rulings.ts';
import styles from './rulings.module.css';

interface Props {
  readonly face: Face;
  readonly index: number;
}

/** What has been ruled about a card. */
export function Rulings({ face, index }: Props) {
  const { t } = useTranslation('table');
  const isOriginal = useIsOriginal(face, index);
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
    // Without a connection, say: the rest of what is known about the card is there all the same.
    return 'missing';
  }
}

/** Whether the original printing has this very face. */
function useIsOriginal(face: Face, index: number): boolean {
  const { catalogue } = useScene();
  const entry = catalogue.factions.find(({ name }) => name === face.faction);
  const faces =
    face.kind === 'base'
      ? [...(entry?.bases.original ?? []), ...(catalogue.setBases[face.set]?.original ?? [])]
      : (entry?.cards.original ?? []);
  return faces.includes(index);
}
