import { LibsqlFile } from './libsql-file.ts';

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
