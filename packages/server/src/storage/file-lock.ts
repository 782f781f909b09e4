import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { LibsqlFile } from './libsql-file.ts';

/** Another process serves from the file; `holder`: what it wrote about itself, or '' if it has not yet. */
export class FileHeld extends Error {
  readonly holder: string;

  constructor(file: string, holder: string) {
    super(`${file} is in use.`);
    this.holder = holder;
  }
}

/**
 * Lets one server at a time serve from a database file. The lock is the operating system's, on a file beside the data,
 * so it ends with the process, however that ends; the data itself stays open to the operator's commands.
 */
export class FileLock {
  private readonly lock: LibsqlFile;
  /** Says who holds the lock, to whoever finds it taken. */
  private readonly note: string;

  private constructor(lock: LibsqlFile, note: string) {
    this.lock = lock;
    this.note = note;
  }

  /** The file must exist. Throws FileHeld at once if somebody else has it. */
  static take(file: string): FileLock {
    // The same file by another name has the same lock.
    const path = realpathSync(file);
    const note = `${path}-holder`;
    const lock = new LibsqlFile(makePrivate(`${path}-lock`));
    try {
      lock.database.exec('begin exclusive');
    } catch (error) {
      lock.close();
      if (isBusy(error)) throw new FileHeld(file, readNote(note));
      throw error;
    }
    return new FileLock(lock, note);
  }

  describe(holder: string): void {
    writeFileSync(this.note, holder, { mode: 0o600 });
  }

  release(): void {
    rmSync(this.note, { force: true });
    this.lock.database.exec('rollback');
    this.lock.close();
  }
}

/** Only made, never opened again: closing it would drop a lock that this process has on it. */
function makePrivate(path: string): string {
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return path;
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
}

function readNote(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}
