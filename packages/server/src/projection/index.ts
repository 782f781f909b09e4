export type { Outgoing } from './outgoing.ts';
export * from './replies.ts';
export { projectRoom, type TableFacts } from './room.ts';
export { Stream } from './stream.ts';
