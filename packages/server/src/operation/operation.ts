import { existsSync, rmSync, statSync } from 'node:fs';
import { smashUp } from '@smashup/cards';
import { createReferee } from '@smashup/referee';
import { z } from 'zod';
import { SYSTEM_CLOCK, type Clock } from '../clock.ts';
import { blaming, ConfigError, orBlame, type ServerConfig } from '../config/index.ts';
import { Statistics } from '../history/index.ts';
import { rehearse, type Rehearsal } from '../play/index.ts';
import type { StatisticsView } from '../protocol/index.ts';
import {
  copyLibsql,
  makePrivate,
  openLibsql,
  openPostgres,
  storageIn,
  type Database,
  type Storage,
  type Watch,
} from '../storage/index.ts';

/** A complaint as the operator reads it. */
interface ReadComplaint {
  readonly id: string;
  readonly at: string;
  readonly table: string;
  readonly by: string;
  readonly about: { readonly person: string; readonly name: string };
  readonly reason: string;
  /** The last lines at the table when it was made. */
  readonly said: readonly { readonly at: string; readonly name: string; readonly text: string }[];
}

/** Somebody who is banned. */
interface Banned {
  readonly person: string;
  readonly name: string;
  readonly at: string;
}

const storedLines = z.array(z.object({ at: z.number(), name: z.string(), text: z.string() }));

type DatabaseConfig = Pick<ServerConfig, 'database' | 'times'>;

export function openDatabase(
  { database, times: { silence } }: DatabaseConfig,
  libsqlWorker: URL,
  now: () => number,
  watch?: Watch,
): Promise<Database> {
  if (database.kind === 'postgres') {
    const { url } = database;
    return orBlame('The database that DATABASE_URL names cannot be used', () =>
      openPostgres({ url, now, silence, ...(watch === undefined ? {} : { watch }) }),
    );
  }
  const { file } = database;
  return orBlame(`The database ${file} cannot be used`, async () => {
    makePrivate(file);
    return openLibsql({ file, worker: libsqlWorker, now, ...(watch === undefined ? {} : { watch }) });
  });
}

/** Half of a backup looks like one: it is all there, or gone. */
function copyWhole(from: string, to: string): void {
  try {
    copyLibsql(from, to);
  } catch (error) {
    rmSync(to);
    throw error;
  }
}

/** What the operator does from the command line, beside the running server. */
export class Operation {
  private readonly config: DatabaseConfig;
  private readonly libsqlWorker: URL;
  private readonly now: Clock['now'];

  constructor(config: DatabaseConfig, libsqlWorker: URL, { now }: Pick<Clock, 'now'> = SYSTEM_CLOCK) {
    this.config = config;
    this.libsqlWorker = libsqlWorker;
    this.now = now;
  }

  /** What would become of the games that run on this database, without changing any of them. */
  rehearse(): Promise<Rehearsal> {
    return this.with((storage) => rehearse(storage, { rules: smashUp, referee: createReferee(smashUp) }));
  }

  complaints(): Promise<ReadComplaint[]> {
    return this.with(async (storage) =>
      (await storage.complaints.open()).map((row) => ({
        id: row.id,
        at: timeOf(row.made_at),
        table: row.game,
        by: row.person,
        about: { person: row.about, name: row.about_name },
        reason: row.reason,
        said: storedLines
          .parse(JSON.parse(row.said))
          .map(({ at, name, text }) => ({ at: timeOf(at), name, text })),
      })),
    );
  }

  /** False: there is no such complaint, or it was settled before. */
  settle(complaint: string): Promise<boolean> {
    return this.with((storage) => storage.complaints.settle(complaint, this.now()));
  }

  /** False: there is no such person, or they are banned already. Running servers send them away within seconds. */
  ban(person: string): Promise<boolean> {
    return this.with((storage) => storage.bans.ban(person, this.now()));
  }

  /** False: they are not banned. */
  unban(person: string): Promise<boolean> {
    return this.with((storage) => storage.bans.unban(person));
  }

  bans(): Promise<Banned[]> {
    return this.with(async (storage) =>
      (await storage.bans.all()).map(({ person, name, made_at: at }) => ({ person, name, at: timeOf(at) })),
    );
  }

  /** The same as players see. */
  statistics(): Promise<StatisticsView> {
    return this.with(({ statistics }) => new Statistics(statistics, this.now).read());
  }

  /** A consistent copy of the embedded database while games go on; returns its size. */
  backUp(file: string): number {
    const { database } = this.config;
    if (database.kind === 'postgres') {
      throw new ConfigError('A PostgreSQL database is backed up with pg_dump (see docs/hosting.md).');
    }
    this.checkThere();
    if (existsSync(file)) throw new ConfigError(`${file} is there already.`);
    try {
      makePrivate(file, 'wx');
      copyWhole(database.file, file);
      return statSync(file).size;
    } catch (error) {
      throw blaming(`${file} cannot be written`, error);
    }
  }

  /** Whoever mistypes the name of the file would be told about an empty one that all is well. */
  private checkThere(): void {
    const { database } = this.config;
    if (database.kind === 'libsql' && !existsSync(database.file)) {
      throw new ConfigError(`There is no database at ${database.file}.`);
    }
  }

  private async with<T>(job: (storage: Storage) => Promise<T>): Promise<T> {
    this.checkThere();
    const storage = storageIn(await openDatabase(this.config, this.libsqlWorker, this.now));
    try {
      return await job(storage);
    } finally {
      await storage.close();
    }
  }
}

function timeOf(millis: number): string {
  return new Date(millis).toISOString();
}
