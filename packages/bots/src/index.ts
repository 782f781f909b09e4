export {
  LEVELS,
  type Bot,
  type Budget,
  type Level,
  type Mind,
  type Progress,
  type Reason,
  type ReasonKey,
  type Thought,
} from './bot.ts';
export { think } from './think.ts';
