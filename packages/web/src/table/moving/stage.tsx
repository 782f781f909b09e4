import type { CardView, Face } from '@smashup/referee/protocol';
import { memo } from 'react';
import { BaseFace } from '../../art/base-face.tsx';
import { CardFace } from '../../art/card-face.tsx';
import { useFace } from '../table-context.ts';
import { useSmallScreen } from '../use-small-screen.ts';
import { OnTheWay } from './on-the-way.tsx';
import styles from './stage.module.css';

interface Props {
  /** Cards on their way. */
  readonly cards: readonly CardView[];
  /** The face of a card that is shown large though it lies elsewhere; null: none. */
  readonly spotlight: number | null;
}

/** So many have room on a phone with their texts. */
const MOST_READ = 2;

/** Cards in the middle of the table while the viewer watches. */
export const Stage = memo(function Stage({ cards, spotlight }: Props) {
  const lit = spotlight !== null && cards.every(({ face }) => face !== spotlight) ? spotlight : null;
  const isCrowded = useSmallScreen() && cards.length > MOST_READ;
  if (cards.length === 0 && lit === null) return null;
  return (
    <div className={styles['stage']}>
      {lit !== null && <Spotlight face={lit} />}
      <OnTheWay key={cards.length} cards={cards} size={isCrowded ? 'compact' : 'medium'} />
    </div>
  );
});

/** A card that lies somewhere on the table, large enough to be read for a while. */
function Spotlight({ face }: { readonly face: number }) {
  const printed = useFace(face);
  if (printed === null) return null;
  return (
    <div className={styles['spotlight']} data-spotlight data-kind={printed.kind} aria-hidden="true">
      <SpotlightFace face={printed} />
    </div>
  );
}

function SpotlightFace({ face }: { readonly face: Face }) {
  if (face.kind === 'base') return <BaseFace face={face} size="medium" />;
  return <CardFace face={face} size="medium" />;
}
