import { afterEach, expect, test, vi } from 'vitest';
import { getVersion } from '../../src/online/http.ts';
import { Unreachable } from '../../src/online/refusal.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(response: () => Response): void {
  vi.stubGlobal('fetch', () => Promise.resolve(response()));
}

test('a server says which version it is', async () => {
  answerWith(() => Response.json({ protocol: 1, content: 'abc' }));
  expect(await getVersion()).toEqual({ protocol: 1, content: 'abc' });
});

test.each([
  ['nothing is found', () => new Response('Not found', { status: 404 })],
  ['the start page comes instead', () => new Response('<!doctype html>')],
])('no server is behind the page where %s', async (_, response) => {
  answerWith(response);
  expect(await getVersion()).toBeNull();
});

test.each([429, 500, 502, 503])('a server that answers %i is busy, not missing', async (status) => {
  answerWith(() => Response.json({ ok: false }, { status }));
  await expect(getVersion()).rejects.toThrow(Unreachable);
});
