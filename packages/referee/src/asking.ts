import type { Decision, Seat, State } from '@smashup/engine';
import type { Asking } from './protocol/asking.ts';

const SCORING_WINDOWS: readonly string[] = ['before scoring', 'when scoring', 'after scoring'];

/** The answer that passes a window in which cards can answer what happens; null: it is none. */
export function passIn({ kind, options }: Decision): number[] | null {
  const pass = kind === 'respond' ? options.findIndex((option) => option.kind === 'pass') : -1;
  return pass < 0 ? null : [pass];
}

/** What the persons have said about being asked in the windows in which cards can answer what happens (R4). */
export class AskingRules {
  private readonly onlyAtScoring = new Set<Seat>();
  /** Who is left in peace, since which turn. */
  private readonly peace = new Map<Seat, number>();

  /** `turn`: the number of the turn in which it was said. */
  ask(seat: Seat, asking: Asking, turn: number): void {
    if (asking === 'not this round') {
      this.peace.set(seat, turn);
      return;
    }
    this.peace.delete(seat);
    if (asking === 'only at scoring') this.onlyAtScoring.add(seat);
    else this.onlyAtScoring.delete(seat);
  }

  /** The answer that passes, if there is nothing else or the person does not want to be asked this; null: ask. */
  passFor(decision: Decision, state: State): number[] | null {
    const pass = passIn(decision);
    const { seat, options, prompt } = decision;
    if (options.length === 1) return pass;
    // Laying down a card for a duel is a response as well, but one of those that nobody wants to miss.
    if (options.some((option) => option.kind === 'card')) return null;
    const unwanted =
      this.isInPeace(seat, state) || (this.onlyAtScoring.has(seat) && !SCORING_WINDOWS.includes(prompt.key));
    return unwanted ? pass : null;
  }

  /** It lasts until the person's own next turn; turns go round. */
  private isInPeace(seat: Seat, { turn, players }: State): boolean {
    const since = this.peace.get(seat);
    if (since === undefined) return false;
    const sinceOwnTurn = (turn.player - seat + players.length) % players.length;
    return since >= turn.number - sinceOwnTurn;
  }
}
