import { Recording } from '../library/recording.ts';
import { gainVp } from '../changes/vp.ts';
import { defOf, type Game } from '../game.ts';
import type { Condition, Scope, Script, Value } from '../library/definitions.ts';
import { NONE, type CardId, type Seat } from '../model/ids.ts';
import type { Until } from '../model/state.ts';
import { useUp } from '../changes/use-up.ts';
import { isUsedUp } from '../rules/limits.ts';
import { stampOf } from '../rules/table.ts';
import { BaseVerbs } from './base-verbs.ts';
import type { Occasion } from './occasions.ts';
import { triggered, type TriggerOptions } from './triggered.ts';
import { read, type Amount } from './amount.ts';
import { you } from './values.ts';
import { adding } from './writer.ts';

/**
 * All that a card can say. The verbs of the rulebook (R9) each go through the pipeline and return what they really did.
 */
export class Verbs extends BaseVerbs {
  gainVp(count: Amount, player: Value<Seat> = you): void {
    this.do(
      (g, f) => gainVp(g, player(g, f), read(g, f, count), f.self),
      (g, f) => read(g, f, count) > 0,
      adding(count, player),
    );
  }

  /** From here on the ability counts as used this turn, where declining does not use it up. */
  useUp(): void {
    this.do((g, f) => useUp(g, f.ability, 'once per turn', f.you, f.stamp), isNothing, {
      usesUp: true,
    });
  }

  get notUsedUp(): Condition {
    return (g, s) =>
      'ability' in s && typeof s.ability === 'number'
        ? !isUsedUp(g, s.ability, 'once per turn', s.you, s.stamp)
        : true;
  }

  /** "Once per turn, you may": declining does not use it up. */
  mayOncePerTurn(block: () => void): void {
    this.may(() => {
      this.useUp();
      block();
    }, this.notUsedUp);
  }

  /** From here on this card has reacted to that one, where it does so only once in a turn. */
  hasReactedTo(card: Value<CardId>): void {
    this.do((g, f) => {
      const stamp = stampOf(g, card(g, f));
      if (stamp !== NONE) useUp(g, firstAbility(g, f), 'once per turn', f.you, stamp);
    }, isNothing);
  }

  notReactedTo(card: Value<CardId>): Condition {
    return (g, s) => {
      const stamp = stampOf(g, card(g, s));
      return stamp === NONE || !isUsedUp(g, firstAbility(g, s), 'once per turn', s.you, stamp);
    };
  }

  /** Until then, whenever that happens: a trigger that outlives this ability. */
  later(
    until: Until,
    on: Occasion,
    text: (c: Verbs) => void,
    options: TriggerOptions & { readonly once?: boolean } = {},
  ): void {
    const ability = triggered(on, record(text, this.slots), options);
    this.until(until, { kind: 'listener', ability, once: options.once ?? false });
  }

  /** What a replacement did, for the destruction that it replaces. */
  report(done: Value<readonly number[]>): void {
    this.keep(0, done);
  }
}

/** Runs a card's text, once, and keeps the steps. */
export function record(text: (c: Verbs) => unknown, slots?: number): Script {
  const verbs = new Verbs(slots);
  const recording = new Recording();
  text(recording.of(verbs));
  return verbs.script(recording.text);
}

/** Keeping count is no change that anybody would notice. */
const isNothing = (): boolean => false;

/** Stands for all the triggered abilities of a card together. */
function firstAbility(g: Game, s: Scope): number {
  return defOf(g, s.self).triggers[0]?.id ?? NONE;
}
