/** What has been asked and is not answered yet: a server that ends waits for it, and takes nothing new. */
export class UnderWay {
  private readonly jobs = new Set<Promise<unknown>>();
  private readonly wakers = new Set<() => void>();
  private isOver = false;

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

  /** For what waits for news: it is woken at the end. Gives what forgets that. */
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
