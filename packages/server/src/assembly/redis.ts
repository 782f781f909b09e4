import type { Redis } from 'ioredis';
import type { ServerConfig } from '../config/index.ts';

/** If Redis cannot be reached, calls fail at once, and the game goes on without it. */
export async function openRedis({ redis }: ServerConfig): Promise<Redis | null> {
  if (redis === null) return null;
  const { Redis } = await import('ioredis');
  const line = new Redis(redis, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1000 });
  line.on('error', () => {});
  return line;
}
