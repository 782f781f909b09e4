import type { IncomingHttpHeaders } from 'node:http';

/** So that a broken set-up is found in the log, and an attack does not fill it. */
const AGAIN_MILLIS = 60_000;

interface OriginsOptions {
  /** Null: whatever address people came by. */
  readonly configured: string | null;
  readonly now: () => number;
  /** Tells the operator what to change. */
  readonly warn: (message: string) => void;
}

/** Where requests that change something may come from: the game's own pages. */
export class Origins {
  private readonly options: OriginsOptions;
  private warnedAt = Number.NEGATIVE_INFINITY;

  constructor(options: OriginsOptions) {
    this.options = options;
  }

  get isSecure(): boolean {
    return this.options.configured?.startsWith('https:') === true;
  }

  /** The address that somebody plays at; null: their browser has not said it. */
  of(origin: string | undefined): string | null {
    return this.options.configured ?? origin ?? null;
  }

  allows(headers: IncomingHttpHeaders): boolean {
    const { origin, host } = headers;
    // Browsers never omit it where it could be abused; tools and bots do.
    if (origin === undefined) return true;
    const { configured } = this.options;
    const from = URL.canParse(origin) ? new URL(origin) : null;
    const isAllowed = configured === null ? from !== null && from.host === host : origin === configured;
    if (!isAllowed && from !== null) this.explain(from, headers);
    return isAllowed;
  }

  /** A page of another site is refused without a word; a page of this one means that the server is set up wrongly. */
  private explain({ origin }: URL, headers: IncomingHttpHeaders): void {
    const { configured, now, warn } = this.options;
    // Browsers say this at https addresses and on this machine only.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return;
    if (now() - this.warnedAt < AGAIN_MILLIS) return;
    this.warnedAt = now();
    const refused = `Refused: a request from a page at ${origin}`;
    warn(
      configured === null
        ? `${refused}, with the Host ${headers.host ?? 'missing'}. If people play at ${origin}, set ORIGIN=${origin}, or let the proxy in front pass the Host on unchanged.`
        : `${refused}, while ORIGIN is ${configured}. If people play at ${origin}, set ORIGIN=${origin}.`,
    );
  }
}
