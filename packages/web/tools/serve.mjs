// A small server for the built client: files and nothing else.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
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

const zip = promisify(gzip);

/** Beside a file, its copy that the build has compressed. */
const PACKED = '.br';

/**
 * A file with everything that is sent with it.
 * @typedef {{ body: Buffer, packed: Buffer | null, type: string, etag: string, caching: string }} Served
 */

/**
 * Told of each file that is sent, with the size on the wire.
 * @typedef {(path: string, bytes: number) => void} Sent
 */

/**
 * The files are read once, so that a build under way never shows up half-finished.
 * @param {string} folder
 * @returns {Map<string, Served>}
 */
function readFiles(folder) {
  /** @type {Map<string, Served>} */
  const files = new Map();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (name.endsWith(PACKED) || statSync(path).isDirectory()) continue;
    const body = readFileSync(path);
    files.set(`/${name.replaceAll('\\', '/')}`, {
      body,
      packed: existsSync(`${path}${PACKED}`) ? readFileSync(`${path}${PACKED}`) : null,
      type: TYPES[extname(path)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
      // Names in assets/ hold a hash of what is inside.
      caching: name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return files;
}

/**
 * The smallest form that the browser can unpack; fonts are packed already.
 * @param {Served} file
 * @param {string} accepted
 * @returns {Promise<{ encoding: string | null, bytes: Buffer }>}
 */
async function packedFor({ body, packed, type }, accepted) {
  if (packed !== null && accepted.includes('br')) return { encoding: 'br', bytes: packed };
  const isWorth = !type.startsWith('font/') && body.length >= 500;
  if (isWorth && accepted.includes('gzip')) return { encoding: 'gzip', bytes: await zip(body) };
  return { encoding: null, bytes: body };
}

/** Names of factions may have dots: G.I. Gerald is a place. */
const A_FILE = /\.[a-z\d]+$/;

/**
 * Every address that is not a file is a place inside the game, whose page goes by the address or by its first part
 * (tools/pages.ts); a missing asset is missing.
 * @param {Map<string, Served>} files
 * @param {string} path
 */
function find(files, path) {
  if (files.has(path) || A_FILE.test(path)) return files.get(path);
  return (
    files.get(`/pages${path}.html`) ??
    files.get(`/pages/${path.split('/')[1]}.html`) ??
    files.get('/index.html')
  );
}

/**
 * @param {Map<string, Served>} files
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {Sent} onSent
 */
async function respond(files, request, response, onSent) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...HEADERS, Allow: 'GET, HEAD' }).end();
    return;
  }
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = find(files, decodeURIComponent(pathname));
  if (file === undefined) {
    response.writeHead(404, { ...HEADERS, 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
    return;
  }
  const shared = { ...HEADERS, ETag: file.etag, 'Cache-Control': file.caching, Vary: 'Accept-Encoding' };
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, shared).end();
    return;
  }
  const { encoding, bytes } = await packedFor(file, String(request.headers['accept-encoding']));
  response.writeHead(200, {
    ...shared,
    'Content-Type': file.type,
    'Content-Length': bytes.length,
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  });
  onSent(pathname, bytes.length);
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/**
 * Serves a folder. A port that is taken is passed over for the next free one, unless it must be that one.
 * @param {string} folder
 * @param {{ host: string, port: number, exactly?: boolean, onSent?: Sent }} where
 * @returns {Promise<{ port: number, close: () => void }>}
 */
export async function serve(folder, { host, port, exactly = false, onSent = () => {} }) {
  const files = readFiles(folder);
  const server = createServer((request, response) => {
    respond(files, request, response, onSent).catch(() => response.destroy());
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
