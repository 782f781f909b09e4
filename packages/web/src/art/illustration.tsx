import type { Face } from '@smashup/referee/protocol';
import styles from './illustration.module.css';
import { useFigure, useGround } from './use-picture.ts';

/** What is drawn on a card or base: decoration, since the name says it too. It takes all of its place. */
export function Figure({ face, plain = false }: { readonly face: Face; readonly plain?: boolean }) {
  return <Picture address={useFigure(face, plain)} look="figure" />;
}

/** What a figure stands on: an image of its own, so that one can move without the other. */
export function Ground({ face }: { readonly face: Face }) {
  return <Picture address={useGround(face)} look="ground" />;
}

function Picture({ address, look }: { readonly address: string | null; readonly look: 'figure' | 'ground' }) {
  if (address === null) return null;
  return <img className={styles[look]} src={address} alt="" draggable={false} decoding="async" />;
}
