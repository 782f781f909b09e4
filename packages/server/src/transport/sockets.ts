import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { z } from 'zod';
import type { Limits } from '../config/index.ts';
import type { People } from '../people/index.ts';
import { closingTold, refusal, type Outgoing } from '../projection/index.ts';
import { request as requestSchema, type Reply, type Tell } from '../protocol/index.ts';
import { hashOf } from '../random.ts';
import { Refused } from '../refused.ts';
import { addressOf } from './address.ts';
import type { Cookies } from './cookies.ts';
import type { Desk } from './desk.ts';
import { MOST_BYTES } from './http.ts';
import type { Origins } from './origin.ts';
import { Session, type Sessions } from './session.ts';

interface SocketOptions {
  readonly server: HttpServer;
  readonly desk: Desk;
  readonly people: People;
  readonly cookies: Cookies;
  readonly origins: Origins;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly trustedProxies: number;
  readonly report: (error: unknown, where: string) => void;
}

/** What sockets carry: `ask` in, with an acknowledgement, and `tell` out. */
interface Incoming {
  ask: (request: unknown, acknowledge: unknown) => void;
}
interface Events {
  tell: (message: Tell) => void;
}
type Line = Socket<Incoming, Events, Record<string, never>, { session?: Session }>;

const BAD_REQUEST = new Refused('bad request', 'This was not understood: reload the page.');
const acknowledgement = z.custom<(reply: Reply) => void>((value) => typeof value === 'function');

export function openSockets(options: SocketOptions): { close: () => Promise<void> } {
  const { server, desk, people, cookies, origins, sessions, limits, trustedProxies, report } = options;
  const addresses = new Map<string, number>();
  const io = new Server<Incoming, Events, Record<string, never>, { session?: Session }>(server, {
    path: '/api/socket',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    // Found dead within fifteen seconds: a phone that sleeps does not say so.
    pingInterval: 10_000,
    pingTimeout: 5000,
    allowRequest: ({ headers, socket }, decide) => {
      const address = addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for'], trustedProxies);
      const isCrowded = (addresses.get(address) ?? 0) >= limits.socketsPerAddress;
      decide(null, !isCrowded && origins.allows(headers.origin, headers.host));
    },
  });

  io.use((socket, decide) => {
    void greet(socket).then(decide);
  });

  /** Why somebody is not let in; nothing: they are. */
  async function greet(socket: Line): Promise<Error | undefined> {
    try {
      await admit(socket);
      return undefined;
    } catch (error) {
      if (error instanceof Refused) return error;
      report(error, 'handshake');
      return new Error('trouble');
    }
  }

  async function admit(socket: Line): Promise<void> {
    const secret = cookies.readHeader(socket.handshake.headers.cookie);
    const person = secret === null ? null : await people.recognise(secret);
    if (secret === null || person === null) throw new Refused('who are you', 'Say your name first.');
    if (sessions.of(person.id).length >= limits.socketsPerPerson) {
      throw new Refused('slow down', 'You have too many pages open.');
    }
    const known = await desk.acquaint(person.id, person.name);
    const { address, headers } = socket.handshake;
    const from = addressOf(address, headers['x-forwarded-for'], trustedProxies);
    socket.data.session = new Session(known, from, (message) => tell(socket, message), {
      device: hashOf(secret),
      end: () => void socket.disconnect(true),
    });
  }

  io.on('connection', (socket) => {
    const { session } = socket.data;
    if (session === undefined) return;
    const { address } = session;
    sessions.add(session);
    addresses.set(address, (addresses.get(address) ?? 0) + 1);
    socket.on('ask', (data, acknowledge) => {
      serve(session, data, acknowledge).catch((error: unknown) => report(error, 'ask'));
    });
    socket.on('disconnect', () => {
      sessions.remove(session);
      const others = (addresses.get(address) ?? 1) - 1;
      if (others === 0) addresses.delete(address);
      else addresses.set(address, others);
      desk.farewell(session).catch((error: unknown) => report(error, 'farewell'));
    });
  });

  async function serve(session: Session, data: unknown, acknowledge: unknown): Promise<void> {
    const back = acknowledgement.safeParse(acknowledge);
    const wish = requestSchema.safeParse(data);
    const reply = wish.success ? await desk.handle(session, wish.data) : refusal(BAD_REQUEST, null);
    if (back.success) back.data(reply.content);
  }

  return {
    close: async () => {
      for (const session of sessions.all) session.tell(closingTold());
      await io.close();
    },
  };
}

/** The one function that writes to sockets by itself. */
function tell(socket: Line, { content }: Outgoing<Tell>): void {
  socket.emit('tell', content);
}
