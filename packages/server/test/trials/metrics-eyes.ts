import { Metrics } from '../../src/operation/index.ts';
import type { Gauges } from '../../src/operation/metrics.ts';
import type { Database } from '../../src/storage/index.ts';

/**
 * What whoever runs the place may be told of the games: numbers of the process as a whole, each by its whole name. No
 * label names a table or a person, and with a single table on the server none of them depends on what is hidden there.
 */
const OF_THE_GAMES: ReadonlySet<string> = new Set([
  'smashup_commit_seconds_count{outcome="kept"}',
  'smashup_commit_seconds_count{outcome="refused"}',
  'smashup_commit_seconds_count{outcome="failed"}',
  'smashup_troubles_total',
  'smashup_tables_in_memory',
  'smashup_tables_opened_total',
  'smashup_connections',
  'smashup_bots_asked',
]);

/** How long the disk took, and what Node tells of the machine. */
const OF_THE_MACHINE =
  /^(?:nodejs_|process_|smashup_commit_seconds_(?:sum|bucket)\{(?:le="[\d.+Inf]+",)?outcome="(?:kept|refused|failed)"\})/;

/** What Prometheus was told. */
interface Samples {
  /** Of the games, by name. */
  readonly numbers: Readonly<Record<string, string>>;
  /** Lines that are none of its business. */
  readonly strange: readonly string[];
}

/** Reads what a server tells Prometheus, where Prometheus does. */
export class MetricsEyes {
  private readonly metrics: Metrics;
  private served: Awaited<ReturnType<Metrics['serve']>> | null = null;

  private constructor(metrics: Metrics) {
    this.metrics = metrics;
  }

  static async open(): Promise<MetricsEyes> {
    return new MetricsEyes(await Metrics.open());
  }

  timed(database: Database): Database {
    return this.metrics.timed(database);
  }

  async serve(gauges: Gauges): Promise<void> {
    this.served = await this.metrics.serve({ host: '127.0.0.1', port: 0 }, gauges);
  }

  async read(): Promise<string> {
    return (await fetch(`http://127.0.0.1:${this.served?.port ?? 0}/metrics`)).text();
  }

  async close(): Promise<void> {
    await this.served?.close();
  }
}

export function samplesIn(text: string): Samples {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const named = lines.map((line): [string, string] => {
    const space = line.lastIndexOf(' ');
    return [line.slice(0, space), line.slice(space + 1)];
  });
  return {
    numbers: Object.fromEntries(named.filter(([name]) => OF_THE_GAMES.has(name))),
    strange: lines.filter((_, at) => {
      const [name] = named[at];
      return !OF_THE_GAMES.has(name) && !OF_THE_MACHINE.test(name);
    }),
  };
}
