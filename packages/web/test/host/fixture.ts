import { createBots, type Level } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import { smashUp } from '@smashup/cards';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import { randomPicks } from '@smashup/cards/kit/random-play.ts';
import { seedRandom, type RandomState } from '@smashup/engine';
import { COLOURS, type GameSetUp, type SeatSetUp } from '@smashup/referee/protocol';
import type { ScreenUpdate } from '../../src/protocol/referee-api.ts';
import { Host } from '../../src/host/host.ts';
import type { StatsStore } from '../../src/host/stats/own-stats.ts';
import { supersedes, type Store, type StoredGame } from '../../src/host/store.ts';
import type { Hold, Tabs } from '../../src/host/browser-tabs.ts';

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

export function createBench(
  kept = new Map<string, unknown>(),
  thinker: Thinker = atOnce(),
  tabs: Tabs = new Browser().openTab(),
  stats = new Map<string, unknown>(),
): Bench {
  let clock = 0;
  let games = kept.size;
  const host = new Host({
    store: inMemory(kept),
    stats: statsIn(stats),
    tabs,
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

export function inMemory(kept: Map<string, unknown>): Store {
  return {
    entries: () => Promise.resolve([...kept]),
    read: (id) => Promise.resolve(kept.get(id)),
    write: (id, stored) => Promise.resolve(keep(kept, id, stored)),
    remove: (id) => Promise.resolve(void kept.delete(id)),
  };
}

export function statsIn(kept: Map<string, unknown>): StatsStore {
  return {
    entries: () => Promise.resolve([...kept]),
    write: (id, entry) => Promise.resolve(void kept.set(id, structuredClone(entry))),
  };
}

function keep(kept: Map<string, unknown>, id: string, stored: StoredGame): boolean {
  if (!supersedes(stored, kept.get(id))) return false;
  kept.set(id, structuredClone(stored));
  return true;
}

/** A browser with several tabs, as far as games are concerned. */
export class Browser {
  private readonly holders = new Map<string, { readonly lost: () => void }>();
  private readonly queue: { readonly game: string; readonly enter: () => void }[] = [];
  private readonly listeners: ((game: string) => void)[] = [];

  openTab(): Tabs {
    let own: ((game: string) => void) | null = null;
    return {
      take: (game, lost) => Promise.resolve(this.holders.has(game) ? null : this.hold(game, lost)),
      await: (game, lost, signal) =>
        new Promise((resolve) => {
          const enter = (): void => resolve(signal.aborted ? null : this.hold(game, lost));
          if (this.holders.has(game)) this.queue.push({ game, enter });
          else enter();
        }),
      seize: (game, lost) => {
        const before = this.holders.get(game);
        const hold = this.hold(game, lost);
        before?.lost();
        return Promise.resolve(hold);
      },
      tell: (game) => {
        for (const heard of this.listeners) if (heard !== own) heard(game);
      },
      listen: (heard) => {
        own = heard;
        this.listeners.push(heard);
      },
    };
  }

  private hold(game: string, lost: () => void): Hold {
    const holder = { lost };
    this.holders.set(game, holder);
    return {
      release: () => {
        if (this.holders.get(game) !== holder) return;
        this.holders.delete(game);
        for (const waiting of this.queue.splice(0)) {
          if (waiting.game !== game || this.holders.has(game)) this.queue.push(waiting);
          else waiting.enter();
        }
      },
    };
  }
}

const bots = createBots(smashUp);

export function atOnce(): Thinker {
  return {
    think: (_level, view, decision, _budget, seed) =>
      Promise.resolve(
        bots.random(view, decision, { iterations: 1 }, { random: seedRandom(seed), now: () => 0 }),
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
    draftSize: null,
    extraBaseSets: [],
    firstPlayer: null,
    edition: 'culture-shock',
    printing: 'original',
    pool: DEALT_FROM,
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
