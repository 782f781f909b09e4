import type { Decision, Seat } from '@smashup/engine';
import type { Asking } from './protocol/asking.ts';

const SCORING_WINDOWS: readonly string[] = ['before scoring', 'when scoring', 'after scoring'];

/** The answer that passes a window in which cards may respond (R4); null if the decision is not such a window. */
export function passIn({ kind, options }: Decision): number[] | null {
  const pass = kind === 'respond' ? options.findIndex((option) => option.kind === 'pass') : -1;
  return pass < 0 ? null : [pass];
}

/** When each person wants to be asked in the windows in which cards may respond (R4). */
export class AskingRules {
  private readonly onlyAtScoring = new Set<Seat>();

  ask(seat: Seat, asking: Asking): void {
    if (asking === 'only at scoring') this.onlyAtScoring.add(seat);
    else this.onlyAtScoring.delete(seat);
  }

  /**
   * The answer that passes, if it is the only one or the person does not want to be asked; null: ask. `isOrdered`: the
   * person gave a standing order to pass.
   */
  passFor(decision: Decision, isOrdered: boolean): number[] | null {
    const pass = passIn(decision);
    const { seat, options, prompt } = decision;
    if (options.length === 1) return pass;
    // Playing a card face down in a duel is a response too, but one that every player wants to be asked for.
    if (options.some((option) => option.kind === 'card')) return null;
    const unwanted = isOrdered || (this.onlyAtScoring.has(seat) && !SCORING_WINDOWS.includes(prompt.key));
    return unwanted ? pass : null;
  }
}
