import { inherit, type Game } from '../game.ts';
import { clone } from '../model/clone.ts';
import type { State } from '../model/state.ts';
import { pastOf } from './past.ts';

/** The number that a searching bot switches between. */
const MOST = 12;

/**
 * A cache of games by state, for the most recently used ones. A weak map of all states would cost a searching bot more
 * in garbage collection than deriving them again.
 */
export class GameCache {
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
    // Moves it to the front; drops the last one if the cache is full.
    for (let i = Math.min(at, MOST - 1); i > 0; i--) games[i] = games[i - 1] ?? game;
    games[0] = game;
    return game;
  }

  /** A copy shares the past and what is derived from the state. */
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
