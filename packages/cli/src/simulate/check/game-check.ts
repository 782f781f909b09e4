import { smashUp } from '@smashup/cards';
import type { Answer, LogEvent, State } from '@smashup/engine';
import { Course } from './course.ts';
import { checkGuess } from './guess.ts';
import { expectPlain } from './plain-data.ts';
import { checkReading } from './reading.ts';
import { checkRepetition } from './repetition.ts';
import { roundTrip } from './round-trip.ts';
import { Violation } from './violation.ts';
import { checkViews, viewsOf } from './views.ts';

/** The dearer checks are made at every nth decision only. */
const SAMPLED = 5;
/** How often the game goes on with the state that came back from storage. */
const RELOADED = 3;

/** Verifies one game while it is played; throws at the first thing that is wrong. */
export class GameCheck {
  private readonly course = new Course();
  private decisions = 0;

  hear(event: LogEvent, state: State | null): void {
    this.course.hear(event, state);
  }

  /** At every decision. Gives the state with which the game goes on. */
  atDecision(state: State): State {
    this.decisions++;
    this.course.atDecision(state);
    expectSound(state);
    expectPlain(state);
    if (this.decisions % SAMPLED === 0) {
      const views = viewsOf(state);
      checkViews(state, views);
      checkReading(state, views);
    }
    return this.decisions % RELOADED === 0 ? roundTrip(state) : state;
  }

  /** Before an answer is carried out. Gives what has to be true afterwards. */
  answering(state: State, answer: Answer): (after: State) => void {
    const { pending } = state;
    if (pending === null || this.decisions % SAMPLED !== 0) return () => {};
    checkGuess(smashUp.view(state, pending.seat), answer);
    return checkRepetition(state, answer);
  }

  atEnd(state: State): void {
    expectSound(state);
    this.course.atEnd(state);
  }
}

function expectSound(state: State): void {
  const [problem] = smashUp.violations(state);
  if (problem !== undefined) throw new Violation(problem);
}
