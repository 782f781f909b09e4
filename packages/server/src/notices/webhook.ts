/** What somebody's own program is told. Names and places, never a card. */
interface WebhookMessage {
  readonly event: 'turn' | 'reminder' | 'over';
  /** Whom the game waits for, or waits for no more. */
  readonly person: { readonly id: string; readonly name: string };
  readonly others: readonly string[];
  readonly table: string;
  /** Where to go. */
  readonly address: string;
}

const PATIENCE = 10_000;

/** Tells a program of whoever runs the server: a bot in their chat, for instance. */
export class Webhook {
  private readonly url: string;
  private readonly report: (error: unknown, where: string) => void;

  constructor(url: string, report: (error: unknown, where: string) => void) {
    this.url = url;
    this.report = report;
  }

  async send(message: WebhookMessage): Promise<void> {
    try {
      const response = await fetch(this.url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(message),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`The webhook answered ${response.status}.`);
    } catch (error) {
      this.report(error, 'webhook');
    }
  }
}
