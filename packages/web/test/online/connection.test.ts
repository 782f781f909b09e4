import { describe, expect, it } from 'vitest';
import {
  connection,
  UNCONNECTED,
  type Connection,
  type ConnectionEffect,
  type ConnectionEvent,
} from '../../src/online/connection.ts';

/** What comes of these, one after another: the line in the end, and what the last one leads to. */
function after(...events: readonly ConnectionEvent[]): {
  readonly state: Connection;
  readonly effects: readonly ConnectionEffect[];
} {
  let state = UNCONNECTED;
  let effects: readonly ConnectionEffect[] = [];
  for (const event of events) ({ state, effects } = connection(state, event));
  return { state, effects };
}

const kindsOf = (effects: readonly ConnectionEffect[]): string[] => effects.map(({ kind }) => kind);

const OPEN = { kind: 'open' } as const;
const CONNECTED = { kind: 'connected', socket: 1 } as const;
const LOST = { kind: 'disconnected', socket: 1, byServer: false } as const;
const OVERDUE = { kind: 'overdue', socket: 1 } as const;
const foundServer = (isThere: boolean) => ({ kind: 'server looked for', socket: 1, isThere }) as const;

describe('a socket', () => {
  it('that opens is the line, and says that something was missed: each time', () => {
    expect(after(OPEN).state.line).toBe('opening');
    const first = after(OPEN, CONNECTED);
    expect(first.state.line).toBe('socket');
    expect(kindsOf(first.effects)).toEqual(['become', 'opened']);
    expect(kindsOf(after(OPEN, CONNECTED, LOST, CONNECTED).effects)).toEqual(['become', 'opened']);
    // Even when nobody noticed that it was gone.
    expect(kindsOf(after(OPEN, CONNECTED, CONNECTED).effects)).toEqual(['become', 'opened']);
  });

  it('that breaks reopens by itself, but not when the server has closed it', () => {
    expect(after(OPEN, CONNECTED, LOST)).toMatchObject({
      state: { line: 'lost' },
      effects: [{ kind: 'become', line: 'lost' }],
    });
    const closed = after(OPEN, CONNECTED, { ...LOST, byServer: true });
    expect(closed.effects).toMatchObject([
      { kind: 'become' },
      { kind: 'later', millis: 400, spread: 400, event: { kind: 'due again', socket: 1 } },
    ]);
    const again = after(OPEN, CONNECTED, { ...LOST, byServer: true }, { kind: 'due again', socket: 1 });
    expect(kindsOf(again.effects)).toEqual(['hang up', 'connect', 'later']);
  });

  it('that is replaced has nothing more to say', () => {
    const replaced = [OPEN, { kind: 'woken' }] as const;
    const before = after(...replaced);
    expect(before.state.socket).toBe(2);
    for (const event of [CONNECTED, LOST, OVERDUE, foundServer(true)])
      expect(after(...replaced, event)).toEqual({ state: before.state, effects: [] });
  });
});

describe('without a socket', () => {
  it('plain HTTP takes its place when it is overdue or fails, if there is a server', () => {
    const failed = { kind: 'failed', socket: 1, isTrying: true } as const;
    for (const event of [OVERDUE, failed])
      expect(after(OPEN, event).effects).toEqual([{ kind: 'look for server', socket: 1 }]);
    const plain = after(OPEN, OVERDUE, foundServer(true));
    expect(plain.state.line).toBe('http');
    expect(kindsOf(plain.effects)).toEqual(['become', 'opened']);
    expect(kindsOf(after(OPEN, OVERDUE, foundServer(false)).effects)).toEqual(['become']);
    expect(after(OPEN, OVERDUE, foundServer(false)).state.line).toBe('lost');
  });

  it('says only once that it is so, and gives way to a socket that opens after all', () => {
    const twice = after(OPEN, OVERDUE, foundServer(true), foundServer(true));
    expect(twice.effects).toEqual([]);
    expect(after(OPEN, OVERDUE, foundServer(true), CONNECTED).state.line).toBe('socket');
    // What was found out too late.
    expect(after(OPEN, CONNECTED, OVERDUE).effects).toEqual([]);
    expect(after(OPEN, OVERDUE, CONNECTED, foundServer(false)).state.line).toBe('socket');
  });
});

describe('a page that has slept', () => {
  it('probes the socket it has, and replaces it when nobody answers', () => {
    const woken = after(OPEN, CONNECTED, { kind: 'woken' });
    expect(woken.effects).toEqual([{ kind: 'probe', socket: 1 }]);
    const silent = after(OPEN, CONNECTED, { kind: 'woken' }, { kind: 'silent', socket: 1 });
    expect(kindsOf(silent.effects)).toEqual(['become', 'hang up', 'connect', 'later']);
    expect(silent.state).toMatchObject({ line: 'lost', socket: 2, isConnected: false });
  });

  it('opens a new one where none is open, and none where nobody is signed in', () => {
    expect(kindsOf(after(OPEN, CONNECTED, LOST, { kind: 'woken' }).effects)).toContain('connect');
    expect(after({ kind: 'woken' }).effects).toEqual([]);
    expect(after(OPEN, { kind: 'close' }, { kind: 'woken' }).effects).toEqual([]);
  });
});

describe('a browser that is not let in', () => {
  const refused = { kind: 'failed', socket: 1, isTrying: false } as const;
  const explained = (problem: 'not allowed' | 'who are you' | 'trouble') =>
    ({
      kind: 'refusal explained',
      socket: 1,
      reply: { ok: false, problem, message: 'No.' },
    }) as const;

  it('asks why, and stays away when nobody is here or somebody is banned', () => {
    expect(after(OPEN, refused).effects).toEqual([{ kind: 'ask for refusal', socket: 1 }]);
    expect(kindsOf(after(OPEN, refused, explained('who are you')).effects)).toEqual(['replied', 'hang up']);
    const banned = after(OPEN, refused, explained('not allowed'));
    expect(banned.effects).toMatchObject([
      { kind: 'replied' },
      { kind: 'barred', why: 'No.' },
      { kind: 'hang up' },
    ]);
    expect(banned.state).toMatchObject({ line: 'opening', socket: null });
  });

  it('tries again after a while for any other reason', () => {
    const again = { kind: 'later', millis: 5000, spread: 0, event: { kind: 'due again', socket: 1 } };
    expect(after(OPEN, refused, explained('trouble')).effects).toMatchObject([{ kind: 'replied' }, again]);
    const unreachable = { kind: 'refusal explained', socket: 1, reply: null } as const;
    expect(after(OPEN, refused, unreachable).effects).toEqual([again]);
  });
});
