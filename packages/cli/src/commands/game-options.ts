import { DEFAULT_EDITION, EDITIONS, PRINTINGS, type Edition, type Printing } from '@smashup/engine';
import type { Command } from 'commander';
import { BOT_NAMES, parseBots } from '../opponents/known-bots.ts';
import type { Bot } from '../opponents/bot.ts';
import { parseTeams, type Team } from '../options/teams.ts';
import { oneOf, wholeNumber } from '../options/values.ts';
import { factionsOfSets } from '../set-up/factions.ts';

/** What both `simulate` and `play` have to be told about a game. */
export interface GameOptions {
  readonly players?: number;
  readonly factions?: readonly Team[];
  /** The factions of the sets that were named. */
  readonly sets?: readonly string[];
  readonly duplicates?: true;
  readonly bots?: readonly Bot[];
  readonly edition: Edition;
  readonly printing: Printing;
  readonly seed?: number;
}

export function addGameOptions(command: Command): Command {
  return command
    .option('--players <n>', 'two to four', wholeNumber('--players', 2, 4))
    .option('--factions <pairs>', 'who plays what: "A+B,C+D"', parseTeams)
    .option('--sets <names>', 'draw factions from these sets only', factionsOfSets)
    .option('--duplicates', 'two players may have the same faction')
    .option('--bots <names>', `computer players: ${BOT_NAMES}`, parseBots)
    .option(
      '--edition <name>',
      `rulebook: ${EDITIONS.join(', ')}`,
      oneOf('edition', EDITIONS),
      DEFAULT_EDITION,
    )
    .option('--printing <name>', `cards: ${PRINTINGS.join(', ')}`, oneOf('printing', PRINTINGS), 'original')
    .option('--seed <number>', 'the same seed gives the same game', wholeNumber('--seed', 0));
}
