import { createHash, createSign, generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** The few things of CBOR that a passkey is written in. */
type Value = number | string | Uint8Array | ReadonlyMap<number | string, Value>;

function cbor(value: Value): Buffer {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

/** A device with a passkey on it, as far as a server can tell. */
export class Authenticator {
  readonly id = base64(randomBytes(32));
  private readonly key: KeyObject;
  private readonly publicKey: Buffer;
  private counter = 0;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.key = privateKey;
    const { x, y } = publicKey.export({ format: 'jwk' });
    const cose = new Map<number, Value>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x ?? '', 'base64url')],
      [-3, Buffer.from(y ?? '', 'base64url')],
    ]);
    this.publicKey = cbor(cose);
  }

  private data(host: string, flags: number, rest = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    const hash = createHash('sha256').update(host).digest();
    return Buffer.concat([hash, Buffer.from([flags]), counter, rest]);
  }

  make(challenge: string, origin: string) {
    const id = Buffer.from(this.id, 'base64url');
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, this.publicKey]);
    const authData = this.data(new URL(origin).hostname, 0x45, attested);
    const attestation = new Map<string, Value>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ]);
    return this.credential({
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64(cbor(attestation)),
    });
  }

  sign(challenge: string, origin: string) {
    const authData = this.data(new URL(origin).hostname, 0x05);
    const client = clientData('webauthn.get', challenge, origin);
    const hash = createHash('sha256').update(Buffer.from(client, 'base64url')).digest();
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, hash]))
      .sign(this.key);
    return this.credential({
      clientDataJSON: client,
      authenticatorData: base64(authData),
      signature: base64(signature),
    });
  }

  private credential<T>(response: T) {
    return { id: this.id, rawId: this.id, type: 'public-key', response } as const;
  }
}

function clientData(type: string, challenge: string, origin: string): string {
  return base64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}
