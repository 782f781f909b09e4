import { createBots, type Level } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import { smashUp } from '@smashup/cards';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { seedRandom, type RandomState } from '@smashup/engine';
import { COLOURS, type GameSetUp, type SeatSetUp } from '@smashup/referee/protocol';
import type { ScreenUpdate } from '../../src/protocol/referee-api.ts';
import { Host } from '../../src/host/host.ts';
import type { Store } from '../../src/host/store.ts';

/** Whole games take their time where many things run at once. */
export const PATIENTLY = { timeout: 60_000 };

/** A host without a browser: bots think at once, games are kept in memory. */
export interface Bench {
  readonly host: Host;
  readonly kept: Map<string, unknown>;
  readonly updates: ScreenUpdate[];
  readonly troubles: string[];
  /** The last update, once everybody who decides without a person has done so. */
  settled(): Promise<ScreenUpdate>;
}

export function createBench(kept = new Map<string, unknown>(), thinker: Thinker = atOnce()): Bench {
  let clock = 0;
  let games = kept.size;
  const host = new Host({
    store: inMemory(kept),
    thinker,
    now: () => ++clock,
    seed: () => 7,
    newId: () => `game ${++games}`,
  });
  const updates: ScreenUpdate[] = [];
  const troubles: string[] = [];
  host.listen({
    update: (update) => void updates.push(update),
    thinking: () => {},
    trouble: (message) => void troubles.push(message),
  });
  return { host, kept, updates, troubles, settled: () => settle(updates, troubles) };
}

/** Bots that think at once, and a store in memory, are done before the next round of the event loop. */
async function settle(updates: readonly ScreenUpdate[], troubles: readonly string[]): Promise<ScreenUpdate> {
  await new Promise((resolve) => setImmediate(resolve));
  if (troubles.length > 0) throw new Error(troubles.join('; '));
  return latest(updates);
}

export function latest(updates: readonly ScreenUpdate[]): ScreenUpdate {
  const update = updates.at(-1);
  if (update === undefined) throw new Error('Nothing was told.');
  return update;
}

function inMemory(kept: Map<string, unknown>): Store {
  return {
    entries: () => Promise.resolve([...kept]),
    read: (id) => Promise.resolve(kept.get(id)),
    write: (id, stored) => Promise.resolve(void kept.set(id, structuredClone(stored))),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
}

function atOnce(): Thinker {
  return {
    think: (_level, view, decision, _budget, seed) =>
      Promise.resolve(
        createBots(smashUp).random(
          view,
          decision,
          { iterations: 1 },
          { random: seedRandom(seed), now: () => 0 },
        ),
      ),
    close: () => Promise.resolve(),
  };
}

export type SitterName = 'person' | Level;

const NAMES = ['Ann', 'Ben', 'Cho', 'Dee'];

function seatsFor(...sitters: readonly SitterName[]): SeatSetUp[] {
  return sitters.map((sitter, seat) => ({
    name: NAMES[seat],
    colour: COLOURS[seat],
    sitter: sitter === 'person' ? { kind: 'person' } : { kind: 'bot', level: sitter },
    factions: null,
  }));
}

export function setUpFor(seed: number, ...sitters: readonly SitterName[]): GameSetUp {
  return {
    seats: seatsFor(...sitters),
    choice: 'random',
    duplicates: false,
    edition: 'culture-shock',
    printing: 'original',
    pool: null,
    seed,
  };
}

/** Persons who answer anything that is legal, until the game is over or the number of answers is reached. */
export async function playOn(
  bench: Bench,
  random: RandomState,
  answers = Infinity,
  each: (update: ScreenUpdate) => void = () => {},
): Promise<ScreenUpdate> {
  let update = await bench.settled();
  for (let given = 0; given < answers && update.waitingFor !== null; given++) {
    each(update);
    if (update.handOver) {
      bench.host.handedOver();
      update = latest(bench.updates);
    }
    if (update.decision === null) throw new Error('The game has come to a halt.');
    await bench.host.answer(update.decision.id, randomPicks(update.decision, random));
    update = await bench.settled();
  }
  return update;
}
