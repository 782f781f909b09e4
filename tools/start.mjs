// `npm start`: builds what is needed, then serves it as `npm run serve` does.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

if (!process.argv.includes('--help')) {
  // In a process of its own, whose memory goes with it.
  const build = fileURLToPath(new URL('build-if-stale.mjs', import.meta.url));
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import('./serve.mjs');
