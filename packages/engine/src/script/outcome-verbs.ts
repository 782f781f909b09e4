import { useUp } from '../changes/use-up.ts';
import { gainVp } from '../changes/vp.ts';
import { defOf, type Game } from '../game.ts';
import type { Condition, Scope, Value } from '../library/definitions.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import { isUsedUp } from '../rules/limits.ts';
import { stampOf } from '../rules/table.ts';
import { read, type Amount } from './amount.ts';
import type { SequenceVerbs } from './sequence-verbs.ts';
import { you } from './values.ts';
import { adding, type Writer } from './writer.ts';

/** Outcomes of an ability: points, and that it has been used. */
export function outcomeVerbs(w: Writer, say: SequenceVerbs) {
  const verbs = {
    /** You gain VP, or the player named does. */
    gainVp(count: Amount, player: Value<Seat> = you): void {
      w.do(
        (g, f) => gainVp(g, player(g, f), read(g, f, count), f.self),
        (g, f) => read(g, f, count) > 0,
        adding(count, player),
      );
    },

    /** From here on the ability counts as used this turn; for abilities that are not used up by declining. */
    useUp(): void {
      w.do((g, f) => useUp(g, f.ability, 'once per turn', f.you, f.stamp), isNothing, { usesUp: true });
    },

    /** "Once per turn, you may": declining does not use it up. */
    mayOncePerTurn(block: () => void): void {
      say.may(() => {
        verbs.useUp();
        block();
      }, notUsedUp);
    },

    /** Once per turn for that card, although several abilities of this one may react to it. */
    onceFor(card: Value<CardId>, block: () => void): void {
      say.if(hasNotReactedTo(card), () => {
        w.do((g, f) => {
          const stamp = stampOf(g, card(g, f));
          if (stamp !== NONE) useUp(g, firstAbility(g, f), 'once per turn', f.you, stamp);
        }, isNothing);
        block();
      });
    },

    /** For the engine: what a replacement did, for the destruction that it replaces. */
    report(done: Value<readonly number[]>): void {
      w.keep(0, done);
    },
  };
  return verbs;
}

export type OutcomeVerbs = ReturnType<typeof outcomeVerbs>;

export const notUsedUp: Condition = (g, s) =>
  'ability' in s && typeof s.ability === 'number'
    ? !isUsedUp(g, s.ability, 'once per turn', s.you, s.stamp)
    : true;

/** Keeping count is not a change that anybody would notice. */
const isNothing = (): boolean => false;

function hasNotReactedTo(card: Value<CardId>): Condition {
  return (g, s) => {
    const stamp = stampOf(g, card(g, s));
    return stamp === NONE || !isUsedUp(g, firstAbility(g, s), 'once per turn', s.you, stamp);
  };
}

/** Stands for all the triggered abilities of a card together. */
function firstAbility(g: Game, s: Scope): number {
  return defOf(g, s.self).triggers[0]?.id ?? NONE;
}
