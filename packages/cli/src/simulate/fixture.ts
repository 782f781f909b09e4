import { smashUp } from '../content/content.ts';
import { seedRandom, type Config } from '@smashup/engine';
import { at, modulo, range, rotate } from '../lists.ts';
import { titleOf, type Contestant } from '../options/bots.ts';
import { variantOf } from '../options/variant.ts';
import { extraBaseSets } from '../set-up/base-sets.ts';
import { randomTeams } from '../set-up/factions.ts';
import type { Simulation } from './options.ts';

/** One game to be played: everything about it follows from its seed, so that it can be played again alone. */
export interface Fixture {
  readonly seed: number;
  readonly config: Config;
  /** By seat. */
  readonly bots: readonly Contestant[];
}

/** Keeps the choice of factions apart from the shuffles of the game with the same seed. */
const FACTION_CHANCE = 0x5eed_fac7;

/**
 * Seats, factions and first player change from game to game: in any run of as many games as there are players, each bot
 * goes first once; in any run of that number squared, it plays every pair of factions in every position.
 */
export function makeFixture(simulation: Simulation, seed: number): Fixture {
  const { players, edition, printing, titans, duplicates } = simulation;
  const round = Math.floor(seed / players);
  const firstBot = modulo(seed, players);
  const firstSeat = modulo(Math.floor(round / players), players);
  const teams = rotate(teamsFor(simulation, seed), round);
  const contestants = range(players).map((bot) => ({ bot: at(simulation.bots, bot), team: at(teams, bot) }));
  const seated = rotate(contestants, firstBot - firstSeat);
  const config = smashUp.config({
    players: seated.map(({ bot, team }, seat) => ({
      name: `${titleOf(bot)} ${seat + 1}`,
      factions: team,
    })),
    edition,
    printing,
    titans,
    duplicates,
    extraBaseSets: [...new Set([...simulation.bases, ...extraBaseSets(teams.flat(), players, printing)])],
    firstPlayer: firstSeat,
    ...variantOf(simulation),
  });
  return { seed, config, bots: seated.map(({ bot }) => bot) };
}

function teamsFor(
  { teams, pool, players, duplicates }: Simulation,
  seed: number,
): readonly (readonly [string, string])[] {
  return teams ?? randomTeams(pool, players, duplicates, seedRandom(seed ^ FACTION_CHANCE));
}
