import { z } from 'zod';

/** Everything that the operator of the server can set. */
export interface ServerConfig {
  readonly host: string;
  readonly port: number;
  /** It must be this port; otherwise another free one will do. */
  readonly isPortFixed: boolean;
  /** The address that people use, as `https://smashup.example`; null: whatever they came by. */
  readonly origin: string | null;
  readonly database:
    | { readonly kind: 'libsql'; readonly file: string }
    | { readonly kind: 'postgres'; readonly url: string };
  /** Several processes share the database and keep in touch through Redis; null: this process is alone. */
  readonly redis: string | null;
  readonly botThreads: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  readonly times: Times;
  /** Games that are kept in memory, at most. */
  readonly cachedGames: number;
  readonly limits: Limits;
  /** How push services can reach the operator; null: no notices to browsers. */
  readonly pushSubject: string | null;
  /** Hosts that notices to browsers are sent through. */
  readonly pushServices: readonly string[];
  /** A program that is told whose turn it is; null: none. */
  readonly turnWebhook: string | null;
  /** How mail is sent, and from whom; null: none. */
  readonly mail: { readonly smtp: string; readonly from: string } | null;
  /** How many proxies are in front of the server and name the client in `X-Forwarded-For`. */
  readonly trustedProxies: number;
  /** Where Prometheus may ask; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** In milliseconds. */
export interface Times {
  /** A window without a choice passes after this long. */
  readonly window: number;
  /** A person without input for this long is away. */
  readonly untilAway: number;
  /** A page that is gone counts as hidden after this long. */
  readonly reload: number;
  /** When a person whose decision it is has been away for this long, the others may act. */
  readonly grace: number;
  /** A table that waits for somebody while nobody is there is dropped from memory after this long. */
  readonly putAway: number;
  /** An open table that nobody touches is closed after this long. */
  readonly tableExpiry: number;
  /** Bots join a quick match this long after the last person. */
  readonly quickWait: number;
  /** How long a link to another device is valid. */
  readonly carry: number;
  /** How long a game waits for an absent person before they are notified. */
  readonly notice: number;
  /** How often some process records that the service is alive. */
  readonly alive: number;
  /** How long a mail waits for others to be sent along with it. */
  readonly gather: number;
  /** A person who wants one mail a day gets the next one after this long. */
  readonly digest: number;
  /** A complaint is forgotten this long after it was settled. */
  readonly settled: number;
  /** A connection to PostgreSQL that has been asked something and says nothing for this long is given up. */
  readonly silence: number;
  /** A request that has not come in completely by then is cut off: otherwise it would hold its connection forever. */
  readonly request: number;
}

export interface Limits {
  readonly openTables: number;
  readonly socketsPerPerson: number;
  readonly socketsPerAddress: number;
  /** Requests of one person. */
  readonly requestsPerSecond: number;
  readonly requestsAtOnce: number;
  /** New people, tokens and codes tried from one address, a minute. */
  readonly triesPerMinute: number;
  /** Requests over plain HTTP from one address, a minute. */
  readonly httpPerMinute: number;
  readonly chatLines: number;
  readonly chatMillis: number;
}

export const TIMES: Times = {
  window: 600,
  untilAway: 120_000,
  reload: 5000,
  grace: 120_000,
  putAway: 600_000,
  tableExpiry: 1_800_000,
  quickWait: 20_000,
  carry: 600_000,
  notice: 5000,
  alive: 5000,
  gather: 120_000,
  digest: 86_400_000,
  settled: 7_776_000_000,
  silence: 20_000,
  request: 20_000,
};

export const LIMITS: Limits = {
  openTables: 5,
  socketsPerPerson: 8,
  socketsPerAddress: 64,
  requestsPerSecond: 10,
  requestsAtOnce: 60,
  triesPerMinute: 10,
  httpPerMinute: 1200,
  chatLines: 5,
  chatMillis: 10_000,
};

/** For when many people, or a few quick ones, come from one address: a school, or a measurement. */
function timesAsMuch(limits: Limits, factor: number): Limits {
  return {
    ...limits,
    socketsPerAddress: limits.socketsPerAddress * factor,
    requestsPerSecond: limits.requestsPerSecond * factor,
    requestsAtOnce: limits.requestsAtOnce * factor,
    triesPerMinute: limits.triesPerMinute * factor,
    httpPerMinute: limits.httpPerMinute * factor,
  };
}

const DEFAULT_PORT = 4343;

/** The setting is wrong; the message says which, and what it may be. */
export class ConfigError extends Error {}

/** Runs what can only fail because of a setting; `what`: what is wrong then, up to the reason. */
export async function orBlame<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw blaming(what, error);
  }
}

/** The error of something that can only fail because of a setting. */
export function blaming(what: string, error: unknown): ConfigError {
  return error instanceof ConfigError
    ? error
    : new ConfigError(`${what}: ${reasonOf(error)}`, { cause: error });
}

/** A host with several addresses fails with a list of errors, and says nothing itself. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}

const number = (what: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((value) => value >= least && value <= most, {})
    .or(z.undefined())
    .catch(() => {
      throw new ConfigError(`${what} must be a whole number from ${least} to ${most}.`);
    });

/** Node would take an empty host for every address that the machine has. */
function textOf(name: string, text: string | undefined, otherwise: string): string {
  if (text?.trim() === '') throw new ConfigError(`${name} is empty. Leave it out to get ${otherwise}.`);
  return text ?? otherwise;
}

function originOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '') {
    throw new ConfigError(
      'ORIGIN must be the address of the game without a path, such as https://smashup.example.',
    );
  }
  return url.origin;
}

function databaseOf(url: string | undefined, file: string): ServerConfig['database'] {
  if (url === undefined) return { kind: 'libsql', file };
  if (!/^postgres(ql)?:\/\//.test(url)) {
    throw new ConfigError(
      'DATABASE_URL must begin with postgres://. Leave it out to keep everything in a file.',
    );
  }
  return { kind: 'postgres', url };
}

function redisOf(url: string | undefined, database: string | undefined): string | null {
  if (url === undefined) return null;
  if (!/^rediss?:\/\//.test(url)) throw new ConfigError('REDIS_URL must begin with redis://.');
  if (database === undefined) {
    throw new ConfigError(
      'REDIS_URL is for several processes that share one PostgreSQL database: set DATABASE_URL, too.',
    );
  }
  return url;
}

function webhookOf(text: string | undefined): string | null {
  if (text === undefined) return null;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new ConfigError('TURN_WEBHOOK must be an address such as https://chat.example/hooks/smashup.');
  }
  return text;
}

interface MailSettings {
  readonly smtp: string | undefined;
  readonly from: string | undefined;
  readonly origin: string | null;
}

function mailOf({ smtp, from, origin }: MailSettings): ServerConfig['mail'] {
  if (smtp === undefined && from === undefined) return null;
  if (smtp === undefined) throw new ConfigError('MAIL_FROM only makes sense with mail: set SMTP_URL, too.');
  if (!URL.canParse(smtp) || !/^smtps?:$/.test(new URL(smtp).protocol) || new URL(smtp).hostname === '') {
    throw new ConfigError(
      'SMTP_URL must look like smtps://name:password@mail.example or smtp://mail.example:587.',
    );
  }
  if (from === undefined || !/^([^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(from)) {
    throw new ConfigError(
      'MAIL_FROM must look like games@smashup.example or Smash Up <games@smashup.example>.',
    );
  }
  if (origin === null) {
    throw new ConfigError(
      'Mails contain links: with SMTP_URL, also set ORIGIN to the address that people use.',
    );
  }
  return { smtp, from };
}

/** The push services of existing browsers. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
];

/** Each stands for itself and what is below it, so none may be empty: that would be the whole world. */
function servicesOf(text: string | undefined): readonly string[] {
  const hosts = text?.split(',').map((host) => host.trim().toLowerCase()) ?? PUSH_SERVICES;
  if (!hosts.every((host) => /^[a-z\d-]+(\.[a-z\d-]+)*$/.test(host))) {
    throw new ConfigError(
      'PUSH_SERVICES must be hosts with commas between them, such as fcm.googleapis.com,push.apple.com.',
    );
  }
  return hosts;
}

/** Push services refuse messages from senders who cannot be reached, so it must be a real address. */
function subjectOf(text: string | undefined, origin: string | null): string | null {
  const isReal = (subject: string): boolean =>
    /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(subject) ||
    (/^https:\/\/[^/]+\.[^/]+/.test(subject) && !/\/\/(\d|localhost|\[)/.test(subject));
  if (text === undefined) return origin !== null && isReal(origin) ? origin : null;
  if (!isReal(text)) {
    throw new ConfigError(
      'PUSH_CONTACT must look like mailto:me@smashup.example or https://smashup.example.',
    );
  }
  return text;
}

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;

function levelOf(text: string | undefined): ServerConfig['logLevel'] {
  const level = LOG_LEVELS.find((known) => known === (text ?? 'warn'));
  if (level === undefined) throw new ConfigError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}.`);
  return level;
}

/** From the environment; throws a ConfigError with one sentence. `file`: where the data is unless DATA says so. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  file: string,
  cores: number,
): ServerConfig {
  const port = number('PORT', 0, 65_535).parse(env['PORT']);
  const metricsPort = number('METRICS_PORT', 0, 65_535).parse(env['METRICS_PORT']);
  return {
    host: textOf('HOST', env['HOST'], '127.0.0.1'),
    port: port ?? DEFAULT_PORT,
    isPortFixed: port !== undefined,
    origin: originOf(env['ORIGIN']),
    database: databaseOf(env['DATABASE_URL'], textOf('DATA', env['DATA'], file)),
    redis: redisOf(env['REDIS_URL'], env['DATABASE_URL']),
    botThreads: number('BOT_THREADS', 1, 64).parse(env['BOT_THREADS']) ?? Math.max(1, cores - 1),
    logLevel: levelOf(env['LOG_LEVEL']),
    times: {
      ...TIMES,
      window: number('WINDOW_MILLIS', 0, 10_000).parse(env['WINDOW_MILLIS']) ?? TIMES.window,
      grace: number('GRACE_MILLIS', 0, 86_400_000).parse(env['GRACE_MILLIS']) ?? TIMES.grace,
      putAway: number('PUT_AWAY_MILLIS', 0, 86_400_000).parse(env['PUT_AWAY_MILLIS']) ?? TIMES.putAway,
    },
    cachedGames: number('CACHED_GAMES', 1, 1_000_000).parse(env['CACHED_GAMES']) ?? 5000,
    trustedProxies: number('TRUSTED_PROXIES', 0, 10).parse(env['TRUSTED_PROXIES']) ?? 0,
    metrics:
      metricsPort === undefined
        ? null
        : { host: textOf('METRICS_HOST', env['METRICS_HOST'], '127.0.0.1'), port: metricsPort },
    turnWebhook: webhookOf(env['TURN_WEBHOOK']),
    mail: mailOf({ smtp: env['SMTP_URL'], from: env['MAIL_FROM'], origin: originOf(env['ORIGIN']) }),
    pushSubject: subjectOf(env['PUSH_CONTACT'], originOf(env['ORIGIN'])),
    pushServices: servicesOf(env['PUSH_SERVICES']),
    limits: timesAsMuch(LIMITS, number('LIMIT_FACTOR', 1, 1_000_000).parse(env['LIMIT_FACTOR']) ?? 1),
  };
}
