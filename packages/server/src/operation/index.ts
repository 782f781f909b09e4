export { WriteHealth } from './write-health.ts';
export { Metrics } from './metrics.ts';
export { openDatabase, Operation } from './operation.ts';
