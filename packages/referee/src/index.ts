/** For hosts: matches, their updates, and the entries of their journal. */
export { createReferee, type Referee } from './referee.ts';
export { gameOptions } from './game-options.ts';
// `Question` is what 0.1 called a BotTask.
export { Match, type BotTask, type BotTask as Question, type Next, type Prepared } from './match.ts';
export { Driver, type DriverHost } from './driver.ts';
export type { Bookmark } from './bookmark.ts';
export type { UndoTarget } from './undo.ts';
export type { Audience } from './audience.ts';
export type { DelayedFeed } from './delayed-feed.ts';
export type { Listener } from './listeners.ts';
export type { Told } from './told.ts';
export { Refusal, type RefusalReason } from './refusal.ts';
export { ANSWERED_BY, type AnsweredBy, type Entry } from './journal.ts';
export { ordersAfterUndo, type GivenOrder, type GivenOrders } from './standing-order.ts';
export { presentTable } from './present/table.ts';
export { hearGame, retell, type Moment } from './retell.ts';
export type { Replay } from './replay/replay.ts';
export { chanceAt } from './chance.ts';
export { isSame } from './same-data.ts';
export { readGame, readToLook, writeGame, type GameFile, type ReadGame } from './game-file.ts';
/** Schemas for input from outside: a message, a file, a row of a database. */
export { picksSchema } from './schemas/answer.ts';
export { entrySchema } from './schemas/entry.ts';
export { seatSchema } from './schemas/seat.ts';
export * from './protocol/index.ts';
