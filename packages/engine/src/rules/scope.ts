import type { Game } from '../game.ts';
import type { CardTest, EventTest, Scope } from '../library/definitions.ts';
import type { Happening } from '../model/happening.ts';
import { NONE, type BaseId, type CardId, type Seat } from '../model/ids.ts';
import type { Effect } from '../model/state.ts';
import type { Writable } from '../model/writable.ts';

/** Scopes are made only here: tests that read them are much faster when they share one shape. */

const NO_VALUES: readonly (readonly number[])[] = [];
const NOTHING: readonly number[] = [];

/** What an earlier step of the ability has left in that slot. */
export function kept({ vars }: Pick<Scope, 'vars'>, slot: number): readonly number[] {
  return vars[slot] ?? NOTHING;
}

/** The surroundings of a card. */
export function scopeOf(self: CardId, you: Seat, here: BaseId, stamp: number = NONE): Scope {
  return { self, stamp, you, here, vars: NO_VALUES, event: null, since: undefined };
}

/**
 * The scope of something in force, for that player: a base's text concerns everybody (R9.11). Null: it does not
 * concern this player.
 */
export function scopeSpeakingTo(scope: Scope, player: Seat): Scope | null {
  if (scope.you === player) return scope;
  return scope.you === NONE ? scopeOf(scope.self, player, scope.here) : null;
}

/** The scope of a lasting effect. */
export function scopeOfEffect({ self, stamp, you, here, vars, since }: Effect): Scope {
  return { self, stamp, you, here, vars, event: null, since };
}

/** The scope of something that an ability has left behind with its values. */
export function scopeWith(self: CardId, you: Seat, here: BaseId, vars: Scope['vars']): Scope {
  return { self, stamp: NONE, you, here, vars, event: null, since: undefined };
}

/** The same surroundings when something happens. */
export function inEvent({ self, stamp, you, here, vars, since }: Scope, event: Happening | null): Scope {
  return { self, stamp, you, here, vars, event, since };
}

/**
 * Does the test hold for the event, in that scope? Tests keep nothing of what they are given, so most of them can share one
 * scope object; a test that runs another test inside it finds the shared one in use.
 */
export function isTrueOf(test: EventTest, g: Game, scope: Scope, event: Happening): boolean {
  const meanwhile: Writable<Scope> = spare ?? inEvent(scope, event);
  spare = null;
  meanwhile.self = scope.self;
  meanwhile.stamp = scope.stamp;
  meanwhile.you = scope.you;
  meanwhile.here = scope.here;
  meanwhile.vars = scope.vars;
  meanwhile.event = event;
  meanwhile.since = scope.since;
  const isSo = test(g, meanwhile, event);
  spare = meanwhile;
  return isSo;
}

/** The same of a place for a card that has none yet: this is asked for each place of each card that could be played. */
export function isTrueAt(
  test: CardTest,
  g: Game,
  self: CardId,
  you: Seat,
  here: BaseId,
  target: CardId,
): boolean {
  const meanwhile: Writable<Scope> = spare ?? scopeOf(self, you, here);
  spare = null;
  meanwhile.self = self;
  meanwhile.stamp = NONE;
  meanwhile.you = you;
  meanwhile.here = here;
  meanwhile.vars = NO_VALUES;
  meanwhile.event = null;
  meanwhile.since = undefined;
  const isSo = test(g, meanwhile, target);
  spare = meanwhile;
  return isSo;
}

/** Null while it is in use. */
let spare: Writable<Scope> | null = null;

/** The scope of a card that is being played, with what it responds to. */
export function scopeInPlay(
  self: CardId,
  you: Seat,
  here: BaseId,
  stamp: number,
  event: Happening | null,
): Scope {
  return { self, stamp, you, here, vars: NO_VALUES, event, since: undefined };
}

/** The scope of a card in hand that responds to something. */
export function scopeInAnswer(self: CardId, you: Seat, event: Happening): Scope {
  return { self, stamp: NONE, you, here: event.base, vars: NO_VALUES, event, since: undefined };
}
