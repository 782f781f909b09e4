import type { Face } from '@smashup/referee/protocol';
import { useTranslation } from 'react-i18next';
import { useCardIndex, useCatalogue } from '../catalogue/catalogue.ts';
import { CardLink, FactionLink } from '../routes/links.tsx';
import { Copies, FacePicture } from './face-picture.tsx';
import styles from './face-list.module.css';
import { PrintingPair } from './printing-pair.tsx';

interface FaceListProps {
  readonly faces: readonly number[];
  /** Names the faction of each, for a list of several. */
  readonly isMixed?: boolean;
  /** Shows both printings of a card that differs. */
  readonly inPairs?: boolean;
}

/** Cards and bases, large enough to read, with the number of copies in a deck. */
export function FaceList({ faces, isMixed = false, inPairs = false }: FaceListProps) {
  const catalogue = useCatalogue();
  const index = useCardIndex();
  return (
    <ul className={styles['list']}>
      {faces.map((at) => {
        const face = catalogue.faces[at];
        if (face === undefined) return null;
        const other = index.faces[at]?.other ?? null;
        const isPair = inPairs && other !== null;
        return (
          <li key={at} className={styles[isPair ? 'pair' : face.kind === 'base' ? 'base' : 'card']}>
            {isPair ? <PrintingPair original={at} current={other} /> : <Single at={at} face={face} />}
            <Caption face={face} isMixed={isMixed} differs={!isPair && other !== null} />
          </li>
        );
      })}
    </ul>
  );
}

function Single({ at, face }: { readonly at: number; readonly face: Face }) {
  return (
    <>
      <FacePicture face={at} />
      <Copies face={face} />
    </>
  );
}

interface CaptionProps {
  readonly face: Face;
  readonly isMixed: boolean;
  readonly differs: boolean;
}

function Caption({ face, isMixed, differs }: CaptionProps) {
  const { t } = useTranslation('gallery');
  return (
    <p className={styles['caption']}>
      <CardLink face={face} className={styles['open']}>
        {face.name}
      </CardLink>
      {isMixed && face.faction !== '' && (
        <FactionLink name={face.faction} className={styles['faction']}>
          {face.faction}
        </FactionLink>
      )}
      {differs && <span className={styles['differs']}>{t('differs')}</span>}
    </p>
  );
}
