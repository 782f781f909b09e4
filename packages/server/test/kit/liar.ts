import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

/** What somebody hears instead. `asked`: what for, or where. */
export type Lie = (asked: string, hear: () => Promise<string>) => Promise<string>;

const request = z.looseObject({ ask: z.string() });

/** Stands before a server, and tells people something else than it does. */
export class Liar {
  private readonly server: Server;

  private constructor(server: Server) {
    this.server = server;
  }

  static async before(address: () => string, lie: Lie): Promise<Liar> {
    const server = createServer((incoming, outgoing) => void answer(incoming, outgoing, address(), lie));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Liar(server);
  }

  readonly address = (): string => {
    const bound = this.server.address();
    return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : bound}`;
  };

  async end(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function answer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  address: string,
  lie: Lie,
): Promise<void> {
  const body = await text(incoming);
  const hear = async (): Promise<string> => {
    const response = await passOn(address, incoming, body);
    outgoing.statusCode = response.status;
    outgoing.setHeader('set-cookie', response.headers.getSetCookie());
    return response.text();
  };
  outgoing.end(await lie(whatIsAsked(incoming, body), hear));
}

function whatIsAsked({ url = '' }: IncomingMessage, body: string): string {
  return url === '/api/ask' ? request.parse(JSON.parse(body)).ask : url;
}

function passOn(address: string, { method = 'GET', url = '', headers }: IncomingMessage, body: string) {
  const { cookie = '', 'content-type': type } = headers;
  return fetch(`${address}${url}`, {
    method,
    headers: { cookie, ...(type === undefined ? {} : { 'content-type': type }) },
    ...(body === '' ? {} : { body }),
  });
}
