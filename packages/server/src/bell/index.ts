export { SILENT_BELL, type Bell, type Hearing } from './bell.ts';
export type { News } from './news.ts';
export { RedisBell } from './redis-bell.ts';
