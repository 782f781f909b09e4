import { abilityOf, type Game } from '../game.ts';
import type { Scope } from '../library/definitions.ts';
import type { AbilityFrame, Trigger } from '../model/frames.ts';
import { NONE, type CardId, type Seat, type AbilityId } from '../model/ids.ts';
import { isBase } from './table.ts';

/** The surroundings in which an ability begins. */
export type Start = Omit<Scope, 'since'> &
  Partial<Pick<Scope, 'since'>> &
  Partial<Pick<Trigger, 'others'>> &
  Pick<AbilityFrame, 'lentSince'>;

/** Values are replaced, never changed in place, so all unset ones can share one empty list. */
export const UNSET: number[] = [];
const NOBODY: readonly Seat[] = [];
const NOTHING: readonly CardId[] = [];

/** That many unset values. A copied list has exactly the room it needs; one that grows reserves more. */
function unset(slots: number): number[][] {
  while (UNSETS.length <= slots) UNSETS.push(Array.from({ length: UNSETS.length }, () => UNSET));
  return UNSETS[slots]?.slice() ?? [];
}

const UNSETS: number[][][] = [];

/**
 * Where an ability begins. Frames are made only here: code that reads them is much faster when they share one shape.
 */
export function beginning(g: Game, ability: AbilityId, start: Start | Trigger, into: number): AbilityFrame {
  const { slots } = abilityOf(g, ability).script;
  const vars = unset(slots);
  for (let slot = 0; slot < start.vars.length && slot < slots; slot++)
    vars[slot] = start.vars[slot]?.slice() ?? [];
  const frame: AbilityFrame = {
    kind: 'ability',
    ability,
    pc: 0,
    vars,
    given: start.vars.length,
    others: start.others ?? NOBODY,
    self: start.self,
    stamp: start.stamp,
    controller: isBase(g, start.self) ? NONE : start.you,
    you: start.you,
    here: start.here,
    event: start.event,
    shielded: NOTHING,
    untold: NONE,
    into,
    noticed: null,
    after: null,
  };
  return keepingSince(frame, start);
}

/** Most frames have no such values, and nothing that JSON could not keep stands in for them. */
function keepingSince(frame: AbilityFrame, start: Pick<Start, 'since' | 'lentSince'>): AbilityFrame {
  if (start.since !== undefined) frame.since = start.since;
  if (start.lentSince !== undefined) frame.lentSince = start.lentSince;
  return frame;
}

/** The next player follows it (R10.21). */
export function beginAnew(frame: AbilityFrame, next: Seat): void {
  frame.you = next;
  for (let slot = frame.given; slot < frame.vars.length; slot++) frame.vars[slot] = UNSET;
  frame.pc = 0;
}

/** A copy of the frame, to be followed without side effects. */
export function ahead(frame: AbilityFrame): AbilityFrame {
  const copy: AbilityFrame = {
    kind: 'ability',
    ability: frame.ability,
    pc: frame.pc,
    vars: frame.vars.slice(),
    given: frame.given,
    others: frame.others,
    self: frame.self,
    stamp: frame.stamp,
    controller: frame.controller,
    you: frame.you,
    here: frame.here,
    event: frame.event,
    shielded: frame.shielded,
    untold: NONE,
    into: frame.into,
    noticed: null,
    after: null,
  };
  return keepingSince(copy, frame);
}
