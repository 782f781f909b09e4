import type { Face } from '@smashup/referee/protocol';
import styles from './illustration.module.css';
import { Outline } from './outline.tsx';
import type { Picture, Turn } from './picture.ts';
import { usePicture } from './use-picture.ts';

/** Around the middle of the unit square. */
const TURNS: Readonly<Record<Turn, string>> = {
  mirrored: 'translate(1 0) scale(-1 1)',
  'upside-down': 'translate(0 1) scale(1 -1)',
  'tilted-left': 'rotate(-20 0.5 0.5)',
  'tilted-right': 'rotate(20 0.5 0.5)',
};

/** The picture on a card or base: decoration, since the name says it too. */
export function Illustration({ face }: { readonly face: Face }) {
  const picture = usePicture(face);
  return (
    <svg
      className={styles['illustration']}
      viewBox="-0.04 -0.04 1.08 1.08"
      aria-hidden="true"
      focusable="false"
    >
      {picture !== null && <Composition picture={picture} />}
    </svg>
  );
}

function Composition({ picture: { icon, turn, badge } }: { readonly picture: Picture }) {
  return (
    <>
      <g transform={turn === null ? undefined : TURNS[turn]}>
        <Outline drawing={icon} />
      </g>
      {badge !== null && (
        <g transform="translate(0.82 0.82)">
          <circle className={styles['seal']} r="0.2" />
          <g className={styles['badge']} transform="translate(-0.135 -0.135) scale(0.27)">
            <Outline drawing={badge} />
          </g>
        </g>
      )}
    </>
  );
}
