// Node 20 loads no TypeScript as what a thread runs, so tsx is registered in the thread first.
import { register } from 'tsx/esm/api';

register();
const { think } = await import('../../src/think-worker.ts');
export { think };
