/**
 * npm run options --silent -- --games 1000: plays random games in both printings with two to four players. Counts
 * decisions in which two options read the same, and options that change nothing without saying so: nothing happens at
 * all (`idle`), something does but makes no difference in the end (`overtaken`), or it depends on cards that the
 * deciding player cannot see (`inHindsight`). With the cards and where each was seen first, as one JSON object.
 */
import { parseArgs } from 'node:util';
import { library, smashUp } from '@smashup/cards';
import {
  NONE,
  randomBelow,
  seedRandom,
  type Config,
  type Decision,
  type RandomState,
  type State,
} from '@smashup/engine';
import { createWords, plain } from '@smashup/words';
import { doesSomething, idleOptions, isIdleForAll } from './options/idle.ts';

const words = createWords(smashUp);

const { values } = parseArgs({
  options: { games: { type: 'string', default: '100' }, seed: { type: 'string', default: '1' } },
});

function configFor(game: number): Config {
  const players = 2 + (game % 3);
  return smashUp.config({
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat + 1}` })),
    choice: 'random',
    printing: game % 2 === 0 ? 'current' : 'original',
    edition: game % 12 < 3 ? 'awesome-level-9000' : 'culture-shock',
    extraBaseSets: ['Core Set'],
  });
}

/** How often something was found, by what and where, with the game and decision where it was seen first. */
class Findings {
  private readonly found = new Map<string, { count: number; readonly first: string }>();
  private total = 0;

  add(what: string, where: string): void {
    this.total++;
    const known = this.found.get(what);
    if (known === undefined) this.found.set(what, { count: 1, first: where });
    else known.count++;
  }

  report(): object {
    const sorted = [...this.found].toSorted(([, one], [, other]) => other.count - one.count);
    const lines = sorted.map(([what, { count, first }]) => [what, `${count} (first: ${first})`]);
    return { total: this.total, where: Object.fromEntries(lines) };
  }
}

const sameWords = new Findings();
const idle = new Findings();
/** Options that do something which makes no difference in the end: what it was done to is discarded anyway, and so on. */
const overtaken = new Findings();
/** Options that turn out to change nothing, because of cards that the deciding player cannot see. */
const inHindsight = new Findings();
let decisions = 0;
let offered = 0;

function nameOf(state: State, card: number): string {
  return card === NONE ? 'the rules' : library.defs[state.defs[card]].name;
}

function repeated(texts: readonly string[]): string | undefined {
  return texts.find((text, at) => texts.indexOf(text) !== at);
}

function examine(state: State, pending: Decision, game: number): void {
  const where = `game ${game}, decision ${pending.id}`;
  const view = smashUp.view(state, pending.seat);
  const addressee = { state: view, you: pending.seat, seesAll: false };
  const described = pending.options.map((option) => plain(words.describeOption(option, pending, addressee)));
  const named = pending.options.map((option) => plain(words.nameOption(option, pending, addressee)));
  const asker = `${pending.kind}, ${pending.prompt.key}, ${nameOf(state, pending.source)}`;
  const twice = repeated(described) ?? repeated(named);
  if (twice !== undefined) sameWords.add(`${asker}: ${twice}`, where);
  for (const index of idleOptions(state)) {
    const option = pending.options[index];
    // It says so itself.
    if ('idle' in option) continue;
    const subject =
      option.kind === 'use' ? nameOf(state, option.card) : option.kind === 'mode' ? option.mode : option.kind;
    findingsFor(state, pending.seat, index).add(`${asker}: ${subject}`, where);
  }
  decisions++;
  offered += pending.options.length;
}

function findingsFor(state: State, seat: number, index: number): Findings {
  if (!isIdleForAll(state, seat, index)) return inHindsight;
  return doesSomething(state, index) ? overtaken : idle;
}

function randomPicks({ options, min, max }: Decision, random: RandomState): number[] {
  const count = min + randomBelow(random, max - min + 1);
  const rest = options.map((_, index) => index);
  const picks: number[] = [];
  while (picks.length < count) picks.push(...rest.splice(randomBelow(random, rest.length), 1));
  return picks;
}

const games = Number(values.games);
for (let game = 0; game < games; game++) {
  const seed = Number(values.seed) + game;
  const state = smashUp.newGame(configFor(game), seed);
  const random = seedRandom(seed);
  for (let { pending } = state; pending !== null; { pending } = state) {
    examine(state, pending, seed);
    smashUp.apply(state, { decision: pending.id, picks: randomPicks(pending, random) });
  }
}

const report = {
  games,
  decisions,
  options: offered,
  sameWords: sameWords.report(),
  idle: idle.report(),
  overtaken: overtaken.report(),
  inHindsight: inHindsight.report(),
};
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
