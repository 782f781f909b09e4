import { hash, verify } from '@node-rs/argon2';
import { newSecret } from '../random.ts';
import { Refused } from '../refused.ts';
import { randomInt } from 'node:crypto';

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each takes 19 MiB and a thread of the pool, which file access and DNS lookups need too. */
const AT_ONCE = 2;
const MOST_WAITING = 50;

/** The same letters are the same password, however the keyboard encodes them. */
function normal(password: string): string {
  return password.normalize('NFKC');
}

/** Slow on purpose, a few at a time. */
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private decoy: Promise<string> | null = null;

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(normal(password), COSTS));
  }

  /** Null: there is nothing to compare with; that takes as long as a wrong password. */
  verify(hashed: string | null, password: string): Promise<boolean> {
    return this.inTurn(async () => {
      this.decoy ??= hash(newSecret(), COSTS);
      const isRight = await verify(hashed ?? (await this.decoy), normal(password));
      return isRight && hashed !== null;
    });
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.waiting.length >= MOST_WAITING) {
      throw new Refused('slow down', 'Too many people are signing in at the moment. Please try again soon.');
    }
    if (this.running >= AT_ONCE) await new Promise<void>((resolve) => void this.waiting.push(resolve));
    else this.running++;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.running--;
      else next();
    }
  }
}

/**
 * A name to sign in with, from the name that others see. The server draws the number, so nobody can find out which
 * names are taken by asking for one.
 */
export function newSignInName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
  return `${plain === '' ? 'player' : plain}-${randomInt(10_000, 100_000)}`;
}

/** As somebody may have typed it. */
export function readSignInName(typed: string): string {
  return typed.trim().toLowerCase().replaceAll(/\s+/g, '');
}
