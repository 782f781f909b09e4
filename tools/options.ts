/**
 * npm run options --silent -- --games 1000: random games in both printings with two to four players. Counts decisions in
 * which two options read the same, and options that change nothing without saying so; with the cards, as one JSON object.
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
import { idleOptions } from './options/idle.ts';

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

/** How often something was found, by what and where. */
class Findings {
  readonly counts = new Map<string, number>();
  total = 0;

  add(what: string): void {
    this.total++;
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  report(): object {
    const sorted = [...this.counts].toSorted(([, one], [, other]) => other - one);
    return { total: this.total, where: Object.fromEntries(sorted) };
  }
}

const sameWords = new Findings();
const idle = new Findings();
let decisions = 0;
let offered = 0;

function nameOf(state: State, card: number): string {
  return card === NONE ? 'the rules' : library.defs[state.defs[card]].name;
}

function repeated(texts: readonly string[]): string | undefined {
  return texts.find((text, at) => texts.indexOf(text) !== at);
}

function examine(state: State, pending: Decision): void {
  const view = smashUp.view(state, pending.seat);
  const listener = { state: view, you: pending.seat, seesAll: false };
  const described = pending.options.map((option) => plain(words.describeOption(option, pending, listener)));
  const named = pending.options.map((option) => plain(words.nameOption(option, pending, listener)));
  const asker = `${pending.kind}, ${pending.prompt.key}, ${nameOf(state, pending.source)}`;
  const twice = repeated(described) ?? repeated(named);
  if (twice !== undefined) sameWords.add(`${asker}: ${twice}`);
  for (const index of idleOptions(state)) {
    const option = pending.options[index];
    // It says so itself.
    if ('idle' in option) continue;
    const subject =
      option.kind === 'use' ? nameOf(state, option.card) : option.kind === 'mode' ? option.mode : option.kind;
    idle.add(`${asker}: ${subject}`);
  }
  decisions++;
  offered += pending.options.length;
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
    examine(state, pending);
    smashUp.apply(state, { decision: pending.id, picks: randomPicks(pending, random) });
  }
}

const report = { games, decisions, options: offered, sameWords: sameWords.report(), idle: idle.report() };
process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
