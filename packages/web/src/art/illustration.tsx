import type { Face } from '@smashup/referee/protocol';
import styles from './illustration.module.css';
import { useFigure, useGround } from './use-picture.ts';

/** The picture of a card or base, filling its parent. Decoration: the name says the same. */
export function Figure({ face, plain = false }: { readonly face: Face; readonly plain?: boolean }) {
  return <Picture address={useFigure(face, plain)} look="figure" />;
}

/** The ground of a figure: a separate image, so that one can move without the other. */
export function Ground({ face }: { readonly face: Face }) {
  return <Picture address={useGround(face)} look="ground" />;
}

function Picture({ address, look }: { readonly address: string | null; readonly look: 'figure' | 'ground' }) {
  if (address === null) return null;
  return <img className={styles[look]} src={address} alt="" draggable={false} decoding="async" />;
}
