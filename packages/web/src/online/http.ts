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
import { tracked } from '../activity.ts';
import { within } from '../clock.ts';
import { Refusal, Unreachable } from './refusal.ts';

export type Done = Extract<Reply, { ok: true }>;

/** A server that hangs counts as unreachable. */
const PATIENCE = 10_000;
/** The longest that a long poll waits, in seconds, and an allowance for the network. */
const WAIT = 25;
const WAY = 10_000;

function isReply(value: unknown): value is Reply {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}

function isVersion(value: unknown): value is Version {
  return typeof value === 'object' && value !== null && 'protocol' in value && 'content' in value;
}

/** What a server has answered, read to its end. */
interface Answer {
  readonly status: number;
  readonly text: string;
}

async function reach(path: string, init: RequestInit, patience = PATIENCE): Promise<Answer> {
  try {
    return await within(
      patience,
      async (signal) => {
        const response = await fetch(path, { cache: 'no-store', ...init, signal });
        return { status: response.status, text: await response.text() };
      },
      init.signal ?? null,
    );
  } catch {
    throw new Unreachable();
  }
}

function isFine({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

/** Null: it is no JSON. */
function dataIn({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function replyOf(answer: Answer): Reply {
  const data = dataIn(answer);
  if (!isReply(data)) throw new Unreachable();
  return data;
}

function post(path: string, body: unknown): Promise<Answer> {
  return send('POST', path, body);
}

function send(method: 'POST' | 'DELETE', path: string, body: unknown): Promise<Answer> {
  return reachSoon(path, {
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

/** Requests that are answered at once, unlike long polls. */
function reachSoon(path: string, init: RequestInit = {}): Promise<Answer> {
  return tracked('request', reach(path, init));
}

function meIn({ me }: Done): Me {
  if (me === undefined) throw new Unreachable();
  return me;
}

export async function sayHello(name: string): Promise<Me> {
  return meIn(accepted(replyOf(await post('/api/hello', { name }))));
}

/** Signs this browser in as the person who made the token. */
export async function useCarried(token: string): Promise<Me> {
  return meIn(accepted(replyOf(await post('/api/carried', { token }))));
}

/** Throws what the server refuses. */
export async function postIdentity(wish: IdentityRequest): Promise<Done> {
  return accepted(replyOf(await post('/api/identity', wish)));
}

/** Throws what the server refuses. */
export async function postPush(wish: PushRequest): Promise<Done> {
  return accepted(replyOf(await post('/api/push', wish)));
}

/** Throws what the server refuses. */
export async function postMail(wish: MailRequest): Promise<Done> {
  return accepted(replyOf(await post('/api/mail', wish)));
}

/** Throws what the server refuses. `proof` null: there is no key that could be shown. */
export async function deleteMe(proof: Proof | null): Promise<void> {
  accepted(replyOf(await send('DELETE', '/api/me', proof === null ? {} : { proof })));
}

export async function askByHttp(request: Request): Promise<Reply> {
  return replyOf(await post('/api/ask', request));
}

/** Long poll for changes at a table, in place of a socket. */
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
  const address = `/api/tables/${table}/updates?${query.toString()}`;
  return replyOf(await tracked('news', reach(address, { signal }, WAIT * 1000 + WAY)));
}

const NO_CONTENT = 204;

/** Who this browser is, which only the server can say: its cookie cannot be read here. Null: nobody yet. */
export async function whoAmI(): Promise<Me | null> {
  const response = await reach('/api/me', {});
  return response.status === NO_CONTENT ? null : meIn(accepted(replyOf(response)));
}

/** The record of a finished game as text; null: the game is not over. */
export async function findRecord(table: string, invitation: string | null): Promise<string | null> {
  const query = invitation === null ? '' : `?invitation=${invitation}`;
  const answer = await reachSoon(`/api/games/${table}${query}`);
  if (answer.status === NO_CONTENT) return null;
  if (!isFine(answer)) accepted(replyOf(answer));
  return answer.text;
}

/** The same where the game is known to be over. */
export async function getRecord(table: string, invitation: string | null): Promise<string> {
  const record = await findRecord(table, invitation);
  if (record === null) throw new Unreachable();
  return record;
}

/** The server is overloaded or in trouble: it is there all the same. */
const isBusy = ({ status }: Answer): boolean => status === 429 || status >= 500;

/** Null: no server is behind this page, as where only its files are served. */
export async function getVersion(): Promise<Version | null> {
  const answer = await reachSoon('/api/version');
  if (isBusy(answer)) throw new Unreachable();
  const data = isFine(answer) ? dataIn(answer) : null;
  return isVersion(data) ? data : null;
}
