import { existsSync, writeFileSync } from 'node:fs';
import { read } from '../spec/files.ts';
import { factsFile } from './facts.ts';
import { references } from './reference.ts';

/** The files that are generated from the references, by path. */
function generated(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const [set, reference] of references())
    if (reference.factions !== undefined)
      files.set(`packages/cards/src/${set}/facts.ts`, factsFile(reference));
  return files;
}

export function writeGenerated(): string[] {
  const stale = staleFiles();
  for (const [path, text] of generated()) if (stale.includes(path)) writeFileSync(path, text);
  return stale;
}

/** The generated files that differ from what they would be now, apart from their layout. */
export function staleFiles(): string[] {
  return [...generated()]
    .filter(([path, text]) => !existsSync(path) || bare(read(path)) !== bare(text))
    .map(([path]) => path);
}

function bare(text: string): string {
  return text.replaceAll(/[\s,'"\\]/g, '');
}
