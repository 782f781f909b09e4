import { createServer } from 'node:http';
import type * as PromClient from 'prom-client';
import type { Database } from '../storage/index.ts';

/** Where Prometheus asks: not the address that people use. */
interface MetricsAddress {
  readonly host: string;
  readonly port: number;
}

/** Numbers that are read when somebody asks. */
export interface Gauges {
  readonly tablesInMemory: () => number;
  /** Since the start: tables that had to be read from the database. */
  readonly tablesOpened: () => number;
  readonly connections: () => number;
  readonly botsAsked: () => number;
}

/** From what a disk takes up to what people notice. */
const COMMIT_SECONDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** What the operator watches. Numbers alone: no names, no cards, no tables. */
export class Metrics {
  private readonly client: typeof PromClient;
  private readonly registry: PromClient.Registry;
  private readonly commits: PromClient.Histogram;
  private readonly troubles: PromClient.Counter;

  private constructor(client: typeof PromClient) {
    this.client = client;
    this.registry = new client.Registry();
    const registers = [this.registry];
    // The event loop's delay, memory, garbage collection and processor time, as Node tells them.
    client.collectDefaultMetrics({ register: this.registry });
    this.commits = new client.Histogram({
      name: 'smashup_commit_seconds',
      help: 'From asking the database to keep something until it is safe, by what came of it.',
      labelNames: ['outcome'],
      buckets: COMMIT_SECONDS,
      registers,
    });
    this.troubles = new client.Counter({
      name: 'smashup_troubles_total',
      help: 'What went wrong and stands in the log.',
      registers,
    });
  }

  /** A server that nobody monitors does not load the library for it. */
  static async open(): Promise<Metrics> {
    return new Metrics(await import('prom-client'));
  }

  trouble(): void {
    this.troubles.inc();
  }

  /** The same database, with a watch on what it keeps. */
  timed(database: Database): Database {
    return {
      ...database,
      write: async (unit) => {
        const told = this.commits.startTimer();
        try {
          const isDone = await database.write(unit);
          told({ outcome: isDone ? 'kept' : 'refused' });
          return isDone;
        } catch (error) {
          told({ outcome: 'failed' });
          throw error;
        }
      },
    };
  }

  /** Answers `GET /metrics` there; returns the port, and a function that ends it. */
  async serve(
    { host, port }: MetricsAddress,
    gauges: Gauges,
  ): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
    this.watch('smashup_tables_in_memory', 'Tables that are open in this process.', gauges.tablesInMemory);
    this.watch(
      'smashup_tables_opened_total',
      'Tables that were read from the database since the start.',
      gauges.tablesOpened,
    );
    this.watch('smashup_connections', 'Pages that are connected.', gauges.connections);
    this.watch('smashup_bots_asked', 'Decisions that bots think about or wait to.', gauges.botsAsked);
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') {
        response.writeHead(404).end();
        return;
      }
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, resolve);
    });
    const address = server.address();
    return {
      port: address === null || typeof address === 'string' ? port : address.port,
      close: () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    };
  }

  private watch(name: string, help: string, read: () => number): void {
    const gauge: PromClient.Gauge = new this.client.Gauge({
      name,
      help,
      registers: [this.registry],
      collect: () => gauge.set(read()),
    });
  }
}
