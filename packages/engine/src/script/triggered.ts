import { describe } from '../library/recording.ts';
import type { Condition, Limit, Script, Triggered, Value } from '../library/definitions.ts';
import type { Seat } from '../model/ids.ts';
import type { Occasion } from './occasions.ts';
import { listOf, type Some } from './writer.ts';

export interface TriggerOptions {
  /** Only if this condition holds at that moment. */
  readonly when?: Condition;
  readonly limit?: Limit;
  /** Whom it concerns, if not the card's controller. */
  readonly players?: Some;
  readonly special?: boolean;
  readonly immediate?: boolean;
  /** For a titan: it works while the titan is set aside, and not in play (R11.1). */
  readonly from?: 'aside';
  readonly oncePerBatch?: boolean;
  /** Several events of one change count as one, and `them` are all the cards it happened to. */
  readonly together?: true;
  /** It does not react to a change in which its own card leaves. */
  readonly stays?: boolean;
  /** Its effect does not depend on what it happened to, so nobody is asked for an order. */
  readonly alike?: boolean;
}

/** What an ability waits for, as the rules keep it. */
export function waitingFor(
  occasion: Occasion,
  when?: Condition,
): Pick<Triggered, 'on' | 'test' | 'occasion'> {
  const { kinds, test } = when === undefined ? occasion : occasion.where(when);
  return { on: kinds, test, occasion: describe(occasion) };
}

export function triggered(occasion: Occasion, script: Script, options: TriggerOptions): Triggered {
  const players: Value<readonly Seat[]> | null =
    options.players === undefined ? null : listOf(options.players);
  return {
    kind: 'trigger',
    ...waitingFor(occasion, options.when),
    players,
    special: options.special ?? false,
    immediate: options.immediate ?? false,
    ...(options.from === undefined ? {} : { from: options.from }),
    ...(options.together === undefined ? {} : { together: options.together }),
    oncePerBatch: options.oncePerBatch ?? false,
    stays: options.stays ?? false,
    alike: options.alike ?? false,
    limit: options.limit ?? 'unlimited',
    script,
  };
}
