import type { Seat } from '@smashup/engine';
import type { TableView } from '@smashup/referee/protocol';

/** How a game has ended for the viewer: what is said, and whom it names. */
export interface Outcome {
  readonly key: 'youConcede' | 'concedes' | 'nobody' | 'youWin' | 'youShare' | 'wins' | 'share';
  readonly named: readonly Seat[];
}

type Ended = Pick<TableView, 'winners' | 'viewer'>;

export function outcomeOf({ winners, viewer }: Ended, conceded: Seat | null): Outcome {
  if (conceded !== null) return { key: conceded === viewer ? 'youConcede' : 'concedes', named: [conceded] };
  const others = winners.filter((seat) => seat !== viewer);
  if (winners.length === 0) return { key: 'nobody', named: [] };
  if (others.length === 0) return { key: 'youWin', named: [] };
  if (others.length < winners.length) return { key: 'youShare', named: others };
  return { key: others.length === 1 ? 'wins' : 'share', named: others };
}
