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

interface Balance {
  readonly factions: readonly {
    readonly faction: string;
    readonly games: number;
    readonly winRate: number;
    readonly low: number;
    readonly high: number;
  }[];
}

/** How many of 100 games it wins more than an average faction, among average ones, and what chance alone may add. */
export function strength(name: string): string {
  const pool = [name, 'Dinosaurs', 'Cowboys', 'Zombies', 'Pirates', 'Explorers'].join(',');
  const given = ['--bot', 'normal', '--pool', pool, '--json', '--out', '.cache/strength.svg'];
  const { isGood, out, lines } = run('smashup', 'balance', ...given);
  if (!isGood) return lines.join('\n');
  const { factions }: Balance = JSON.parse(out.slice(out.indexOf('{')));
  const found = factions.find(({ faction }) => faction === name);
  if (found === undefined) return `nothing was measured of ${name}`;
  const more = (rate: number): string => String(Math.round(rate * 100 - 50));
  const { games, winRate, low, high } = found;
  return `${more(winRate)} (${more(low)} to ${more(high)} with 95 % confidence, ${games} games)`;
}
