import { library, smashUp } from '@smashup/cards';
import {
  Account,
  randomBelow,
  seedRandom,
  withSecretsChanged,
  type Seat,
  type Sink,
  type State,
} from '@smashup/engine';
import {
  createBots,
  explain,
  type ExplainedThought,
  type Bot,
  type Budget,
  type Level,
  type Thought,
} from '../../src/index.ts';

/** Enough for every level to think a little. */
const LITTLE: Budget = { iterations: 4 };
/** No game between bots is longer than this. */
const LONGEST_GAME = 6000;

export const bots = createBots(smashUp);

/** What the bot of a level thinks about the pending decision. */
export function thoughtOf(level: Level, state: State, seed = 1, budget: Budget = LITTLE): Thought {
  if (state.pending === null) throw new Error('The game is over.');
  const { seat } = state.pending;
  return bots[level](smashUp.view(state, seat), state.pending, budget, { random: seedRandom(seed), now });
}

/** The same, explained. */
export function hintOf(level: Level, state: State, seed = 1, budget: Budget = LITTLE): ExplainedThought {
  const { pending: decision } = state;
  if (decision === null) throw new Error('The game is over.');
  const view = smashUp.view(state, decision.seat);
  const thought = thoughtOf(level, state, seed, budget);
  return explain({ view, decision }, thought, { rules: smashUp, random: seedRandom(seed) });
}

/** Nobody needs a clock whose budget is in iterations. */
function now(): number {
  throw new Error('A budget in iterations looked at the clock.');
}

/** The sets of these games, so that a new one does not change them. */
const SETS = [
  'Core Set',
  'Awesome Level 9000',
  'What Were We Thinking?',
  'Oops, You Did It Again',
  'World Tour: Culture Shock',
  'Monster Smash',
  'The Obligatory Cthulhu Set',
];
const POOL = smashUp.library.factionNames.filter((name) => SETS.includes(smashUp.library.faction(name).set));

/** Plays a game in which `choose` says who answers; `look` sees every decision before it is answered. */
export function playGame(
  players: number,
  seed: number,
  choose: (seat: Seat, chance: (bound: number) => number) => Bot,
  look?: (state: State) => void,
  sink?: Sink,
): State {
  const config = smashUp.config({
    players: Array.from({ length: players }, () => ({})),
    choice: seed % 2 === 0 ? 'draft' : 'random',
    pool: POOL,
    extraBaseSets: ['Core Set'],
  });
  const state = smashUp.newGame(config, seed, sink);
  const random = seedRandom(seed);
  for (let asked = 0; state.pending !== null; asked++) {
    if (asked > LONGEST_GAME) throw new Error(`The game with seed ${seed} does not end.`);
    look?.(state);
    const { pending } = state;
    const bot = choose(pending.seat, (bound) => randomBelow(random, bound));
    const { answer } = bot(smashUp.view(state, pending.seat), pending, LITTLE, { random, now });
    smashUp.apply(state, answer, sink);
  }
  return state;
}

/** A decision, and the same with other things where whoever decides cannot know them. */
export interface Twins {
  readonly state: State;
  readonly other: State;
}

/** Decisions of one game, every so many, and of each kind the first. */
export function decisionsOf(players: number, seed: number, every: number): Twins[] {
  const found: Twins[] = [];
  const account = new Account(library);
  const kinds = new Set<string>();
  let asked = 0;
  playGame(
    players,
    seed,
    (_, chance) => bots[chance(3) === 0 ? 'easy' : 'random'],
    (state) => {
      const kind = state.pending?.kind ?? '';
      if (asked++ % every === 0 || !kinds.has(kind)) {
        const viewer = state.pending?.seat ?? 'spectator';
        const other = withSecretsChanged(state, viewer, account, seedRandom(asked));
        found.push({ state: smashUp.clone(state), other });
      }
      kinds.add(kind);
    },
    account.hear,
  );
  return found;
}
