import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { done, pushKeyTold, type Outgoing } from '../projection/index.ts';
import { pushRequest, type Reply } from '../protocol/index.ts';
import { hashOf } from '../random.ts';
import { notUnderstood, Refused } from '../refused.ts';
import type { NoticeStore } from '../storage/index.ts';
import type { Cookies } from './cookies.ts';
import type { Session } from './session.ts';

/** How browsers are reached; null: this server sends no pushes. */
export interface PushDoor {
  readonly store: NoticeStore;
  readonly publicKey: string;
  /** Hosts of push services: the server sends nothing to any other. */
  readonly services: readonly string[];
}

interface PushOptions {
  readonly push: PushDoor | null;
  readonly cookies: Cookies;
  readonly now: () => number;
  readonly known: (request: FastifyRequest) => Promise<Session>;
  readonly answer: (reply: FastifyReply, content: Outgoing<Reply>) => FastifyReply;
}

/** `POST /api/push`: this browser wants notices, or no longer does. */
export function addPush(app: FastifyInstance, { push, cookies, now, known, answer }: PushOptions): void {
  app.post('/api/push', async (request, reply) => {
    const wish = pushRequest.safeParse(request.body);
    if (!wish.success) throw notUnderstood();
    const { person } = await known(request);
    if (wish.data.push === 'key') return answer(reply, pushKeyTold(push?.publicKey ?? null));
    if (push === null) throw new Refused('not allowed', 'This server does not send notices to browsers.');
    const { endpoint } = wish.data;
    if (wish.data.push === 'off') {
      const mine = await push.store.pushesOf(person.id, 100);
      if (mine.some((row) => row.endpoint === endpoint)) await push.store.dropPush(endpoint);
      return answer(reply, done());
    }
    if (!isService(endpoint, push.services)) {
      throw new Refused(
        'not allowed',
        'This browser gets its notices through a service that this server does not know.',
      );
    }
    const { p256dh, auth } = wish.data;
    const device = hashOf(cookies.read(request) ?? '');
    await push.store.addPush({ endpoint, person: person.id, device, p256dh, auth, made_at: now() });
    return answer(reply, done());
  });
}

/** If any address were allowed, people could make the server call addresses behind its own firewall. */
function isService(endpoint: string, services: readonly string[]): boolean {
  const { protocol, hostname } = new URL(endpoint);
  const isListed = services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return isListed && (protocol === 'https:' || hostname === '127.0.0.1');
}
