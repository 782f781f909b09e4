import styles from './faction-badge.module.css';
import { useEmblem } from './use-picture.ts';
import { ICON_SIDE } from './picture.ts';

/** A faction's emblem on its colours, as high as the letters around it; decoration beside the faction's name. */
export function FactionBadge({ faction }: { readonly faction: string }) {
  const emblem = useEmblem(faction);
  return (
    <span className={styles['badge']} data-faction={faction} aria-hidden="true">
      <svg viewBox="-0.2 -0.2 1.4 1.4" focusable="false">
        {emblem !== null && <Outline outline={emblem} />}
      </svg>
    </span>
  );
}

/** The halo around an icon. */
const HALO = 18;

/** An icon in ink with a light halo, as the inside of an SVG of size 1. */
function Outline({ outline }: { readonly outline: string }) {
  return (
    <g transform={`scale(${1 / ICON_SIDE})`} strokeWidth={HALO}>
      <path d={outline} />
    </g>
  );
}
