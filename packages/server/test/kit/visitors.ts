import { Client } from './client.ts';
import type { TestServer } from './server.ts';

/** Who comes to a server in the course of a test. */
interface Visitors {
  /** Somebody new, with a page open. */
  readonly come: (name: string) => Promise<Client>;
  /** Others whose pages end with the test, too. */
  readonly join: (...others: readonly Client[]) => void;
  /** All pages are closed. */
  readonly leave: () => void;
}

export function visitors(server: TestServer): Visitors {
  const clients: Client[] = [];
  return {
    come: async (name) => {
      const client = await Client.named(server, name);
      await client.connect();
      clients.push(client);
      return client;
    },
    join: (...others) => void clients.push(...others),
    leave: () => {
      for (const client of clients) client.disconnect();
    },
  };
}
