import type { Packed, Reply, Request, Tell } from '@smashup/server/protocol';
import { readReply, readTell } from '@smashup/server/reader';
import { io, type Socket } from 'socket.io-client';
import { accepted, askByHttp, getVersion, type Done } from './http.ts';
import { Refusal, Unreachable } from './refusal.ts';

/**
 * How the page and the server communicate: not at all yet, by a socket, by plain HTTP, or not possible at the moment.
 */
export type LineState = 'opening' | 'socket' | 'http' | 'lost';

interface Hearing {
  tell: (message: Packed) => void;
}
interface Speaking {
  ask: (request: Request, acknowledge: (reply: Packed) => void) => void;
}
type Line = Socket<Hearing, Speaking>;

interface Listeners {
  readonly state: (state: LineState) => void;
  readonly tell: (message: Tell) => void;
  /** A refusal brings the whole table. */
  readonly replied: (reply: Reply) => void;
  /** This person is not let in at all, for this reason. */
  readonly barred: (why: string) => void;
  /** The line is open from now on: what was told meanwhile has been missed. */
  readonly opened: () => void;
}

const ACK_MILLIS = 8000;
/** Finds out when a phone's socket only pretends to be open. */
const PROBE_MILLIS = 2000;
/**
 * How long a socket may take to open before the page does without it, and how long requests made meanwhile wait for
 * it.
 */
const OPENING_MILLIS = 2500;
const WAIT_MILLIS = 1500;
/** Between two tries of something that must arrive. */
const AGAIN_MILLIS = 400;

let line: Line | null = null;
let state: LineState = 'opening';
let listeners: Listeners | null = null;
const waiting: (() => void)[] = [];

function become(next: LineState): void {
  const isOpening = (next === 'socket' || next === 'http') && next !== state;
  state = next;
  listeners?.state(next);
  if (!isOpening) return;
  listeners?.opened();
  for (const go of waiting.splice(0)) go();
}

/** Opens the line, or replaces one that can no longer be trusted. */
function connect(): void {
  hangUp();
  const socket: Line = io({
    path: '/api/socket',
    transports: ['websocket'],
    forceNew: true,
    // When a server comes back, its pages must not all reconnect at once.
    reconnectionDelay: 300,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 5000,
  });
  line = socket;
  socket.on('connect', () => {
    // Each time: opened again, it has missed something.
    state = 'lost';
    become('socket');
  });
  socket.on('disconnect', (reason) => {
    become('lost');
    // If the server closed it, it does not reopen by itself.
    if (reason === 'io server disconnect') setTimeout(connect, AGAIN_MILLIS * (1 + Math.random()));
  });
  socket.on('connect_error', () => void fail(socket));
  socket.on('tell', (message) => listeners?.tell(readTell(message)));
  // Some networks let a socket open and then stay silent, which is not an error for a long time.
  setTimeout(() => void doWithout(socket), OPENING_MILLIS);
}

async function fail(socket: Line): Promise<void> {
  if (socket.active) {
    await doWithout(socket);
    return;
  }
  // The server does not let this browser in: it says why when asked, over whichever channel is open.
  const reply = await askByHttp({ ask: 'me' }).catch(() => null);
  if (line !== socket) return;
  if (reply !== null) listeners?.replied(reply);
  const problem = reply?.ok === false ? reply.problem : null;
  if (reply?.ok === false && problem === 'not allowed') listeners?.barred(reply.message);
  // Signed out or not let in: there is nobody here to open a line for.
  if (problem === 'who are you' || problem === 'not allowed') closeLine();
  else setTimeout(() => line === socket && connect(), 5000);
}

/** As long as there is no socket, plain HTTP takes its place, if the server can be reached at all. */
async function doWithout(socket: Line): Promise<void> {
  if (line !== socket || socket.connected) return;
  const isThere = await getVersion().then(
    (version) => version !== null,
    () => false,
  );
  const next = isThere ? 'http' : 'lost';
  if (line === socket && !socket.connected && state !== next) become(next);
}

function hangUp(): void {
  line?.removeAllListeners();
  line?.disconnect();
  line = null;
}

/** Over the socket or, where none opens, over HTTP. */
async function send(request: Request): Promise<Reply> {
  if (state !== 'socket' && state !== 'http') await untilOpen(WAIT_MILLIS);
  return line?.connected === true ? exchange(line, request, ACK_MILLIS) : askByHttp(request);
}

function exchange(socket: Line, request: Request, patience: number): Promise<Reply> {
  return new Promise((resolve, reject) => {
    socket.timeout(patience).emit('ask', request, (error, reply) => {
      if (error === null) resolve(readReply(reply));
      else reject(new Unreachable());
    });
  });
}

function untilOpen(millis: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, millis);
    waiting.push(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Asks once. Throws a Refusal, or Unreachable: then nobody knows whether it has happened. */
export async function ask(request: Request): Promise<Done> {
  const reply = line === null ? await askByHttp(request) : await send(request);
  listeners?.replied(reply);
  return accepted(reply);
}

/** For what is done once however often it is asked: asks until there is an answer. */
export async function askUntilAnswered(request: Request): Promise<Done> {
  for (;;) {
    try {
      return await ask(request);
    } catch (error) {
      if (!isPassing(error)) throw error;
      const pause = AGAIN_MILLIS * (1 + Math.random());
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** It may work next time. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof Unreachable ||
    (error instanceof Refusal && (error.problem === 'trouble' || error.problem === 'slow down'))
  );
}

/** Is anybody at the other end? If not, there is a new line. */
async function probe(): Promise<void> {
  const probed = line;
  if (probed === null) return;
  if (!probed.connected) {
    connect();
    return;
  }
  try {
    await exchange(probed, { ask: 'me' }, PROBE_MILLIS);
  } catch {
    if (line === probed) {
      become('lost');
      connect();
    }
  }
}

/** Opens the line and keeps it open; again, when somebody else is at this browser. */
export function openLine(heard: Listeners): void {
  const isFirst = listeners === null;
  listeners = heard;
  connect();
  if (!isFirst) return;
  // Sleep, another network, a page from the browser's memory: each leaves sockets that look open.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void probe();
  });
  for (const event of ['pageshow', 'online', 'offline'] as const) {
    window.addEventListener(event, () => void probe());
  }
}

/** Nobody is at this browser any more. */
export function closeLine(): void {
  hangUp();
  state = 'opening';
}
