import type { Colour } from '@smashup/referee/protocol';
import styles from './player-mark.module.css';

/** Each colour has a shape of its own, so that players are told apart without colour vision. */
const SHAPES: Readonly<Record<Colour, string>> = {
  red: 'M50 8A42 42 0 1 1 49.9 8Z',
  blue: 'M12 12H88V88H12Z',
  green: 'M50 6L95 88H5Z',
  yellow: 'M50 2L98 50L50 98L2 50Z',
};

/** A player's colour and shape, as high as the letters around it; decoration beside the player's name. */
export function PlayerMark({ colour }: { readonly colour: Colour }) {
  return (
    <svg
      className={styles['mark']}
      data-colour={colour}
      viewBox="-4 -4 108 108"
      aria-hidden="true"
      focusable="false"
    >
      <path d={SHAPES[colour]} />
    </svg>
  );
}
