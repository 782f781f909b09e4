import type { Packed, Reply, Request, Tell } from '@smashup/server/protocol';
import { readReply, readTell } from '@smashup/server/reader';
import { io, type Socket } from 'socket.io-client';
import { begin, settlesAfter, tracked } from '../activity.ts';
import { after, pause } from '../clock.ts';
import {
  connection,
  UNCONNECTED,
  type ConnectionEffect,
  type ConnectionEvent,
  type LineState,
} from './connection.ts';
import { accepted, askByHttp, getVersion, type Done } from './http.ts';
import { Refusal, Unreachable } from './refusal.ts';

interface Hearing {
  tell: (message: Packed) => void;
}
interface Speaking {
  ask: (request: Request | null, acknowledge: (reply: Packed) => void) => void;
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
/** How long requests made while a socket opens wait for it. */
const WAIT_MILLIS = 1500;
/** Between two tries of something that must arrive. */
const AGAIN_MILLIS = 400;

/** Does what `connection` says. */
let state = UNCONNECTED;
let line: Line | null = null;
let endOpening = (): void => {};
let endOpen = (): void => {};
let listeners: Listeners | null = null;
const waiting = new Set<() => void>();

function dispatch(event: ConnectionEvent): void {
  const step = connection(state, event);
  ({ state } = step);
  for (const effect of step.effects) perform(effect);
}

function perform(effect: ConnectionEffect): void {
  switch (effect.kind) {
    case 'hang up':
      return hangUp();
    case 'connect':
      return connect(effect.socket);
    case 'look for server':
      return void lookForServer(effect.socket);
    case 'ask for refusal':
      return void askForRefusal(effect.socket);
    case 'probe':
      return void probe(effect.socket);
    case 'become':
      return listeners?.state(effect.line);
    case 'opened':
      listeners?.opened();
      for (const go of waiting) go();
      return undefined;
    case 'replied':
      return listeners?.replied(effect.reply);
    case 'barred':
      return listeners?.barred(effect.why);
    case 'later':
      return void after(effect.millis + effect.spread * Math.random(), () => dispatch(effect.event));
  }
}

function connect(socket: number): void {
  const opening: Line = io({
    path: '/api/socket',
    transports: ['websocket'],
    forceNew: true,
    // When a server comes back, its pages must not all reconnect at once.
    reconnectionDelay: 300,
    reconnectionDelayMax: 5000,
    randomizationFactor: 0.5,
    timeout: 5000,
  });
  line = opening;
  endOpening = begin('socket');
  opening.on('connect', () => {
    endOpen = begin('line');
    endOpening();
    dispatch({ kind: 'connected', socket });
  });
  opening.on('disconnect', (reason) => {
    endOpen();
    dispatch({ kind: 'disconnected', socket, byServer: reason === 'io server disconnect' });
  });
  opening.on('connect_error', () => {
    endOpening();
    dispatch({ kind: 'failed', socket, isTrying: opening.active });
  });
  opening.on('tell', (message) => listeners?.tell(readTell(message)));
}

/** Resolves when everything that the server has sent so far is read: an answer comes after it, also to no question. */
async function caughtUp(): Promise<void> {
  if (line?.connected !== true) return;
  const socket = line.timeout(PROBE_MILLIS);
  await new Promise<void>((resolve) => void socket.emit('ask', null, () => resolve()));
}

function hangUp(): void {
  endOpening();
  endOpen();
  line?.removeAllListeners();
  line?.disconnect();
  line = null;
}

async function lookForServer(socket: number): Promise<void> {
  const isThere = await getVersion().then(
    (version) => version !== null,
    () => false,
  );
  dispatch({ kind: 'server looked for', socket, isThere });
}

async function askForRefusal(socket: number): Promise<void> {
  const reply = await askByHttp({ ask: 'me' }).catch(() => null);
  dispatch({ kind: 'refusal explained', socket, reply });
}

async function probe(socket: number): Promise<void> {
  if (line === null) return;
  await exchange(line, { ask: 'me' }, PROBE_MILLIS).catch(() => dispatch({ kind: 'silent', socket }));
}

/** Over the socket or, where none opens, over HTTP. */
async function send(request: Request): Promise<Reply> {
  if (state.line !== 'socket' && state.line !== 'http') await untilOpen();
  return line?.connected === true ? exchange(line, request, ACK_MILLIS) : askByHttp(request);
}

function exchange(socket: Line, request: Request, patience: number): Promise<Reply> {
  const reply = new Promise<Reply>((resolve, reject) => {
    socket.timeout(patience).emit('ask', request, (error, packed) => {
      if (error === null) resolve(readReply(packed));
      else reject(new Unreachable());
    });
  });
  return tracked('request', reply);
}

function untilOpen(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      waiting.delete(go);
      cancel();
      resolve();
    };
    const cancel = after(WAIT_MILLIS, go);
    waiting.add(go);
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
      await pause(AGAIN_MILLIS * (1 + Math.random()));
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

/** Opens the line and keeps it open; again, when somebody else is at this browser. */
export function openLine(heard: Listeners): void {
  const isFirst = listeners === null;
  listeners = heard;
  dispatch({ kind: 'open' });
  if (!isFirst) return;
  settlesAfter(caughtUp);
  const wake = (): void => dispatch({ kind: 'woken' });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') wake();
  });
  for (const event of ['online', 'offline'] as const) window.addEventListener(event, wake);
  // A page that is just being loaded has not slept: the socket that it opens is left alone.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) wake();
  });
}

/** Nobody is at this browser any more. */
export function closeLine(): void {
  dispatch({ kind: 'close' });
}
