import type { EventTest, Limit, Script, Triggered } from '../library/definitions.ts';
import type { HappeningKind } from '../model/happening.ts';

export interface TriggerOptions {
  readonly when?: EventTest;
  readonly limit?: Limit;
  /** Whom it concerns, if not the card's controller. */
  readonly players?: Triggered['players'];
  readonly special?: boolean;
  readonly immediate?: boolean;
  readonly oncePerBatch?: boolean;
  /** It does not react to a change in which its own card leaves. */
  readonly stays?: boolean;
  /** What it does does not depend on what it happened to: then nobody is asked for an order. */
  readonly alike?: boolean;
}

export function triggered(on: HappeningKind, script: Script, options: TriggerOptions): Triggered {
  return {
    kind: 'trigger',
    on,
    test: options.when ?? (() => true),
    players: options.players ?? null,
    special: options.special ?? false,
    immediate: options.immediate ?? false,
    oncePerBatch: options.oncePerBatch ?? false,
    stays: options.stays ?? false,
    alike: options.alike ?? false,
    limit: options.limit ?? 'unlimited',
    script,
  };
}
