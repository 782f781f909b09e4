import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import styles from './face-list.module.css';
import { FactionLink } from './faction-link.tsx';

interface FaceListProps {
  readonly faces: readonly Face[];
  /** Where they are of several factions: say of which. */
  readonly isMixed?: boolean;
}

/** Cards and bases, large enough to read, with the number of copies in a deck. */
export function FaceList({ faces, isMixed = false }: FaceListProps) {
  return (
    <ul className={styles['list']}>
      {faces.map((face) => (
        <li
          key={`${face.faction} ${face.name} ${face.kind}`}
          className={styles[face.kind === 'base' ? 'base' : 'card']}
        >
          {face.kind === 'base' ? <BaseFace face={face} size="full" /> : <CardFace face={face} size="full" />}
          {face.kind !== 'base' && <Copies count={face.copies} />}
          {isMixed && (
            <FactionLink name={face.faction} className={styles['faction'] ?? ''}>
              {face.faction}
            </FactionLink>
          )}
        </li>
      ))}
    </ul>
  );
}

function Copies({ count }: { readonly count: number }) {
  const { t } = useTranslation('library');
  return (
    <span className={styles['copies']}>
      <span aria-hidden="true">{t('copies', { count })}</span>
      <span className="visually-hidden">{t('copiesSpoken', { count })}</span>
    </span>
  );
}
