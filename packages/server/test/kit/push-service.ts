import { createServer, type Server } from 'node:http';
import { Browsers, type PushMessage } from './browsers.ts';

/** The pushes that a browser received, decrypted with its own keys. */
interface Received {
  readonly browser: string;
  readonly message: PushMessage;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

/** A push service on this machine, with the browsers that it delivers to. */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers for a browser, if not 201. */
  readonly answers = new Map<string, number>();
  /** It takes a message and never says so: who hears that. */
  silent: (() => void) | null = null;
  private readonly browsers = new Browsers();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        if (this.silent !== null) {
          this.silent();
          return;
        }
        const name = (request.url ?? '').slice(1);
        const status = this.answers.get(name) ?? 201;
        const body = Buffer.concat(parts);
        const message = status < 300 ? this.browsers.read(name, body) : null;
        if (message !== null)
          this.received.push({ browser: name, message, headers: request.headers, bytes: body.length });
        response.writeHead(status).end();
      });
    });
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => void this.server.listen(0, '127.0.0.1', resolve));
  }

  async end(): Promise<void> {
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** A browser subscribes; returns what its page sends to the game's server. */
  subscribe(name: string) {
    const address = this.server.address();
    const port = address === null || typeof address === 'string' ? 0 : address.port;
    return { endpoint: `http://127.0.0.1:${port}/${name}`, ...this.browsers.subscribe(name) };
  }

  kindsFor(browser: string): string[] {
    return this.received.filter((each) => each.browser === browser).map((each) => each.message.kind);
  }
}
