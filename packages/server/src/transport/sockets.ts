import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { Decoder } from 'socket.io-parser';
import { z } from 'zod';
import type { Limits } from '../config/index.ts';
import type { People } from '../people/index.ts';
import { closingTold, type Outgoing } from '../projection/index.ts';
import type { Tell } from '../protocol/index.ts';
import { hashOf, newId } from '../random.ts';
import { Refused } from '../refused.ts';
import { addressOf, networkOf } from './address.ts';
import type { Cookies } from './cookies.ts';
import type { Router } from './router.ts';
import { MOST_BYTES } from './http.ts';
import type { Origins } from './origin.ts';
import type { ConnectionSlots } from './connection-slots.ts';
import { Session, type Sessions } from './session.ts';
import type { InFlight } from './in-flight.ts';
import { Written, WritingEncoder } from './written.ts';

interface SocketOptions {
  readonly server: HttpServer;
  readonly router: Router;
  readonly people: People;
  readonly cookies: Cookies;
  readonly origins: Origins;
  readonly sessions: Sessions;
  readonly limits: Limits;
  readonly trustedProxies: number;
  readonly places: ConnectionSlots;
  readonly work: InFlight;
  readonly report: (error: unknown, where: string) => void;
}

/** What sockets carry: `ask` in, with an acknowledgement, and `tell` out. What goes out is packed. */
interface Incoming {
  ask: (request: unknown, acknowledge: unknown) => void;
}
interface Events {
  tell: (message: Written) => void;
}
type Line = Socket<Incoming, Events, Record<string, never>, { session?: Session }>;

const acknowledgement = z.custom<(reply: Written) => void>((value) => typeof value === 'function');

interface Sockets {
  /** Everybody is told that the server ends. */
  readonly sayClosing: () => void;
  readonly close: () => Promise<void>;
}

export function openSockets(options: SocketOptions): Sockets {
  const { server, router, people, cookies, origins, sessions, limits, trustedProxies, places, work, report } =
    options;
  // What is said at a handshake leaves at once: the switch of protocols, and the first packet.
  server.on('upgrade', (_request, socket) => {
    socket.cork();
    setImmediate(() => socket.uncork());
  });
  const io = new Server<Incoming, Events, Record<string, never>, { session?: Session }>(server, {
    path: '/api/socket',
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_BYTES,
    parser: { Encoder: WritingEncoder, Decoder },
    // Found dead within fifteen seconds: a phone that sleeps does not say so.
    pingInterval: 10_000,
    pingTimeout: 5000,
    allowRequest: (request, decide) => {
      void work.run(() => mayConnect(request)).then((isAllowed) => decide(null, isAllowed));
    },
  });

  /** Before anybody says who they are: a connection counts for its address as long as it is there. */
  async function mayConnect({ headers, socket }: IncomingMessage): Promise<boolean> {
    if (!origins.allows(headers)) return false;
    const from = addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for'], trustedProxies);
    const [name, id] = [`address ${networkOf(from)}`, newId()];
    if (!(await places.take(name, id, limits.socketsPerAddress))) return false;
    socket.once('close', () => places.free(name, id));
    if (socket.destroyed) places.free(name, id);
    return true;
  }

  io.use((socket, decide) => {
    void work.run(() => greet(socket)).then(decide);
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
    if (secret === null || person === null) throw new Refused('who are you', 'Please choose a name first.');
    const { address, headers } = socket.handshake;
    const from = addressOf(address, headers['x-forwarded-for'], trustedProxies);
    await takePlace(socket, person.id);
    const known = await router.acquaint(person);
    socket.data.session = new Session(known, from, (message) => tell(socket, message), {
      device: hashOf(secret),
      end: () => void socket.disconnect(true),
    });
  }

  /** Held as long as the connection. */
  async function takePlace(socket: Line, person: string): Promise<void> {
    const name = slotOf(person);
    if (!(await places.take(name, socket.id, limits.socketsPerPerson))) {
      throw new Refused('slow down', 'You have the game open in too many tabs.');
    }
    const free = (): void => places.free(name, socket.id);
    socket.conn.once('close', free);
    if (socket.conn.readyState !== 'open') free();
  }

  io.on('connection', (socket) => {
    const { session } = socket.data;
    if (session === undefined) return;
    sessions.add(session);
    router.arrive(session);
    socket.on('ask', (data, acknowledge) => {
      // A client that gets no answer sends the request again, to the next server.
      if (work.isEnding) return;
      work.run(() => serve(session, data, acknowledge)).catch((error: unknown) => report(error, 'ask'));
    });
    socket.on('disconnect', () => {
      sessions.remove(session);
      work.run(() => router.farewell(session)).catch((error: unknown) => report(error, 'farewell'));
    });
  });

  async function serve(session: Session, data: unknown, acknowledge: unknown): Promise<void> {
    const back = acknowledgement.safeParse(acknowledge);
    const reply = await router.handle(session, data);
    if (back.success) back.data(new Written(reply.text));
  }

  return {
    sayClosing: () => {
      for (const session of sessions.all) session.tell(closingTold());
    },
    close: async () => {
      // Closed one by one, so that what has been written still goes out; closing everything at once would lose it.
      await Promise.all([...io.of('/').sockets.values()].map((socket) => hangUp(socket)));
      await io.close();
    },
  };
}

/** The name of a person's connections. */
export function slotOf(person: string): string {
  return `person ${person}`;
}

function hangUp({ conn }: Line): Promise<void> {
  return new Promise((resolve) => {
    conn.once('close', () => resolve());
    conn.close();
  });
}

/** The one function that writes to sockets by itself. */
function tell(socket: Line, message: Outgoing<Tell>): void {
  socket.emit('tell', new Written(message.text));
}
