import { library, smashUp } from '../../content/content.ts';
import { Account, type Answer, type LogEvent, type State } from '@smashup/engine';
import { OrderCheck } from './order.ts';
import { checkGuess } from './guess.ts';
import { expectPlain } from './plain-data.ts';
import { checkReading } from './reading.ts';
import { checkRepetition } from './repetition.ts';
import { roundTrip } from './round-trip.ts';
import { Violation } from './violation.ts';
import { checkQuestion, checkViews, viewsOf } from './views.ts';

/** How often the game continues with the state read back from storage instead of the one that was played. */
const RELOADED = 3;

/** Verifies one game while it is played; throws at the first thing that is wrong. */
export class GameCheck {
  private readonly order = new OrderCheck();
  private readonly account = new Account(library);
  private decisions = 0;

  hear(event: LogEvent, state: State): void {
    this.order.hear(event, state);
    this.account.hear(event, state);
  }

  /** At every decision. Gives the state with which the game goes on. */
  atDecision(state: State): State {
    this.decisions++;
    this.order.atDecision(state);
    expectSound(state);
    expectPlain(state);
    const views = viewsOf(state);
    checkViews(state, views, this.account);
    checkReading(state, views);
    const stored = roundTrip(state);
    return this.decisions % RELOADED === 0 ? stored : state;
  }

  /** Called before an answer; returns the check to make after it. */
  answering(state: State, answer: Answer): (after: State) => void {
    const { pending } = state;
    if (pending === null) return () => {};
    checkGuess(smashUp.view(state, pending.seat), answer);
    const before = this.account.moment(state);
    const repeated = checkRepetition(state, answer);
    return (after) => {
      repeated(after);
      checkQuestion(before, answer, after, this.account);
    };
  }

  atEnd(state: State): void {
    expectSound(state);
    this.order.atEnd(state);
  }
}

function expectSound(state: State): void {
  const [problem] = smashUp.violations(state);
  if (problem !== undefined) throw new Violation(problem);
}
