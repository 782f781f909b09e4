import type { Game } from '../game.ts';
import type { Ahead, Scope, Step } from '../library/definitions.ts';
import type { AbilityFrame, Trigger } from '../model/frames.ts';
import { NONE, type Seat } from '../model/ids.ts';
import { isBase } from './table.ts';

/**
 * Could an ability do anything now? Found from its recorded steps, without changing anything: they are followed on a
 * frame that nobody else sees, each choice one way after another, until a step comes that could change something. Up
 * to there the table is as it is, so that every condition on the way can be read. What lies face down is not looked
 * at: where a step would, it could do something.
 */

/** Longer ways than this are not followed: something may come of them. */
const MOST_STEPS = 300;

/** An ability that has not begun: a waiting trigger, a talent, a replacement. */
export interface Beginning extends Pick<Scope, 'self' | 'stamp' | 'you' | 'here' | 'vars' | 'event'> {
  readonly ability: number;
}

/** Could it do anything now, as far as the viewer can tell? */
export function couldDoAnything(g: Game, start: Beginning | Trigger, viewer: Seat = start.you): boolean {
  const { steps } = g.lib.abilities[start.ability].spec.script;
  if (steps.length > 0 && steps[0].foresee === undefined) return true;
  return followers(start).some((you) => isFruitful(g, beginning(g, start, you, viewer, false)));
}

/** Even with nothing to do now: will it be followed in any case, so that it matters when? */
export function isCompulsory(g: Game, start: Trigger, viewer: Seat): boolean {
  return followers(start).some((you) => isFruitful(g, beginning(g, start, you, viewer, true)));
}

/** Everybody who follows it, one after another (R10.21). */
function followers(start: Beginning | Trigger): readonly Seat[] {
  return 'others' in start ? [start.you, ...start.others] : [start.you];
}

/** Could the steps from one to another do anything, followed from where that frame is now? */
export function couldBetween(g: Game, frame: AbilityFrame, from: number, to: number): boolean {
  const next = follow(frame, frame.you);
  next.pc = from;
  return new Walk(g, next, to).isFruitful(next);
}

/**
 * Could anything come of that being picked for the slot? In a loop the next round does not count, unless something is
 * kept for it.
 */
export function couldWith(g: Game, frame: AbilityFrame, slot: number, value: readonly number[]): boolean {
  const { steps } = g.lib.abilities[frame.ability].spec.script;
  const next = follow(frame, frame.you);
  next.vars[slot] = value.slice();
  return new Walk(g, next, steps.length, { pc: frame.pc, slot }).isFruitful(next);
}

function isFruitful(g: Game, next: Ahead): boolean {
  return new Walk(g, next, g.lib.abilities[next.ability].spec.script.steps.length).isFruitful(next);
}

/** Values are replaced, never changed in place: those that are not there yet can be one and the same. */
const UNSET: number[] = [];

function beginning(g: Game, start: Beginning | Trigger, you: Seat, viewer: Seat, declines: boolean): Ahead {
  const { slots } = g.lib.abilities[start.ability].spec.script;
  const vars: number[][] = [];
  for (let slot = 0; slot < slots; slot++) vars.push(start.vars[slot]?.slice() ?? UNSET);
  const controller = isBase(g, start.self) ? NONE : start.you;
  return ahead(start, you, controller, 0, vars, viewer, declines);
}

/** A copy of where an ability is. */
function follow(frame: AbilityFrame, viewer: Seat, declines = false): Ahead {
  return ahead(frame, frame.you, frame.controller, frame.pc, frame.vars.slice(), viewer, declines);
}

/** Written out field by field, like all that is made often. */
function ahead(
  from: Beginning | AbilityFrame,
  you: Seat,
  controller: Seat,
  pc: number,
  vars: number[][],
  viewer: Seat,
  declines: boolean,
): Ahead {
  return {
    kind: 'ability',
    ability: from.ability,
    pc,
    vars,
    given: 0,
    others: NO_CARDS,
    self: from.self,
    stamp: from.stamp,
    controller,
    you,
    here: from.here,
    event: from.event,
    shielded: NO_CARDS,
    into: NONE,
    noticed: null,
    after: null,
    viewer,
    declines,
  };
}

const NO_CARDS: number[] = [];

/** The step after a pick, and the slot that the pick is in. */
interface Picked {
  readonly pc: number;
  readonly slot: number;
}

class Walk {
  private readonly g: Game;
  private readonly steps: readonly Step[];
  private readonly end: number;
  private readonly pick: Picked | null;
  private left = MOST_STEPS;

  constructor(g: Game, { ability }: Ahead, end: number, pick: Picked | null = null) {
    this.g = g;
    this.steps = g.lib.abilities[ability].spec.script.steps;
    this.end = end;
    this.pick = pick;
  }

  isFruitful(next: Ahead): boolean {
    while (next.pc < this.end) {
      const { foresee, fills = NONE } = this.steps[next.pc++];
      if (foresee === undefined || --this.left < 0) return true;
      const found = foresee(this.g, next);
      if (found === true) return true;
      if (this.pick !== null) {
        if (fills !== NONE && fills < this.pick.slot) return isFruitful(this.g, next);
        if (next.pc < this.pick.pc) return false;
      }
      if (found !== false) return found.values.some((value) => this.isFruitfulWith(next, found.slot, value));
    }
    return false;
  }

  private isFruitfulWith(next: Ahead, slot: number, value: readonly number[]): boolean {
    const copy = follow(next, next.viewer, next.declines);
    copy.vars[slot] = value.slice();
    return this.isFruitful(copy);
  }
}
