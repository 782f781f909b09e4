import type { BaseId, Value, Verbs } from '@smashup/engine';
import { playOffTheTop } from '../../off-the-top.ts';

/** A minion comes off the top of your deck, as an extra minion, there if a base is named (R9.14). */
export const tumbleIn = (c: Verbs, at?: Value<BaseId>): void =>
  playOffTheTop(c, (cards) => cards.minions, 'minion', at);
