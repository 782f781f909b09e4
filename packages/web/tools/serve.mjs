// A small server for the built client: files and nothing else.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * A file with everything that is sent with it.
 * @typedef {{ body: Buffer, type: string, etag: string, caching: string, packed: Map<string, Promise<Buffer>> }} Served
 */

/**
 * The files are read once: a build that goes on meanwhile never shows half of itself.
 * @param {string} folder
 * @returns {Map<string, Served>}
 */
function readFiles(folder) {
  /** @type {Map<string, Served>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const address = `/${path.slice(folder.length).replaceAll('\\', '/').replace(/^\//, '')}`;
    const body = readFileSync(path);
    files.set(address, {
      body,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      // Names in assets/ hold a hash of what is inside.
      caching: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      packed: new Map(),
    });
  }
  return files;
}

/**
 * What the browser can unpack, the smallest first; fonts are packed already.
 * @param {Served} file
 * @param {string | string[] | undefined} accepted
 */
function encodingFor({ type, body }, accepted) {
  if (type.startsWith('font/') || body.length < 500) return null;
  return ['br', 'gzip'].find((encoding) => String(accepted).includes(encoding)) ?? null;
}

/**
 * @param {Served} file
 * @param {string} encoding
 */
function pack({ body, packed }, encoding) {
  const done = packed.get(encoding);
  if (done !== undefined) return done;
  const packing =
    encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : zip(body);
  packed.set(encoding, packing);
  return packing;
}

/**
 * Every address that is no file is a place inside the game, which is one page; a missing asset is missing.
 * @param {Map<string, Served>} files
 * @param {string} path
 */
function find(files, path) {
  return files.get(path) ?? (extname(path) === '' ? files.get('/index.html') : undefined);
}

/**
 * @param {Map<string, Served>} files
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function respond(files, request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = find(files, pathname);
  if (file === undefined) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const shared = { ...HEADERS, ETag: file.etag, 'Cache-Control': file.caching, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, shared).end();
    return;
  }
  const encoding = encodingFor(file, request.headers['accept-encoding']);
  const body = encoding === null ? file.body : await pack(file, encoding);
  response.writeHead(200, {
    ...shared,
    'Content-Type': file.type,
    'Content-Length': body.length,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Serves a folder. A port that is taken is passed over for the next free one, unless it must be that one.
 * @param {string} folder
 * @param {{ host: string, port: number, exactly?: boolean }} where
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serve(folder, { host, port, exactly = false }) {
  const files = readFiles(folder);
  const server = createServer((request, response) => {
    respond(files, request, response).catch(() => response.destroy());
  });
  const listen = promisify((/** @type {number} */ at, /** @type {(error?: Error) => void} */ done) => {
    server.once('error', done);
    server.listen(at, host, () => {
      server.off('error', done);
      done();
    });
  });
  try {
    await listen(port);
  } catch (error) {
    if (exactly || !(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    await listen(0);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
