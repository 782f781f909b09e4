import { createThinkers } from '@smashup/bots/node';
import { library, smashUp } from '../content/content.ts';
import {
  FACTION_CHOICES,
  seedRandom,
  SmashUpError,
  isLaidOut,
  usualDraftSize,
  type Config,
  type FactionChoice,
  type Seed,
} from '@smashup/engine';
import type { Command } from 'commander';
import { randomBytes } from 'node:crypto';
import { inFile, readRecord } from '../files.ts';
import { at, range } from '../lists.ts';
import { ofLevel, type Contestant } from '../options/bots.ts';
import { checkTeams, type Team } from '../options/teams.ts';
import { oneOf, seedOption, wholeNumber } from '../options/values.ts';
import { TerminalGame } from '../play/game.ts';
import { seatPeopleAndBots, type Sitter } from '../play/seats.ts';
import { Session } from '../play/session.ts';
import { TableGuests } from '../play/table-guests.ts';
import { extraBaseSets } from '../set-up/base-sets.ts';
import { mustShare, namesOfFactions, randomTeams } from '../set-up/factions.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { variantOf } from '../options/variant.ts';
import { addGameOptions, type GameOptions } from './game-options.ts';
import { addMoveTime } from './series-options.ts';

interface Options extends GameOptions {
  readonly seed?: Seed;
  readonly hotSeat?: true;
  readonly names?: readonly string[];
  readonly choice: FactionChoice;
  /** R1.3: the factions on offer, all of which a draft lays out; or how many it lays out. */
  readonly pool?: readonly string[];
  readonly draftSize?: number;
  /** R1.6: counted from 1. */
  readonly first?: number;
  readonly save?: string;
  readonly resume?: string;
  readonly moveTime: number;
}

const DEFAULT_BOT = ofLevel('normal');

export function addPlay(program: Command, terminal: Terminal, worker: URL): void {
  const command = program.command('play').description('play in the terminal, against bots or hot-seat');
  addMoveTime(addGameOptions(command))
    .option('--hot-seat', 'several people at one keyboard')
    .option('--names <names>', 'names of the players: "Ann,Ben"', parseNames)
    .option(
      '--choice <way>',
      `how factions are chosen: ${FACTION_CHOICES.join(', ')}`,
      oneOf('way of choosing factions', FACTION_CHOICES),
      'random',
    )
    .option('--pool <factions>', 'choose from these factions; a draft lays them all out', namesOfFactions)
    .option('--draft-size <n>', 'how many factions a draft lays out', wholeNumber('--draft-size', 1))
    .option(
      '--first <n>',
      'which player begins, counted from 1; else one at random',
      wholeNumber('--first', 1, 4),
    )
    .option('--seed <seed>', 'a number or 32 hex digits; the same seed gives the same game', seedOption)
    .option('--save <file>', 'save the game to this file')
    .option('--resume <file>', 'resume a saved game')
    .action(async (options: Options) => {
      const session =
        options.resume === undefined ? newSession(options) : resumed(options, options.resume, terminal);
      const thinker = createThinkers({ threads: 1, worker });
      const guests = new TableGuests(session, options.moveTime);
      try {
        await new TerminalGame(terminal, session, thinker, guests, options.save ?? null).play();
      } finally {
        await guests.close();
        await thinker.close();
      }
    });
}

function parseNames(text: string): string[] {
  return text.split(',').map((name) => name.trim());
}

function newSession(options: Options): Session {
  const seed = options.seed ?? randomBytes(16).toString('hex');
  const sitters = readSitters(options, countPlayers(options));
  return Session.begin(sitters, readConfig(options, sitters, seed), seed);
}

function resumed(options: Options, file: string, terminal: Terminal): Session {
  const { record, goesOn, note } = readRecord(file);
  if (!goesOn) throw new SmashUpError(`${file}: ${note ?? ''}`);
  if (note !== null) terminal.print(note);
  const names = record.config.players.map(({ name }) => name);
  const sitters = readSitters({ ...options, names }, names.length);
  try {
    return Session.resume(sitters, record);
  } catch (error) {
    throw inFile(file, error);
  }
}

/** As many as were asked for, or as many as the other options imply. */
function countPlayers({ players, factions, bots, hotSeat }: Options): number {
  if (players !== undefined) return players;
  const people = hotSeat === true ? 2 : 1;
  return Math.max(2, people + (bots?.length ?? 0), factions?.length ?? 0);
}

function readSitters({ hotSeat, bots, names }: Options, players: number): Sitter[] {
  const most = players - (hotSeat === true ? 2 : 1);
  if (bots !== undefined && bots.length > most) {
    throw new SmashUpError(`--bots names ${bots.length}; with ${players} players there is room for ${most}.`);
  }
  const seats = hotSeat === true ? (bots?.length ?? 0) : most;
  const seated = range(seats).map((seat): Contestant =>
    at(bots ?? [DEFAULT_BOT], seat % (bots?.length ?? 1)),
  );
  return seatPeopleAndBots(players - seats, seated, names ?? []);
}

function readConfig(options: Options, sitters: readonly Sitter[], seed: Seed): Config {
  const { edition, printing, choice, titans } = options;
  const players = sitters.length;
  const pool = readPool(options);
  const duplicates = options.duplicates === true || mustShare(pool, players);
  const given = options.factions ?? [];
  if (given.length > players) {
    throw new SmashUpError(
      `--factions names ${given.length} pairs for ${players} players; give at most ${players}.`,
    );
  }
  checkTeams(given, options.duplicates === true);
  const teams = choice === 'random' ? fillTeams(given, pool, players, duplicates, seed) : given;
  return smashUp.config({
    players: sitters.map(({ name }, seat) => ({ name, factions: teams[seat] ?? null })),
    edition,
    printing,
    titans,
    choice,
    pool,
    ...draftSize(options, pool, players),
    duplicates,
    extraBaseSets: [
      ...new Set([
        ...(options.bases ?? []),
        ...spareBases(
          teams.length === players ? [teams.flat()] : pool.map((name) => [name]),
          players,
          printing,
        ),
      ]),
    ],
    firstPlayer: options.first === undefined ? null : firstSeat(options.first, players),
    ...variantOf(options),
  });
}

function readPool({ pool, sets }: Options): readonly string[] {
  if (pool !== undefined && sets !== undefined) {
    throw new SmashUpError('--pool names the factions themselves; leave out --sets.');
  }
  return pool ?? sets ?? library.factionNames;
}

/** R1.3: a pool that was named is laid out whole. */
function draftSize(
  { choice, draftSize: size, pool: named, edition }: Options,
  pool: readonly string[],
  players: number,
): Partial<Config> {
  if (!isLaidOut(choice) && size === undefined) return {};
  return { draftSize: size ?? named?.length ?? usualDraftSize({ edition, choice }, players, pool.length) };
}

function firstSeat(first: number, players: number): number {
  if (first <= players) return first - 1;
  throw new SmashUpError(`--first names player ${first} of ${players}; give 1 to ${players}.`);
}

/** A player without a pair gets one at random. */
function fillTeams(
  given: readonly Team[],
  pool: readonly string[],
  players: number,
  duplicates: boolean,
  seed: Seed,
): Team[] {
  const taken = given.flat();
  const left = duplicates ? pool : pool.filter((name) => !taken.includes(name));
  return [...given, ...randomTeams(left, players - given.length, duplicates, seedRandom(seed))];
}

/** While factions are still to be chosen, every choice must leave enough bases. */
function spareBases(
  choices: readonly (readonly string[])[],
  players: number,
  printing: Options['printing'],
): readonly string[] {
  return (
    choices.map((factions) => extraBaseSets(factions, players, printing)).find((sets) => sets.length > 0) ??
    []
  );
}
