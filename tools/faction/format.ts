import { execFileSync } from 'node:child_process';

/** As `npm run format` would leave them. */
export function format(paths: readonly string[]): void {
  if (paths.length > 0) execFileSync('npx', ['--no-install', 'oxfmt', ...paths], { stdio: 'inherit' });
}
