import styles from './faction-badge.module.css';
import { Outline } from './outline.tsx';
import { useEmblem } from './use-picture.ts';

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
