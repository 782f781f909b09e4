import { ICON_SIDE } from './picture.ts';

/** The halo around an icon. */
const HALO = 18;

/** An icon in ink with a light halo, as the inside of an SVG of size 1. */
export function Outline({ outline }: { readonly outline: string }) {
  return (
    <g transform={`scale(${1 / ICON_SIDE})`} strokeWidth={HALO}>
      <path d={outline} />
    </g>
  );
}
