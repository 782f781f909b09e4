import Libsql from 'libsql';

/**
 * One connection to a database in a file. When a connection without a live statement is closed, libsql 0.5.29 closes
 * it twice; another thread may own that memory by then, and the whole process crashes. So a statement is held until
 * the connection is closed.
 */
export class LibsqlFile {
  readonly database: Libsql.Database;
  private held: Libsql.Statement | null;

  constructor(file: string) {
    this.database = new Libsql(file);
    this.held = this.database.prepare('select 1');
  }

  close(): void {
    if (this.held === null) return;
    this.database.close();
    this.held = null;
  }
}

/** A complete, compact and consistent copy of the database; writers are not held up meanwhile. */
export function copyLibsql(from: string, to: string): void {
  const opened = new LibsqlFile(from);
  try {
    opened.database.exec('pragma busy_timeout = 10000');
    opened.database.prepare('vacuum into ?').run(to);
  } finally {
    opened.close();
  }
}
