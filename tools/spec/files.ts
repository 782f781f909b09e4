import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export function filesUnder(folder: string, ending: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name));
}

export function read(path: string): string {
  return readFileSync(path, 'utf8');
}

/** A file of exceptions: on each line what it is, a bar, and the reason. */
export function readReasons(path: string): ReadonlyMap<string, string> {
  const lines = read(path)
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [what = '', reason] = line.split(' | ');
      if (reason === undefined) throw new Error(`${path} gives no reason: ${line}`);
      return [what, reason];
    }),
  );
}
