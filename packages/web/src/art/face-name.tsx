import type { Face } from '@smashup/referee/protocol';
import styles from './face-name.module.css';
import { longestWord, nameLength } from './faces.ts';
import { PartedName } from './parted-name.tsx';

declare module 'react' {
  interface CSSProperties {
    /** Of the longest word; see face-name.module.css. */
    '--letters'?: number;
  }
}

/** The name on a card or base in the faction's lettering, in letters that let it fit. */
export function FaceName({ face }: { readonly face: Face }) {
  return (
    <span
      className={styles['name']}
      data-length={nameLength(face)}
      style={{ '--letters': longestWord(face) }}
    >
      <PartedName name={face.name} />
    </span>
  );
}
