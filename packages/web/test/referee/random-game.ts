import { smashUp } from '@smashup/cards';
import { randomBelow, seedRandom, type RandomState, type Sink, type State } from '@smashup/engine';

interface RandomGame {
  readonly state: State;
  /** Answers the pending decision in any legal way. */
  readonly goOn: (sink?: Sink) => void;
}

export function randomGame(players: number, seed: number): RandomGame {
  const random = seedRandom(seed);
  const config = smashUp.config({ choice: 'random', players: Array.from({ length: players }, () => ({})) });
  const state = smashUp.newGame(config, seed);
  return {
    state,
    goOn(sink) {
      if (state.pending === null) throw new Error('The game is over.');
      smashUp.apply(state, { decision: state.pending.id, picks: anyPicks(state.pending, random) }, sink);
    },
  };
}

/** Legal picks, whatever they are. */
export function anyPicks(
  { options, min, max }: { readonly options: readonly unknown[]; readonly min: number; readonly max: number },
  random: RandomState,
): number[] {
  const count = min + randomBelow(random, max - min + 1);
  const left = [...options.keys()];
  return Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]);
}
