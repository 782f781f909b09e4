import { lastingOf, touch, type Game } from '../game.ts';
import { definitionIn, NONE, type CardId, type LastingId } from '../model/ids.ts';
import type { Effect, Until } from '../model/state.ts';
import type { Writable } from '../model/writable.ts';
import type { Scope } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { scopeOfEffect } from '../rules/scope.ts';
import { minionsClaimedBy, settleControl, takeBackGift } from './control.ts';

/** Lasting effects: how they begin, and when they expire (R3.11). */

export function startEffect(
  g: Game,
  rule: LastingId,
  scope: Scope & Pick<AbilityFrame, 'lentSince'>,
  until: Until,
  spares: CardId[] = [],
  only: CardId = NONE,
): void {
  const effect: Writable<Effect> = {
    rule,
    self: scope.self,
    stamp: scope.stamp,
    you: scope.you,
    here: scope.here,
    vars: scope.vars.map((value) => value.slice()),
    until,
    spares,
    since: g.state.clock,
  };
  if (scope.lentSince !== undefined) effect.lentSince = scope.lentSince;
  if (only !== NONE) effect.only = only;
  g.state.effects.push(effect);
  touch(g);
}

export function expireAtStartOfTurn(g: Game): void {
  const { turn, effects } = g.state;
  if (effects.length === 0) return;
  expire(g, ({ until, you }) => until === 'start of your turn' && you === turn.player);
}

export function expireAtEndOfTurn(g: Game): void {
  if (g.state.effects.length === 0) return;
  const { turn, rounds } = g.state;
  // R14.3: once for a round, and for everybody.
  const begun = (rounds ?? turn).since;
  expire(g, ({ until, you, since }) => {
    if (until === 'end of turn') return true;
    if (rounds === undefined && you !== turn.player) return false;
    return until === 'end of your turn' || (until === 'end of your next turn' && since <= begun);
  });
}

export function expireWhenReplaced(g: Game): void {
  expire(g, ({ until }) => until === 'base replaced');
}

/** Effects that hold only as long as their card is in play. */
export function endEffectsOf(g: Game, card: CardId): void {
  if (g.state.effects.length > 0) expire(g, ({ until, self }) => until === 'it leaves play' && self === card);
}

function expire(g: Game, isOver: (effect: Effect) => boolean): void {
  const { effects } = g.state;
  if (!effects.some(isOver)) return;
  const copies = effects.filter(
    (effect) => isOver(effect) && lastingOf(g, effect.rule).kind === 'lends abilities',
  );
  const over = effects.filter((effect) => isOver(effect) || copies.some((copy) => isOfCopy(g, effect, copy)));
  const released = minionsClaimedBy(g, over);
  const kept = effects.filter((effect) => !over.includes(effect));
  effects.splice(0, effects.length, ...kept);
  touch(g);
  for (const minion of released) settleControl(g, minion);
  for (const { self, since } of copies) takeBackGift(g, self, since);
}

/** What a copied ability began for as long as its card stays in play ends with the copy (R10.29). */
function isOfCopy(g: Game, { until, self, stamp, rule }: Effect, copy: Effect): boolean {
  const lending = lastingOf(g, copy.rule);
  if (until !== 'it leaves play' || self !== copy.self || stamp !== copy.stamp) return false;
  if (lending.kind !== 'lends abilities' || lending.of === null) return false;
  const def = g.lib.defs[definitionIn(lending.of(g, scopeOfEffect(copy))) ?? NONE];
  if (def === undefined) return false;
  const abilities = [...def.onPlay, ...def.usable, ...def.triggers, ...def.insteads];
  return abilities.some(({ script }) => script.lasting.some((begun) => g.lib.numberOf(begun) === rule));
}
