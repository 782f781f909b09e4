import type { Game } from '../game.ts';
import type { Cause, Grant, RuleSpec, Script, Step, Value } from '../library/definitions.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import type { Choosable } from './selection.ts';

/** Cards (or bases, or players) for a verb: one, several, or a selection of which all are meant. */
export type Some = Value<number> | Value<readonly number[]> | Choosable;

export function listOf(some: Some): Value<readonly number[]> {
  if (typeof some !== 'function') return some.list;
  return (g, s) => {
    const found = some(g, s);
    if (typeof found !== 'number') return found;
    return found === NONE ? [] : [found];
  };
}

export function causeOf(f: AbilityFrame): Cause {
  return { card: f.self, controller: f.controller, by: f.you };
}

/**
 * Records an ability. It runs once, when the library is built; every call adds a step, and the values it returns are
 * read when the ability is followed. This class only keeps what is recorded. What cards say is in the classes that
 * extend it, one idea each, up to `Verbs`, which has all of it.
 */
export class Writer {
  protected readonly steps: Step[] = [];
  protected readonly lasting: RuleSpec[] = [];
  protected readonly grants: Grant[] = [];
  protected slots: number;

  /** A script inside a lasting effect goes on counting where the script around it had got to. */
  constructor(slots = 1) {
    this.slots = slots;
  }

  script(said: string): Script {
    return { steps: this.steps, slots: this.slots, lasting: this.lasting, grants: this.grants, said };
  }

  protected newSlot(): number {
    return this.slots++;
  }

  /** A slot that begins empty, each time that the steps come by here. */
  protected newList(): number {
    const slot = this.newSlot();
    this.keep(slot, () => []);
    return slot;
  }

  /** Puts them into the slot, in place of what was there. */
  protected keep(slot: number, some: Some): void {
    const list = listOf(some);
    this.do((g, f) => {
      f.vars[slot] = list(g, f).slice();
    });
  }

  /** Adds them to what is in the slot. */
  protected add(slot: number, some: Some): void {
    const list = listOf(some);
    this.do((g, f) => {
      f.vars[slot] = [...f.vars[slot], ...list(g, f)];
    });
  }

  protected do(run: (g: Game, f: AbilityFrame) => void): void {
    this.steps.push({ run });
  }

  /** A step with a result, which later steps can read. */
  protected result(run: (g: Game, f: AbilityFrame) => readonly number[]): Value<readonly number[]> {
    const slot = this.newSlot();
    this.do((g, f) => {
      f.vars[slot] = run(g, f).slice();
    });
    return inSlot(slot);
  }

  /** The value as it is now, kept for later steps. */
  note(amount: Value<number>): Value<number> {
    return first(this.result((g, f) => [amount(g, f)]));
  }

  noteAll(list: Some): Value<readonly number[]> {
    return this.result(listOf(list));
  }
}

export function inSlot(slot: number): Value<readonly number[]> {
  return (_, s) => s.vars[slot];
}

/** The first of them, or nothing. */
export function first(list: Value<readonly number[]>): Value<number> {
  return (g, s) => list(g, s)[0] ?? NONE;
}
