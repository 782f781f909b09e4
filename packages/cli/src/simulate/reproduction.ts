import type { Fixture } from './fixture.ts';
import type { Simulation } from './options.ts';
import { library } from '@smashup/cards';

/** The command that plays one game of a simulation again. */
export function reproduction(simulation: Simulation, { seed }: Fixture): string {
  const { players, teams, duplicates, bots, edition, printing, check } = simulation;
  return [
    `smashup simulate --games 1 --seed ${seed} --players ${players}`,
    ...(teams === null
      ? poolFlags(simulation)
      : [`--factions "${teams.map((team) => team.join('+')).join(',')}"`]),
    ...(duplicates ? ['--duplicates'] : []),
    `--bots ${bots.map(({ name }) => name).join(',')}`,
    `--edition ${edition} --printing ${printing}`,
    ...(check ? ['--check'] : []),
  ].join(' ');
}

function poolFlags({ pool }: Simulation): string[] {
  if (pool.length === library.factionNames.length) return [];
  const sets = new Set(pool.map((name) => library.faction(name).set));
  return [`--sets "${[...sets].join(',')}"`];
}
