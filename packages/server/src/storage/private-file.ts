import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';

/** Seeds of running games and addresses are in it: nobody else on this machine reads a file that is made here. */
export function makePrivate(file: string, flags: 'a' | 'wx' = 'a'): void {
  mkdirSync(dirname(file), { recursive: true });
  closeSync(openSync(file, flags, 0o600));
}
