import type { BusMessage } from '../event-bus/index.ts';
import { LiveTable } from './live-table.ts';
import type { TableServices } from './services.ts';

interface Cached {
  readonly opening: Promise<LiveTable>;
  /** Null: it is being opened. */
  table: LiveTable | null;
  /** Since when nothing has happened there; null: something goes on. */
  idleSince: number | null;
}

/** The tables in memory, the least recently used first. Any of them can be rebuilt from storage. */
export class TableCache {
  private readonly services: TableServices;
  private readonly most: number;
  private readonly cached = new Map<string, Cached>();
  private loads = 0;
  private readonly holds = new Map<string, number>();
  private readonly evictions = new Set<Promise<void>>();

  constructor(services: TableServices, most: number) {
    this.services = services;
    this.most = most;
  }

  get(id: string): Promise<LiveTable> {
    const cached = this.cached.get(id) ?? this.open(id);
    cached.idleSince = null;
    this.cached.delete(id);
    this.cached.set(id, cached);
    this.makeSpace();
    return cached.opening;
  }

  /** Keeps the table in memory during the job: a second copy of it would not hear of what happens at the first. */
  async holding<T>(id: string, job: () => Promise<T>): Promise<T> {
    this.holds.set(id, (this.holds.get(id) ?? 0) + 1);
    try {
      return await job();
    } finally {
      const left = (this.holds.get(id) ?? 1) - 1;
      if (left === 0) this.holds.delete(id);
      else this.holds.set(id, left);
    }
  }

  private open(id: string): Cached {
    this.loads++;
    return { opening: this.services.activity.run(() => this.load(id)), table: null, idleSince: null };
  }

  private async load(id: string): Promise<LiveTable> {
    try {
      const table = await LiveTable.open(this.services, id);
      const cached = this.cached.get(id);
      if (cached !== undefined) cached.table = table;
      return table;
    } catch (error) {
      this.cached.delete(id);
      throw error;
    }
  }

  private makeSpace(): void {
    for (const id of this.cached.keys()) {
      if (this.cached.size <= this.most) return;
      this.tryEvict(id);
    }
  }

  /** Evicts the table from memory, unless somebody is there or about to be. */
  private tryEvict(id: string): void {
    const table = this.cached.get(id)?.table;
    if (table?.isEmpty !== true || this.holds.has(id)) return;
    this.cached.delete(id);
    const eviction = table
      .close()
      .catch((error: unknown) => this.services.report(error, id))
      .finally(() => this.evictions.delete(eviction));
    this.evictions.add(eviction);
  }

  /** Tables where nothing happens until somebody comes back do not stay in memory forever. */
  evictIdle(): void {
    const now = this.services.now();
    for (const [id, cached] of this.cached) {
      if (cached.table?.isIdle !== true) cached.idleSince = null;
      else {
        cached.idleSince ??= now;
        if (now - cached.idleSince >= this.services.times.putAway) this.tryEvict(id);
      }
    }
  }

  /** The stored table has changed: whoever is there is told. */
  changed(id: string): void {
    const cached = this.cached.get(id);
    cached?.opening
      .then((table) => table.reload())
      .catch((error: unknown) => this.services.report(error, id));
  }

  /** A message from another process. */
  receive(message: BusMessage & { readonly table: string }, from: string): void {
    this.cached.get(message.table)?.table?.receive(message, from);
  }

  /** Messages may have been lost: tables where nobody is are read when somebody comes, the others now. */
  reloadAll(): void {
    for (const id of this.cached.keys()) this.tryEvict(id);
    for (const table of this.tables) table.reloadAll();
  }

  /** There was an outage, which counts against nobody's time. */
  clocksChanged(): void {
    for (const table of this.tables) table.touch();
  }

  /** This person's data was deleted. */
  forget(person: string): void {
    for (const table of this.tables) table.forget(person);
  }

  processGone(from: string): void {
    for (const table of this.tables) table.processGone(from);
  }

  private get tables(): LiveTable[] {
    return [...this.cached.values()].flatMap(({ table }) => table ?? []);
  }

  /** Whether this person is looking at that table; null: it is not in memory here. */
  isHere(id: string, person: string): boolean | null {
    return this.cached.get(id)?.table?.isHere(person) ?? null;
  }

  /** How often a table had to be read. */
  get opened(): number {
    return this.loads;
  }

  get size(): number {
    return this.cached.size;
  }

  async close(): Promise<void> {
    const opened = await Promise.allSettled([...this.cached.values()].map(({ opening }) => opening));
    this.cached.clear();
    const tables = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    await Promise.all([...tables.map((table) => table.close()), ...this.evictions]);
  }
}
