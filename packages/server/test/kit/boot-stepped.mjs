// Node 20 loads no TypeScript as a program, so tsx is registered first.
import { register } from 'tsx/esm/api';

register();
await import('./stepped-server.ts');
