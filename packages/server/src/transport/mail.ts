import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mailboxes } from '../notices/index.ts';
import { done, mailTold, type Outgoing } from '../projection/index.ts';
import { mailRequest, stopQuery, type MailRequest, type Reply } from '../protocol/index.ts';
import { hashOf } from '../random.ts';
import { notUnderstood, Refused } from '../refused.ts';
import type { Router } from './router.ts';
import type { Session } from './session.ts';

interface MailOptions {
  /** Null: this server sends no mail. */
  readonly mailboxes: Mailboxes | null;
  readonly router: Router;
  readonly known: (request: FastifyRequest) => Promise<Session>;
  readonly answer: (reply: FastifyReply, content: Outgoing<Reply>) => FastifyReply;
}

type ByLink = Extract<MailRequest, { mail: 'confirm' | 'stop' }>;

const NO_MAIL = { isSent: false, address: null, isRefused: false, unconfirmed: null, pace: 'day' } as const;

/** `POST /api/mail`: where somebody wants mail. Links in mails work wherever they are opened. */
export function addMail(app: FastifyInstance, { mailboxes, router, known, answer }: MailOptions): void {
  app.post('/api/mail', async (request, reply) => {
    const wish = mailRequest.safeParse(request.body);
    if (!wish.success) throw notUnderstood();
    return answer(
      reply,
      await (isByLink(wish.data) ? follow(request, wish.data) : manage(request, wish.data)),
    );
  });

  /** What the button of a mail program sends is a form, and says nothing. */
  void app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser('*', { parseAs: 'string' }, (_request, _form, ready) => ready(null));
    door.post('/api/mail/stop', async (request, reply) => {
      const wish = stopQuery.safeParse(request.query);
      if (!wish.success) throw notUnderstood();
      await mailboxes?.stop(wish.data.key);
      return answer(reply, done());
    });
  });

  /** Opening the address only asks for confirmation: programs open every link in a mail. */
  app.get('/api/mail/stop', async (request, reply) => {
    const wish = stopQuery.safeParse(request.query);
    if (!wish.success) throw notUnderstood();
    return reply.redirect(`/mail/stop#${wish.data.key}`, 303);
  });

  async function follow(request: FastifyRequest, wish: ByLink): Promise<Outgoing<Reply>> {
    if (mailboxes === null) throw noMail();
    await router.checkTries(request.ip);
    if (wish.mail === 'confirm') await mailboxes.confirm(wish.token);
    else await mailboxes.stop(wish.key);
    return done();
  }

  async function manage(
    request: FastifyRequest,
    wish: Exclude<MailRequest, ByLink>,
  ): Promise<Outgoing<Reply>> {
    const { person } = await known(request);
    if (mailboxes === null) {
      if (wish.mail === 'look') return mailTold(NO_MAIL);
      throw noMail();
    }
    switch (wish.mail) {
      case 'look':
        break;
      case 'give':
        await router.checkTries(request.ip);
        await router.checkMails(person.id);
        await mailboxes.give(
          person.id,
          wish.address,
          await router.mayMail(hashOf(wish.address.toLowerCase())),
        );
        break;
      case 'pace':
        await mailboxes.setPace(person.id, wish.pace);
        break;
      case 'remove':
        await mailboxes.remove(person.id);
        break;
    }
    return mailTold(await mailboxes.look(person.id));
  }
}

function isByLink(wish: MailRequest): wish is ByLink {
  return wish.mail === 'confirm' || wish.mail === 'stop';
}

function noMail(): Refused {
  return new Refused('not allowed', 'This server does not send mail.');
}
