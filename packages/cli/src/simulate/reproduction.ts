import type { Fixture } from './fixture.ts';
import type { Simulation } from './options.ts';
import { library } from '../content/content.ts';
import { givenFolders } from '../content/given.ts';

/** The command that plays one game of a simulation again. */
export function reproduction(simulation: Simulation, { seed }: Fixture): string {
  const { players, teams, duplicates, bases, bots, edition, printing, titans, check } = simulation;
  return [
    `smashup simulate --games 1 --seed ${seed} --players ${players}`,
    ...(teams === null
      ? poolFlags(simulation)
      : [`--factions "${teams.map((team) => team.join('+')).join(',')}"`]),
    ...(duplicates ? ['--duplicates'] : []),
    ...(bases.length === 0 ? [] : [`--bases "${bases.join(',')}"`]),
    `--bots ${quoted(bots.map(({ name }) => name).join(','))}`,
    `--edition ${edition} --printing ${printing}`,
    ...(titans ? [] : ['--no-titans']),
    ...varietyFlags(simulation),
    ...(check ? ['--check'] : []),
    ...givenFolders().map((folder) => `--content ${quoted(folder)}`),
  ].join(' ');
}

/** Quoted for the shell where necessary. */
function quoted(text: string): string {
  return text.includes(' ') ? `"${text}"` : text;
}

function varietyFlags({ variant, houseRules }: Simulation): string[] {
  const rules = Object.entries(houseRules ?? {}).map(([rule, value]) => `${rule}=${value}`);
  return [
    ...(variant === undefined ? [] : [`--variant ${quoted(variant)}`]),
    ...(rules.length === 0 ? [] : [`--house-rules ${rules.join(',')}`]),
  ];
}

function poolFlags({ pool }: Simulation): string[] {
  if (pool.length === library.factionNames.length) return [];
  const sets = new Set(pool.map((name) => library.faction(name).set));
  return [`--sets "${[...sets].join(',')}"`];
}
