import { run } from './run.ts';

/** Average factions with mechanisms of many kinds, to play with and against. */
const OTHERS = [
  'Ghosts',
  'Steampunks',
  'Ancient Egyptians',
  'Cowboys',
  'Vampires',
  'Wizards',
  'Elder Things',
];

/** Plays that many random games with every check at every decision, half of them in each printing; what they violate. */
export function violations(name: string, games: number): string[] {
  const others = OTHERS.filter((other) => other !== name);
  return ['original', 'current'].flatMap((printing, at) => {
    const tables = [
      `${name}+${others[at]},${others[2]}+${others[3]}`,
      `${name}+${others[4]},${others[5]}+${others[at + 1]}`,
    ];
    return tables.flatMap((factions) => {
      const count = String(Math.ceil(games / 4));
      const { isGood, lines } = run(
        'smashup',
        'simulate',
        '--check',
        '--games',
        count,
        '--printing',
        printing,
        '--factions',
        factions,
      );
      return isGood ? [] : [`${factions}, ${printing}: ${lines.join('\n')}`];
    });
  });
}
