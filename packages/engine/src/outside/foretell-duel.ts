import { duelEnds, type DuelEnd } from '../flow/duel.ts';
import { runThrough } from '../flow/run.ts';
import { deliver } from '../flow/stack.ts';
import type { Game } from '../game.ts';
import type { State } from '../model/state.ts';
import { forbidChance } from './foretell.ts';
import { tellerTo, type Sink } from './log.ts';

/**
 * Tells what the ability that called for the duel would do at once if the duel ended this way now, and returns the
 * resulting state, in which the next decision is pending. `g` is a copy of the game, or of a view of it, that nobody
 * else needs. Reactions of other cards are not told, and the telling stops where the viewer's knowledge ends.
 */
export function foretellDuel(g: Game, end: DuelEnd, sink: Sink): State {
  const { stack } = g.state;
  const at = stack.findIndex(({ kind }) => kind === 'duel');
  const duel = stack[at];
  const waiting = stack[at - 1];
  g.state.pending = null;
  if (duel?.kind !== 'duel' || waiting?.kind !== 'ability') return g.state;
  stack.length = at;
  g.tell = tellerTo(sink, g.state);
  forbidChance(g.state);
  deliver(g, duel.into, duelEnds(duel, end));
  try {
    runThrough(g, waiting);
  } catch {
    // Chance would have decided, or a card that has no face in this view would have had to be read.
    g.state.pending = null;
  }
  return g.state;
}
