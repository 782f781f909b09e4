import type { Redis } from 'ioredis';
import type { Limits } from '../config/index.ts';
import { OwnLimiter, SharedLimiter, type Limiters } from '../transport/index.ts';

/** Password attempts for one name, wherever they come from: in a burst, and per hour. */
const TRIES_FOR_A_NAME = 20;
/**
 * How many addresses one person may have us write to per hour, and how often one address is written to per day,
 * whoever asks.
 */
const MAILS_BY_A_PERSON = 5;
const MAILS_TO_AN_ADDRESS = 3;

export function limitersFor(limits: Limits, redis: Redis | null, now: () => number): Limiters {
  const limiter = (what: string, atOnce: number, perSecond: number) => {
    const rate = { atOnce, perSecond };
    return redis === null ? new OwnLimiter(rate, now) : new SharedLimiter(redis, what, rate, now);
  };
  return {
    requests: limiter('requests', limits.requestsAtOnce, limits.requestsPerSecond),
    tries: limiter('tries', limits.triesPerMinute, limits.triesPerMinute / 60),
    chat: limiter('chat', limits.chatLines, (limits.chatLines * 1000) / limits.chatMillis),
    signInNames: limiter('sign-in', TRIES_FOR_A_NAME, TRIES_FOR_A_NAME / 3600),
    mailsBy: limiter('mails by', MAILS_BY_A_PERSON, MAILS_BY_A_PERSON / 3600),
    mailsTo: limiter('mails to', MAILS_TO_AN_ADDRESS, MAILS_TO_AN_ADDRESS / 86_400),
  };
}
