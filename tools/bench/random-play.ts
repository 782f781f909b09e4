import { smashUp } from '@smashup/cards';
import {
  randomBelow,
  seedRandom,
  type Config,
  type Decision,
  type RandomState,
  type Rules,
  type State,
} from '@smashup/engine';

/** Random play, and statistics about it. */

/** Bases of the core set are added where the factions' own sets have few. */
export function configFor(players: number, pool: readonly string[], titans = false): Config {
  return smashUp.config({
    players: Array.from({ length: players }, () => ({})),
    choice: 'random',
    pool,
    duplicates: pool.length < players * 2,
    titans,
    extraBaseSets: ['Core Set'],
  });
}

function randomPicks({ options, min, max }: Decision, random: RandomState): number[] {
  if (min === 1 && max === 1) return [randomBelow(random, options.length)];
  const count = min + randomBelow(random, max - min + 1);
  const rest = options.map((_, index) => index);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...rest.splice(randomBelow(random, rest.length), 1));
  return picks;
}

/** Plays a game to its end and returns how many decisions it took. */
export function playGame(
  config: Config,
  seed: number,
  look?: (state: State) => void,
  rules: Rules = smashUp,
): number {
  const state = rules.newGame(config, seed);
  const random = seedRandom(seed);
  let decisions = 0;
  for (let { pending } = state; pending !== null; { pending } = state) {
    rules.apply(state, { decision: pending.id, picks: randomPicks(pending, random) });
    decisions++;
    look?.(state);
  }
  return decisions;
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1];
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
