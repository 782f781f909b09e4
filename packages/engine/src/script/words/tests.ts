import type { TestNode } from '../../library/nodes/grammar.ts';
import type { BaseId, CardId } from '../../model/ids.ts';
import { node } from './node.ts';
import type { Condition, Some } from './types.ts';

/** Cards whose power, or whose +1 power counters, this ability could change. */
export const canChangePower: TestNode = node({ test: 'can change power' });

/** Cards that this ability could move to one of these bases. */
export const canGoTo = (bases: Some<BaseId>): TestNode => node({ test: 'can go to', bases });

/** No other minion here was about to be destroyed this turn, nor this one before. */
export const isFirstInDangerHere: TestNode = node({ test: 'first in danger here' });

/**
 * What it happened to begins to affect one of these minions (R9.2), by changing its power from where it came to lie:
 * not what is on the minion itself, not a change that was there before this card, and nothing that it is protected from.
 */
export const beginsToAffect = (cards: Some<CardId>): Condition => node({ word: 'begins to affect', cards });
