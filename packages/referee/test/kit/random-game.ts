import { smashUp } from '@smashup/cards';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { seedRandom, type Sink, type State } from '@smashup/engine';

interface RandomGame {
  readonly state: State;
  /** Answers the pending decision in any legal way. */
  readonly goOn: (sink?: Sink) => void;
}

export function randomGame(players: number, seed: number): RandomGame {
  const random = seedRandom(seed);
  const config = smashUp.config({
    choice: 'random',
    pool: DEALT_FROM,
    players: Array.from({ length: players }, () => ({})),
  });
  const state = smashUp.newGame(config, seed);
  return {
    state,
    goOn(sink) {
      if (state.pending === null) throw new Error('The game is over.');
      smashUp.apply(state, { decision: state.pending.id, picks: randomPicks(state.pending, random) }, sink);
    },
  };
}
