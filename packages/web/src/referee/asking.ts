import type { Decision, Seat, State } from '@smashup/engine';
import type { Asking } from '../protocol/referee-api.ts';

const SCORING_WINDOWS: readonly string[] = ['before scoring', 'when scoring', 'after scoring'];

/** What the persons have said about being asked in the windows in which cards can answer what happens (R4). */
export class AskingRules {
  private onlyAtScoring = false;
  /** Who is left in peace, since which turn. */
  private readonly peace = new Map<Seat, number>();

  /** How everybody is asked from now on. */
  askAll(asking: Exclude<Asking, 'not this round'>): void {
    this.onlyAtScoring = asking === 'only at scoring';
    this.peace.clear();
  }

  leaveInPeace(seat: Seat, { turn }: State): void {
    this.peace.set(seat, turn.number);
  }

  /** Another game: what held for a round is over. */
  forgetRounds(): void {
    this.peace.clear();
  }

  /** The answer that passes, if the person does not want to be asked this; null: ask. */
  passFor({ seat, kind, options, prompt }: Decision, state: State): number[] | null {
    // Laying down a card for a duel is a response as well, but one of those that nobody wants to miss.
    if (kind !== 'respond' || options.some((option) => option.kind === 'card')) return null;
    const unwanted =
      this.isInPeace(seat, state) || (this.onlyAtScoring && !SCORING_WINDOWS.includes(prompt.key));
    const pass = options.findIndex((option) => option.kind === 'pass');
    return unwanted && pass >= 0 ? [pass] : null;
  }

  /** It lasts until the person's own next turn. */
  private isInPeace(seat: Seat, { turn }: State): boolean {
    const since = this.peace.get(seat);
    if (since === undefined) return false;
    if (turn.player !== seat || turn.number === since) return true;
    this.peace.delete(seat);
    return false;
  }
}
