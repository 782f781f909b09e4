/**
 * Tunes the weights of the bots' evaluation: plays games, notes every turn and who won in the end, and looks for the
 * weights that make the winners most likely. It reports how likely they make the winners of games that it held out,
 * and plays deals against the present weights, each from both sides. Prints all as JSON, to be put into
 * packages/bots/src/evaluation/weights.ts if the interval over deals is above one half.
 *
 * npm run tune -- [--games 300] [--deals 100] [--seed 1] [--level normal] [--weights '{"titan":1}']
 *
 * --weights: nothing is fitted; these weights, in place of the present ones, play the deals.
 */
import { parseArgs } from 'node:util';
import { library, smashUp } from '@smashup/cards';
import {
  randomBelow,
  seedRandom,
  shuffleInPlace,
  type Config,
  type RandomState,
  type Seat,
} from '@smashup/engine';
import {
  WEIGHTS,
  appraise,
  chanceToWin,
  createBots,
  readState,
  type Bot,
  type Level,
  type Reading,
  type Weights,
} from '@smashup/bots';
import { rateOverDeals, type DealScore } from '../packages/cli/src/statistics/over-deals.ts';

/** A turn of a game that was won by somebody. */
interface Example {
  readonly reading: Reading;
  readonly winners: readonly Seat[];
}

/** One decision in this many is made at random, so that positions come up that no bot would bring about. */
const EXPLORING = 12;
const LONGEST_GAME = 4000;
/** One game in this many is held out. */
const HELD_OUT = 4;
const BUDGET = { iterations: 1 };

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '300' },
    deals: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'normal' },
    weights: { type: 'string' },
  },
});

const level: Level = values.level === 'easy' ? 'easy' : 'normal';

/** Factions at random, with titans in every other game; the same for the same seed. */
function configFor(players: number, seed: number): Config {
  const order = library.factionNames.map((_, i) => i);
  shuffleInPlace(seedRandom(seed), order);
  const name = (at: number): string => library.factionNames[order[at]];
  return smashUp.config({
    players: Array.from({ length: players }, (_, seat) => ({
      factions: [name(2 * seat), name(2 * seat + 1)],
    })),
    extraBaseSets: ['Core Set'],
    titans: seed % 2 === 1,
  });
}

/** Plays a game; `look` sees each turn once, when its player is free to play cards. Returns the winners. */
function play(
  config: Config,
  seed: number,
  pick: (seat: Seat, random: RandomState) => Bot,
  look?: (reading: Reading) => void,
): readonly Seat[] {
  const state = smashUp.newGame(config, seed);
  const random = seedRandom(seed);
  let seen = 0;
  for (let asked = 0; state.pending !== null && asked < LONGEST_GAME; asked++) {
    const { pending, turn } = state;
    if (pending.kind === 'play' && turn.number !== seen) {
      seen = turn.number;
      look?.(readState(smashUp, state, 0));
    }
    const bot = pick(pending.seat, random);
    const { answer } = bot(smashUp.view(state, pending.seat), pending, BUDGET, { random, now: () => 0 });
    smashUp.apply(state, answer);
  }
  return state.gameWinners;
}

/** The turns of each game. */
function collect(games: number, seed: number): Example[][] {
  const bots = createBots(smashUp);
  const examples: Example[][] = [];
  for (let game = 0; game < games; game++) {
    const players = game % 5 === 3 ? 3 : game % 5 === 4 ? 4 : 2;
    const readings: Reading[] = [];
    const winners = play(
      configFor(players, seed + game),
      seed + game,
      (_, random) => bots[randomBelow(random, EXPLORING) === 0 ? 'random' : level],
      (reading) => readings.push(reading),
    );
    if (game % 25 === 24) console.error(`${game + 1} games`);
    if (winners.length > 0) examples.push(readings.map((reading) => ({ reading, winners })));
  }
  return examples;
}

/** How surprising the winners are on average. */
function surprise(examples: readonly Example[], weights: Weights): number {
  let sum = 0;
  for (const { reading, winners } of examples) {
    const appraisal = appraise(reading, weights);
    for (const winner of winners) {
      sum -= Math.log(Math.max(1e-9, chanceToWin(appraisal, winner, weights))) / winners.length;
    }
  }
  return sum / examples.length;
}

/** One weight after the other, a little up or down, as long as the winners get less surprising. */
function fit(examples: readonly Example[]): Weights {
  let best: Weights = WEIGHTS;
  let least = surprise(examples, best);
  for (let step = 0.5; step > 0.02; step /= 1.6) {
    for (const key of Object.keys(WEIGHTS)) {
      for (const factor of [1 + step, 1 / (1 + step)]) {
        for (;;) {
          const changed: Weights = { ...best, ...scaled(best, key, factor) };
          const now = surprise(examples, changed);
          if (now >= least - 1e-6) break;
          best = changed;
          least = now;
        }
      }
    }
    console.error(`step ${step.toFixed(3)}: ${least.toFixed(5)}`);
  }
  return best;
}

/** A weight of zero has no scale: it moves by half a VP at most. */
function scaled(weights: Weights, key: string, factor: number): Record<string, number> {
  const value = Object.entries(weights).find(([name]) => name === key)?.[1] ?? 0;
  const moved = value === 0 ? Math.log(factor) : value * factor;
  return { [key]: Math.round(moved * 1e5) / 1e5 };
}

/** Deals of the new weights against the old ones, each played from both sides with the same luck. */
function match(weights: Weights, deals: number, seed: number): DealScore[] {
  const bots = [createBots(smashUp, weights)[level], createBots(smashUp)[level]];
  return Array.from({ length: deals }, (_, deal) => {
    const wins = [0, 1].map((side) => {
      const winners = play(configFor(2, seed + deal), seed + deal, (seat) => bots[(seat + side) % 2]);
      return winners.filter((seat) => (seat + side) % 2 === 0).length / Math.max(1, winners.length);
    });
    return { wins: wins[0] + wins[1], games: 2 };
  });
}

const seed = Number(values.seed) * 100_000;
const games = values.weights === undefined ? collect(Number(values.games), seed) : [];
const fitted = games.filter((_, game) => game % HELD_OUT !== 0).flat();
const heldOut = games.filter((_, game) => game % HELD_OUT === 0).flat();
const given: Partial<Weights> = JSON.parse(values.weights ?? '{}');
const weights = values.weights === undefined ? fit(fitted) : { ...WEIGHTS, ...given };
const surprises = (examples: readonly Example[]): { before: number; after: number } => ({
  before: surprise(examples, WEIGHTS),
  after: surprise(examples, weights),
});
const deals = match(weights, Number(values.deals), seed + 50_000);
const result = {
  ...(games.length === 0 ? {} : { fitted: surprises(fitted), heldOut: surprises(heldOut) }),
  deals: deals.length,
  dealsSplit: deals.filter(({ wins }) => wins === 1).length,
  ...rateOverDeals(deals),
  weights,
};
process.stdout.write(`${JSON.stringify(result, null, 2)}\n`);
