export { Bots } from './bots.ts';
export { SlowLane } from './queue.ts';
export { checkDeadlines } from './clock/deadlines.ts';
export { TableCache } from './table-cache.ts';
export { Outages } from './clock/outages.ts';
export { dealtRecord } from './journal/record.ts';
export { rehearse, type Rehearsal } from './journal/rehearse.ts';
export type { LiveTable } from './live-table.ts';
export type { Visitor } from './presence/crowd.ts';
