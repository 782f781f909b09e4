import { createThinkers, type Pool, type Thinker } from '@smashup/bots/node';
import { smashUp } from '../content/content.ts';
import { BotTeller } from '@smashup/referee/bot-protocol';
import { range } from '../lists.ts';
import type { GameTask, SeriesRun } from '../simulate/play-all.ts';
import type { Outcome } from '../simulate/game-run.ts';
import { Lane } from './lane.ts';

/** As many games at once as there are threads, each with programs of its own. */
export function openLanes({ threads, worker, moveMillis }: SeriesRun): Pool<GameTask, Outcome> {
  let opened: Thinker | null = null;
  const thinker = (): Thinker => (opened ??= createThinkers({ threads, worker }));
  const means = { teller: new BotTeller(smashUp), thinker, millis: moveMillis };
  const lanes = range(threads).map(() => new Lane(means));
  const free = [...lanes];
  const waiting: ((lane: Lane) => void)[] = [];
  const taken = (): Promise<Lane> => {
    const lane = free.pop();
    return lane === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(lane);
  };
  const release = (lane: Lane): void => {
    const next = waiting.shift();
    if (next === undefined) free.push(lane);
    else next(lane);
  };
  return {
    async run({ fixture, check }) {
      const lane = await taken();
      try {
        return await lane.play(fixture, check);
      } finally {
        release(lane);
      }
    },
    async close() {
      await Promise.all(lanes.map((lane) => lane.close()));
      await opened?.close();
    },
  };
}
