/** Requests that are not answered yet: a server that is shutting down waits for them, and accepts nothing new. */
export class InFlight {
  private readonly jobs = new Set<Promise<unknown>>();
  private readonly wakers = new Set<() => void>();
  private isOver = false;

  get count(): number {
    return this.jobs.size;
  }

  /** Nothing new is to be begun. */
  get isEnding(): boolean {
    return this.isOver;
  }

  async run<T>(job: () => Promise<T>): Promise<T> {
    const doing = job();
    this.jobs.add(doing);
    try {
      return await doing;
    } finally {
      this.jobs.delete(doing);
    }
  }

  /** For long polls: they are woken at shutdown. Returns a function that unregisters. */
  whenEnding(wake: () => void): () => void {
    if (this.isOver) wake();
    this.wakers.add(wake);
    return () => void this.wakers.delete(wake);
  }

  end(): void {
    this.isOver = true;
    for (const wake of this.wakers) wake();
  }

  /** Until everything is answered. */
  async rest(): Promise<void> {
    while (this.jobs.size > 0) await Promise.allSettled(this.jobs);
  }
}
