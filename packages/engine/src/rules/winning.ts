import type { Seat } from '../model/ids.ts';
import type { State } from '../model/state.ts';

const VP_TO_WIN = 15;

/** For whoever knows of one winner at most: null where nobody has won, or several have. */
export function soleWinner(winners: readonly Seat[]): Seat | null {
  return winners.length === 1 ? winners[0] : null;
}

/** Who wins if the turn ends now (R6): the one with the most VP, if that is 15 or more. Nobody yet where it is tied. */
export function winnersNow({ players }: State): readonly Seat[] {
  const most = Math.max(VP_TO_WIN, ...players.map(({ vp }) => vp));
  const leaders = players.flatMap(({ vp }, seat) => (vp === most ? [seat] : []));
  return leaders.length === 1 ? leaders : [];
}
