import { createBots, thinkAtRandom, type Budget, type Mind, type Thought } from '@smashup/bots';
import { smashUp } from '@smashup/cards';
import { seedRandom, type Decision, type State } from '@smashup/engine';
import { chanceAt } from '@smashup/referee';
import { at } from '../lists.ts';
import { budgetOf, isLevel, type LevelContestant } from '../options/bots.ts';
import type { GameCheck } from './check/game-check.ts';
import type { Fixture } from './fixture.ts';
import { GameRun, type Outcome } from './game-run.ts';

/** A tenth of a second or so; in iterations, so that the same seed gives the same game on every machine. */
export const USUAL_BUDGET: Budget = { iterations: 200 };

/** Plays one game between our own bots to its end, or to the first thing that goes wrong. */
export function playGame(fixture: Fixture, check: GameCheck | null): Outcome {
  const run = new GameRun(fixture, check);
  const bots = fixture.bots.filter(isLevel);
  const problem = run.attempt(() => {
    for (let decision = run.begin(); decision !== null; decision = run.next()) {
      const started = performance.now();
      const { answer } = thinkAs(at(bots, decision.seat), run.state, decision, mindFor(run));
      run.give(decision, answer.picks, performance.now() - started);
    }
  });
  return run.outcome(problem);
}

function mindFor({ fixture, answers }: GameRun): Mind {
  return { random: seedRandom(chanceAt(fixture.seed, answers.length)), now: () => performance.now() };
}

const BOTS = createBots(smashUp);

/** A view is made for whoever looks at it: most games are played at random, and it would be a good part of their cost. */
function thinkAs(bot: LevelContestant, state: State, decision: Decision, mind: Mind): Thought {
  if (bot.level === 'random') return thinkAtRandom(decision, mind);
  return BOTS[bot.level](smashUp.view(state, decision.seat), decision, budgetOf(bot, USUAL_BUDGET), mind);
}
