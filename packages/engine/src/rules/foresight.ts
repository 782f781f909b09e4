import { abilityOf, type Game } from '../game.ts';
import type { Fork, Lack, ForesightMode, Step } from '../library/definitions.ts';
import type { AbilityFrame, Trigger } from '../model/frames.ts';
import { NONE, type Seat, type AbilityId } from '../model/ids.ts';
import type { Obstacle } from './playing.ts';
import { asKnownTo, unlessHidden } from './blind.ts';
import { ahead, beginAnew, beginning, UNSET, type Start } from './following.ts';

/**
 * Could an ability do anything now? This is found from its recorded steps without changing anything: they are
 * followed on a private frame, trying each way a choice could go, until a step comes that could change something. Up
 * to there the table is unchanged, so every condition on the way can be read. What lies face down is not looked at: a
 * step that would look there counts as doing something.
 */

/** Paths longer than this are not followed: they count as doing something. */
const MOST_STEPS = 300;

/** Could it do anything now, as far as the viewer can tell? */
export function couldDoAnything(
  g: Game,
  ability: AbilityId,
  start: Start | Trigger,
  viewer: Seat = start.you,
): boolean {
  const { steps } = abilityOf(g, ability).script;
  if (steps.length > 0 && steps[0]?.foresee === null) return true;
  if (isFruitfulForSome(g, ability, start, viewer, false)) return true;
  return viewer !== start.you && !isNothingTo(g, ability, start, viewer);
}

/** Can a player who looks at somebody else's ability tell that it will do nothing? Their hand must not give it away. */
function isNothingTo(g: Game, ability: AbilityId, start: Start | Trigger, viewer: Seat): boolean {
  const known = asKnownTo(g, viewer);
  return unlessHidden(() => !isFruitfulForSome(known, ability, start, viewer, false)) ?? false;
}

/** Will it be followed even with nothing to do now, so that its place in the order matters? */
export function isCompulsory(g: Game, start: Trigger, viewer: Seat): boolean {
  return isFruitfulForSome(g, start.ability, start, viewer, true);
}

/** Everybody follows it, one after another (R10.21). */
function isFruitfulForSome(
  g: Game,
  ability: AbilityId,
  start: Start | Trigger,
  viewer: Seat,
  declines: boolean,
): boolean {
  const frame = beginning(g, ability, start, NONE);
  const walk = new Walk(g, frame, viewer, declines);
  if (walk.isFruitful(frame)) return true;
  for (const next of frame.others) {
    beginAnew(frame, next);
    if (walk.isFruitful(frame)) return true;
  }
  return false;
}

/**
 * Could the steps from one to another do anything, followed from where that frame is now? `declines`: even if
 * everything optional is declined.
 */
export function couldBetween(
  g: Game,
  frame: AbilityFrame,
  from: number,
  to: number,
  declines = false,
): boolean {
  const { steps } = abilityOf(g, frame.ability).script;
  if (from < to && steps[from]?.foresee === null) return true;
  const next = ahead(frame);
  next.pc = from;
  return new Walk(g, next, frame.you, declines, to).isFruitful(next);
}

/**
 * Why would it have no effect now? The first obstacle that is a card, since a player could do something about that;
 * otherwise what was lacking.
 */
export function whyNothing(g: Game, ability: AbilityId, start: Start): Obstacle {
  const lacks: Lack[] = [];
  const frame = beginning(g, ability, start, NONE);
  const walk = new Walk(g, frame, start.you, false);
  walk.blame = (lack) => lacks.push(lack);
  walk.isFruitful(frame);
  const found = lacks.find(({ key }) => key === 'forbidden') ?? lacks[0];
  return found ?? { key: 'it would do nothing', source: start.self };
}

function sightOf({ you }: AbilityFrame): ForesightMode {
  return (SIGHTS[you] ??= { viewer: you, declines: false, blame: null, aim: null });
}

const SIGHTS: ForesightMode[] = [];

/** Does that step, which comes next, change anything itself? */
export function couldChange(g: Game, frame: AbilityFrame, { isQuiet, foresee }: Step): boolean {
  if (isQuiet) return false;
  // The slot it would write is the one that is about to be filled with its result.
  return foresee === null || foresee(g, frame, sightOf(frame)) === true;
}

/**
 * Could picking these for the slot have any effect? Asked of one pick after another, all followed on the same frame. In a
 * loop the next round does not count, unless something is kept for it.
 */
export function pickingFor(g: Game, frame: AbilityFrame, slot: number): (picked: number[]) => boolean {
  const next = ahead(frame);
  const walk = new Walk(g, next, frame.you, false, Number.MAX_SAFE_INTEGER, frame.pc, slot);
  return (picked) => walk.couldPick(next, slot, picked);
}

/** An ability is followed from a frame to some step. */
class Walk implements ForesightMode {
  readonly viewer: Seat;
  readonly declines: boolean;
  blame: ForesightMode['blame'] = null;
  readonly aim = null;
  private readonly g: Game;
  private readonly steps: readonly Step[];
  private readonly end: number;
  /** The step after a pick, and the slot that the pick is in. */
  private readonly pickedAt: number;
  private readonly picked: number;
  private left = MOST_STEPS;

  constructor(
    g: Game,
    { ability }: AbilityFrame,
    viewer: Seat,
    declines: boolean,
    end = Number.MAX_SAFE_INTEGER,
    pickedAt = NONE,
    picked = NONE,
  ) {
    this.g = g;
    this.viewer = viewer;
    this.declines = declines;
    this.steps = abilityOf(g, ability).script.steps;
    this.end = Math.min(end, this.steps.length);
    this.pickedAt = pickedAt;
    this.picked = picked;
  }

  /** Could that pick have any effect? */
  couldPick(frame: AbilityFrame, slot: number, picked: number[]): boolean {
    this.left = MOST_STEPS;
    return this.isFruitfulWith(frame, slot, picked);
  }

  isFruitful(frame: AbilityFrame): boolean {
    while (frame.pc < this.end) {
      const step = this.steps[frame.pc++];
      if (step === undefined) break;
      const { foresee, fills } = step;
      if (foresee === null || --this.left < 0) return true;
      const found = foresee(this.g, frame, this);
      if (found === true) return true;
      if (this.picked !== NONE) {
        // Something is kept of it, so whatever comes after counts.
        if (fills !== NONE && fills < this.picked) {
          return new Walk(this.g, frame, this.viewer, this.declines).isFruitful(frame);
        }
        if (frame.pc < this.pickedAt) return false;
      }
      if (found !== false) return this.isFruitfulWithSome(frame, found);
    }
    return false;
  }

  private isFruitfulWithSome(frame: AbilityFrame, { slot, ids, several, orNone }: Fork): boolean {
    for (const id of ids) if (this.isFruitfulWith(frame, slot, [id])) return true;
    if (several && ids.length > 1 && this.isFruitfulWith(frame, slot, ids.slice())) return true;
    if (!orNone && ids.length > 0) return false;
    frame.vars[slot] = UNSET;
    return this.isFruitful(frame);
  }

  /** Afterwards the frame is as it was: for the next way to go on. */
  private isFruitfulWith(frame: AbilityFrame, slot: number, picked: number[]): boolean {
    const { pc, you, vars } = frame;
    const before = vars.slice();
    vars[slot] = picked;
    const found = this.isFruitful(frame);
    frame.pc = pc;
    frame.you = you;
    for (let at = 0; at < before.length; at++) vars[at] = before[at] ?? UNSET;
    return found;
  }
}
