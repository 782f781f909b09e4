/** Where requests that change something may come from: the game's own pages. */
export class Origins {
  private readonly configured: string | null;

  /** Null: whatever address people came by. */
  constructor(configured: string | null) {
    this.configured = configured;
  }

  get isSecure(): boolean {
    return this.configured?.startsWith('https:') === true;
  }

  /** The address that somebody plays at; null: their browser has not said it. */
  of(origin: string | undefined): string | null {
    return this.configured ?? origin ?? null;
  }

  allows(origin: string | undefined, host: string | undefined): boolean {
    // Browsers never omit it where it could be abused; tools and bots do.
    if (origin === undefined) return true;
    if (this.configured !== null) return origin === this.configured;
    return URL.canParse(origin) && new URL(origin).host === host;
  }
}
