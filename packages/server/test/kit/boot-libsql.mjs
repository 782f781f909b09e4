// Node 20 loads no TypeScript as what a thread runs, so tsx is registered in the thread first.
import { register } from 'tsx/esm/api';

register();
await import('../../src/storage/libsql-worker.ts');
