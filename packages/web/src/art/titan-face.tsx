import type { Face } from '@smashup/referee/protocol';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { FaceName } from './face-name.tsx';
import { Illustration } from './illustration.tsx';
import { onceInPlay } from './printed-runs.ts';
import { PrintedText } from './printed-text.tsx';
import styles from './titan-face.module.css';

interface Props {
  readonly face: Face;
  /** What it adds to its player's total; not said of one that is only being shown. */
  readonly power?: number;
}

/** A titan at its base: a banner as wide as its place, with a picture, and as much of its text as there is room for. */
export const TitanFace = memo(function TitanFace({ face, power }: Props) {
  const { t } = useTranslation('library');
  return (
    <span className={styles['titan']} data-faction={face.faction}>
      <span className={styles['sheet']}>
        <span className={styles['art']}>
          <Illustration face={face} />
        </span>
        <span className={styles['name']}>
          <FaceName face={face} />
        </span>
        {power !== undefined && (
          <span className={styles['gives']}>
            <span className="visually-hidden">{t('face.power')} </span>+{power}
          </span>
        )}
        <span className={styles['text']} data-rules>
          <span className={styles['lines']}>
            <PrintedText text={onceInPlay(face.text)} />
          </span>
        </span>
      </span>
    </span>
  );
});
