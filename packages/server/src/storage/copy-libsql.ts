import Libsql from 'libsql';

/** A whole and compact copy, as the database is at one moment; whoever writes meanwhile is not held up. */
export function copyLibsql(from: string, to: string): void {
  const database = new Libsql(from);
  try {
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run(to);
  } finally {
    database.close();
  }
}
