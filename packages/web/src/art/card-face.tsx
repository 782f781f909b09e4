import type { Face } from '@smashup/referee/protocol';
import { memo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Burst } from './burst.tsx';
import styles from './card-face.module.css';
import { FaceName, SqueezedName } from './names.tsx';
import { textLength, type Size } from './faces.ts';
import { Figure, Ground } from './illustration.tsx';
import { PrintedText } from './printed-text.tsx';
import type { PlayKind } from '@smashup/engine';

interface CardFaceProps {
  readonly face: Face;
  readonly size: Size;
  /** The current power, where that may differ from the printed one; of a titan, what it gives. */
  readonly power?: number | undefined;
  /** Its text, where terms in it are links. */
  readonly text?: ReactNode;
  /** On the colours of its faction, without a landscape. */
  readonly plain?: boolean;
}

/**
 * A card, face up. It consists of phrasing content, so it may stand in a button; it is as wide as its place, and
 * everything else follows from that.
 */
export const CardFace = memo(function CardFace({ face, size, power, text, plain = false }: CardFaceProps) {
  return (
    <span className={styles['card']} data-size={size} data-kind={face.kind} data-faction={face.faction}>
      <span className={styles['sheet']}>
        {!plain && (
          <span className={styles['ground']}>
            <Ground face={face} />
          </span>
        )}
        <span className={styles['name']}>
          {size === 'compact' ? <SqueezedName name={face.name} /> : <FaceName face={face} />}
        </span>
        <span className={styles['art']}>
          <Figure face={face} plain={plain} />
        </span>
        <span className={styles['corner']}>
          <Corner face={face} power={power} />
        </span>
        {(size === 'full' || size === 'medium') && <TextBox face={face} text={text} />}
      </span>
    </span>
  );
});

/** A minion's power, or what a titan at a base gives. */
function Corner({ face, power }: Pick<CardFaceProps, 'face' | 'power'>) {
  const { t } = useTranslation('library');
  if (face.kind === 'minion')
    return <Burst label={t('face.power')} now={power ?? face.power} printed={face.power} />;
  if (face.kind === 'titan' && power !== undefined)
    return <Burst label={t('face.power')} now={power} printed={power} isAdded />;
  return <PlaySeal sign={face.kind === 'titan' ? 'titan' : face.play} />;
}

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

/** A bolt; a base, lying; a minion, standing; a crown. */
const SIGNS: Readonly<Record<PlayKind | 'titan', string>> = {
  standard: 'M12 -36 L-24 6 L-4 6 L-12 36 L24 -8 L3 -8 Z',
  'on-base': 'M-34 -2 H34 V28 H-34 Z M-13 -34 H13 V-22 H22 L0 -6 L-22 -22 H-13 Z',
  'on-minion': 'M-20 -2 H20 V34 H-20 Z M-11 -38 H11 V-26 H20 L0 -10 L-20 -26 H-11 Z',
  titan: 'M-30 26 H30 L37 -20 L17 0 L0 -34 L-17 0 L-37 -20 Z',
};

/** Where an action goes when it is played, or that it is a titan; decoration beside the words that say it. */
function PlaySeal({ sign }: { readonly sign: keyof typeof SIGNS }) {
  return (
    <svg className={styles['seal']} viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <rect x="-36" y="-36" width="72" height="72" rx="6" transform="rotate(45)" />
      <path d={SIGNS[sign]} transform="scale(0.82)" />
    </svg>
  );
}
