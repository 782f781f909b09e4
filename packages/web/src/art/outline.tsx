import { ICON_SIDE, type Drawing } from './picture.ts';

/** The halo around an icon. */
const HALO = 18;

/** An icon in ink with a light halo, as the inside of an SVG of size 1. */
export function Outline({ drawing }: { readonly drawing: Drawing }) {
  return (
    <g transform={`scale(${1 / ICON_SIDE})`} strokeWidth={HALO}>
      {drawing.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}
