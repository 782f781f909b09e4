import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serve } from '../../tools/serve.mjs';

interface Reply {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

describe('the server of npm start', () => {
  let folder = '';
  let server: Awaited<ReturnType<typeof serve>>;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'smashup-'));
    mkdirSync(join(folder, 'assets'));
    mkdirSync(join(folder, 'pages', 'factions'), { recursive: true });
    writeFileSync(join(folder, 'pages', 'factions', 'Giant Ants.html'), '<p>for one faction</p>');
    writeFileSync(join(folder, 'pages', 'new.html'), '<p>for a new game</p>');
    writeFileSync(join(folder, 'index.html'), '<p>the page</p>');
    writeFileSync(join(folder, 'assets', 'main-abc.js'), `let words = "${'again '.repeat(200)}";`);
    writeFileSync(join(folder, 'assets', 'main-abc.js.br'), brotliCompressSync('the same, packed'));
    server = await serve(folder, { host: '127.0.0.1', port: 0 });
  });

  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port: server.port, path, headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      })
        .on('error', reject)
        .end();
    });
  }

  test.each(['/new', '/new/'])('gives the page of its own at %s', async (path) => {
    const { body } = await ask(path);
    expect(body.toString()).toBe('<p>for a new game</p>');
  });

  test('gives the page of one address alone', async () => {
    const { body } = await ask('/factions/Giant%20Ants');
    expect(body.toString()).toBe('<p>for one faction</p>');
  });

  test.each(['/', '/game/17', '/factions/Bear%20Cavalry', '/factions/G.I.%20Gerald'])(
    'gives the page at %s',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect([status, headers['content-type'], body.toString()]).toEqual([
        200,
        'text/html; charset=utf-8',
        '<p>the page</p>',
      ]);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("script-src 'self'");
    },
  );

  test.each(['/assets/old.js', '/assets/main-abc.js.br', '/../package.json', '/%2e%2e/package.json'])(
    'has no %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
    },
  );

  test('sends scripts packed, and lets them be kept for ever', async () => {
    const { headers, body } = await ask('/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(body).toString()).toBe('the same, packed');
  });

  test('packs them in the way that the browser knows', async () => {
    const zipped = await ask('/assets/main-abc.js', { 'Accept-Encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.body).toString()).toContain('again again');
    const plain = await ask('/assets/main-abc.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toContain('again again');
  });

  test('does not send again what the browser has', async () => {
    const first = await ask('/');
    const second = await ask('/', { 'If-None-Match': String(first.headers['etag']) });
    expect([second.status, second.body.length]).toEqual([304, 0]);
  });

  test('takes nothing but questions', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405);
  });

  test('takes another port when its own is taken, unless it must be that one', async () => {
    const other = await serve(folder, { host: '127.0.0.1', port: server.port });
    other.close();
    expect(other.port).not.toBe(server.port);
    await expect(serve(folder, { host: '127.0.0.1', port: server.port, exactly: true })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});
