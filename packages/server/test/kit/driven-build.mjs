import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleIfStale } from '../../../../tools/bundle.mjs';

const kit = fileURLToPath(new URL('.', import.meta.url));
const built = fileURLToPath(new URL('../../dist/driven-process.mjs', import.meta.url));

/** Makes sure that driven-process.ts is built; returns what a program imports. */
export async function drivenServer() {
  await bundleIfStale(`${kit}driven-process.ts`, built, [], [kit]);
  return pathToFileURL(built).href;
}
