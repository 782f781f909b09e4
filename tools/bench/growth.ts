import { execFileSync } from 'node:child_process';
import { library } from '@smashup/cards';
import { processorMicros } from './processor.ts';
import { configFor, median, playGame, round } from './random-play.ts';

/**
 * What a decision costs with four factions and with more: the processor time of the thread. Every pool is played in
 * processes of its own, since V8 optimises for the cards it has seen, and in turn, since the machine has other things to do.
 */

const PROCESSES_EACH = 3;
const ROUNDS = 40;
const GAMES_A_ROUND = 12;
/** With more factions it takes V8 more games to compile what they do. */
const WARM_UP_ROUNDS_A_FACTION = 5;

interface Pool {
  readonly factions: number;
  readonly titans: boolean;
}

/** The first is what the others are measured against. */
function pools(): Pool[] {
  const all = library.factionNames.length;
  return [
    { factions: 4, titans: false },
    { factions: 17, titans: false },
    { factions: all, titans: false },
    { factions: all, titans: true },
  ];
}

export function compareGrowth(): object {
  const compared = pools().map((pool) => ({ pool, costs: new Array<number>() }));
  for (let number = 0; number < PROCESSES_EACH; number++) {
    const order = number % 2 === 0 ? compared : compared.toReversed();
    for (const { pool, costs } of order) costs.push(measureApart(pool));
  }
  const [first] = compared;
  return {
    node: process.version,
    pools: compared.map(({ pool, costs }) => ({
      ...pool,
      microsPerDecision: round(median(costs)),
      byDecision: round(median(costs) / median(first.costs)),
    })),
  };
}

function measureApart({ factions, titans }: Pool): number {
  const [program = ''] = process.argv.slice(1);
  const asked = ['growth', String(factions), ...(titans ? ['titans'] : [])];
  return Number(execFileSync(process.execPath, [program, ...asked], { encoding: 'utf8' }));
}

/** The processor time of a decision, in this process. */
export function measureGrowth(factions: number, titans: boolean): number {
  const config = configFor(2, factionsUpTo(factions), titans);
  const warmUp = WARM_UP_ROUNDS_A_FACTION * factions;
  const costs: number[] = [];
  for (let number = 0; number < warmUp + ROUNDS; number++) {
    const before = processorMicros();
    let decisions = 0;
    for (let game = 0; game < GAMES_A_ROUND; game++)
      decisions += playGame(config, 1 + number * GAMES_A_ROUND + game);
    if (number >= warmUp) costs.push((processorMicros() - before) / decisions);
  }
  return median(costs);
}

/** The first four are those of the Awesome Level 9000 set, the first that was built. */
function factionsUpTo(count: number): string[] {
  const first =
    library.sets.find(({ name }) => name === 'Awesome Level 9000')?.factions.map(({ name }) => name) ?? [];
  return [...first, ...library.factionNames.filter((name) => !first.includes(name))].slice(0, count);
}
