import { HIDDEN, type Option, type Seat, type State, type View } from '@smashup/engine';
import type { Reason, ReasonKey, Step, Thought } from '../bot.ts';
import { candidates } from './candidates.ts';
import type { Matter } from './compare.ts';
import { changesBetween, factsOf, nameOf } from './facts.ts';
import { picksAgain, type Line } from './line.ts';

/** Worlds in which the answer is carried out once more to see what it does. */
const WORLDS = 6;
const MOST_REASONS = 4;
/** Nothing takes longer than this to be carried out that is worth telling. */
const MOST_STEPS = 60;

/** An answer carried out in one world, with as much of the plan as belongs to it. */
interface Run {
  readonly state: State;
  /** How many answers of the plan were given. */
  readonly steps: number;
  /** Another player had to decide something, and it was decided for them somehow. */
  readonly isContested: boolean;
  /** Another player could have answered, and did not. */
  readonly isAnswerable: boolean;
}

/** What an answer does and how it goes on, as far as that is the same in every world that its player can imagine. */
export function effectsOf(
  matter: Matter,
  picks: readonly number[],
  plan: readonly Line[],
): Pick<Thought, 'then' | 'reasons'> {
  const { rules, view, mind } = matter;
  const worlds = Array.from({ length: WORLDS }, () => rules.determinize(view, mind.random));
  const nameable = plan.findIndex((step) => !isKnown(step, view));
  const attempt = (most: number): Run[] =>
    worlds.map((world) => carryOut(matter, rules.clone(world), picks, plan.slice(0, most)));
  let runs = attempt(nameable < 0 ? plan.length : nameable);
  const common = Math.min(...runs.map(({ steps }) => steps));
  if (runs.some(({ steps }) => steps > common)) runs = attempt(common);
  return {
    then: plan
      .slice(0, common)
      .map(({ decision: asked, picks: given }) => ({ decision: asked, picks: given })),
    reasons: reasonsIn(matter, runs),
  };
}

/** Everything that a step picks can be called by its name. */
function isKnown({ decision, picks }: Step, { defs }: View): boolean {
  return picks.every((pick) => {
    const option = decision.options[pick];
    return option !== undefined && cardsOf(option).every((card) => (defs[card] ?? HIDDEN) !== HIDDEN);
  });
}

function cardsOf(option: Option): readonly number[] {
  if (option.kind === 'base') return [option.base];
  return 'card' in option ? [option.card] : [];
}

/** Gives the answer, and the plan's as long as its player is asked what was planned; others pass. The state is used up. */
function carryOut(matter: Matter, state: State, picks: readonly number[], plan: readonly Line[]): Run {
  const { rules, decision, mind } = matter;
  rules.apply(state, { decision: decision.id, picks });
  let steps = 0;
  let isContested = false;
  let isAnswerable = false;
  for (let asked = 0; asked < MOST_STEPS; asked++) {
    const { pending } = state;
    if (pending === null || pending.kind === 'play') break;
    if (pending.seat === decision.seat) {
      const step = plan[steps];
      const again = step === undefined ? null : picksAgain(step, pending);
      if (again === null) break;
      rules.apply(state, { decision: pending.id, picks: again });
      steps++;
      continue;
    }
    const pass = pending.options.findIndex(({ kind }) => kind === 'pass');
    if (pass >= 0) isAnswerable = true;
    else isContested = true;
    const [given = []] = pass >= 0 ? [[pass]] : candidates(rules, state, pending, 1, mind.random);
    rules.apply(state, { decision: pending.id, picks: given });
  }
  return { state, steps, isContested, isAnswerable };
}

/** Then cards are drawn and the next turn begins, whatever else happens. */
function isTurnOver({ state: { turn, pending } }: Run, { turn: now }: View): boolean {
  return pending === null || turn.number !== now.number || turn.phase === 'draw' || turn.phase === 'end';
}

const AT_THE_END: ReadonlySet<ReasonKey> = new Set<ReasonKey>(['win', 'vp']);

function reasonsIn({ rules, view, decision }: Matter, runs: readonly Run[]): Reason[] {
  const ends = runs.some((run) => isTurnOver(run, view));
  const [first, ...others] = runs.map(({ state }) =>
    changesBetween(factsOf(rules, view, view), factsOf(rules, state, view)),
  );
  const isUncertain = first === undefined || runs.some(({ isContested }) => isContested);
  const agreed = isUncertain ? [] : first.filter((change) => others.every((changes) => has(changes, change)));
  const reasons = agreed
    .filter(({ key }) => !ends || AT_THE_END.has(key))
    .map((reason) => ({ reason, weight: weightOf(reason, decision.seat) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_REASONS)
    .map(({ reason }) => reason);
  if (reasons.length === 0) return [{ key: 'nothing better' }];
  return runs.some(({ isAnswerable }) => isAnswerable) ? [...reasons, { key: 'unanswered' }] : reasons;
}

function has(changes: readonly Reason[], wanted: Reason): boolean {
  return changes.some((change) => nameOf(change) === nameOf(wanted) && change.to === wanted.to);
}

const WEIGHTS: Partial<Record<ReasonKey, number>> = {
  win: 100,
  vp: 5,
  first: 2,
  power: 0.6,
  hand: 0.5,
  plays: 0.5,
  ready: 0.1,
};

/** How much a change speaks for it, seen from that seat; below zero: against it. */
function weightOf({ key, player, from = 0, to = 0 }: Reason, seat: Seat): number {
  const amount = (to - from) * (WEIGHTS[key] ?? 0);
  if (player === undefined || player === seat) return amount;
  // That somebody else is no longer first is said by whoever is.
  return key === 'power' || key === 'hand' || key === 'vp' ? -amount : 0;
}
