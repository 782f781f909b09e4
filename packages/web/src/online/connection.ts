import type { Reply } from '@smashup/server/protocol';

/**
 * How the page and the server communicate: not at all yet, by a socket, by plain HTTP, or not possible at the moment.
 */
export type LineState = 'opening' | 'socket' | 'http' | 'lost';

/** The line to the server. Sockets are numbered, so that what an earlier one still says is ignored. */
export interface Connection {
  readonly line: LineState;
  /** The socket that is open or opening; null: none. */
  readonly socket: number | null;
  readonly isConnected: boolean;
  /** How many sockets there have been. */
  readonly sockets: number;
}

export const UNCONNECTED: Connection = { line: 'opening', socket: null, isConnected: false, sockets: 0 };

/** What a socket does, and what was found out about it. */
type SocketEvent =
  | { readonly kind: 'connected' }
  | { readonly kind: 'disconnected'; readonly byServer: boolean }
  /** `isTrying`: it tries again by itself. */
  | { readonly kind: 'failed'; readonly isTrying: boolean }
  /** It should be open by now. */
  | { readonly kind: 'overdue' }
  | { readonly kind: 'server looked for'; readonly isThere: boolean }
  /** Null: it cannot be reached. */
  | { readonly kind: 'refusal explained'; readonly reply: Reply | null }
  | { readonly kind: 'silent' }
  | { readonly kind: 'due again' };

export type ConnectionEvent =
  | { readonly kind: 'open' }
  | { readonly kind: 'close' }
  /** The page may have slept or changed networks. */
  | { readonly kind: 'woken' }
  | (SocketEvent & { readonly socket: number });

export type ConnectionEffect =
  | { readonly kind: 'hang up' }
  | { readonly kind: 'connect'; readonly socket: number }
  /** Is there a server at all? */
  | { readonly kind: 'look for server'; readonly socket: number }
  /** Why is this browser not let in? */
  | { readonly kind: 'ask for refusal'; readonly socket: number }
  /** Is anybody at the other end? */
  | { readonly kind: 'probe'; readonly socket: number }
  | { readonly kind: 'become'; readonly line: LineState }
  /** From now on the page can speak with the server: what was told meanwhile has been missed. */
  | { readonly kind: 'opened' }
  | { readonly kind: 'replied'; readonly reply: Reply }
  | { readonly kind: 'barred'; readonly why: string }
  /** `spread`: up to so many milliseconds more, by chance, so that not all pages come at once. */
  | {
      readonly kind: 'later';
      readonly millis: number;
      readonly spread: number;
      readonly event: ConnectionEvent;
    };

interface Step {
  readonly state: Connection;
  readonly effects: readonly ConnectionEffect[];
}

/** How long a socket may take to open before the page does without it. */
const OPENING_MILLIS = 2500;
const AGAIN_MILLIS = 400;
const REFUSED_MILLIS = 5000;

export function connection(state: Connection, event: ConnectionEvent): Step {
  if ('socket' in event)
    return event.socket === state.socket ? heard(state, event.socket, event) : step(state);
  switch (event.kind) {
    case 'open':
      return connect(state);
    case 'close':
      return close(state);
    case 'woken':
      return woken(state);
  }
}

function heard(state: Connection, socket: number, event: SocketEvent): Step {
  switch (event.kind) {
    case 'connected':
      // Each time: opened again, it has missed something.
      return become({ ...state, isConnected: true, line: 'lost' }, 'socket');
    case 'disconnected':
      return disconnected(state, socket, event.byServer);
    case 'failed':
      return step(state, { kind: event.isTrying ? 'look for server' : 'ask for refusal', socket });
    case 'overdue':
      return state.isConnected ? step(state) : step(state, { kind: 'look for server', socket });
    case 'server looked for':
      return doWithout(state, event.isThere);
    case 'refusal explained':
      return explained(state, socket, event.reply);
    case 'silent':
      return then(become({ ...state, isConnected: false }, 'lost'), connect);
    case 'due again':
      return connect(state);
  }
}

function step(state: Connection, ...effects: readonly ConnectionEffect[]): Step {
  return { state, effects };
}

function then(before: Step, next: (state: Connection) => Step): Step {
  const { state, effects } = next(before.state);
  return { state, effects: [...before.effects, ...effects] };
}

function become(state: Connection, line: LineState): Step {
  const isOpening = (line === 'socket' || line === 'http') && line !== state.line;
  const told: ConnectionEffect = { kind: 'become', line };
  return step({ ...state, line }, told, ...(isOpening ? [{ kind: 'opened' } as const] : []));
}

/** Opens the line, or replaces one that can no longer be trusted. */
function connect(state: Connection): Step {
  const socket = state.sockets + 1;
  return step(
    { ...state, socket, sockets: socket, isConnected: false },
    { kind: 'hang up' },
    { kind: 'connect', socket },
    // Some networks let a socket open and then stay silent, which is not an error for a long time.
    { kind: 'later', millis: OPENING_MILLIS, spread: 0, event: { kind: 'overdue', socket } },
  );
}

/** Nobody is at this browser any more. */
function close(state: Connection): Step {
  return step({ ...state, line: 'opening', socket: null, isConnected: false }, { kind: 'hang up' });
}

/** Sleep, another network, a page from the browser's memory: each leaves sockets that look open. */
function woken(state: Connection): Step {
  const { socket, isConnected } = state;
  if (socket === null) return step(state);
  return isConnected ? step(state, { kind: 'probe', socket }) : connect(state);
}

function disconnected(state: Connection, socket: number, byServer: boolean): Step {
  const lost = become({ ...state, isConnected: false }, 'lost');
  if (!byServer) return lost;
  // It does not reopen by itself.
  const event: ConnectionEvent = { kind: 'due again', socket };
  const again: ConnectionEffect = { kind: 'later', millis: AGAIN_MILLIS, spread: AGAIN_MILLIS, event };
  return then(lost, (after) => step(after, again));
}

/** As long as there is no socket, plain HTTP takes its place, if the server can be reached at all. */
function doWithout(state: Connection, isThere: boolean): Step {
  const next = isThere ? 'http' : 'lost';
  return state.isConnected || state.line === next ? step(state) : become(state, next);
}

/** The server does not let this browser in, and has said why over whichever channel is open. */
function explained(state: Connection, socket: number, reply: Reply | null): Step {
  const told = step(state, ...(reply === null ? [] : [{ kind: 'replied', reply } as const]));
  const refusal = reply?.ok === false ? reply : null;
  const barred =
    refusal?.problem === 'not allowed' ? [{ kind: 'barred', why: refusal.message } as const] : [];
  const isNobodyHere = refusal?.problem === 'who are you' || barred.length > 0;
  const event: ConnectionEvent = { kind: 'due again', socket };
  return then(told, (after) =>
    isNobodyHere
      ? then(step(after, ...barred), close)
      : step(after, { kind: 'later', millis: REFUSED_MILLIS, spread: 0, event }),
  );
}
