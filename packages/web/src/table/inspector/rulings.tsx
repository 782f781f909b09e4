import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../use-loaded.ts';
import { rulingsOf } from './find-rulings.ts';
import styles from './rulings.module.css';

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
