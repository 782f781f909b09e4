import { isTrueOf } from '../rules/scope.ts';
import {
  countersPlacedOnMinions,
  hasAnotherLostPower,
  countRemembered,
  isRemembered,
  rememberedAt,
} from '../rules/this-turn.ts';
import type { Game } from '../game.ts';
import type { Clause } from '../library/card-spec.ts';
import type { Condition, Scope, Value } from '../library/definitions.ts';
import type { BaseId } from '../model/ids.ts';
import type { Happening } from '../model/happening.ts';
import type { Phase } from '../model/state.ts';
import type { Occasion } from './occasions.ts';

/** What has happened this turn, whether or not the ability was in force then (R10.19). */
function remembered(g: Game, s: Scope, { kinds, test }: Occasion): Happening[] {
  const found: Happening[] = [];
  for (const kind of kinds) {
    for (let at = 0; at < countRemembered(g, kind); at++) {
      const past = rememberedAt(g, kind, at);
      if (past !== null && isTrueOf(test, g, s, past)) found.push(past);
    }
  }
  return found;
}

/** That has happened this turn, in that phase if one is named; for cards played or moved and minions that fell. */
export const thisTurn =
  ({ kinds, test }: Occasion, phase?: Phase): Condition =>
  (g, s) => {
    for (const kind of kinds) {
      for (let at = 0; at < countRemembered(g, kind); at++) {
        const past = rememberedAt(g, kind, at, phase);
        if (past !== null && isTrueOf(test, g, s, past)) return true;
      }
    }
    return false;
  };

/** For something that just happened: which of its kind it is this turn, from 1. */
export const numberThisTurn =
  (occasion: Occasion): Value<number> =>
  (g, s) => {
    const { event } = s;
    if (event === null) return 0;
    return remembered(g, s, occasion).findLastIndex((past) => isRemembered(past, event)) + 1;
  };

/** How many +1 power counters you have placed on minions this turn. */
export const countersPlacedThisTurn: Value<number> = (g, s) => countersPlacedOnMinions(g, s.you);

/** Another player's power at that base has gone down this turn. The card needs `remembersLosses`. */
export const anotherLostPower =
  (base: Value<BaseId>): Condition =>
  (g, s) =>
    hasAnotherLostPower(g, s.you, base(g, s));

/**
 * Declares that this card asks who has lost power this turn, so that it is tracked from the beginning of the game
 * (R10.19).
 */
export const remembersLosses: Clause = { clause: 'asks for losses' };

/** For an on-play ability: this card is the first this turn for which that is true. */
export const thisIsTheFirst =
  (occasion: Occasion): Condition =>
  (g, s) => {
    const [first, ...later] = remembered(g, s, occasion);
    return first?.card === s.self && !later.some(({ card }) => card === s.self);
  };
