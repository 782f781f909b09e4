/** What a program needs that starts a server on a clock moved by its parent: bundled, for plain Node. */
export { Activity } from '../../src/activity.ts';
export { obeyParent } from './driven-server.ts';
export { SteppedClock } from './stepped-clock.ts';
