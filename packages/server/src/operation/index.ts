export { Pulse } from './pulse.ts';
export { Metrics } from './metrics.ts';
export { openDatabase, Operation } from './operation.ts';
