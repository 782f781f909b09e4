import { LibsqlFile } from './libsql-file.ts';

/** A whole and compact copy, as the database is at one moment; whoever writes meanwhile is not held up. */
export function copyLibsql(from: string, to: string): void {
  const opened = new LibsqlFile(from);
  try {
    opened.database.exec('pragma busy_timeout = 10000');
    opened.database.prepare('vacuum into ?').run(to);
  } finally {
    opened.close();
  }
}
