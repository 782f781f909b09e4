import type { ServerConfig } from '../config/index.ts';
import {
  createSmtp,
  Mailboxes,
  Mailer,
  mailKeys,
  Push,
  Pusher,
  pushKeys,
  Retries,
  Webhook,
} from '../notices/index.ts';
import type { Storage } from '../storage/index.ts';
import type { PushDoor } from '../transport/index.ts';

/** Notices to browsers, if there is a contact address for push services. */
export async function openPush(
  { pushSubject: subject, pushServices: services }: ServerConfig,
  { notices: store, outbox, tables }: Storage,
  now: () => number,
  report: (error: unknown, where: string) => void,
): Promise<{ readonly door: PushDoor | null; readonly pusher: Pusher | null }> {
  if (subject === null) return { door: null, pusher: null };
  const keys = await pushKeys(store);
  const push = new Push({ store, keys, subject, post: fetch, report });
  return {
    door: { store, publicKey: keys.publicKey, services },
    pusher: new Pusher({ push, outbox, tables, now }),
  };
}

interface ChannelServices {
  readonly config: ServerConfig;
  readonly storage: Storage;
  readonly isHere: (game: string, person: string) => boolean | null;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
  readonly warn: (message: string) => void;
}

/** Notices by mail, if sending mail is configured. */
export async function openMail(
  services: ChannelServices,
): Promise<{ readonly mailboxes: Mailboxes; readonly mailer: Mailer } | null> {
  const { config, storage, isHere, now, report, warn } = services;
  const { mail, origin } = config;
  if (mail === null || origin === null) return null;
  const keys = await mailKeys(storage.notices);
  const smtp = await createSmtp({ url: mail.smtp, from: mail.from, host: new URL(origin).hostname });
  const { outbox } = storage;
  // It may become available later: notices wait for it.
  smtp.check().catch((error: unknown) => {
    warn(`No mail can be sent: ${error instanceof Error ? error.message : String(error)}`);
  });
  return {
    mailboxes: new Mailboxes(storage.mailboxes, outbox, keys, now),
    mailer: new Mailer({
      ...storage,
      smtp,
      keys,
      retries: new Retries({ outbox, now, report }),
      origin,
      isHere,
      digest: config.times.digest,
      now,
      report,
    }),
  };
}

/** Notices to the operator's own program, if there is one. */
export function openWebhook({ config, storage, now, report }: ChannelServices): Webhook | null {
  const { turnWebhook: url, origin } = config;
  if (url === null) return null;
  const { outbox, tables } = storage;
  const retries = new Retries({ outbox, now, report });
  return new Webhook({ url, outbox, retries, tables, origin, post: fetch, now, report });
}
