import { createThinker } from '@smashup/bots/browser';
import { serveThinker } from '@smashup/bots/browser/worker';
import { smashUp } from '@smashup/cards';
import { expose } from 'comlink';
import { now } from '../clock.ts';
import { createBrowserStore, createStatsStore } from './browser-store.ts';
import { createBrowserTabs } from './browser-tabs.ts';
import { Host } from './host.ts';
import { Replays } from './replays.ts';

/**
 * The script of all workers, since all need all rules and all cards: the one that the page opens hosts the referee,
 * the one that it opens under the name `replays` shows recorded games, and those that these open under the name
 * `thinker` think for the bots, so that requests never wait for a bot's thinking.
 */
const THINKER = 'thinker';
const REPLAYS = 'replays';

function openThinker(): Worker {
  return new Worker(self.location.href, { type: 'module', name: THINKER });
}

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** 128 unpredictable bits. */
function randomSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function serveHost(): void {
  const host = new Host({
    store: createBrowserStore(),
    tabs: createBrowserTabs(),
    stats: createStatsStore(),
    thinker: createThinker(openThinker),
    now,
    seed: randomSeed,
    newId: () => `${now().toString(36)}-${randomNumber().toString(36)}`,
  });
  expose(host);
}

if (self.name === THINKER) serveThinker(smashUp);
else if (self.name === REPLAYS) expose(new Replays(createThinker(openThinker)));
else serveHost();
