import {
  randomBelow,
  seedRandom,
  type Config,
  type Decision,
  type RandomState,
  type Rules,
  type Sink,
  type State,
} from '@smashup/engine';
import { library, smashUp } from '../../src/index.ts';

/** No game of random players is longer than this. */
const LONGEST_GAME = 20_000;

/** A way to answer decisions. */
export type Picker = (decision: Decision, random: RandomState) => number[];

/** What is asked for, as far as picking goes. */
type Asked = { readonly options: readonly unknown[] } & Pick<Decision, 'min' | 'max'>;

export function randomPicks({ options, min, max }: Asked, random: RandomState): number[] {
  const count = min + randomBelow(random, max - min + 1);
  const rest = options.map((_, index) => index);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...rest.splice(randomBelow(random, rest.length), 1));
  return picks;
}

/**
 * Plays whatever can be played before passing: hands get small, and cards are seen that need that. Now and then it does
 * not: a titan that loses every clash could come again for ever (R11.7).
 */
export function eagerPicks(decision: Decision, random: RandomState): number[] {
  const { kind, options } = decision;
  if (kind !== 'play' || options.length < 2 || randomBelow(random, 50) === 0)
    return randomPicks(decision, random);
  return [randomBelow(random, options.length - 1)];
}

export interface RandomGame {
  readonly state: State;
  readonly answers: number[][];
}

/** Plays a game at random. `watch` sees the state after every decision and may replace it by a copy. */
export function playAtRandom(
  config: Config,
  seed: number,
  watch: (state: State, decision: number) => State = (state) => state,
  sink?: Sink,
  pick: Picker = randomPicks,
  rules: Rules = smashUp,
): RandomGame {
  let state = rules.newGame(config, seed, sink);
  const random = seedRandom(seed);
  const answers: number[][] = [];
  while (state.pending !== null) {
    const picks = pick(state.pending, random);
    rules.apply(state, { decision: state.pending.id, picks }, sink);
    answers.push(picks);
    if (answers.length > LONGEST_GAME) throw new Error(`The game with seed ${seed} does not end.`);
    state = watch(state, answers.length);
  }
  return { state, answers };
}

/** Everybody's factions at random from the pool. */
export function randomConfig(players: number, options: Partial<Omit<Config, 'players'>> = {}): Config {
  return smashUp.config({
    players: Array.from({ length: players }, () => ({})),
    choice: 'random',
    duplicates: library.factionNames.length < players * 2,
    ...options,
  });
}

/** The state of a random game after so many decisions, or before its last one. */
export function stateAt(seed: number, players: number, depth: number): State {
  const state = smashUp.newGame(randomConfig(players, { extraBaseSets: ['Core Set'] }), seed);
  const random = seedRandom(seed);
  for (let i = 0; i < depth && state.pending !== null; i++) {
    smashUp.apply(state, { decision: state.pending.id, picks: randomPicks(state.pending, random) });
    // Few games end before that, and to keep the state before every answer takes as long as to play.
    if (state.pending === null) return stateAt(seed, players, i);
  }
  return state;
}
