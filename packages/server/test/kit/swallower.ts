import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A connection through it; once something was swallowed, it never says anything again. */
interface Line {
  readonly near: Socket;
  readonly far: Socket;
  isDumb: boolean;
}

/**
 * Stands before PostgreSQL. When it is told to, it swallows what comes from either side and keeps every connection
 * open, as a firewall does that has forgotten them.
 */
export class Swallower {
  private readonly server: Server;
  private readonly lines = new Set<Line>();
  private isSwallowing = false;
  private unanswered: Buffer | null = null;
  private readonly to: URL;

  private constructor(to: URL) {
    this.to = to;
    this.server = createServer((near) => this.open(near));
  }

  static async before(url: string): Promise<Swallower> {
    const swallower = new Swallower(new URL(url));
    await new Promise<void>((resolve) => void swallower.server.listen(0, '127.0.0.1', resolve));
    return swallower;
  }

  /** The database, by way of here. */
  get url(): string {
    const url = new URL(this.to);
    url.port = String(portOf(this.server.address()));
    return url.href;
  }

  /** From now on; `isOn` false: what is connected anew gets through again. */
  swallow(isOn: boolean): void {
    this.isSwallowing = isOn;
    if (isOn) for (const line of this.lines) line.isDumb = true;
  }

  /** The next time this is asked, the database does it, and the answer does not arrive, nor does any other there. */
  loseAnswerTo(statement: string): void {
    const text = Buffer.from(`${statement}\0`);
    const head = Buffer.from([0x51, 0, 0, 0, 0]);
    head.writeInt32BE(text.length + 4, 1);
    this.unanswered = Buffer.concat([head, text]);
  }

  async end(): Promise<void> {
    for (const { near, far } of this.lines) for (const socket of [near, far]) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private open(near: Socket): void {
    const far = connect({ host: this.to.hostname, port: Number(this.to.port) });
    const line: Line = { near, far, isDumb: this.isSwallowing };
    this.lines.add(line);
    near.on('data', (data) => {
      if (line.isDumb) return;
      far.write(data);
      if (this.unanswered === null || !data.includes(this.unanswered)) return;
      this.unanswered = null;
      line.isDumb = true;
    });
    far.on('data', (data) => {
      if (!line.isDumb) near.write(data);
    });
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => this.hangUp(line));
    }
  }

  /** Whoever has gone is not waited for by the other side. */
  private hangUp(line: Line): void {
    this.lines.delete(line);
    line.near.destroy();
    line.far.destroy();
  }
}

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}
