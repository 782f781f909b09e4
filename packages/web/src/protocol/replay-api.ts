import type { CardId, Seat } from '@smashup/engine';
import type { Eyes, Inspection, Judgement, ReplayMoment, ReplayOutline } from '@smashup/referee/protocol';

/** Hears how far the judging of a game has come. */
export interface JudgeListener {
  /** `judgement` is null where there was nothing to judge. */
  judged(done: number, of: number, judgement: Judgement | null): void;
}

/** The API of the worker for replays. Refusals are errors with a message for people. */
export interface ReplayApi {
  /** Opens the text of a game of any version, and closes the one before. */
  open(text: string): ReplayOutline;
  moment(at: number, eyes: Eyes): ReplayMoment;
  inspect(at: number, eyes: Eyes, card: CardId): Inspection;
  /**
   * Lets a strong bot think about every decision of that seat, one after another; fulfilled when all are done or when
   * it is stopped.
   */
  judge(seat: Seat, listener: JudgeListener): Promise<void>;
  stopJudging(): void;
  /** The game up to there as text, to go on differently: that seat is a person's, the others are bots. */
  cutAt(at: number, seat: Seat): string;
  /** The whole of it as text, without what is only needed to go on. */
  text(): string;
}
