import { inherit, type Game } from '../game.ts';
import { clone } from '../model/clone.ts';
import type { State } from '../model/state.ts';
import { pastOf } from './past.ts';

/** As many as a searching bot switches between. */
const MOST = 12;

/**
 * The games in hand. What is derived from a state is kept beside it, never in it, and only for the most recently used
 * states: a weak map of all states would cost a searching bot more in garbage collection than deriving it again.
 */
export class Hand {
  private readonly create: (state: State) => Game;
  /** The latest first. */
  private readonly games: Game[] = [];

  constructor(create: (state: State) => Game) {
    this.create = create;
  }

  open(state: State): Game {
    const { games } = this;
    let at = 0;
    while (at < games.length && games[at]?.state !== state) at++;
    const game = (at < games.length ? games[at] : undefined) ?? this.create(state);
    // To the front; if there is no room for one more, the last one is dropped.
    for (let i = Math.min(at, MOST - 1); i > 0; i--) games[i] = games[i - 1] ?? game;
    games[0] = game;
    return game;
  }

  /** A copy has the same past, so that it need not begin one of its own, and the same is derived from it. */
  copy(state: State): State {
    const game = this.open(state);
    game.past = pastOf(state, game.past);
    const copy = clone(state);
    const its = this.open(copy);
    its.past = game.past;
    inherit(its, game);
    return copy;
  }
}
