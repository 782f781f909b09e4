import { SMTPServer } from 'smtp-server';

/** A mail as it arrived. */
interface Received {
  readonly to: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly text: string;
}

/** A mail server on this machine that takes everything, unless it is told not to. */
export class MailServer {
  readonly received: Received[] = [];
  /** What it answers for an address, instead of taking the mail. */
  readonly answers = new Map<string, number>();
  /** It takes a mail and never says so: who hears that. */
  silent: (() => void) | null = null;
  private server: SMTPServer | null = null;
  private port = 0;

  /** The same port as before, if it was there already. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        const code = this.answers.get(address);
        if (code === undefined) done();
        else done(Object.assign(new Error('Not this one.'), { responseCode: code }));
      },
      onData: (stream, session, done) => {
        const parts: Buffer[] = [];
        stream.on('data', (part: Buffer) => parts.push(part));
        stream.on('end', () => {
          if (this.silent !== null) {
            this.silent();
            return;
          }
          const [recipient] = session.envelope.rcptTo;
          this.received.push(read(recipient?.address ?? '', Buffer.concat(parts).toString('utf8')));
          done();
        });
      },
    });
    this.server = server;
    this.port = await new Promise<number>((resolve, reject) => {
      server.on('error', reject);
      const listening = server.listen(this.port, '127.0.0.1', () => {
        const address = listening.address();
        resolve(address === null || typeof address === 'string' ? 0 : address.port);
      });
    });
  }

  /** Nobody answers there any more. */
  async end(): Promise<void> {
    const { server } = this;
    this.server = null;
    await new Promise<void>((resolve) => {
      if (server === null) resolve();
      else server.close(() => resolve());
    });
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  subjectsFor(address: string): string[] {
    return this.received
      .filter(({ to }) => to === address)
      .map(({ headers }) => headers.get('subject') ?? '');
  }
}

function read(to: string, raw: string): Received {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = raw.slice(end + 4).replaceAll('\r\n', '\n');
  const isQuoted = headers.get('content-transfer-encoding') === 'quoted-printable';
  return { to, headers, text: isQuoted ? unquote(body) : body };
}

/** RFC 2045. */
function unquote(text: string): string {
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
