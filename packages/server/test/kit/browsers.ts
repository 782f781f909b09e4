import { createDecipheriv, createECDH, hkdfSync, randomBytes, type ECDH } from 'node:crypto';
import { z } from 'zod';

const message = z.strictObject({
  kind: z.enum(['turn', 'over']),
  table: z.string(),
  title: z.string(),
  body: z.string(),
});

export type PushMessage = z.infer<typeof message>;

interface Browser {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

/** Browsers that want notices, with the keys that unlock what they are sent. */
export class Browsers {
  private readonly browsers = new Map<string, Browser>();

  /** Returns what its page sends to the game's server besides where it is reached. */
  subscribe(name: string): { readonly p256dh: string; readonly auth: string } {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    this.browsers.set(name, { ecdh, auth });
    return { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  }

  /** What it shows; null: there is no such browser. */
  read(name: string, body: Buffer): PushMessage | null {
    const browser = this.browsers.get(name);
    return browser === undefined ? null : message.parse(JSON.parse(unlock(browser, body)));
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
