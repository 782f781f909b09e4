import type { Version } from '@smashup/referee/protocol';
import type {
  IdentityRequest,
  MailRequest,
  Me,
  Proof,
  PushRequest,
  Reply,
  Request,
  Since,
} from '@smashup/server/protocol';
import { Refusal, Unreachable } from './refusal.ts';

export type Done = Extract<Reply, { ok: true }>;

/** A server that hangs counts as unreachable. */
const PATIENCE = 10_000;
/** The longest that the server waits for news, in seconds, and an allowance for the network. */
const WAIT = 25;
const WAY = 10_000;

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}

function isVersion(value: unknown): value is Version {
  return typeof value === 'object' && value !== null && 'protocol' in value && 'content' in value;
}

async function reach(path: string, init: RequestInit, patience = PATIENCE): Promise<Response> {
  try {
    return await fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(patience), ...init });
  } catch {
    throw new Unreachable();
  }
}

async function replyOf(response: Response): Promise<Reply> {
  const data: unknown = await response.json().catch(() => null);
  if (!isReply(data)) throw new Unreachable();
  return data;
}

function post(path: string, body: unknown): Promise<Response> {
  return send('POST', path, body);
}

function send(method: 'POST' | 'DELETE', path: string, body: unknown): Promise<Response> {
  return reach(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** Throws what the server refuses. */
export function accepted(reply: Reply): Done {
  if (!reply.ok) throw new Refusal(reply.problem, reply.message);
  return reply;
}

function meIn({ me }: Done): Me {
  if (me === undefined) throw new Unreachable();
  return me;
}

export async function sayHello(name: string): Promise<Me> {
  return meIn(accepted(await replyOf(await post('/api/hello', { name }))));
}

/** Signs this browser in as the person who made the token. */
export async function useCarried(token: string): Promise<Me> {
  return meIn(accepted(await replyOf(await post('/api/carried', { token }))));
}

/** Throws what the server refuses. */
export async function postIdentity(wish: IdentityRequest): Promise<Done> {
  return accepted(await replyOf(await post('/api/identity', wish)));
}

/** Throws what the server refuses. */
export async function postPush(wish: PushRequest): Promise<Done> {
  return accepted(await replyOf(await post('/api/push', wish)));
}

/** Throws what the server refuses. */
export async function postMail(wish: MailRequest): Promise<Done> {
  return accepted(await replyOf(await post('/api/mail', wish)));
}

/** Throws what the server refuses. `proof` null: there is no key that could be shown. */
export async function deleteMe(proof: Proof | null): Promise<void> {
  accepted(await replyOf(await send('DELETE', '/api/me', proof === null ? {} : { proof })));
}

export async function askByHttp(request: Request): Promise<Reply> {
  return replyOf(await post('/api/ask', request));
}

/** Waits for news about a table, as a socket would. */
export async function getUpdates(
  table: string,
  since: Since | null,
  invitation: string | null,
  signal: AbortSignal,
): Promise<Reply> {
  const query = new URLSearchParams({ wait: String(WAIT) });
  if (since !== null) {
    query.set('epoch', since.epoch);
    query.set('n', String(since.n));
  }
  if (invitation !== null) query.set('invitation', invitation);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(WAIT * 1000 + WAY)]);
  return replyOf(await reach(`/api/tables/${table}/updates?${query.toString()}`, { signal: ends }));
}

const NO_CONTENT = 204;

/** The record of a finished game as text; null: the game is not over. */
export async function findRecord(table: string, invitation: string | null): Promise<string | null> {
  const query = invitation === null ? '' : `?invitation=${invitation}`;
  const response = await reach(`/api/games/${table}${query}`, {});
  if (response.status === NO_CONTENT) return null;
  if (!response.ok) accepted(await replyOf(response));
  return response.text();
}

/** The same where the game is known to be over. */
export async function getRecord(table: string, invitation: string | null): Promise<string> {
  const record = await findRecord(table, invitation);
  if (record === null) throw new Unreachable();
  return record;
}

/** The server is overloaded or in trouble: it is there all the same. */
const isBusy = ({ status }: Response): boolean => status === 429 || status >= 500;

/** Null: no server is behind this page, as where only its files are served. */
export async function getVersion(): Promise<Version | null> {
  const response = await reach('/api/version', {});
  if (isBusy(response)) throw new Unreachable();
  const data: unknown = response.ok ? await response.json().catch(() => null) : null;
  return isVersion(data) ? data : null;
}
