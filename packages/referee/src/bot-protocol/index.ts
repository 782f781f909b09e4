/** For hosts whose bots are other programs: what they are told, and what they may answer (docs/protocol.md). */
export { BotTeller } from './teller.ts';
export type { Worlds } from './worlds.ts';
export { readBotMessage } from './read.ts';
export {
  BOT_PROTOCOL,
  type Apply,
  type BotAnswer,
  type BotHello,
  type BotMessage,
  type Decided,
  type Determinize,
  type EventView,
  type GameBegins,
  type Happened,
  type Hello,
  type HostMessage,
  type Limits,
  type OptionMessage,
  type Out,
  type Question,
  type Refused,
  type Result,
  type World,
} from './messages.ts';
