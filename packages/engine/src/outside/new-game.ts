import { run } from '../flow/run.ts';
import { startSetUp } from '../flow/set-up.ts';
import { openGame } from '../game.ts';
import type { Library } from '../library/library.ts';
import {
  FACTION_CHOICES,
  HOUSE_RULES,
  VARIANTS,
  type Config,
  type HouseRules,
  type PlayerConfig,
} from '../model/config.ts';
import { DEFAULT_EDITION, EDITIONS, PRINTINGS } from '../model/editions.ts';
import { isSeed, seedRandom, type Seed } from '../model/random.ts';
import { STATE_VERSION, type State } from '../model/state.ts';
import {
  FACTIONS_EACH,
  isGone,
  isLaidOut,
  LEAST_LEAGUE_POOL,
  usualDraftSize,
} from '../rules/faction-choice.ts';
import { SmashUpError } from './errors.ts';
import { tellerTo, type Sink } from './log.ts';

const MIN_PLAYERS = 2;
const MAX_PLAYERS = 4;

/** The required settings of a game; everything else has a default. */
export type GameOptions = Partial<Omit<Config, 'players'>> & {
  readonly players: readonly Partial<PlayerConfig>[];
};

/** Fills in the defaults and refuses what cannot be played (R1). */
export function makeConfig(lib: Library, options: GameOptions): Config {
  const config: Config = {
    players: options.players.map((player, seat) => ({
      name: player.name ?? `Player ${seat + 1}`,
      factions: player.factions ?? null,
      askAlways: player.askAlways ?? false,
    })),
    edition: options.edition ?? DEFAULT_EDITION,
    printing: options.printing ?? 'original',
    choice: options.choice ?? 'free',
    pool: options.pool ?? null,
    duplicates: options.duplicates ?? false,
    extraBaseSets: options.extraBaseSets ?? [],
    firstPlayer: options.firstPlayer ?? null,
    ...(options.baseDeck === undefined ? {} : { baseDeck: options.baseDeck }),
    ...(options.titans === true ? { titans: true } : {}),
    ...draftSizeOf(lib, options),
    ...(options.variant === undefined ? {} : { variant: options.variant }),
    ...(options.houseRules === undefined ? {} : { houseRules: options.houseRules }),
  };
  checkConfig(lib, config);
  return config;
}

/** R1.3: as many as the table says; all of a pool that is named; or what the edition says. */
function draftSizeOf(
  { factionNames }: Library,
  { choice = 'free', pool, draftSize, edition = DEFAULT_EDITION, players }: GameOptions,
): Pick<Config, 'draftSize'> {
  if (draftSize !== undefined) return { draftSize };
  if (!isLaidOut(choice)) return {};
  return {
    draftSize: pool?.length ?? usualDraftSize({ edition, choice }, players.length, factionNames.length),
  };
}

/** Configurations that have passed, by library: thousands of games are often played with one. */
const checked = new WeakMap<Config, Library>();

function isChecked(lib: Library, config: Config): boolean {
  return checked.get(config) === lib;
}

function checkConfig(lib: Library, config: Config): void {
  const count = config.players.length;
  if (count < MIN_PLAYERS || count > MAX_PLAYERS) {
    throw new SmashUpError(`Smash Up is for ${MIN_PLAYERS} to ${MAX_PLAYERS} players, not ${count}.`);
  }
  oneOf('edition', config.edition, EDITIONS);
  oneOf('printing', config.printing, PRINTINGS);
  oneOf('way of choosing factions', config.choice, FACTION_CHOICES);
  for (const set of config.extraBaseSets)
    oneOf(
      'set',
      set,
      lib.sets.map(({ name }) => name),
    );
  if (config.firstPlayer !== null && !(config.firstPlayer in config.players)) {
    throw new SmashUpError(
      `The first player must be a seat from 0 to ${count - 1}, not ${config.firstPlayer}.`,
    );
  }
  for (const key of config.baseDeck ?? []) {
    if (lib.keys.defs.numberOf(key) === undefined) throw new SmashUpError(`There is no base "${key}".`);
  }
  checkVariant(config);
  checkHouseRules(config);
  if (config.choice === 'league') checkLeague(config);
  checkFactions(lib, config);
  checkPool(lib, config);
  checked.set(config, lib);
}

function oneOf(what: string, value: string, accepted: readonly string[]): void {
  if (accepted.includes(value)) return;
  throw new SmashUpError(`There is no ${what} "${value}". Accepted: ${accepted.join(', ')}.`);
}

function checkVariant({ variant, players, houseRules }: Config): void {
  if (variant === undefined) return;
  oneOf('variant', variant, VARIANTS);
  if (variant === 'teams' && players.length !== 4) {
    throw new SmashUpError(`Two against two is for 4 players, not ${players.length} (R13.1).`);
  }
  if (variant === 'big base' && houseRules?.bases !== undefined) {
    throw new SmashUpError('Big Base has one base: leave out the number of bases (R14.1).');
  }
  if (variant === 'big base' && houseRules?.vpToWin !== undefined) {
    throw new SmashUpError('Big Base ends after its third period: leave out the VP to win (R14.4).');
  }
}

function checkHouseRules({ houseRules = {}, variant }: Config): void {
  for (const [rule, value] of Object.entries(houseRules)) {
    if (!isHouseRule(rule)) {
      throw new SmashUpError(
        `There is no house rule "${rule}". Accepted: ${Object.keys(HOUSE_RULES).join(', ')}.`,
      );
    }
    if (value === undefined) continue;
    const { least, most } = HOUSE_RULES[rule];
    if (!Number.isInteger(value) || value < least || value > most) {
      throw new SmashUpError(`${rule} must be a whole number from ${least} to ${most}, not ${value}.`);
    }
  }
  const { vpToWin } = houseRules;
  if (variant === 'teams' && vpToWin !== undefined && vpToWin < LEAST_FOR_TEAMS) {
    throw new SmashUpError(`A team plays to ${LEAST_FOR_TEAMS} to 30 VP, not ${vpToWin} (R13.2).`);
  }
}

const LEAST_FOR_TEAMS = 20;

function isHouseRule(name: string): name is keyof HouseRules {
  return name in HOUSE_RULES;
}

function checkLeague({ players, duplicates }: Config): void {
  if (players.length !== 2) {
    throw new SmashUpError(
      `The league's draft is for 2 players, not ${players.length}. Choose by draft instead.`,
    );
  }
  if (players.some(({ factions }) => factions !== null)) {
    throw new SmashUpError("In the league's draft nobody has factions beforehand. Choose freely instead.");
  }
  if (duplicates) throw new SmashUpError("The league's draft has every faction once: switch off duplicates.");
}

function checkFactions(lib: Library, { players, duplicates }: Config): void {
  const taken = new Map<string, string>();
  for (const { name, factions } of players) {
    if (factions === null) continue;
    // A record from elsewhere may say anything.
    const count: number = factions.length;
    if (count !== 2) throw new SmashUpError(`${name} needs two factions, not ${count}.`);
    for (const faction of factions) oneOf('faction', faction, lib.factionNames);
    if (factions[0] === factions[1]) {
      throw new SmashUpError(
        `${name} cannot play ${factions[0]} twice: the two factions must differ (R1.1).`,
      );
    }
    for (const faction of factions) {
      const other = taken.get(faction);
      if (other !== undefined && !duplicates) {
        throw new SmashUpError(
          `${name} and ${other} cannot both play ${faction} unless duplicates are allowed (R1.2).`,
        );
      }
      taken.set(faction, name);
    }
  }
}

/** There must be enough factions for the players who still have to choose. */
function checkPool(lib: Library, config: Config): void {
  const { pool, players, choice, draftSize } = config;
  for (const [at, name] of (pool ?? []).entries()) {
    oneOf('faction', name, lib.factionNames);
    if (pool?.indexOf(name) !== at) {
      throw new SmashUpError(`${name} is named twice among the factions on offer. Name it once.`);
    }
  }
  const offered = pool ?? lib.factionNames;
  if (draftSize !== undefined) checkDraftSize(draftSize, choice, offered.length);
  const choosing = players.filter(({ factions }) => factions === null).length;
  if (choosing === 0) return;
  const taken = players.flatMap(({ factions }) => (factions === null ? [] : [factions]));
  const gone = offered.filter((name) => isGone(config, taken, name)).length;
  const isShared = config.duplicates && choice !== 'draft';
  const wanted =
    choice === 'league' ? LEAST_LEAGUE_POOL : isShared ? FACTIONS_EACH : choosing * FACTIONS_EACH;
  if (offered.length - gone < wanted) {
    throw new SmashUpError(
      `${choosing} players need ${wanted} factions to choose from, but there are ${offered.length - gone}.`,
    );
  }
  // Factions already taken may be among the ones laid out.
  if (draftSize !== undefined && draftSize - gone < wanted) {
    throw new SmashUpError(
      `${choosing} players need ${wanted + gone} factions to draft from, not ${draftSize}. Lay out more.`,
    );
  }
}

function checkDraftSize(size: number, choice: Config['choice'], offered: number): void {
  if (!isLaidOut(choice)) {
    throw new SmashUpError(
      `Factions are laid out only for a draft: choose by draft, or do not say how many (${size}).`,
    );
  }
  if (!Number.isInteger(size)) {
    throw new SmashUpError(`The number of factions laid out must be a whole number, not ${size}.`);
  }
  if (size > offered) {
    throw new SmashUpError(
      `${size} factions cannot be laid out: ${offered} are on offer. Lay out fewer, or offer more.`,
    );
  }
}

/** A new game, up to its first decision. */
export function newGame(lib: Library, config: Config, seed: Seed, sink: Sink | null = null): State {
  if (!isChecked(lib, config)) checkConfig(lib, config);
  const state = emptyState(config, seed);
  const g = openGame(lib, state);
  g.tell = sink === null ? null : tellerTo(sink, state);
  startSetUp(g);
  run(g);
  return state;
}

/** Nothing on the table yet. */
export function emptyState(config: Config, seed: Seed): State {
  if (!isSeed(seed)) {
    throw new SmashUpError(`The seed must be a whole number or 32 hex digits, not ${String(seed)}.`);
  }
  return {
    version: STATE_VERSION,
    config,
    random: seedRandom(seed),
    defs: [],
    owners: [],
    known: [],
    pieces: [],
    table: [],
    bases: [],
    baseDeck: [],
    baseDiscard: [],
    sharedDecks: [],
    limbo: [],
    box: [],
    memories: [],
    players: config.players.map(({ name, factions }) => ({
      name,
      factions: factions === null ? [] : [...factions],
      vp: 0,
      hand: [],
      deck: [],
      discard: [],
    })),
    effects: [],
    turn: {
      number: 0,
      since: 0,
      player: 0,
      phase: 'set-up',
      minions: 0,
      actions: 0,
      extras: [],
      played: [],
      moved: [],
      fallen: [],
      uses: [],
      ...(config.titans === true ? { counters: [] } : {}),
    },
    stack: [],
    pending: null,
    gameWinners: [],
    reckonings: [],
    clock: 1,
    asked: 1,
    barrier: 0,
    ...(config.titans === true ? { aside: [] } : {}),
  };
}
