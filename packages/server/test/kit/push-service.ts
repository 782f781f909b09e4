import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { z } from 'zod';

const message = z.strictObject({
  kind: z.enum(['turn', 'over']),
  table: z.string(),
  title: z.string(),
  body: z.string(),
});

/** What a browser has been sent, unlocked with its own keys. */
interface Received {
  readonly browser: string;
  readonly message: z.infer<typeof message>;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: number;
}

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/** A push service on this machine, with the browsers that it delivers to. */
export class PushService {
  readonly received: Received[] = [];
  /** What it answers for a browser, if not 201. */
  readonly answers = new Map<string, number>();
  private readonly browsers = new Map<string, Browser>();
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const name = (request.url ?? '').slice(1);
        const status = this.answers.get(name) ?? 201;
        const browser = this.browsers.get(name);
        const body = Buffer.concat(parts);
        if (browser !== undefined && status < 300) {
          const text = unlock(browser, body);
          this.received.push({
            browser: name,
            message: message.parse(JSON.parse(text)),
            headers: request.headers,
            bytes: body.length,
          });
        }
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

  /** A browser subscribes; gives what its page sends to the game's server. */
  subscribe(name: string) {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    this.browsers.set(name, { ecdh, auth });
    const address = this.server.address();
    const port = address === null || typeof address === 'string' ? 0 : address.port;
    return {
      endpoint: `http://127.0.0.1:${port}/${name}`,
      p256dh: ecdh.getPublicKey('base64url'),
      auth: auth.toString('base64url'),
    };
  }

  kindsFor(browser: string): string[] {
    return this.received.filter((each) => each.browser === browser).map((each) => each.message.kind);
  }
}

/** RFC 8291 and 8188, as a browser does it. */
function unlock({ ecdh, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const shared = ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const key = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16));
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12));
  const locked = body.subarray(21 + length);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(locked.subarray(-16));
  const open = Buffer.concat([decipher.update(locked.subarray(0, -16)), decipher.final()]);
  // The last block ends with a two.
  return open.subarray(0, open.lastIndexOf(2)).toString('utf8');
}
