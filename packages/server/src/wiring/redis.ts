import type { Redis } from 'ioredis';
import type { ServerConfig } from '../config/index.ts';

/** If Redis cannot be reached, calls fail at once, and the game goes on without it; that is said once. */
export async function openRedis(
  { redis }: Pick<ServerConfig, 'redis'>,
  warn: (message: string) => void,
): Promise<Redis | null> {
  if (redis === null) return null;
  const { Redis } = await import('ioredis');
  const line = new Redis(redis, { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1000 });
  let isGone = false;
  line.on('error', ({ message }: Error) => {
    if (!isGone) warn(`Redis cannot be reached, and this process goes on without it: ${message}`);
    isGone = true;
  });
  line.on('ready', () => {
    if (isGone) warn('Redis is back.');
    isGone = false;
  });
  return line;
}
