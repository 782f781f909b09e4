import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { smashUp } from '@smashup/cards';
import { DEALT_FROM } from '@smashup/cards/kit/dealt-from.ts';
import { createReferee } from '@smashup/referee';
import { expose } from 'comlink';
import { Host } from '../../../src/host/host.ts';
import { Replays } from '../../../src/host/replays.ts';
import { fansOf } from '../../../src/screens/start/fan.ts';
import { atOnce, Browser, inMemory, statsIn } from '../../host/fixture.ts';

const referee = createReferee(smashUp);

/** Files of the page's own build, as they are served; made once in each worker. */
const catalogue = referee.catalogue();
const FILES: Readonly<Record<string, string>> = {
  '/catalogue.json': JSON.stringify(catalogue),
  '/card-index.json': JSON.stringify(referee.cardIndex('en')),
  '/fans/0.json': JSON.stringify(fansOf(catalogue)[0]),
};
const BALANCE = join(process.cwd(), 'docs/balance.json');

const SETTINGS = { speed: 'none', sounds: false, confirmEndTurn: false };

type WorkerOptions = { readonly name?: string } | undefined;

/** A device that somebody plays on: what it keeps outlives the page. */
export class Device {
  readonly games = new Map<string, unknown>();
  readonly stats = new Map<string, unknown>();
  /** What pages keep in local storage. */
  readonly storage = new Map<string, string>();
  /** What was copied last, and what pages have handed over as files. */
  copied = '';
  readonly downloads: string[] = [];
  /** Who thinks for the bots. */
  thinker = atOnce();
  private tabs = new Browser();
  /** How many workers its pages have started. */
  workers = 0;
  private newest = 0;
  private held: Promise<void> = Promise.resolve();
  private readonly ports: MessagePort[] = [];

  /** Nothing is played back, no sound, no question too many, and only the sets are dealt from that tests know. */
  constructor(settings: Readonly<Record<string, unknown>> = {}) {
    this.keep('smashup-settings', { state: { ...SETTINGS, ...settings }, version: 0 });
    this.keep('smashup-set-up', { state: { offer: DEALT_FROM }, version: 1 });
  }

  private keep(name: string, value: unknown): void {
    this.storage.set(name, JSON.stringify(value));
  }

  /** Answers what is not asked for one of the page's own files. */
  server: typeof fetch = () => Promise.resolve(new Response('Nothing here.', { status: 404 }));

  readonly fetch: typeof fetch = async (input, init) => {
    const path = input instanceof Request ? input.url : String(input);
    if (path.includes('balance.json')) return new Response(await readFile(BALANCE));
    const file = FILES[path];
    return file === undefined ? this.server(input, init) : new Response(file);
  };

  /** Takes the place of the browser's `Worker`: what runs in it runs here, behind a channel of its own. */
  startWorker(options: WorkerOptions): MessagePort {
    const { port1, port2 } = new MessageChannel();
    this.workers += 1;
    this.ports.push(port1, port2);
    expose(options?.name === 'replays' ? new Replays(this.thinker) : this.openHost(), port2);
    return port1;
  }

  /** The page has gone, and its workers with it. */
  endWorkers(): void {
    for (const port of this.ports.splice(0)) port.close();
    // What it held is free again.
    this.tabs = new Browser();
  }

  /** Nothing is stored before that. */
  hold(until: Promise<void>): void {
    this.held = until;
  }

  private openHost(): Host {
    const store = inMemory(this.games);
    return new Host({
      store: {
        ...store,
        write: async (id, stored) => {
          await this.held;
          return store.write(id, stored);
        },
      },
      stats: statsIn(this.stats),
      tabs: this.tabs.openTab(),
      thinker: this.thinker,
      now: () => Date.now(),
      seed: () => 7,
      newId: () => `game-${(this.newest += 1)}`,
    });
  }
}
