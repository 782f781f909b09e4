import {
  EDITIONS,
  History,
  PRINTINGS,
  randomBelow,
  seedRandom,
  type Config,
  type FactionChoice,
  type Rules,
} from '@smashup/engine';
import { randomPicks } from './random-play.ts';

const SETTINGS: readonly (FactionChoice | 'fixed')[] = ['draft', 'random', 'free', 'fixed'];
/** Answers are given at least and at most; some games would be over by then, and are left earlier. */
const LEAST = 30;
const SPREAD = 130;

/** A game that was left somewhere in the middle; every way of choosing factions, two to four players. */
export function halfPlayed(rules: Rules, number: number): History {
  const setting = SETTINGS[number % SETTINGS.length];
  const players = 2 + (Math.floor(number / SETTINGS.length) % 3);
  const random = seedRandom(number);
  const names = rules.library.factionNames.toSorted();
  const takeName = (): string => names.splice(randomBelow(random, names.length), 1)[0];
  const config = rules.config({
    players: Array.from({ length: players }, () =>
      setting === 'fixed' ? { factions: [takeName(), takeName()] } : {},
    ),
    choice: setting === 'fixed' ? 'free' : setting,
    edition: EDITIONS[number % EDITIONS.length],
    printing: PRINTINGS[(number >> 2) % PRINTINGS.length],
    ...(number % 5 === 0 ? { extraBaseSets: ['Core Set'] } : {}),
  });
  const answers = LEAST + randomBelow(random, SPREAD);
  const played = play(rules, config, number, answers);
  return played.state.pending === null ? play(rules, config, number, Math.floor(played.length / 2)) : played;
}

function play(rules: Rules, config: Config, seed: number, answers: number): History {
  const history = History.begin(rules, config, seed);
  const random = seedRandom(seed);
  for (let given = 0; given < answers && history.state.pending !== null; given++) {
    history.answer(randomPicks(history.state.pending, random));
  }
  return history;
}
