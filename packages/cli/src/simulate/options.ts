import type { Edition, Printing } from '@smashup/engine';
import type { Contestant } from '../options/bots.ts';
import type { Team } from '../options/teams.ts';
import type { Variety } from '../options/variant.ts';

/** The options of a simulation. */
export interface Simulation extends Variety {
  readonly games: number;
  readonly players: number;
  /** The pairs that meet; null: drawn from the pool for every game. */
  readonly teams: readonly Team[] | null;
  readonly pool: readonly string[];
  readonly duplicates: boolean;
  /** R1.4: sets whose bases join the base deck. */
  readonly bases: readonly string[];
  /** One for each player. */
  readonly bots: readonly Contestant[];
  readonly edition: Edition;
  readonly printing: Printing;
  readonly titans: boolean;
  /** Of the first game; each further one takes the next. */
  readonly seed: number;
  readonly check: boolean;
}
