import { stepDestroy, answerDestroy } from '../changes/destroy.ts';
import type { Game } from '../game.ts';
import type { Decision } from '../model/decision.ts';
import type { Frame } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { answerAbility, pushAbility, stepAbility } from './ability.ts';
import { answerAftermath, stepAftermath } from './aftermath.ts';
import { answerDuel, stepDuel } from './duel.ts';
import { answerPlay, stepPlay } from './play.ts';
import { answerScoring, stepScoring } from './scoring.ts';
import { answerSetUp, stepSetUp } from './set-up.ts';
import { prevail } from './settle.ts';
import { flush, hasNoticed, isResolving } from './stack.ts';
import { answerTurn, stepTurn } from './turn.ts';

/** Goes on until somebody has to decide something, or the game is over. */
export function run(g: Game): void {
  const { stack } = g.state;
  while (g.state.pending === null && stack.length > 0) {
    const top = stack[stack.length - 1];
    if (g.immediate.length > 0) startImmediate(g);
    // What happened between cards is dealt with before anything else goes on.
    else if (hasNoticed(top) && !isResolving(top)) flush(g, top);
    else step(g, top);
  }
}

function startImmediate(g: Game): void {
  for (const trigger of g.immediate.splice(0).toReversed()) pushAbility(g, trigger, NONE);
}

function step(g: Game, frame: Frame): void {
  switch (frame.kind) {
    case 'set-up':
      return stepSetUp(g, frame);
    case 'turn':
      return stepTurn(g, frame);
    case 'play':
      return stepPlay(g, frame);
    case 'ability':
      return stepAbility(g, frame);
    case 'aftermath':
      return stepAftermath(g, frame);
    case 'destroy':
      return stepDestroy(g, frame);
    case 'scoring':
      return stepScoring(g, frame);
    case 'duel':
      return stepDuel(g, frame);
  }
}

/** Hands the picks to the frame that asked. */
export function takeAnswer(g: Game, decision: Decision, picks: readonly number[]): void {
  const frame = g.state.stack[g.state.stack.length - 1];
  const option = decision.options[picks[0]];
  if (decision.kind === 'prevail') {
    prevail(g, decision.prompt.base ?? NONE, option);
    return;
  }
  switch (frame.kind) {
    case 'set-up':
      return answerSetUp(g, frame, option);
    case 'turn':
      return answerTurn(g, frame, decision, picks);
    case 'play':
      return answerPlay(g, frame, option);
    case 'ability':
      return answerAbility(
        g,
        frame,
        picks.map((pick) => decision.options[pick]),
      );
    case 'aftermath':
      return answerAftermath(g, frame, decision, picks[0]);
    case 'destroy':
      return answerDestroy(g, frame, picks);
    case 'scoring':
      return option.kind === 'base' ? answerScoring(g, frame, option.base) : undefined;
    case 'duel':
      return answerDuel(g, frame, option);
  }
}
