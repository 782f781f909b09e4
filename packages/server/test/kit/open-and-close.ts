import { setTimeout as pause } from 'node:timers/promises';
import { LibsqlFile } from '../../src/storage/libsql-file.ts';

// A connection that nothing was asked of is closed when everything is collected that nobody holds. A program of its own.
const opened = new LibsqlFile(':memory:');
globalThis.gc?.();
await pause(20);
opened.close();
