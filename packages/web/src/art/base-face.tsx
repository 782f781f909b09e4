import type { Face } from '@smashup/referee/protocol';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './base-face.module.css';
import { Burst } from './burst.tsx';
import { FaceName } from './names.tsx';
import { textLength, type Size } from './faces.ts';
import { Figure, Ground } from './illustration.tsx';
import { PrintedText } from './printed-text.tsx';

interface BaseFaceProps {
  readonly face: Face;
  readonly size: Size;
  /** The current breakpoint, where that may differ from the printed one. */
  readonly breakpoint?: number;
  /** Its text, where terms in it are links. */
  readonly text?: ReactNode;
}

/** A base. It consists of phrasing content, so it may stand in a button; it is as wide as its place. */
export const BaseFace = memo(function BaseFace({
  face,
  size,
  breakpoint = face.breakpoint,
  text,
}: BaseFaceProps) {
  const { t } = useTranslation('library');
  return (
    <span className={styles['base']} data-size={size} data-faction={face.faction}>
      <span className={styles['sheet']}>
        <span className={styles['ground']}>
          <Ground face={face} />
        </span>
        <span className={styles['corner']}>
          <Burst label={t('face.breakpoint')} now={breakpoint} printed={face.breakpoint} />
        </span>
        <span className={styles['name']}>
          <FaceName face={face} />
        </span>
        <span className={styles['art']}>
          <Figure face={face} />
        </span>
        <Prizes vp={face.vp} />
        {size !== 'compact' && face.text !== '' && (
          <span className={styles['text']} data-rules data-length={textLength(face)}>
            {text ?? <PrintedText text={face.text} />}
          </span>
        )}
      </span>
    </span>
  );
});

function Prizes({ vp }: { readonly vp: Face['vp'] }) {
  const { t } = useTranslation('library');
  return (
    <span className={styles['prizes']}>
      <span className="visually-hidden">
        {t('face.prizes', { first: vp[0], second: vp[1], third: vp[2] })}
      </span>
      {PLACES.map((place, at) => (
        <span key={place} className={styles['prize']} data-place={place} aria-hidden="true">
          {vp[at]}
        </span>
      ))}
    </span>
  );
}

const PLACES = ['first', 'second', 'third'] as const;
