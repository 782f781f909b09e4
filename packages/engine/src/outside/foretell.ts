import { defOf, type Game } from '../game.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { couldDoAnything, whyNothing } from '../rules/foresight.ts';
import type { Obstacle } from '../rules/playing.ts';
import { scopeOf } from '../rules/scope.ts';
import { seenAs } from '../rules/sides.ts';
import { carryOut } from './apply.ts';
import { tellerTo, type Sink } from './log.ts';
import { unlessHidden } from '../rules/blind.ts';

/**
 * Tells what these picks would bring about at once, up to the next decision, and returns the state they would lead to.
 * `g` is a copy of the game, or of a view of it, that nobody else needs. The telling stops where the viewer's knowledge
 * ends or chance decides; nothing is pending then.
 */
export function foretell(g: Game, picks: readonly number[], sink: Sink): State {
  const { pending } = g.state;
  if (pending === null) return g.state;
  g.tell = tellerTo(sink, g.state);
  forbidChance(g.state);
  try {
    carryOut(g, pending, picks);
  } catch {
    // Chance would have decided, or a card that has no face in this view would have had to be read.
    g.state.pending = null;
  }
  return g.state;
}

/**
 * Why that standard action would have no effect of its own now (R10.20); null: it would, or it is none, or in this
 * view nobody can tell.
 */
export function whyIdle(g: Game, seat: Seat, card: CardId): Obstacle | null {
  const { kind, play, onPlay } = defOf(seenAs(g, card, 'action'), card);
  const [first] = onPlay;
  if (kind !== 'action' || play !== 'standard' || first === undefined) return null;
  const scope = scopeOf(card, seat, NONE);
  return unlessHidden(() =>
    onPlay.some(({ id }) => couldDoAnything(g, id, scope)) ? null : whyNothing(g, first.id, scope),
  );
}

/** Makes the next random number an error: nobody knows it, and a guess would be told as if it were known. */
export function forbidChance({ random }: State): void {
  Object.freeze(random);
}
