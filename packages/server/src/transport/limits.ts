import type { Redis } from 'ioredis';

interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** A burst of this many, and this many a second after that, for each name. */
interface Rate {
  readonly atOnce: number;
  readonly perSecond: number;
}

export interface Limiter {
  allows(name: string): Promise<boolean>;
}

/** More names than this are forgotten, the oldest first: a flood of them must not fill the memory. */
const MOST_NAMES = 50_000;

/** For a process that is alone. */
export class OwnLimiter implements Limiter {
  private readonly rate: Rate;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.rate = rate;
    this.now = now;
  }

  async allows(name: string): Promise<boolean> {
    const { atOnce, perSecond } = this.rate;
    const at = this.now();
    const before = this.buckets.get(name);
    // A clock that is set back takes nothing away.
    const refilled = before === undefined ? 0 : (Math.max(0, at - before.at) / 1000) * perSecond;
    const left = Math.min(atOnce, (before?.left ?? atOnce) + refilled);
    this.buckets.delete(name);
    this.buckets.set(name, { left: left >= 1 ? left - 1 : left, at });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > MOST_NAMES && oldest !== undefined) this.buckets.delete(oldest);
    return left >= 1;
  }
}

/** The same bucket, in one step: what is left, and whether one more is allowed. */
const TAKE = `
local before = redis.call('hmget', KEYS[1], 'left', 'at')
local atOnce, perSecond, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local refilled = before[2] and (now - tonumber(before[2])) / 1000 * perSecond or 0
local left = math.min(atOnce, (before[1] and tonumber(before[1]) or atOnce) + math.max(0, refilled))
local allowed = left >= 1
redis.call('hset', KEYS[1], 'left', tostring(allowed and left - 1 or left), 'at', ARGV[3])
redis.call('pexpire', KEYS[1], math.ceil(atOnce / perSecond * 1000) + 1000)
return allowed and 1 or 0
`;

/** For several processes: refused by one means refused by all. */
export class SharedLimiter implements Limiter {
  private readonly redis: Redis;
  private readonly what: string;
  private readonly rate: Rate;
  private readonly now: () => number;
  /** Where Redis cannot be asked: a limit for each process is better than none. */
  private readonly own: OwnLimiter;

  constructor(redis: Redis, what: string, rate: Rate, now: () => number) {
    this.redis = redis;
    this.what = what;
    this.rate = rate;
    this.now = now;
    this.own = new OwnLimiter(rate, now);
  }

  async allows(name: string): Promise<boolean> {
    const { atOnce, perSecond } = this.rate;
    try {
      const key = `smashup:${this.what}:${name}`;
      return (await this.redis.eval(TAKE, 1, key, atOnce, perSecond, this.now())) === 1;
    } catch {
      return this.own.allows(name);
    }
  }
}
