import type { Drawing } from './picture.ts';

/** The halo around an icon, as a part of its size. */
const HALO = 0.035;

/** An icon in ink with a light halo, as the inside of an SVG of size 1. */
export function Outline({ drawing }: { readonly drawing: Drawing }) {
  return (
    <g transform={`scale(${1 / drawing.size})`} strokeWidth={drawing.size * HALO}>
      {drawing.paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </g>
  );
}
