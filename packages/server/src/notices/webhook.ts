import type { OutboxRow, OutboxStore, TablesStore } from '../storage/index.ts';
import type { Retries } from './retries.ts';
import { speakOf } from './spoken.ts';

/** What somebody's own program is told. Names and places, never a card. */
interface WebhookMessage {
  /** The same if it is sent again because nobody knows whether it arrived. */
  readonly id: string;
  readonly event: OutboxRow['event'];
  /** Whom the game waits for, or no longer waits for. */
  readonly person: { readonly id: string; readonly name: string };
  readonly others: readonly string[];
  readonly table: string;
  /** Where to go. */
  readonly address: string;
}

interface WebhookServices {
  /** Set by the operator: it may well be behind their own firewall, and nobody else can set one. */
  readonly url: string;
  readonly outbox: OutboxStore;
  readonly retries: Retries;
  readonly tables: TablesStore;
  /** The address of the game; null: it is not known. */
  readonly origin: string | null;
  readonly post: typeof fetch;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
}

const PATIENCE = 10_000;
const AT_ONCE = 50;
/** How long after the first letter the next one is checked. */
const AFTER_MILLIS = 1000;

/** Tells the operator's own program: a bot in their chat, for instance. */
export class Webhook {
  private readonly services: WebhookServices;

  constructor(services: WebhookServices) {
    this.services = services;
  }

  async sendDue(): Promise<void> {
    const { outbox, now } = this.services;
    await Promise.all((await outbox.due('webhook', now(), AT_ONCE)).map((letter) => this.send(letter)));
  }

  /** Messages about one person at one table are sent in order: a later one waits for the first. */
  private async send(letter: OutboxRow): Promise<void> {
    const { outbox, retries, now, report } = this.services;
    const [first] = (await outbox.of('webhook', letter.person)).filter(({ about }) => about === letter.about);
    if (first === undefined) return;
    if (first.id !== letter.id) {
      // Otherwise many waiting letters would crowd out the ones they wait for.
      await retries.putOff([letter], Math.max(first.due_at, first.held_until, now()) + AFTER_MILLIS);
      return;
    }
    if (!(await retries.hold([letter]))) return;
    try {
      await this.post(letter);
      await retries.drop([letter]);
    } catch (error) {
      report(error, 'webhook');
      await retries.failed([letter], error);
    }
  }

  private async post({ id, event, person, about: table }: OutboxRow): Promise<void> {
    const { url, tables, origin, post } = this.services;
    const { name, others } = await speakOf(tables, person, table);
    const message: WebhookMessage = {
      id,
      event,
      person: { id: person, name },
      others,
      table,
      address: `${origin ?? ''}/t/${table}`,
    };
    const response = await post(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      redirect: 'error',
      // How long another machine may take is real time.
      // oxlint-disable-next-line no-restricted-properties
      signal: AbortSignal.timeout(PATIENCE),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
  }
}
