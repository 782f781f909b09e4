import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { passkeyAddress, type Identity, type PasskeyAddress } from '../identity/index.ts';
import {
  done,
  identified,
  newPasskeyAsked,
  passkeyAsked,
  yourself,
  type Outgoing,
} from '../projection/index.ts';
import {
  forgetting,
  identityRequest,
  sentenceFor,
  type IdentityRequest,
  type Reply,
} from '../protocol/index.ts';
import { hashOf } from '../random.ts';
import { notUnderstood } from '../refused.ts';
import type { Cookies } from './cookies.ts';
import type { Router } from './router.ts';
import type { Origins } from './origin.ts';
import type { Session, Sessions } from './session.ts';

interface IdentityOptions {
  readonly identity: Identity;
  readonly router: Router;
  readonly sessions: Sessions;
  readonly cookies: Cookies;
  readonly origins: Origins;
  readonly known: (request: FastifyRequest) => Promise<Session>;
  /** The same for somebody who may be banned. */
  readonly knownAnyhow: (request: FastifyRequest) => Promise<Session>;
  readonly answer: (reply: FastifyReply, content: Outgoing<Reply>) => FastifyReply;
}

/** Who asks, in which browser, from which address. */
interface Asking {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly address: PasskeyAddress | null;
}

/** `POST /api/identity`: a person's keys, signing in and out; `DELETE /api/me`. */
export function addIdentity(app: FastifyInstance, options: IdentityOptions): void {
  const { identity, router, sessions, cookies, origins, known, knownAnyhow, answer } = options;
  const addressOf = ({ headers }: FastifyRequest) => passkeyAddress(origins.of(headers.origin));

  app.post('/api/identity', async (request, reply) => {
    const wish = identityRequest.safeParse(request.body);
    if (!wish.success) throw notUnderstood(sentenceFor(wish.error));
    const asking = { request, reply, address: addressOf(request) };
    return answer(reply, await (isForAll(wish.data) ? enter(asking, wish.data) : manage(asking, wish.data)));
  });

  // What is stored about a person is theirs, even if they are banned.
  app.delete('/api/me', async (request, reply) => {
    const wish = forgetting.safeParse(request.body ?? {});
    if (!wish.success) throw notUnderstood();
    const session = await knownAnyhow(request);
    if (wish.data.proof !== undefined) await router.checkTries(request.ip);
    await identity.proofs.check(session.person.id, wish.data.proof, addressOf(request));
    await router.forget(session);
    cookies.take(reply);
    return answer(reply, done());
  });

  /** Throws when too many keys have been tried from here. */
  async function enter(asking: Asking, wish: ForAll): Promise<Outgoing<Reply>> {
    const { request, address } = asking;
    await router.checkTries(request.ip);
    switch (wish.identity) {
      case 'challenge':
        return passkeyAsked(await identity.challenge(address));
      case 'sign in by passkey':
        return welcome(asking, await identity.enterByPasskey(wish.credential, address));
      case 'sign in by password':
        await router.checkSignInName(wish.signInName);
        return welcome(asking, await identity.enterByPassword(wish.signInName, wish.password));
      case 'sign in by recovery code': {
        const entered = await identity.enterByRecovery(wish.code, wish.clear);
        if (wish.clear) sessions.end(entered.person, null);
        return welcome(asking, entered);
      }
    }
  }

  async function welcome(
    { request, reply }: Asking,
    { person, secret }: { readonly person: string; readonly secret: string },
  ): Promise<Outgoing<Reply>> {
    // Whoever was signed in here before no longer is.
    const before = cookies.read(request);
    if (before !== null) await identity.leave(hashOf(before));
    cookies.give(reply, secret);
    return yourself(await router.me(person));
  }

  async function manage(asking: Asking, wish: ForKnown): Promise<Outgoing<Reply>> {
    const { address, request, reply } = asking;
    const { person } = await (FOR_LEAVING.has(wish.identity) ? knownAnyhow : known)(request);
    // Each may be a guess at a key; and passwords are slow.
    if ('proof' in wish || wish.identity === 'set password') await router.checkTries(request.ip);
    switch (wish.identity) {
      case 'look':
        break;
      case 'prove':
        return passkeyAsked(await identity.proofs.ask(person.id, address));
      case 'new passkey':
        return newPasskeyAsked(await identity.newPasskey(person.id, wish.proof, address));
      case 'add passkey':
        await identity.addPasskey(person.id, wish.name, wish.credential, address);
        break;
      case 'remove passkey':
        await identity.removePasskey(person.id, wish.id, wish.proof, address);
        break;
      case 'set password':
        await identity.setPassword(person.id, wish.password, wish.proof, address);
        break;
      case 'remove password':
        await identity.removePassword(person.id, wish.proof, address);
        break;
      case 'new recovery code': {
        const code = await identity.newRecoveryCode(person.id, wish.proof, address);
        return identified(await identity.look(person.id, address), code);
      }
      case 'sign out': {
        const device = hashOf(cookies.read(request) ?? '');
        const isGoing = wish.where !== 'elsewhere';
        if (wish.where === 'here') await identity.leave(device);
        else await identity.leaveAll(person.id, isGoing ? null : device);
        if (wish.where === 'here') sessions.endDevice(device);
        else sessions.end(person.id, isGoing ? null : device);
        if (!isGoing) break;
        cookies.take(reply);
        return done();
      }
    }
    return identified(await identity.look(person.id, address));
  }
}

/** Somebody who is banned has to prove who they are to be forgotten. */
const FOR_LEAVING: ReadonlySet<IdentityRequest['identity']> = new Set<IdentityRequest['identity']>([
  'look',
  'prove',
]);

type ForAll = Extract<IdentityRequest, { identity: 'challenge' | `sign in by ${string}` }>;
type ForKnown = Exclude<IdentityRequest, ForAll>;

function isForAll(wish: IdentityRequest): wish is ForAll {
  return wish.identity === 'challenge' || wish.identity.startsWith('sign in by ');
}

/** How often to check whether browsers are still signed in: another process may have signed them out. */
export const DEVICES_MILLIS = 30_000;

/** Pages in browsers that were signed out, wherever that happened, are told nothing more. */
export async function endSignedOut(identity: Identity, sessions: Sessions): Promise<void> {
  const devices = [...sessions.devices];
  for (let at = 0; at < devices.length; at += 500) {
    for (const device of await identity.gone(devices.slice(at, at + 500))) sessions.endDevice(device);
  }
}
