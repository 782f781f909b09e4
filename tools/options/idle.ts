import { smashUp } from '@smashup/cards';
import { seedRandom, type Decision, type State } from '@smashup/engine';
import { tableOf } from './table.ts';

/**
 * How many questions in a row are followed, and how many continuations in all: anything longer counts as doing
 * something.
 */
const DEEPEST = 4;
const MOST = 200;

/** The picks that decline, where a decision can be declined. In Play Cards that is to do nothing at all. */
function decliningPicks({ kind, options, min }: Decision): readonly number[] | null {
  if (kind === 'play') return null;
  if (min === 0) return [];
  const at = options.findIndex(
    (option) => option.kind === 'pass' || (option.kind === 'mode' && option.mode === 'no'),
  );
  return at < 0 ? null : [at];
}

/** The indices of the options that change nothing: whatever follows, the table is as if they had been declined. */
export function idleOptions(state: State): number[] {
  const { pending } = state;
  if (pending === null || pending.max < 1) return [];
  const declining = decliningPicks(pending);
  const isPlayCards = pending.kind === 'play';
  if (declining === null && !isPlayCards) return [];
  const declined = declining === null ? state : after(state, declining);
  const search = new Search(tableOf(state), declined);
  return pending.options.flatMap((option, index) => {
    if (declining?.includes(index) || (isPlayCards && option.kind !== 'use')) return [];
    return search.changesNothing(after(state, [index])) ? [index] : [];
  });
}

/** Is anything told when it is picked, that is not told when it is declined? */
export function doesSomething(state: State, index: number): boolean {
  const { pending } = state;
  const declining = pending === null ? null : decliningPicks(pending);
  const lines = storyOf(state, [index]);
  const others = declining === null ? [] : storyOf(state, declining);
  return lines.some((line) => !others.includes(line));
}

/** What is told, up to the next decision. */
function storyOf(state: State, picks: readonly number[]): string[] {
  const copy = smashUp.clone(state);
  const lines: string[] = [];
  if (copy.pending !== null) {
    smashUp.apply(copy, { decision: copy.pending.id, picks }, (event) => lines.push(JSON.stringify(event)));
  }
  return lines;
}

/** How many worlds are tried that the seat cannot tell from the real one. */
const GUESSES = 8;

/** Does the option change nothing whatever the cards are that this seat cannot see? */
export function isIdleForAll(state: State, seat: number, index: number): boolean {
  const view = smashUp.view(state, seat);
  for (let seed = 1; seed <= GUESSES; seed++) {
    if (!idleOptions(smashUp.determinize(view, seedRandom(seed))).includes(index)) return false;
  }
  return true;
}

function after(state: State, picks: readonly number[]): State {
  const copy = smashUp.clone(state);
  if (copy.pending !== null) smashUp.apply(copy, { decision: copy.pending.id, picks });
  return copy;
}

/** Is the same player asked the same thing at the same point, whatever the options are? */
function isSamePoint(one: State, other: State): boolean {
  return pointOf(one) === pointOf(other);
}

function pointOf({ pending, stack }: State): string {
  const frames = stack.map((frame) =>
    frame.kind === 'ability' ? [frame.ability, frame.self, frame.vars] : frame.kind,
  );
  return JSON.stringify([pending?.seat, pending?.kind, pending?.prompt, pending?.source, frames]);
}

class Search {
  private readonly before: string;
  private readonly declined: State;
  private readonly table: string;
  private left = MOST;

  constructor(before: string, declined: State) {
    this.before = before;
    this.declined = declined;
    this.table = tableOf(declined);
  }

  changesNothing(state: State): boolean {
    this.left = MOST;
    return this.isIdle(state, DEEPEST);
  }

  private isIdle(state: State, depth: number): boolean {
    const table = tableOf(state);
    if (table === this.table && isSamePoint(state, this.declined)) return true;
    if (table !== this.before || state.pending === null || depth === 0) return false;
    return this.answersTo(state.pending).every(
      (picks) => this.left-- > 0 && this.isIdle(after(state, picks), depth - 1),
    );
  }

  /** Every single pick, and none where none will do. Windows are for others: they are passed; a duel is not one. */
  private answersTo(decision: Decision): (readonly number[])[] {
    const { kind, options, min, max, prompt } = decision;
    const declining = decliningPicks(decision);
    if (kind === 'respond' && prompt.key !== 'duel' && declining !== null) return [declining];
    if (min > 1) return [options.slice(0, min).map((_, index) => index)];
    const singles = max < 1 ? [] : options.map((_, index) => [index]);
    return min === 0 ? [[], ...singles] : singles;
  }
}
