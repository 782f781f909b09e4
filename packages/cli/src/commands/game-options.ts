import {
  DEFAULT_EDITION,
  EDITIONS,
  HOUSE_RULES,
  PRINTINGS,
  VARIANTS,
  type Edition,
  type HouseRules,
  type Printing,
  type Variant,
} from '@smashup/engine';
import type { Command } from 'commander';
import { BOTS_HELP, parseBots, type Contestant } from '../options/bots.ts';
import { parseTeams, type Team } from '../options/teams.ts';
import { parseHouseRules } from '../options/variant.ts';
import { oneOf, wholeNumber } from '../options/values.ts';
import { factionsOfSets, namesOfSets } from '../set-up/factions.ts';

/** Options of every command that plays games. */
export interface RulesOptions {
  /** The factions of the sets that were named. */
  readonly sets?: readonly string[];
  readonly edition: Edition;
  readonly printing: Printing;
  /** R11: where a faction has one. */
  readonly titans: boolean;
}

/** Options shared by `simulate` and `play`. */
export interface GameOptions extends RulesOptions {
  readonly players?: number;
  readonly factions?: readonly Team[];
  readonly duplicates?: true;
  /** R1.4: sets whose bases join the base deck. */
  readonly bases?: readonly string[];
  readonly bots?: readonly Contestant[];
  /** R13, R14. */
  readonly variant?: Variant;
  readonly houseRules?: HouseRules;
}

export function addGameOptions(command: Command): Command {
  return addRulesOptions(
    addPlayers(command)
      .option('--factions <pairs>', 'factions of each player: "A+B,C+D"', parseTeams)
      .option('--duplicates', 'two players may have the same faction')
      .option('--bases <sets>', 'add the bases of these sets to the base deck', namesOfSets)
      .option('--bots <names>', BOTS_HELP, parseBots)
      .option('--variant <name>', `way to play: ${VARIANTS.join(', ')}`, oneOf('variant', VARIANTS))
      .option(
        '--house-rules <rules>',
        `"${Object.keys(HOUSE_RULES).join('=…,')}=…"; what is not named is as printed`,
        parseHouseRules,
      ),
  );
}

export function addPlayers(command: Command): Command {
  return command.option('--players <n>', 'two to four', wholeNumber('--players', 2, 4));
}

export function addRulesOptions(command: Command): Command {
  return command
    .option('--sets <names>', 'draw factions from these sets only', factionsOfSets)
    .option(
      '--edition <name>',
      `rulebook: ${EDITIONS.join(', ')}`,
      oneOf('edition', EDITIONS),
      DEFAULT_EDITION,
    )
    .option('--printing <name>', `cards: ${PRINTINGS.join(', ')}`, oneOf('printing', PRINTINGS), 'original')
    .option('--no-titans', 'without titans');
}
