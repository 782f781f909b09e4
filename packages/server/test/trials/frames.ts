/** Just enough of WebSocket (RFC 6455) to measure a server with: what it costs is not what is measured. */
const TEXT = 0x81;
const MASKED = 0x80;
const SHORT = 126;
const LONG = 127;
/** Whoever sends to a server has to mask; nothing masks best. */
const MASK = Buffer.alloc(4);

export function frame(text: string): Buffer {
  const body = Buffer.from(text);
  const head =
    body.length < SHORT
      ? Buffer.from([TEXT, MASKED | body.length])
      : Buffer.from([TEXT, MASKED | SHORT, 0, 0]);
  if (body.length >= SHORT) head.writeUInt16BE(body.length, 2);
  return Buffer.concat([head, MASK, body]);
}

/** Cuts what comes from a server into texts. */
export class Frames {
  private rest: Buffer = Buffer.alloc(0);

  take(chunk: Buffer): string[] {
    this.rest = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    const texts: string[] = [];
    for (;;) {
      const next = this.next();
      if (next === null) return texts;
      texts.push(next);
    }
  }

  private next(): string | null {
    const { rest } = this;
    if (rest.length < 2) return null;
    const short = rest[1] ?? 0;
    const head = short < SHORT ? 2 : short === SHORT ? 4 : 10;
    if (rest.length < head) return null;
    const length =
      short < SHORT ? short : short === LONG ? Number(rest.readBigUInt64BE(2)) : rest.readUInt16BE(2);
    if (rest.length < head + length) return null;
    this.rest = rest.subarray(head + length);
    return rest.toString('utf8', head, head + length);
  }
}
