import type { PlayKind } from '@smashup/engine';
import styles from './play-seal.module.css';

/** A bolt; a base, lying; a minion, standing; a crown. */
const SIGNS: Readonly<Record<PlayKind | 'titan', string>> = {
  standard: 'M12 -36 L-24 6 L-4 6 L-12 36 L24 -8 L3 -8 Z',
  'on-base': 'M-34 -2 H34 V28 H-34 Z M-13 -34 H13 V-22 H22 L0 -6 L-22 -22 H-13 Z',
  'on-minion': 'M-20 -2 H20 V34 H-20 Z M-11 -38 H11 V-26 H20 L0 -10 L-20 -26 H-11 Z',
  titan: 'M-30 26 H30 L37 -20 L17 0 L0 -34 L-17 0 L-37 -20 Z',
};

/** Where an action goes when it is played, or that it is a titan; decoration beside the words that say it. */
export function PlaySeal({ sign }: { readonly sign: keyof typeof SIGNS }) {
  return (
    <svg className={styles['seal']} viewBox="-54 -54 108 108" aria-hidden="true" focusable="false">
      <rect x="-36" y="-36" width="72" height="72" rx="6" transform="rotate(45)" />
      <path d={SIGNS[sign]} transform="scale(0.82)" />
    </svg>
  );
}
