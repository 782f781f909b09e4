import type { Face } from '@smashup/referee/protocol';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Burst } from './burst.tsx';
import styles from './card-face.module.css';
import { FaceName } from './face-name.tsx';
import { textLength, type Size } from './faces.ts';
import { Illustration } from './illustration.tsx';
import { PlaySeal } from './play-seal.tsx';
import { PrintedText } from './printed-text.tsx';

interface CardFaceProps {
  readonly face: Face;
  readonly size: Size;
  /** The current power, where that may differ from the printed one. */
  readonly power?: number;
  /** Its text, where terms in it are links. */
  readonly text?: ReactNode;
}

/**
 * A card, face up. It consists of phrasing content, so it may stand in a button; it is as wide as its place, and
 * everything else follows from that.
 */
export const CardFace = memo(function CardFace({ face, size, power = face.power, text }: CardFaceProps) {
  const { t } = useTranslation('library');
  return (
    <span className={styles['card']} data-size={size} data-kind={face.kind} data-faction={face.faction}>
      <span className={styles['sheet']}>
        <span className={styles['name']}>
          <FaceName face={face} />
        </span>
        <span className={styles['corner']}>
          {face.kind === 'minion' ? (
            <Burst label={t('face.power')} now={power} printed={face.power} />
          ) : (
            <PlaySeal sign={face.kind === 'titan' ? 'titan' : face.play} />
          )}
        </span>
        <span className={styles['art']}>
          <Illustration face={face} />
        </span>
        {(size === 'full' || size === 'medium') && <TextBox face={face} text={text} />}
      </span>
    </span>
  );
});

function TextBox({ face, text }: Pick<CardFaceProps, 'face' | 'text'>) {
  const { t } = useTranslation('library');
  return (
    <span className={face.text === '' ? styles['bare'] : styles['box']}>
      <span className={styles['kind']}>{t(`face.${labelOf(face)}`)}</span>
      {face.text !== '' && (
        <span className={styles['text']} data-rules data-length={textLength(face)}>
          {text ?? <PrintedText text={face.text} />}
        </span>
      )}
    </span>
  );
}

function labelOf({ fusion, kind, play }: Face): 'fusion' | 'minion' | 'titan' | Face['play'] {
  if (fusion) return 'fusion';
  return kind === 'minion' || kind === 'titan' ? kind : play;
}
