export { Bots } from './bots.ts';
export { lookAtDeadlines } from './deadlines.ts';
export { Hall } from './hall.ts';
export { Outages } from './outages.ts';
export { dealtRecord } from './record.ts';
export { rehearse, type Rehearsal } from './rehearse.ts';
export type { Room } from './room.ts';
export { SlowLane } from './slow-lane.ts';
export type { Visitor } from './visitor.ts';
