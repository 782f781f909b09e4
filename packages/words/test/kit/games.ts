import { smashUp } from '@smashup/cards';
import {
  FACTION_CHOICES,
  randomBelow,
  seedRandom,
  shuffleInPlace,
  type Decision,
  type LogEvent,
  type RandomState,
  type State,
} from '@smashup/engine';

/** Who listens to a random game. */
export interface Audience {
  /** While it happens. */
  hear(event: LogEvent, state: State): void;
  /** Before it is answered. */
  ask(decision: Decision, state: State): void;
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

/** A whole game in which everybody answers at random. */
export function playRandomly(seed: number, audience: Audience): State {
  const random = seedRandom(seed);
  const state = begin(seed, audience);
  for (let { pending } = state; pending !== null; { pending } = state) {
    audience.ask(pending, state);
    const answer = { decision: pending.id, picks: pickRandomly(pending, random) };
    smashUp.apply(state, answer, (event) => audience.hear(event, state));
  }
  return state;
}

function begin(seed: number, audience: Audience): State {
  const players = NAMES.slice(0, 2 + (seed % 3)).map((name) => ({ name }));
  const printing = seed % 2 === 0 ? 'original' : 'current';
  const choices = FACTION_CHOICES.filter((one) => one !== 'league' || players.length === 2);
  const choice = choices[seed % choices.length] ?? 'random';
  const config = smashUp.config({ players, printing, choice });
  const opening: LogEvent[] = [];
  const state = smashUp.newGame(config, seed, (event) => opening.push(event));
  for (const event of opening) audience.hear(event, state);
  return state;
}

function pickRandomly({ options, min, max }: Decision, random: RandomState): number[] {
  const picks = options.map((_, index) => index);
  shuffleInPlace(random, picks);
  return picks.slice(0, min + randomBelow(random, max - min + 1));
}
