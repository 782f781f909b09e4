import { SmashUpError, VERSION } from '@smashup/engine';
import { Command, CommanderError } from 'commander';
import { contentProblem } from './content/content.ts';
import { colours } from './terminal/colours.ts';
import { addBalance } from './commands/balance.ts';
import { addCards } from './commands/cards.ts';
import { addDataset } from './commands/dataset.ts';
import { addLadder } from './commands/ladder.ts';
import { addPlay } from './commands/play.ts';
import { addReplay } from './commands/replay.ts';
import { addSimulate } from './commands/simulate.ts';
import type { Terminal } from './terminal/terminal.ts';

/** Runs the command line and gives its exit code; its threads run the module `worker`. Whatever is wrong is said in one line, without a stack. */
export async function runSmashUp(args: readonly string[], terminal: Terminal, worker: URL): Promise<number> {
  const result = { exitCode: 0 };
  const program = makeProgram(terminal, worker, (code) => {
    result.exitCode = code;
  });
  try {
    if (contentProblem !== null) throw new SmashUpError(contentProblem);
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    return report(error, terminal, program.commands.map((command) => command.name()).join(', '));
  } finally {
    terminal.close();
  }
  return result.exitCode;
}

function makeProgram(terminal: Terminal, worker: URL, exit: (code: number) => void): Command {
  const program = new Command('smashup')
    .description('Smash Up in the terminal')
    .version(VERSION)
    .option('--content <folder>', 'add the cards of this package; repeat it for several')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text.trimEnd()),
      // Commander's own complaints come back as errors, and are reported like all others.
      writeErr: () => {},
    });
  addCards(program, terminal);
  addPlay(program, terminal, worker);
  addSimulate(program, terminal, worker, exit);
  addLadder(program, terminal, worker, exit);
  addBalance(program, terminal, worker, exit);
  addDataset(program, terminal, worker, exit);
  addReplay(program, terminal);
  for (const command of program.commands) command.copyInheritedSettings(program);
  return program;
}

function report(error: unknown, terminal: Terminal, commands: string): number {
  if (error instanceof CommanderError) {
    if (error.exitCode !== 0) terminal.complain(complaint(usage(error, commands)));
    return error.exitCode;
  }
  if (error instanceof SmashUpError) terminal.complain(complaint(error.message));
  else terminal.complain(complaint(`unexpected: ${error instanceof Error ? error.message : String(error)}`));
  return 1;
}

function usage({ code, message }: CommanderError, commands: string): string {
  // Without a command, Commander prints help that was not asked for.
  if (code === 'commander.help') return `a command is missing; the commands are ${commands}.`;
  const words = message.replace(/^error: /u, '');
  if (code !== 'commander.unknownCommand') return words;
  return `${words.split('\n')[0]}; the commands are ${commands}.`;
}

function complaint(message: string): string {
  return `${colours.red('smashup:')} ${message.replaceAll(/\s*\n\s*/gu, ' ')}`;
}
