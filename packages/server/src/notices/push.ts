import type WebPush from 'web-push';
import { z } from 'zod';
import type { NoticeStore, PushRow } from '../storage/index.ts';

/** What the service worker of a browser is told. Names and places, never a card. */
interface PushMessage {
  readonly kind: 'turn' | 'over';
  readonly table: string;
  readonly title: string;
  readonly body: string;
}

const keysSchema = z.object({ publicKey: z.string(), privateKey: z.string() });
type PushKeys = z.infer<typeof keysSchema>;

interface PushServices {
  readonly store: NoticeStore;
  readonly keys: PushKeys;
  /** The contact that push services may write to when something is wrong with us. */
  readonly subject: string;
  readonly post: typeof fetch;
  readonly report: (error: unknown, where: string) => void;
}

/** The newest browsers of a person; more would be noise. */
const MOST_BROWSERS = 5;
const TTL_SECONDS = 12 * 3600;
const PATIENCE = 10_000;
/** The status codes of services for a dead subscription. */
const DEAD: ReadonlySet<number> = new Set([400, 403, 404, 410]);

let loading: Promise<typeof WebPush> | null = null;

/** Loaded once, when first needed. */
async function loadWebPush(): Promise<typeof WebPush> {
  loading ??= import('web-push').then((loaded) => loaded.default);
  return loading;
}

/** The keys by which push services know this server: made once, and kept, or every subscription would be lost. */
export async function pushKeys(store: NoticeStore): Promise<PushKeys> {
  const webPush = await loadWebPush();
  const value = await store.setting('push keys', JSON.stringify(webPush.generateVAPIDKeys()));
  return keysSchema.parse(JSON.parse(value));
}

/** Web Push to all of a person's browsers. If one fails, the others are still told. */
export class Push {
  private readonly services: PushServices;

  constructor(services: PushServices) {
    this.services = services;
  }

  async send(person: string, message: PushMessage): Promise<void> {
    const rows = await this.services.store.pushesOf(person, MOST_BROWSERS);
    await Promise.all(rows.map((row) => this.sendTo(row, message)));
  }

  private async sendTo(row: PushRow, message: PushMessage): Promise<void> {
    try {
      const status = await this.post(row, message);
      if (DEAD.has(status)) await this.services.store.dropPush(row.endpoint);
      else if (status >= 300) throw new Error(`A push service answered ${status}.`);
    } catch (error) {
      this.services.report(error, 'push');
    }
  }

  private async post({ endpoint, p256dh, auth }: PushRow, message: PushMessage): Promise<number> {
    const { subject, keys, post } = this.services;
    const webPush = await loadWebPush();
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...keys },
        TTL: TTL_SECONDS,
        urgency: 'high',
        // A newer notice about the same table replaces one that has not arrived.
        topic: message.table.slice(0, 32),
      },
    );
    const response = await post(endpoint, {
      method,
      headers: textual(headers),
      body: new Uint8Array(body),
      redirect: 'error',
      // How long another machine may take is real time.
      // oxlint-disable-next-line no-restricted-properties
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    return response.status;
  }
}

/** Some of the headers are numbers. */
function textual(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
