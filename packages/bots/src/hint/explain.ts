import {
  cardOf,
  HIDDEN,
  NONE,
  type Decision,
  type RandomState,
  type Rules,
  type Seat,
  type State,
  type View,
} from '@smashup/engine';
import type { ExplainedThought, Reason, ReasonKey, Step, Thought } from '../bot.ts';
import { strengthOf } from '../evaluation/faction-strength.ts';
import { candidates } from '../search/candidates.ts';
import { picksAgain } from '../search/line.ts';
import type { ThinkRequest } from '../thinker.ts';
import { changesBetween, factsOf, nameOf } from './facts.ts';

/** Worlds in which the answer is carried out once more to see what it does. */
const WORLDS = 6;
const MOST_REASONS = 4;
/** Nothing worth telling takes longer than this to carry out. */
const MOST_STEPS = 60;

/** An answer carried out in one world, with the part of the plan that belongs to it. */
interface Run {
  readonly state: State;
  /** How many answers of the plan were given. */
  readonly steps: number;
  /** Another player had to decide, and a default was chosen for them. */
  readonly isContested: boolean;
  /** Another player could have responded, and did not. */
  readonly isAnswerable: boolean;
  /** More came to light than the cards drawn: the outcome may be luck, however many worlds agree. */
  readonly isLuck: boolean;
}

/** The decision that was thought about, as the seat sees it. */
type Asked = Pick<ThinkRequest, 'view' | 'decision'>;

/** Rules and randomness to simulate with. */
interface Means {
  readonly rules: Rules;
  readonly random: RandomState;
}

/** A thought with what its answer achieves, as far as that is the same in every imagined world. */
export function explain(asked: Asked, thought: Thought, means: Means): ExplainedThought {
  const { answer } = thought;
  const opening = openingReason(asked.decision, answer.picks);
  if (opening !== null) return { answer, steps: [], reasons: [{ key: opening }] };
  return { answer, ...effectsOf(asked, thought, means) };
}

/** Before the first turn experience decides, and nothing can be tried. */
function openingReason({ kind, options }: Decision, [pick = 0]: readonly number[]): ReasonKey | null {
  if (kind === 'mulligan') return 'no minion';
  if (kind !== 'faction') return null;
  const strengths = options.map((option) => (option.kind === 'faction' ? strengthOf([option.faction]) : 0));
  const chosen = strengths[pick] ?? 0;
  return strengths.every((strength, at) => at === pick || strength < chosen) ? 'faction' : 'nothing better';
}

function effectsOf(
  asked: Asked,
  { answer: { picks }, plan }: Thought,
  means: Means,
): Pick<ExplainedThought, 'steps' | 'reasons'> {
  const { rules, random } = means;
  const { view } = asked;
  const worlds = Array.from({ length: WORLDS }, () => rules.determinize(view, random));
  const nameable = plan.findIndex((step) => !isKnown(step, view));
  const attempt = (most: number): Run[] =>
    worlds.map((world) => carryOut(asked, rules.clone(world), picks, plan.slice(0, most), means));
  let runs = attempt(nameable < 0 ? plan.length : nameable);
  const common = Math.min(...runs.map(({ steps }) => steps));
  if (runs.some(({ steps }) => steps > common)) runs = attempt(common);
  return { steps: plan.slice(0, common), reasons: reasonsIn(asked, runs, rules) };
}

/** Everything that a step picks can be called by its name. */
function isKnown({ decision, picks }: Step, view: View): boolean {
  return picks.every((pick) => {
    const option = decision.options[pick];
    if (option === undefined) return false;
    // A card that lies face down is called by its place.
    if (option.kind === 'buried') return true;
    const card = cardOf(option, view);
    return card === NONE || (view.defs[card] ?? HIDDEN) !== HIDDEN;
  });
}

/**
 * Gives the answer, then the plan's answers for as long as the player is asked what was planned; others pass. The
 * state is used up.
 */
function carryOut(
  { decision }: Asked,
  state: State,
  picks: readonly number[],
  plan: readonly Step[],
  { rules, random }: Means,
): Run {
  const { barrier } = state;
  let drawn = 0;
  const give = (asked: Decision, given: readonly number[]): void =>
    rules.apply(state, { decision: asked.id, picks: given }, (event) => {
      if (event.key === 'draw') drawn += event.cards.length;
    });
  give(decision, picks);
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
      give(pending, again);
      steps++;
      continue;
    }
    const pass = pending.options.findIndex(({ kind }) => kind === 'pass');
    if (pass >= 0) isAnswerable = true;
    else isContested = true;
    const [given = []] = pass >= 0 ? [[pass]] : candidates(rules, state, pending, 1, random);
    give(pending, given);
  }
  return { state, steps, isContested, isAnswerable, isLuck: state.barrier - barrier > drawn };
}

/** Then cards are drawn and the next turn begins, whatever else happens. */
function isTurnOver({ state: { turn, pending } }: Run, { turn: now }: View): boolean {
  return pending === null || turn.number !== now.number || turn.phase === 'draw' || turn.phase === 'end';
}

/**
 * What is told even where the turn runs to its end or something comes to light: what a base pays is settled by then.
 */
const SETTLED: ReadonlySet<ReasonKey> = new Set<ReasonKey>(['win', 'vp']);

function reasonsIn({ view, decision }: Asked, runs: readonly Run[], rules: Rules): Reason[] {
  const isVague = runs.some((run) => run.isLuck || isTurnOver(run, view));
  const isGameOver = runs.some(({ state: { pending } }) => pending === null);
  const [first, ...others] = runs.map(({ state }) =>
    changesBetween(factsOf(rules, view, view), factsOf(rules, state, view)),
  );
  const isUncertain = first === undefined || runs.some(({ isContested }) => isContested);
  const agreed = isUncertain ? [] : first.filter((change) => others.every((changes) => has(changes, change)));
  const reasons = agreed
    .filter(({ key }) => !isVague || SETTLED.has(key))
    // What others lose at the end is for Madness in hands and decks that nobody has seen (R12.3).
    .filter(({ key, player }) => !(isGameOver && key === 'vp' && player !== decision.seat))
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

/** How much a change speaks for the answer, seen from that seat; below zero, it speaks against it. */
function weightOf({ key, player, from = 0, to = 0 }: Reason, seat: Seat): number {
  const amount = (to - from) * (WEIGHTS[key] ?? 0);
  if (player === undefined || player === seat) return amount;
  // That somebody is no longer first is implied by whoever now is.
  return key === 'power' || key === 'hand' || key === 'vp' ? -amount : 0;
}
