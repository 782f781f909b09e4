import type { DecisionView } from '@smashup/referee/protocol';

/** One pick is the whole answer. */
export function isSinglePick({ max }: DecisionView): boolean {
  return max <= 1;
}

/** The order of the picks matters. */
export function isOrdered({ kind }: DecisionView): boolean {
  return kind === 'order';
}

/** The picks after a click on an option: picked, or taken back. Null: there are as many as allowed. */
export function toggle(
  decision: DecisionView,
  picks: readonly number[],
  index: number,
): readonly number[] | null {
  if (picks.includes(index)) return picks.filter((pick) => pick !== index);
  if (picks.length >= decision.max) return null;
  return completed(decision, [...picks, index]);
}

/** When everything has to be put in order, the last one is implied. */
function completed(decision: DecisionView, picks: readonly number[]): readonly number[] {
  const { options, min } = decision;
  if (!isOrdered(decision) || min !== options.length || picks.length !== options.length - 1) return picks;
  const rest = options.map((_, index) => index).filter((index) => !picks.includes(index));
  return [...picks, ...rest];
}

export function isEnough({ min, max }: DecisionView, picks: readonly number[]): boolean {
  return picks.length >= min && picks.length <= max;
}

/** Whether nothing at all is an answer that has no option of its own. */
export function mayPickNothing({ min, options }: DecisionView): boolean {
  return min === 0 && !options.some(({ kind }) => kind === 'pass');
}

/** Whether the answer leaves something undone that the person may regret. */
export function isPassing(decision: DecisionView, picks: readonly number[]): boolean {
  return picks.length === 0 || picks.some((pick) => decision.options[pick]?.kind === 'pass');
}

/** Something can still be played, perhaps only because a card in play allows it. */
export function offersPlay({ options }: DecisionView): boolean {
  return options.some(({ kind }) => kind === 'play' || kind === 'uncover');
}
