import {
  randomBelow,
  seedRandom,
  type Config,
  type Decision,
  type RandomState,
  type State,
} from '@smashup/engine';
import type { Side } from './sides.ts';

/** Characters of a difference that are printed. */
const MOST_SHOWN = 600;

interface Differences {
  readonly played: number;
  readonly decisions: number;
  readonly factions: number;
  readonly different: readonly string[];
}

/** Plays each game on both sides at the same time, with the same picks. */
export function gamesThatDiffer(before: Side, now: Side, games: number): Differences {
  const different: string[] = [];
  const factions = new Set<string>();
  let decisions = 0;
  for (let seed = 1; seed <= games; seed++) {
    const config = configOf(before, seed);
    for (const player of config.players) for (const name of player.factions ?? []) factions.add(name);
    const random = seedRandom(seed);
    const one = before.smashUp.newGame(config, seed);
    const other = now.smashUp.newGame(now.smashUp.config(config), seed);
    for (;;) {
      decisions++;
      const difference = differenceOf(inWords(one, before), inWords(other, now));
      if (difference !== null) {
        different.push(`game ${seed}, turn ${one.turn.number}: ${difference}`);
        break;
      }
      if (one.pending === null) break;
      const answer = { decision: one.pending.id, picks: randomPicks(one.pending, random) };
      before.smashUp.apply(one, answer);
      now.smashUp.apply(other, answer);
    }
  }
  return { played: games, decisions, factions: factions.size, different };
}

/** Every faction in turn; each pair of neighbours meets others in each round. */
function configOf({ library, smashUp }: Side, seed: number): Config {
  const count = 2 + (seed % 3);
  const names = library.factionNames;
  const step = 1 + (Math.floor(seed / names.length) % (names.length - 1));
  const picked = new Set<string>();
  for (let at = seed; picked.size < count * 2; at += step) {
    let name = names[at % names.length];
    for (let next = at; picked.has(name); next++) name = names[next % names.length];
    picked.add(name);
  }
  const all = [...picked];
  return smashUp.config({
    players: Array.from({ length: count }, (_, seat) => ({ factions: [all[seat * 2], all[seat * 2 + 1]] })),
    printing: seed % 2 === 0 ? 'original' : 'current',
    titans: seed % 4 < 3,
    extraBaseSets: ['Core Set'],
  });
}

function randomPicks({ options, min, max }: Decision, random: RandomState): number[] {
  const count = min + randomBelow(random, max - min + 1);
  const rest = options.map((_, index) => index);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...rest.splice(randomBelow(random, rest.length), 1));
  return picks;
}

/**
 * The state with the cards' names in place of the numbers of what their abilities have left behind: an ability that both
 * printings of a card share was once numbered as that of the current one, also for the original.
 */
function inWords(state: State, { library: { keys } }: Side): object {
  const cardOf = (name: string | undefined): string | undefined =>
    name?.replace(/ #\w+/u, '').replace(' (current)', '');
  return {
    ...state,
    effects: state.effects.map((effect) => ({ ...effect, rule: cardOf(keys.lasting.nameOf(effect.rule)) })),
    turn: {
      ...state.turn,
      extras: state.turn.extras.map((extra) => ({
        ...extra,
        grant: cardOf(keys.grants.nameOf(extra.grant)),
      })),
    },
  };
}

/** The first field of the state that is not the same JSON, or null. */
function differenceOf(one: object, other: object): string | null {
  const [text, otherText] = [one, other].map((state) => JSON.stringify(state));
  if (text === otherText) return null;
  const others = new Map<string, unknown>(Object.entries(other));
  const field = Object.entries(one).find(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(others.get(key)),
  );
  if (field === undefined) return 'the order of the fields';
  const [key, value] = field;
  return `${key} was ${JSON.stringify(value)}, is ${JSON.stringify(others.get(key))}`.slice(0, MOST_SHOWN);
}
