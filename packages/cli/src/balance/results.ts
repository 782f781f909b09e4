import { SmashUpError } from '@smashup/engine';

/** One game between two teams, with the same bot on both sides. */
export interface Result {
  readonly bot: string;
  readonly seed: number;
  readonly team: readonly string[];
  readonly against: readonly string[];
  /** The first team's share of the win. */
  readonly won: number;
}

const HEAD = 'bot,seed,team,against,won';

/** In the order of bots and seeds; a game that was added twice is there once. */
export function merged(results: readonly Result[]): Result[] {
  const lines = new Map(results.map((result) => [lineOf(result), result]));
  return [...lines.values()].sort(
    (one, other) => one.bot.localeCompare(other.bot, 'en') || one.seed - other.seed,
  );
}

/** A line for each game. */
export function writeResults(results: readonly Result[]): string {
  return `${[HEAD, ...results.map(lineOf)].join('\n')}\n`;
}

function lineOf({ bot, seed, team, against, won }: Result): string {
  return [bot, seed, team.join('+'), against.join('+'), won].join();
}

/** An empty text has none. */
export function readResults(text: string): Result[] {
  if (text === '') return [];
  const [head, ...lines] = text.trim().split('\n');
  if (head !== HEAD) throw new SmashUpError(`It holds no results of games: its first line is not "${HEAD}".`);
  return lines.map((line) => {
    const [bot = '', seed = '', team = '', against = '', won = ''] = line.split(',');
    return { bot, seed: Number(seed), team: team.split('+'), against: against.split('+'), won: Number(won) };
  });
}
