import type { Game } from '../game.ts';
import type { Cause, Grant, Outlook, RuleSpec, Script, Step, Value } from '../library/definitions.ts';
import type { Option } from '../model/decision.ts';
import type { AbilityFrame } from '../model/frames.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { fix, isFixed } from './fixed.ts';
import type { Choosable } from './selection.ts';
import { UNSET } from '../rules/following.ts';
import { kept } from '../rules/scope.ts';

/** Cards (or bases, or players) for a verb: one, several, or everything in a selection. */
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
 * read when the ability is followed. A writer keeps what is recorded; what cards say with it is in rooms of verbs, one
 * idea each (`tableVerbs(w)`), which verbs.ts puts together.
 */
export class Writer {
  readonly steps: Step[] = [];
  readonly lasting: RuleSpec[] = [];
  readonly grants: Grant[] = [];
  slots: number;
  /** Where one of its verbs sends the very card that it is on. */
  sendsItself: Script['sendsItself'] = null;

  /** A script inside a lasting effect goes on counting where the script around it had got to. */
  constructor(slots = 1) {
    this.slots = slots;
  }

  script(said: string): Script {
    const { slots, lasting, grants, sendsItself } = this;
    const steps = this.steps.map(inOneShape);
    return {
      steps,
      slots,
      onlyAdds: steps.length > 0 && steps.every(({ adds }) => adds),
      usesUp: steps.some(({ usesUp }) => usesUp),
      lasting,
      grants,
      sendsItself,
      said,
    };
  }

  newSlot(): number {
    return this.slots++;
  }

  /** A slot that starts out empty each time the steps come by here. */
  newList(): number {
    const slot = this.newSlot();
    this.keep(slot, () => []);
    return slot;
  }

  /** Puts them into the slot, in place of what was there. */
  keep(slot: number, some: Some): void {
    const list = listOf(some);
    const run: Step['run'] = (g, f) => {
      f.vars[slot] = copyOf(list(g, f));
    };
    this.quietly(run, { fills: slot, ...(isFixed(some) ? { adds: true } : {}) });
  }

  /** Adds them to what is in the slot. */
  add(slot: number, some: Some): void {
    const list = listOf(some);
    this.quietly(
      (g, f) => {
        f.vars[slot] = [...kept(f, slot), ...list(g, f)];
      },
      { fills: slot },
    );
  }

  /** A step that changes something, if it could: without `could` it always might. */
  do(run: (g: Game, f: AbilityFrame) => void, could?: Could, traits: Traits = {}): void {
    this.steps.push(could === undefined ? { run } : { run, foresee: could, ...traits });
  }

  /** A step that changes nothing but the ability's own values, and where it goes on. */
  quietly(run: (g: Game, f: AbilityFrame) => void, traits: Traits = {}): void {
    this.steps.push({
      run,
      foresee: (g, f) => {
        run(g, f);
        return false;
      },
      isQuiet: true,
      ...traits,
    });
  }

  /** A step with a result, which later steps can read. */
  result(
    run: (g: Game, f: AbilityFrame) => readonly number[],
    could?: Could,
    traits: Traits = {},
  ): Value<readonly number[]> {
    const slot = this.newSlot();
    this.do(
      (g, f) => {
        f.vars[slot] = copyOf(run(g, f));
      },
      could && orEmpty(slot, could),
      traits,
    );
    return inSlot(slot);
  }

  /** A step that may ask (it returns false then): what is picked goes into the slot. */
  askInto(slot: number, run: Step['run'], foresee?: Step['foresee'], accept?: Step['accept']): void {
    this.steps.push({
      run,
      ...(foresee === undefined ? {} : { foresee }),
      answer: (_, f, picked) => {
        f.vars[slot] = picked[0] !== undefined && picked.length === 1 ? [idOf(picked[0])] : picked.map(idOf);
      },
      isQuiet: true,
      ...(accept === undefined ? {} : { accept }),
    });
  }

  /** The value as it is now, kept for later steps. */
  note(amount: Value<number>): Value<number> {
    const list: Value<readonly number[]> = (g, f) => [amount(g, f)];
    if (!isFixed(amount)) return first(this.noteAll(list));
    return fix(first(this.noteAll(fix(list))));
  }

  /** The list as it is now, kept for later steps. */
  noteAll(list: Some): Value<readonly number[]> {
    const slot = this.newSlot();
    this.keep(slot, list);
    return isFixed(list) ? fix(inSlot(slot)) : inSlot(slot);
  }
}

/** To be kept: the list may be that of a hand, which changes. */
function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? UNSET : list.slice();
}

function idOf(option: Option): number {
  switch (option.kind) {
    case 'card':
    case 'name':
      return option.card;
    case 'base':
      return option.base;
    case 'player':
      return option.player;
    default:
      return NONE;
  }
}

/** Steps are read all the time, which is much faster when all have the same fields. */
function inOneShape(step: Step): Step {
  const { run, answer, foresee, isQuiet, adds, usesUp, playsItself, duels, fills, accept } = step;
  return { run, answer, foresee, isQuiet, adds, usesUp, playsItself, duels, fills, accept };
}

/** What else is known of a step. */
type Traits = Pick<Step, 'isQuiet' | 'adds' | 'usesUp' | 'playsItself' | 'duels' | 'fills'>;

/** For a step that adds something, if what it is given is fixed. */
export function adding(...given: readonly unknown[]): Traits {
  return given.every(isFixed) ? { adds: true } : {};
}

/** Could a step change anything now? */
export type Could = (g: Game, f: AbilityFrame, look: Outlook) => boolean;

/** A step that could not leaves its slot empty. */
export function orEmpty(slot: number, could: Could): Could {
  return (g, f, look) => {
    f.vars[slot] = UNSET;
    return could(g, f, look);
  };
}

/** For a step about cards: could it do it to one of them? A selection as a whole may have members later. */
export function couldToSome(
  some: Some,
  can: (g: Game, f: AbilityFrame, id: number) => boolean,
  /** The card that forbids it, if one does. */
  forbids: (g: Game, f: AbilityFrame, id: number) => CardId | null = () => null,
): Could {
  const list = listOf(some);
  const isOpen = typeof some !== 'function';
  return (g, f, look) => {
    if ((isOpen && look.declines) || list(g, f).some((id) => can(g, f, id))) return true;
    if (look.blame !== null) blameForbidding(look.blame, list(g, f), (id) => forbids(g, f, id));
    return false;
  };
}

function blameForbidding(
  blame: NonNullable<Outlook['blame']>,
  ids: readonly number[],
  forbids: (id: number) => CardId | null,
): void {
  for (const id of ids) {
    const source = forbids(id);
    if (source !== null) blame({ key: 'forbidden', source });
  }
}

export function inSlot(slot: number): Value<readonly number[]> {
  return (_, s) => s.vars[slot] ?? [];
}

/**
 * One of several identical cards, or nothing: the one that most players have seen. At a table nobody could say which
 * of them it is, so its number must not reveal that there is another.
 */
export function oneAlike(list: Value<readonly CardId[]>): Value<CardId> {
  return (g, s) => {
    const seen = (card: CardId): number => seatsIn(g.state.known[card] ?? 0);
    return list(g, s).reduce((best, card) => (best === NONE || seen(card) > seen(best) ? card : best), NONE);
  };
}

function seatsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** The first of them, or nothing. */
export function first(list: Value<readonly number[]>): Value<number> {
  return (g, s) => list(g, s)[0] ?? NONE;
}
