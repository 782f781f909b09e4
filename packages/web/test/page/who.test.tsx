import type { Me, Reply } from '@smashup/server/protocol';
import { beforeEach, expect, test, vi } from 'vitest';

const ANN: Me = {
  id: 'ann',
  name: 'Ann',
  hears: true,
  names: {},
  blocked: [],
  muted: [],
  friends: [],
  wanted: [],
  wantedBy: [],
  tables: [],
  hasKey: false,
  hasPlayed: false,
};

vi.mock('../../src/online/line.ts', () => ({
  ask: () => Promise.resolve({ ok: true }),
  openLine: () => {},
  closeLine: () => {},
}));
vi.mock('../../src/online/pushes.ts', () => ({ renewPushes: () => Promise.resolve() }));
vi.mock('../../src/session/referee.ts', () => ({
  ownVersion: () => Promise.resolve({ protocol: 1, content: 'same' }),
}));

const asked: string[] = [];

/** What the server knows of this browser by its cookie; nothing is kept in the browser's own storage. */
function serve(reply: Reply | null): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    if (path === '/api/version') return Promise.resolve(Response.json({ protocol: 1, content: 'same' }));
    if (path === '/api/me' && reply === null) return Promise.resolve(new Response(null, { status: 204 }));
    return Promise.resolve(Response.json(reply));
  });
}

beforeEach(() => {
  vi.resetModules();
  asked.length = 0;
});

async function come() {
  const { beginOnline, useOnline } = await import('../../src/online/online.ts');
  beginOnline();
  await vi.waitUntil(() => useOnline.getState().me !== undefined || useOnline.getState().barred !== null);
  return useOnline;
}

test('a browser that lost its storage and kept its cookie is who it was, and is asked for no name', async () => {
  serve({ ok: true, me: ANN });
  const online = await come();
  expect(online.getState().me).toEqual(ANN);
  expect(asked).toEqual(['/api/version', '/api/me']);
});

test('a browser that the server does not know is asked for a name', async () => {
  serve(null);
  expect((await come()).getState().me).toBeNull();
});

test('somebody banned is told so', async () => {
  serve({ ok: false, problem: 'not allowed', message: 'You are banned.' });
  expect((await come()).getState().barred).toBe('You are banned.');
});

test('a name typed where the browser is somebody already does not rename them', async () => {
  serve({ ok: true, me: ANN });
  const { takeName } = await import('../../src/online/people.ts');
  const { useOnline } = await import('../../src/online/online.ts');
  await takeName('Bob');
  expect(useOnline.getState().me?.name).toBe('Ann');
  expect(asked).toEqual(['/api/hello']);
});
