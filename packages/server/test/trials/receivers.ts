import type { Mail, Smtp } from '../../src/notices/smtp.ts';
import type { Storage } from '../../src/storage/index.ts';
import { z } from 'zod';
import { derivedSecret, hashOf } from '../../src/random.ts';
import { Browsers } from '../kit/browsers.ts';

/** The ways by which somebody is told who looks elsewhere. */
export type NoticeOutlet = 'push' | 'mail' | 'webhook';

/** A notice as it arrived. */
export interface Notice {
  readonly outlet: NoticeOutlet;
  readonly person: string;
  /** Its purpose, from its first words. */
  readonly event: string;
  readonly content: object;
}

/** Whatever else is in it is read as well. */
const webhookMessage = z.looseObject({
  id: z.string(),
  event: z.string(),
  person: z.looseObject({ id: z.string() }),
});

const PUSHES = 'https://push.example/';
const FOREVER = Number.MAX_SAFE_INTEGER;

/** Browsers, mailboxes and the program of whoever runs the place: they read what arrives, as it arrives. */
export class Receivers {
  readonly webhook = 'https://webhook.example/';
  readonly origin = 'https://smashup.example';
  /** As a server makes them, from a key that is no secret here. */
  readonly mailKeys = {
    confirm: (mailbox: string) => derivedSecret('key', `confirm ${mailbox}`),
    stop: (mailbox: string) => derivedSecret('key', `stop ${mailbox}`),
  };
  private readonly browsers = new Browsers();
  /** Nothing that comes this way is ever taken, nor refused. */
  deaf: NoticeOutlet | null = null;

  /** A person wants to be told by every way there is. */
  async add({ notices, mailboxes }: Storage, person: string, device: string, now: number): Promise<void> {
    await notices.addPush({
      endpoint: PUSHES + person,
      person,
      device,
      ...this.browsers.subscribe(person),
      made_at: now,
    });
    const confirm_hash = hashOf(this.mailKeys.confirm(person));
    await mailboxes.offer(
      {
        id: person,
        person,
        address: `${person}@example.org`,
        pace: 'turn',
        until: FOREVER,
        confirm_hash,
        stop_hash: hashOf(this.mailKeys.stop(person)),
        made_at: now,
        mailed_at: null,
        refused_at: null,
      },
      null,
    );
    await mailboxes.confirm(confirm_hash, now);
  }

  /** What a server posts to push services and to the webhook comes here. */
  post(arrived: (notice: Notice) => void): typeof fetch {
    return async (input, init) => {
      const body = Buffer.from(bodyOf(init));
      const notice = input === this.webhook ? fromWebhook(body) : this.fromPush(input, init, body);
      if (notice.outlet === this.deaf) return new Promise(() => {});
      arrived(notice);
      return new Response(null, { status: 201 });
    };
  }

  /** What it sends by mail comes here. */
  smtp(arrived: (notice: Notice) => void): Smtp {
    return {
      send: async (mail) => {
        if (this.deaf === 'mail') return new Promise(() => {});
        arrived(fromMail(mail));
        return { kind: 'sent' };
      },
      check: async () => {},
    };
  }

  private fromPush(to: Parameters<typeof fetch>[0], init: RequestInit | undefined, body: Buffer): Notice {
    const person = typeof to === 'string' ? to.slice(PUSHES.length) : '';
    const message = this.browsers.read(person, body);
    const { ttl, urgency, topic } = Object.fromEntries(new Headers(init?.headers));
    return {
      outlet: 'push',
      person,
      event: message?.title ?? '',
      content: { message, ttl, urgency, topic, bytes: body.length },
    };
  }
}

/** Read at once: a stream would take its time. */
function bodyOf(init: RequestInit | undefined): string | Uint8Array {
  const body = init?.body;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new Error('Something else than text or bytes was posted.');
}

/** Ids of letters are drawn by lot. */
function fromMail({ id: _id, ...content }: Mail): Notice {
  const [person = ''] = content.to.split('@');
  const [event = ''] = content.subject.split(':');
  return { outlet: 'mail', person, event, content };
}

function fromWebhook(body: Buffer): Notice {
  const { id: _id, ...content } = webhookMessage.parse(JSON.parse(body.toString()));
  return { outlet: 'webhook', person: content.person.id, event: content.event, content };
}
