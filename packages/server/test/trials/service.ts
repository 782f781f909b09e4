import type { Database } from '../../src/storage/index.ts';
import { startRedis, type RunningRedis } from '../../tools/redis.ts';
import { inFile, inPostgres, type Keeping } from './keeping.ts';
import { ServerProcess, type Memory } from './server-process.ts';

/** How the service of a trial is run; several processes share a PostgreSQL and a Redis. */
export interface Arrangement {
  readonly isInPostgres: boolean;
  readonly processes: number;
}

/** For the commands of trials. */
export const ARRANGEMENT_OPTIONS = {
  postgres: { type: 'boolean', default: false },
  processes: { type: 'string', default: '1' },
} as const;

export function arrangementOf(values: {
  readonly postgres: boolean;
  readonly processes: string;
}): Arrangement {
  const processes = Number(values.processes);
  return { isInPostgres: values.postgres || processes > 1, processes };
}

/** All processes of a service, on what they share. */
export class Service {
  readonly processes: readonly ServerProcess[];
  private readonly keeping: Keeping;
  private readonly redis: RunningRedis | null;

  private constructor(processes: readonly ServerProcess[], keeping: Keeping, redis: RunningRedis | null) {
    this.processes = processes;
    this.keeping = keeping;
    this.redis = redis;
  }

  /** Nothing runs yet. */
  static async open(
    { isInPostgres, processes: count }: Arrangement,
    env: Readonly<Record<string, string>> = {},
  ): Promise<Service> {
    const keeping = isInPostgres ? await inPostgres() : inFile();
    const redis = count > 1 ? await startRedis() : null;
    const shared = { ...keeping.env, ...(redis === null ? {} : { REDIS_URL: redis.url }), ...env };
    const processes = Array.from({ length: count }, () => new ServerProcess(shared));
    return new Service(processes, keeping, redis);
  }

  async start(): Promise<void> {
    for (const process of this.processes) await process.start();
  }

  /** Where a balancer sends the person of that number: always to the same process, unless that one is down. */
  addressFor(number: number): () => string {
    const { processes } = this;
    const usual = number % processes.length;
    const inOrder = [...processes.slice(usual), ...processes.slice(0, usual)];
    return () => (inOrder.find(({ isUp }) => isUp) ?? inOrder[0]).address();
  }

  /** At least one of them listens. */
  get isUp(): boolean {
    return this.running.length > 0;
  }

  private get running(): readonly ServerProcess[] {
    return this.processes.filter(({ isUp }) => isUp);
  }

  get isInPostgres(): boolean {
    return this.keeping.isPostgres;
  }

  /** All of them, at once. */
  async kill(): Promise<void> {
    await Promise.all(this.processes.map((process) => process.kill()));
  }

  /** Of all together that run. */
  async memory(): Promise<Memory> {
    const each = await Promise.all(this.running.map((process) => process.memory()));
    const sum = (part: keyof Memory): number => each.reduce((all, memory) => all + memory[part], 0);
    return { heap: sum('heap'), outside: sum('outside'), processor: sum('processor') };
  }

  async processor(): Promise<number> {
    const each = await Promise.all(this.running.map((process) => process.processor()));
    return each.reduce((all, one) => all + one, 0);
  }

  openDatabase(): Promise<Database> {
    return this.keeping.open();
  }

  blockDatabase(): Promise<() => Promise<void>> {
    return this.keeping.block();
  }

  async end(): Promise<void> {
    await this.kill();
    this.redis?.stop();
    this.keeping.end();
  }
}
