import { smashUp } from '@smashup/cards';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import {
  History,
  NONE,
  packRecord,
  randomBelow,
  seedRandom,
  type LogEvent,
  type RandomState,
} from '@smashup/engine';

const NAMES = ['Ann', 'Benedikta', 'Cho', 'Maximilian'];
const MOST_ANSWERS = 1500;
const MOST_GAMES = 400;

/** An answer in a recorded game that leads to something which moves. */
export interface FoundMove {
  readonly text: string;
  /** The answers before it. */
  readonly at: number;
}

type IsWanted = (events: readonly LogEvent[]) => boolean;

const byAnother =
  (key: LogEvent['key']): IsWanted =>
  (events) =>
    events.some(
      (event) =>
        event.key === key && 'source' in event && event.source !== undefined && event.source !== NONE,
    );
const tells =
  (key: LogEvent['key']): IsWanted =>
  (events) =>
    events.some((event) => event.key === key);

/** What is told when a move begins. */
export const KEYS = {
  play: 'play',
  destroy: 'destroy',
  return: 'return',
  move: 'move',
  bury: 'bury',
  counters: 'counters',
  duel: 'duel result',
  clash: 'clash',
  score: 'scoring',
} as const;

/** By the name of the move: what is told where it is seen. */
export const MOVES = {
  play: (events) => events.some((event) => event.key === 'play' && event.base !== NONE),
  destroy: byAnother('destroy'),
  return: byAnother('return'),
  move: byAnother('move'),
  bury: tells('bury'),
  counters: tells('counters'),
  duel: tells('duel result'),
  clash: tells('clash'),
  score: (events) =>
    events.filter(({ key }) => key === 'scoring').length === 1 &&
    events.filter(({ key }) => key === 'place').length > 1 &&
    events.filter((event) => event.key === 'vp' && event.count > 1).length > 1,
} as const satisfies Readonly<Record<string, IsWanted>>;

/** The first in games by chance, not in their first turns. */
export function findMove(name: keyof typeof MOVES, players: number): FoundMove {
  for (let seed = 1; seed <= MOST_GAMES; seed += 1) {
    const history = begin(seed, players, name === 'clash');
    const random = seedRandom(seed);
    while (history.state.pending !== null && history.length < MOST_ANSWERS) {
      const at = history.length;
      const events = answerByChance(history, random);
      if (history.state.turn.number > 6 && MOVES[name](events))
        return { text: JSON.stringify(packRecord(history.save())), at };
    }
  }
  throw new Error(`No game by chance has a ${name}.`);
}

function begin(seed: number, players: number, titans: boolean): History {
  const config = smashUp.config({
    choice: 'random',
    pool: titans ? null : DEALT_FROM,
    players: NAMES.slice(0, players).map((name) => ({ name })),
    ...(titans ? { printing: 'current', titans } : {}),
  });
  return History.begin(smashUp, config, seed);
}

function answerByChance(history: History, random: RandomState): readonly LogEvent[] {
  const { options, min, max } = history.state.pending ?? { options: [], min: 0, max: 0 };
  const left = [...options.keys()];
  const count = min + randomBelow(random, max - min + 1);
  const events: LogEvent[] = [];
  history.answer(
    Array.from({ length: count }, () => left.splice(randomBelow(random, left.length), 1)[0]),
    (event) => events.push(event),
  );
  return events;
}
