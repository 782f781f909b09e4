import { run, takeAnswer } from '../flow/run.ts';
import type { Game } from '../game.ts';
import type { Answer, Decision } from '../model/decision.ts';
import { SmashUpError } from './errors.ts';

/** Checks an answer against the pending decision; throws without having touched anything. */
function checkAnswer(pending: Decision | null, answer: Answer): Decision {
  if (pending === null) throw new SmashUpError('The game is over: there is nothing to answer.');
  const { decision, picks } = answer;
  if (decision !== pending.id) {
    throw new SmashUpError(`Decision ${pending.id} is pending; the answer is for decision ${decision}.`);
  }
  const { min, max, options } = pending;
  if (picks.length < min || picks.length > max) {
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    throw new SmashUpError(`Decision ${pending.id} takes ${wanted} picks, not ${picks.length}.`);
  }
  for (const pick of picks) {
    if (!Number.isInteger(pick) || pick < 0 || pick >= options.length) {
      throw new SmashUpError(
        `Decision ${pending.id} has options 0 to ${options.length - 1}; there is no ${pick}.`,
      );
    }
  }
  if (picks.length > 1 && new Set(picks).size !== picks.length) {
    throw new SmashUpError(`Decision ${pending.id}: each option can be picked only once.`);
  }
  return pending;
}

/** Carries out an answer and goes on to the next decision. */
export function applyAnswer(g: Game, answer: Answer): void {
  const decision = checkAnswer(g.state.pending, answer);
  g.state.pending = null;
  takeAnswer(g, decision, answer.picks);
  run(g);
}
