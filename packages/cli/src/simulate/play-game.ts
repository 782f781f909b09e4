import { createBots, thinkAtRandom, type Budget, type Mind, type Thought } from '@smashup/bots';
import { smashUp } from '../content/content.ts';
import { seedRandom, type Decision, type View } from '@smashup/engine';
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
      const { seat } = decision;
      const look = (): View => smashUp.view(run.state, seat);
      const { answer, chance } = thinkAs(at(bots, seat), look, decision, mindFor(run));
      run.noteChance(seat, chance);
      run.give(decision, answer.picks, performance.now() - started);
    }
  });
  return run.outcome(problem);
}

export function mindFor({ fixture, answers }: GameRun): Mind {
  return { random: seedRandom(chanceAt(fixture.seed, answers.length)), now: () => performance.now() };
}

const BOTS = createBots(smashUp);

/** Views are made on demand: most games are played at random, and views would be a good part of their cost. */
export function thinkAs(bot: LevelContestant, look: () => View, decision: Decision, mind: Mind): Thought {
  if (bot.level === 'random') return thinkAtRandom(decision, mind);
  return BOTS[bot.level](look(), decision, budgetOf(bot, USUAL_BUDGET), mind);
}
