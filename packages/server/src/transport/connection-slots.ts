import type { Redis } from 'ioredis';
import type { Clock } from '../clock.ts';

/** A bounded number of connections for each name: a person, or an address. */
export interface ConnectionSlots {
  /** False: there are `most` already. `id`: the connection's own. */
  take(name: string, id: string, most: number): Promise<boolean>;
  free(name: string, id: string): void;
  /** There is a connection of that name. */
  has(name: string): Promise<boolean>;
  close(): Promise<void>;
}

/** For a process that is alone. */
export class LocalConnectionSlots implements ConnectionSlots {
  private readonly taken = new Map<string, Set<string>>();

  async take(name: string, id: string, most: number): Promise<boolean> {
    const ids = this.taken.get(name) ?? new Set();
    if (ids.size >= most) return false;
    this.taken.set(name, ids.add(id));
    return true;
  }

  free(name: string, id: string): void {
    const ids = this.taken.get(name);
    ids?.delete(id);
    if (ids?.size === 0) this.taken.delete(name);
  }

  async has(name: string): Promise<boolean> {
    return this.taken.has(name);
  }

  async close(): Promise<void> {
    this.taken.clear();
  }
}

/**
 * How long a place is held; a connection that is still there renews it in time. A process that was killed renews
 * nothing.
 */
const HELD_MILLIS = 60_000;
const RENEW_MILLIS = 20_000;

const TAKE = `
redis.call('zremrangebyscore', KEYS[1], '-inf', ARGV[2])
if redis.call('zcard', KEYS[1]) >= tonumber(ARGV[4]) then return 0 end
redis.call('zadd', KEYS[1], ARGV[3], ARGV[1])
redis.call('pexpireat', KEYS[1], ARGV[3])
return 1
`;

/** For several processes. */
export class SharedConnectionSlots implements ConnectionSlots {
  private readonly redis: Redis;
  private readonly now: Clock['now'];
  private readonly own = new LocalConnectionSlots();
  private readonly held = new Map<string, readonly [key: string, id: string]>();
  private readonly endRenewing: () => Promise<void>;

  constructor(redis: Redis, { now, every }: Pick<Clock, 'now' | 'every'>) {
    this.redis = redis;
    this.now = now;
    this.endRenewing = every(RENEW_MILLIS, () => this.renew());
  }

  async take(name: string, id: string, most: number): Promise<boolean> {
    const key = keyOf(name);
    try {
      const until = this.now() + HELD_MILLIS;
      const isFree = (await this.redis.eval(TAKE, 1, key, id, this.now(), until, most)) === 1;
      if (isFree) this.held.set(`${key} ${id}`, [key, id]);
      return isFree;
    } catch {
      // Where Redis cannot be asked, a limit for each process is better than none.
      return this.own.take(name, id, most);
    }
  }

  free(name: string, id: string): void {
    const key = keyOf(name);
    this.own.free(name, id);
    this.held.delete(`${key} ${id}`);
    this.redis.zrem(key, id).catch(() => {});
  }

  async has(name: string): Promise<boolean> {
    try {
      return (await this.redis.zcount(keyOf(name), this.now(), '+inf')) > 0;
    } catch {
      return this.own.has(name);
    }
  }

  private async renew(): Promise<void> {
    const until = this.now() + HELD_MILLIS;
    const work = this.redis.pipeline();
    for (const [key, id] of this.held.values()) work.zadd(key, until, id).pexpireat(key, until);
    await work.exec().catch(() => {});
  }

  close(): Promise<void> {
    return this.endRenewing();
  }
}

function keyOf(name: string): string {
  return `smashup:places:${name}`;
}
