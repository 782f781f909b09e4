import type { ReactNode } from 'react';
import styles from './charts.module.css';

/** Pictures are this wide in units of their own, of which letters take 12. */
export const WIDTH = 360;
/** Below what is drawn there is room for the scale's letters. */
const LETTERS = 18;

interface Props {
  readonly height: number;
  /** Its text alternative. */
  readonly caption: string;
  readonly children: ReactNode;
}

/** Something drawn, and for those who cannot see it said. */
export function Picture({ height, caption, children }: Props) {
  return (
    <figure className={styles['picture']}>
      <svg viewBox={`0 0 ${WIDTH} ${height + LETTERS}`} aria-hidden="true">
        {children}
      </svg>
      <figcaption className="visually-hidden">{caption}</figcaption>
    </figure>
  );
}
