export { SILENT_BELL, type Bell } from './bell.ts';
export type { News } from './news.ts';
export { RedisBell } from './redis-bell.ts';
