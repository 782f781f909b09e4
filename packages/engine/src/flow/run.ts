import { stepDestroy, answerDestroy } from './destroy.ts';
import { turnUpTopBase } from '../changes/bases.ts';
import { noteChanges } from '../changes/watch.ts';
import { type Game, topOf } from '../game.ts';
import type { Decision, Option } from '../model/decision.ts';
import type { Frame } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import { PASS } from '../model/options.ts';
import { answerAbility, pushTrigger, stepAbility } from './ability.ts';
import { answerAftermath, stepAftermath } from './aftermath.ts';
import { checkDepth, countStep } from './bounds.ts';
import { answerDuel, stepDuel } from './duel.ts';
import { stepPlacing } from './placing.ts';
import { answerPlay, stepPlay } from './play.ts';
import { answerScoring, stepScoring } from './scoring.ts';
import { answerSharing, stepSharing } from './sharing.ts';
import { answerSetUp, stepSetUp } from './set-up.ts';
import { dismissTitan, prevail } from './settle.ts';
import { finish, flush, hasNoticed } from './stack.ts';
import { answerTurn, stepTurn } from './turn.ts';
import { nth } from '../model/nth.ts';

/** Runs until a player has to decide, or the game is over. */
export function run(g: Game): void {
  const { stack } = g.state;
  g.steps = 0;
  while (g.state.pending === null && stack.length > 0) advance(g);
  turnUpTopBase(g);
}

/** Runs until a player has to decide, or that frame is finished. */
export function runThrough(g: Game, frame: Frame): void {
  const { stack } = g.state;
  g.steps = 0;
  while (g.state.pending === null && stack.includes(frame)) advance(g);
}

function advance(g: Game): void {
  const { stack } = g.state;
  countStep(g);
  checkDepth(stack.length);
  if (g.immediate.length > 0) startImmediate(g);
  else step(g, topOf(g));
  noteChanges(g);
}

function startImmediate(g: Game): void {
  for (const trigger of g.immediate.splice(0).toReversed()) {
    pushTrigger(g, trigger);
  }
}

function step(g: Game, frame: Frame): void {
  switch (frame.kind) {
    // Between cards, what has happened is dealt with before anything else goes on.
    case 'set-up':
      return hasNoticed(frame) ? flush(g, frame) : stepSetUp(g, frame);
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
    case 'beforehand':
      return hasNoticed(frame) ? flush(g, frame) : finish(g, frame);
    case 'placing':
      return stepPlacing(g, frame);
    case 'sharing':
      return stepSharing(g, frame);
    case 'scoring':
      return stepScoring(g, frame);
    case 'duel':
      return hasNoticed(frame) ? flush(g, frame) : stepDuel(g, frame);
  }
}

function pickedOf({ options }: Decision, picks: readonly number[]): readonly Option[] {
  // Most take one: what is made for each of a list is slower.
  if (picks.length === 1) return [nth(options, picks[0] ?? NONE)];
  return picks.map((index) => nth(options, index));
}

/** Hands the picks to the frame that asked. */
export function takeAnswer(g: Game, decision: Decision, picks: readonly number[]): void {
  const frame = topOf(g);
  const [pick = 0] = picks;
  const option = decision.options[pick] ?? PASS;
  if (decision.kind === 'prevail') {
    prevail(g, decision.prompt.base, option);
    return;
  }
  if (decision.kind === 'titan limit') {
    dismissTitan(g, decision.seat, option);
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
      return answerAbility(g, frame, pickedOf(decision, picks));
    case 'aftermath':
      return answerAftermath(g, frame, decision, pick);
    case 'destroy':
      return answerDestroy(g, frame, decision, pick);
    case 'beforehand':
    case 'placing':
      return undefined;
    case 'sharing':
      return answerSharing(g, frame, picks.length === 0 ? undefined : option);
    case 'scoring':
      return option.kind === 'base' ? answerScoring(g, frame, option.base) : undefined;
    case 'duel':
      return answerDuel(g, frame, option);
  }
}
