import type { Client } from './client.ts';

/** What servers say that have settled. */
interface Settled {
  /** Sockets of people. */
  readonly connections: number;
  /** Requests that have arrived and are not answered. */
  readonly requests: number;
}

interface SteppedServers {
  /** Resolves when nothing is in flight at any of them. */
  readonly settled: () => Promise<Settled>;
  /** Time goes on to what is due next; false: it does not, or has come to its end. */
  readonly proceed: () => Promise<boolean>;
}

/** Of the event loop, in each of which something arrives: what takes more will never come. */
const MOST_LOOKS = 100_000;

/** Servers and their clients, on a clock that stands still until the test moves it. */
export class SteppedWorld {
  private readonly servers: SteppedServers;
  private readonly clients = new Set<Client>();
  /** Requests of clients that are not answered yet. */
  private asked = 0;

  constructor(servers: SteppedServers) {
    this.servers = servers;
  }

  /** Somebody comes. */
  meet(client: Client): void {
    this.clients.add(client);
  }

  async whileAsking<T>(request: Promise<T>): Promise<T> {
    this.asked++;
    try {
      return await request;
    } finally {
      this.asked--;
    }
  }

  /** Resolves when nothing is in flight, neither at a server nor between it and its clients. */
  async settled(): Promise<void> {
    await this.arrived();
    await Promise.all([...this.clients].map((client) => client.caughtUp()));
    await this.arrived();
  }

  /**
   * Resolves when nothing is in flight at a server or on its way there: a request that is not answered is at a server,
   * which waits for the clock or for news. Whoever is told something may not have read it yet.
   */
  async arrived(): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS; looks++) {
      const { connections, requests } = await this.servers.settled();
      const connected = [...this.clients].filter(({ isConnected }) => isConnected).length;
      // Where nobody has come, the clients are in another process, which counts them itself.
      if (this.clients.size === 0 || (requests >= this.asked && connections <= connected)) return;
    }
    throw new Error('A socket or a request stays that no client knows of, or one is lost.');
  }

  /** Lets time pass until somebody has their answer: a pass in a window gets it when the window is over. */
  async during<T>(asked: Promise<T>): Promise<T> {
    let isAnswered = false;
    const end = (): void => {
      isAnswered = true;
    };
    asked.then(end, end);
    await this.until(() => isAnswered, 'it is answered');
    return asked;
  }

  /** Lets time pass until it is so. */
  async until(test: () => boolean | Promise<boolean>, what: string): Promise<void> {
    await this.settled();
    while (!(await test())) {
      if (!(await this.servers.proceed())) throw new Error(`It never came to this: ${what}.`);
      await this.settled();
    }
  }
}
