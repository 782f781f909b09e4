import { library, smashUp } from '@smashup/cards';
import type { Config } from '@smashup/engine';
import { processorMicros } from './processor.ts';
import { median, playGame, round } from './random-play.ts';

/**
 * What the sets that came with titans cost: games without them and games with everything are played in turn, in one
 * process, and the processor time of the thread is compared. Whatever else the machine is doing affects both.
 */

const NEW_SETS = ['Monster Smash', 'The Obligatory Cthulhu Set'];
const ROUNDS = 40;
const GAMES_A_ROUND = 12;
const WARM_UP_ROUNDS = 12;

interface Round {
  readonly games: number;
  readonly decisions: number;
  readonly micros: number;
}

function configWith(pool: readonly string[], titans: boolean): Config {
  return smashUp.config({ players: [{}, {}], choice: 'random', pool, titans, extraBaseSets: ['Core Set'] });
}

function playRound(config: Config, firstSeed: number): Round {
  const before = processorMicros();
  let decisions = 0;
  for (let game = 0; game < GAMES_A_ROUND; game++) decisions += playGame(config, firstSeed + game);
  return { games: GAMES_A_ROUND, decisions, micros: processorMicros() - before };
}

interface Arm {
  readonly factions: readonly string[];
  readonly titans: boolean;
}

/** The first is what the others are measured against. */
function arms(): Arm[] {
  const all = library.factionNames;
  const old = all.filter((name) => !NEW_SETS.includes(library.faction(name).set));
  return [
    { factions: old, titans: false },
    { factions: old, titans: true },
    { factions: all, titans: false },
    { factions: all, titans: true },
  ];
}

export function compareGrowth(): object {
  const compared = arms().map((arm) => ({
    arm,
    config: configWith(arm.factions, arm.titans),
    rounds: new Array<Round>(),
  }));
  for (let number = -WARM_UP_ROUNDS; number < ROUNDS; number++) {
    const seed = 1_000_000 + number * GAMES_A_ROUND;
    // The order changes, so that none is always measured right after the same other one.
    const order = number % 2 === 0 ? compared : compared.toReversed();
    for (const { config, rounds } of order) {
      const played = playRound(config, seed);
      if (number >= 0) rounds.push(played);
    }
  }
  const [first] = compared;
  return {
    node: process.version,
    arms: compared.map(({ arm: { factions, titans }, rounds }) => ({
      factions: factions.length,
      titans,
      ...figures(rounds),
      speedByDecision: round(cost(first.rounds, 'decisions') / cost(rounds, 'decisions')),
      speedByGame: round(cost(first.rounds, 'games') / cost(rounds, 'games')),
    })),
  };
}

function cost(rounds: readonly Round[], by: 'games' | 'decisions'): number {
  return median(rounds.map((one) => one.micros / one[by]));
}

function figures(rounds: readonly Round[]): object {
  const total = (by: 'games' | 'decisions'): number => rounds.reduce((sum, one) => sum + one[by], 0);
  return {
    microsPerDecision: round(cost(rounds, 'decisions')),
    microsPerGame: round(cost(rounds, 'games')),
    decisionsPerGame: round(total('decisions') / total('games')),
  };
}
