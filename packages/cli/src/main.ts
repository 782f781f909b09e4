import { Command } from 'commander';
import pc from 'picocolors';

const program = new Command('smashup').description('Smash Up in the terminal').version('0.1.0');

program
  .command('play')
  .description('a game in the terminal')
  .action(() => {
    console.log(`${pc.bold('smashup')}: usage: smashup <command> [options]`);
  });

await program.parseAsync();
