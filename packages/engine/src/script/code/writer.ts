import type { Game } from '../../game.ts';
import type { Aim, Cause, Grant, ForesightMode, Script, Step, Read } from '../../library/definitions.ts';
import type { Text, VerbNode } from '../../library/nodes/grammar.ts';
import type { RuleSpec } from '../../library/rule-kinds/all.ts';
import { leavesBy, onlyAdds, onlyPlans, speaksOfStored, usesUp } from '../../library/nodes/traits.ts';
import type { Option } from '../../model/decision.ts';
import type { AbilityFrame } from '../../model/frames.ts';
import { NONE, type CardId } from '../../model/ids.ts';
import { cardOf } from '../../model/options.ts';
import { UNSET } from '../../rules/following.ts';
import { kept } from '../../rules/scope.ts';
import { listOf, type Some } from './selected.ts';

export function causeOf(f: AbilityFrame): Cause {
  return { card: f.self, controller: f.controller, by: f.you };
}

/**
 * Collects the steps of a text while it is lowered. The verbs that do so are in rooms, one idea each (`tableVerbs(w)`), which
 * verbs.ts puts together.
 */
export class Writer {
  steps: Step[] = [];
  lasting: RuleSpec[] = [];
  grants: Grant[] = [];
  turnedUp: Read<readonly CardId[]>[] = [];
  slots = 1;
  /** The verb of the card's text whose steps come now. */
  verb: VerbNode | null = null;

  /** The script of a text: its steps are what is written meanwhile. `slots`: where it begins to count them. */
  script(text: Text, slots: number, write: () => void): Script {
    const around = [this.steps, this.lasting, this.grants, this.turnedUp, this.slots] as const;
    this.steps = [];
    this.lasting = [];
    this.grants = [];
    this.turnedUp = [];
    this.slots = slots;
    write();
    const script = {
      text,
      steps: this.steps,
      slots: this.slots,
      onlyAdds: onlyAdds(text),
      onlyPlans: onlyPlans(text),
      usesUp: usesUp(text),
      lasting: this.lasting,
      grants: this.grants,
      turnedUp: this.turnedUp,
      leavesBy: leavesBy(text),
      speaksOfStored: speaksOfStored(text),
    };
    [this.steps, this.lasting, this.grants, this.turnedUp, this.slots] = around;
    return script;
  }

  /** Steps are read all the time, which is much faster when all have the same fields. */
  step({ run, answer, foresee, accept, isQuiet, fills, into }: NewStep): void {
    this.steps.push({
      run,
      answer: answer ?? null,
      foresee: foresee ?? null,
      accept: accept ?? null,
      isQuiet: isQuiet ?? false,
      fills: fills ?? NONE,
      into: into ?? NONE,
      verb: this.verb,
    });
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
    this.quietly((g, f) => {
      f.vars[slot] = copyOf(list(g, f));
    }, slot);
  }

  /** Adds them to what is in the slot. */
  add(slot: number, some: Some): void {
    const list = listOf(some);
    this.quietly((g, f) => {
      f.vars[slot] = [...kept(f, slot), ...list(g, f)];
    }, slot);
  }

  /** A step that changes something, if it could: without `could` it always might. */
  do(run: (g: Game, f: AbilityFrame) => void, could?: Could, into?: number): void {
    this.step({ run, foresee: could, into });
  }

  /** A step that changes nothing but the ability's own values, and where it goes on. */
  quietly(run: (g: Game, f: AbilityFrame) => void, fills?: number): void {
    const foresee = (g: Game, f: AbilityFrame): false => {
      run(g, f);
      return false;
    };
    this.step({ run, foresee, isQuiet: true, fills });
  }

  /** A step with a result, which later steps can read. */
  result(run: (g: Game, f: AbilityFrame) => readonly number[], could?: Could): Read<readonly number[]> {
    const slot = this.newSlot();
    this.do(
      (g, f) => {
        f.vars[slot] = copyOf(run(g, f));
      },
      could && orEmpty(slot, could),
      slot,
    );
    return inSlot(slot);
  }

  /** A step that may ask (it returns false then): what is picked goes into the slot. `adds`: to what is there. */
  askInto(slot: number, run: Step['run'], foresee?: Foresee, accept?: Step['accept'], adds = false): void {
    this.step({
      run,
      foresee,
      answer: (g, f, picked) => {
        if (adds && kept(f, slot).length > 0) {
          f.vars[slot] = [...kept(f, slot), ...picked.map((option) => idOf(option, g))];
          return;
        }
        f.vars[slot] =
          picked[0] !== undefined && picked.length === 1
            ? [idOf(picked[0], g)]
            : picked.map((option) => idOf(option, g));
      },
      isQuiet: true,
      accept,
    });
  }

  /** The value as it is now, kept for later steps. */
  note(amount: Read<number>): Read<number> {
    return first(this.noteAll((g, f) => [amount(g, f)]));
  }

  /** The list as it is now, kept for later steps. */
  noteAll(list: Some): Read<readonly number[]> {
    const slot = this.newSlot();
    this.keep(slot, list);
    return inSlot(slot);
  }
}

type Foresee = NonNullable<Step['foresee']>;

/** What need not be said of every step. */
type NewStep = Pick<Step, 'run'> & {
  readonly [Name in Exclude<keyof Step, 'run' | 'verb'>]?: Step[Name] | undefined;
};

/** To be kept: the list may be that of a hand, which changes. */
export function copyOf(list: readonly number[]): number[] {
  return list.length === 0 ? UNSET : list.slice();
}

function idOf(option: Option, { state }: Game): number {
  return option.kind === 'player' ? option.player : cardOf(option, state);
}

/** Could a step change anything now? */
export type Could = (g: Game, f: AbilityFrame, look: ForesightMode) => boolean;

/** A step that could not leaves its slot empty. */
export function orEmpty(slot: number, could: Could): Could {
  return (g, f, look) => {
    f.vars[slot] = UNSET;
    const found = could(g, f, look);
    if (look.aim !== null) f.vars[slot] = copyOf(look.aim.doable ?? UNSET);
    return found;
  };
}

/** For a step about cards: could it do it to one of them? A selection as a whole may have members later. */
export function couldToSome(
  some: Some,
  can: (g: Game, f: AbilityFrame, id: number) => boolean,
  /** The card that forbids it, if one does. */
  forbids: (g: Game, f: AbilityFrame, id: number) => CardId | null = () => null,
  /** Does it raise the power of minions (R10.74)? */
  raises = false,
): Could {
  const list = listOf(some);
  const isOpen = typeof some !== 'function';
  return (g, f, look) => {
    if (look.aim !== null) {
      const doable = list(g, f).filter((id) => can(g, f, id));
      return wouldAffect(look.aim, doable, raises ? doable : NOBODY);
    }
    if ((isOpen && look.declines) || list(g, f).some((id) => can(g, f, id))) return true;
    if (look.blame !== null) blameForbidding(look.blame, list(g, f), (id) => forbids(g, f, id));
    return false;
  };
}

/**
 * For an ability that is followed to see whether it could affect certain cards: these would be affected. `raised`: those of
 * them whose power would be raised.
 */
export function wouldAffect(aim: Aim, cards: readonly CardId[], raised: readonly CardId[] = NOBODY): boolean {
  aim.doable = cards;
  aim.isHit = (aim.mustRaise ? raised : cards).some((card) => aim.cards.includes(card));
  return aim.isHit;
}

const NOBODY: readonly CardId[] = [];

function blameForbidding(
  blame: NonNullable<ForesightMode['blame']>,
  ids: readonly number[],
  forbids: (id: number) => CardId | null,
): void {
  for (const id of ids) {
    const source = forbids(id);
    if (source !== null) blame({ key: 'forbidden', source });
  }
}

export function inSlot(slot: number): Read<readonly number[]> {
  return (_, s) => s.vars[slot] ?? [];
}

/**
 * One of several identical cards, or nothing: the one that most players have seen. At a table nobody could say which
 * of them it is, so its number must not reveal that there is another.
 */
export function oneAlike(list: Read<readonly CardId[]>): Read<CardId> {
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
export function first(list: Read<readonly number[]>): Read<number> {
  return (g, s) => list(g, s)[0] ?? NONE;
}
