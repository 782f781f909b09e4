export { createThinkers } from './thinkers.ts';
export { openPool, type Pool } from './pool.ts';
export type { Thinker } from '../thinker.ts';
