export {
  LEVELS,
  type ExplainedThought,
  type Bot,
  type Budget,
  type Level,
  type Mind,
  type Progress,
  type Reason,
  type ReasonKey,
  type Step,
  type Thought,
} from './bot.ts';
export { thinkAtRandom } from './levels/random.ts';
export { isSamePicks } from './search/compare.ts';
export { explain } from './hint/explain.ts';
export { createBots } from './levels/create-bots.ts';
export { appraise } from './evaluation/appraise.ts';
export { chanceToWin } from './evaluation/race.ts';
export { strengthOf } from './evaluation/faction-strength.ts';
export { readState, type Reading } from './evaluation/reading.ts';
export { WEIGHTS, type Weights } from './evaluation/weights.ts';
