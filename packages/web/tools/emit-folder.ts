import { createHash } from 'node:crypto';
import type { Rolldown } from 'vite';

type Emit = (file: Rolldown.EmittedAsset) => unknown;

/**
 * Adds data files to the build, in a folder whose name holds a hash of all of them, and returns its address. A script
 * that needs one of many files then knows one address instead of one for each.
 */
export function emitFolder(
  name: string,
  files: readonly (readonly [name: string, text: string])[],
  emit: Emit,
): string {
  const hash = createHash('sha256');
  for (const [file, text] of files) hash.update(file).update(text);
  const folder = `assets/${name}-${hash.digest('base64url').slice(0, 8)}/`;
  for (const [file, source] of files)
    emit({ type: 'asset', name: `${file}.json`, fileName: `${folder}${file}.json`, source });
  return `/${folder}`;
}
