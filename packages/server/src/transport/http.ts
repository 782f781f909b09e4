import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastifyStatic from '@fastify/static';
import { fastify, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { Version } from '@smashup/referee/protocol';
import type { Mailboxes } from '../notices/index.ts';
import type { Identity } from '../identity/index.ts';
import type { People } from '../people/index.ts';
import { refusal, yourself, type Outgoing } from '../projection/index.ts';
import {
  carried,
  hello,
  id as idSchema,
  sentenceFor,
  updatesQuery,
  type Reply,
  type Since,
} from '../protocol/index.ts';
import { notThere, notUnderstood, Refused } from '../refused.ts';
import { networkOf } from './address.ts';
import type { Cookies } from './cookies.ts';
import type { Router } from './router.ts';
import { addIdentity } from './identity.ts';
import { addMail } from './mail.ts';
import type { Origins } from './origin.ts';
import { addPush, type PushDoor } from './push.ts';
import { Session, type Sessions } from './session.ts';
import type { InFlight } from './in-flight.ts';

/** The largest message that anybody has a reason to send. */
export const MOST_BYTES = 16_384;

interface HttpOptions {
  readonly router: Router;
  readonly people: People;
  readonly identity: Identity;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly push: PushDoor | null;
  /** Null: this server sends no mail. */
  readonly mailboxes: Mailboxes | null;
  readonly now: Clock['now'];
  readonly after: Clock['after'];
  readonly origins: Origins;
  readonly version: Version;
  readonly report: (error: unknown, where: string) => void;
  /** The built client; null: only the server itself. */
  readonly pages: string | null;
  readonly requestsPerMinute: number;
  /** How long a request may take to come in, in milliseconds. */
  readonly requestMillis: number;
  /** How many proxies are in front of this server and name the client. */
  readonly trustedProxies: number;
  /** Where several processes count together. */
  readonly redis: Redis | null;
  /** The process is ready for new people. */
  readonly isReady: () => Promise<boolean>;
  readonly work: InFlight;
}

const STATUS: Readonly<Record<string, number>> = {
  'who are you': 401,
  'bad request': 400,
  'slow down': 429,
  'not there': 404,
  'too late': 409,
  'not allowed': 403,
  trouble: 503,
};

const STRANGER = new Refused('who are you', 'Please choose a name first.');

/** Files, and everything that can be asked for without a socket. */
export async function createHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { pages, origins, report, requestsPerMinute, requestMillis, trustedProxies, redis } = options;
  const app: FastifyInstance = fastify({
    bodyLimit: MOST_BYTES,
    requestTimeout: requestMillis,
    // Node takes the longer of the two for the whole request.
    http: { headersTimeout: requestMillis, connectionsCheckingInterval: requestMillis / 4 },
    trustProxy: (_, hop) => hop < trustedProxies,
    rewriteUrl: ({ url = '/' }) => (isReadable(url) ? url : UNREADABLE),
  });
  app.setErrorHandler((error, request, reply) => {
    const refused = error instanceof Refused ? error : refusedFor(error);
    if (refused.problem === 'trouble') report(error, request.routeOptions.url ?? 'nowhere');
    return answer(reply, refusal(refused, null));
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        workerSrc: ["'self'"],
        connectSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        manifestSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    // A game in a home network has no certificate, and neither may a neighbour of this host.
    strictTransportSecurity: origins.isSecure ? { includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
  });
  await app.register(cookie);
  // Before the limit: a page comes with dozens of files.
  if (pages !== null) await addFiles(app, pages);
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
    ...(redis === null ? {} : { redis, nameSpace: 'smashup:http:', skipOnError: true }),
  });
  await app.register(async (api) => addApi(api, options));
  addPlaces(app, pages);
  return app;
}

/** What Fastify itself refuses: too large, no JSON, too often. */
function refusedFor(error: unknown): Refused {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 429) return new Refused('slow down', 'Too many tries. Please wait a minute.');
  if (typeof status === 'number' && status < 500) return notUnderstood();
  return new Refused('trouble', 'Something went wrong on the server. Please try again in a moment.');
}

/** The only way out: what a projection has made. */
function answer(reply: FastifyReply, { content }: Outgoing<Reply>): FastifyReply {
  const status = content.ok ? 200 : (STATUS[content.problem] ?? 500);
  return reply.code(status).header('cache-control', 'no-store').send(content);
}

function addApi(app: FastifyInstance, options: HttpOptions): void {
  const { router, people, origins, cookies, version, isReady, work, after } = options;
  const admitted = (secret: string) => people.recognise(secret);
  // What is stored about a person is theirs, even if they are banned.
  const anybody = (secret: string) => people.recogniseBanned(secret);
  const recognise = async (request: FastifyRequest, who = admitted): Promise<Session | null> => {
    const secret = cookies.read(request);
    const person = secret === null ? null : await who(secret);
    if (person === null) return null;
    return new Session(await router.acquaint(person), request.ip, () => {});
  };
  const known = async (request: FastifyRequest, who = admitted): Promise<Session> => {
    const session = await recognise(request, who);
    if (session === null) throw STRANGER;
    return session;
  };

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function handle(request, reply) {
      return work.run(async () => handler.call(this, request, reply));
    };
  });
  app.addHook('onRequest', async (request) => {
    if (!origins.allows(request.headers)) {
      throw new Refused('not allowed', 'That request came from another site.');
    }
  });

  /** Pages ask this whenever they come: whoever comes within a year is never forgotten by their browser. */
  app.get('/api/version', async (request, reply) => {
    const secret = cookies.read(request);
    // A database that does not answer is no reason not to say which server this is.
    const person = secret === null ? null : await anybody(secret).catch(() => null);
    if (secret !== null && person !== null) cookies.give(reply, secret);
    return reply.header('cache-control', 'no-store').send(version);
  });
  // A balancer asks from one address: if that were too often, nobody would be sent here.
  const unlimited = { config: { rateLimit: false } };
  app.get('/api/health', unlimited, async () => ({ ok: true }));
  app.get('/api/ready', unlimited, async (_request, reply) => {
    const ok = await isReady();
    return reply.code(ok ? 200 : 503).send({ ok });
  });

  app.post('/api/hello', async (request, reply) => {
    const wish = hello.safeParse(request.body);
    if (!wish.success) throw notUnderstood(sentenceFor(wish.error));
    const session = await recognise(request);
    if (session === null) await router.checkTries(request.ip);
    const opened = session === null ? await people.welcome(wish.data.name) : null;
    if (opened !== null) cookies.give(reply, opened.secret);
    const id = opened?.person.id ?? session?.person.id ?? '';
    return answer(reply, yourself(await router.me(id)));
  });

  /** Pages ask this before they ask anybody for a name. No content: nobody yet, which is not an error. */
  app.get('/api/me', async (request, reply) => {
    const session = await recognise(request);
    if (session === null) return reply.code(204).header('cache-control', 'no-store').send();
    return answer(reply, yourself(await router.me(session.person.id)));
  });

  app.post('/api/carried', async (request, reply) => {
    const wish = carried.safeParse(request.body);
    if (!wish.success) throw notUnderstood();
    await router.checkTries(request.ip);
    const { person, secret } = await people.arrive(wish.data.token);
    cookies.give(reply, secret);
    return answer(reply, yourself(await router.me(person.id)));
  });

  addIdentity(app, { ...options, known, knownAnyhow: (request) => known(request, anybody), answer });
  addPush(app, { ...options, known, answer });
  addMail(app, { ...options, known, answer });

  app.post('/api/ask', async (request, reply) => {
    const session = await known(request, isAboutOneself(request.body) ? anybody : admitted);
    try {
      return answer(reply, await router.handle(session, request.body));
    } finally {
      await router.farewell(session);
    }
  });

  app.get<{ Params: { id: string } }>('/api/tables/:id/updates', async (request, reply) => {
    const wish = updatesQuery.safeParse(request.query);
    if (!wish.success) throw notUnderstood();
    const { epoch, n, invitation, wait } = wish.data;
    const since = epoch === undefined || n === undefined ? undefined : { epoch, n };
    const session = await known(request);
    const patience = { millis: (wait ?? 0) * 1000, work, after };
    const table = readTable(request.params.id);
    return answer(reply, await poll(router, session, table, invitation, since, patience));
  });

  app.get<{ Params: { id: string }; Querystring: { invitation?: string } }>(
    '/api/games/:id',
    async (request, reply) => {
      const { content } = await router.record(
        await recognise(request),
        readTable(request.params.id),
        request.query.invitation,
      );
      // Not an error, which browsers report to their console: strangers ask about every table they come to.
      if (content === null) return reply.code(204).send();
      return reply.type('application/json').send(content);
    },
  );
}

/** Only who asks depends on it: whether it can be understood is for the router to say. */
function isAboutOneself(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'ask' in body && body.ask === 'export';
}

/** Databases do not agree about what else can be looked for. */
function readTable(text: string): string {
  const read = idSchema.safeParse(text);
  if (!read.success) throw notThere();
  return read.data;
}

/** The longest that a long poll waits. */
interface Patience {
  readonly millis: number;
  readonly work: InFlight;
  readonly after: Clock['after'];
}

/** Long poll, in place of a socket. */
async function poll(
  router: Router,
  { person, relations, hears, address }: Session,
  table: string,
  invitation: string | undefined,
  since: Since | undefined,
  { millis, work, after }: Patience,
): Promise<Outgoing<Reply>> {
  let wake = (): void => {};
  const woken = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const session = new Session({ person, relations, hears }, address, () => wake());
  try {
    const reply = await router.visit(session, table, invitation, since);
    const { content } = reply;
    if (!content.ok || content.parts?.length !== 0 || millis === 0) return reply;
    const cancel = after(millis, wake);
    const forget = work.whenEnding(wake);
    await woken;
    cancel();
    forget();
    return await router.visit(session, table, invitation, since);
  } catch (error) {
    if (error instanceof Refused) return refusal(error, null);
    throw error;
  } finally {
    await router.farewell(session);
  }
}

/** The built client, with the packed copies that the build has made. */
async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    wildcard: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isAsset = /[\\/]assets[\\/]/.test(path);
      response.setHeader('cache-control', isAsset ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Names of factions may have dots: G.I. Gerald is a place. */
const A_FILE = /\.[a-z\d]+$/;

/** Every address that is not a file is a place inside the client. */
function addPlaces(app: FastifyInstance, folder: string | null): void {
  const pageAt = folder === null ? null : readPages(folder);
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const { pathname } = new URL(request.url, BASE);
    const isPlace = request.method === 'GET' && !A_FILE.test(pathname) && !pathname.startsWith('/api/');
    if (isPlace && pageAt !== null) return reply.sendFile(pageAt(pathname));
    return reply.code(404).type('text/plain').send('Not found\n');
  });
}

const BASE = 'http://localhost';
/** Stands for every target that is no address, so that it takes the same way as an address that is not there. */
const UNREADABLE = '/api/unreadable';

function isReadable(target: string): boolean {
  try {
    decodeURIComponent(new URL(target, BASE).pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * The client has pages for some addresses, and for each kind of them by the first part (packages/web/tools/pages.ts).
 */
function readPages(folder: string): (pathname: string) => string {
  const ways = join(folder, 'pages');
  const names = existsSync(ways) ? readdirSync(ways, { recursive: true, encoding: 'utf8' }) : [];
  // By their spelling in an address.
  const pages = new Map(names.map((name) => [encodeURI(`/${name.replaceAll('\\', '/')}`), `pages/${name}`]));
  return (pathname) =>
    pages.get(`${pathname}.html`) ?? pages.get(`/${pathname.split('/')[1]}.html`) ?? 'index.html';
}
