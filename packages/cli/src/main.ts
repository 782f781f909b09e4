import { runSmashUp } from './program.ts';
import { openTerminal } from './terminal/terminal.ts';

// `smashup cards | head`: the reader has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const terminal = openTerminal({ input: process.stdin, output: process.stdout, errors: process.stderr });
// The bundler puts it beside this file (tools/build-cli.mjs).
const worker = new URL('worker.mjs', import.meta.url);
process.exitCode = await runSmashUp(process.argv.slice(2), terminal, worker);
