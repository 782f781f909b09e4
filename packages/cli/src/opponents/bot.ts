import type { Decision, RandomState, View } from '@smashup/engine';

/** What a computer player is shown: its own decision, and what its seat may know. */
interface Seen {
  readonly decision: Decision;
  /** Made only if it is asked for: a bot that does not look costs nothing. */
  view(): View;
}

/** A computer player: picks from the options of its decision. All its chance comes from `random`. */
export interface Bot {
  readonly name: string;
  choose(seen: Seen, random: RandomState): number[];
}
