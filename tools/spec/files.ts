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
