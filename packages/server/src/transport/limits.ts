interface Bucket {
  readonly left: number;
  readonly at: number;
}

/** More names than this are forgotten, the oldest first: a flood of them must not fill the memory. */
const MOST_NAMES = 50_000;

/** So many at once, and so many a second after that, for each name. */
export class Limiter {
  private readonly atOnce: number;
  private readonly perSecond: number;
  private readonly now: () => number;
  private readonly buckets = new Map<string, Bucket>();

  constructor(atOnce: number, perSecond: number, now: () => number) {
    this.atOnce = atOnce;
    this.perSecond = perSecond;
    this.now = now;
  }

  allows(name: string): boolean {
    const at = this.now();
    const before = this.buckets.get(name);
    const refilled = before === undefined ? 0 : ((at - before.at) / 1000) * this.perSecond;
    const left = Math.min(this.atOnce, (before?.left ?? this.atOnce) + refilled);
    this.buckets.delete(name);
    this.buckets.set(name, { left: left >= 1 ? left - 1 : left, at });
    const [oldest] = this.buckets.keys();
    if (this.buckets.size > MOST_NAMES && oldest !== undefined) this.buckets.delete(oldest);
    return left >= 1;
  }
}
