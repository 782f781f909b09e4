import type { Activity } from '../activity.ts';
import type { Clock } from '../clock.ts';
import type { Times } from '../config/index.ts';
import type { ResultRecorder } from '../history/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Turns } from '../notices/index.ts';
import type { Bans } from '../people/index.ts';
import { checkDeadlines, type TableCache, type Outages } from '../play/index.ts';
import type { Storage } from '../storage/index.ts';
import type { Tables } from '../tables/index.ts';
import { DEVICES_MILLIS, endSignedOut, type Sessions } from '../transport/index.ts';

/** How often untouched tables are checked. */
const ROUND_MILLIS = 2000;
/** How often tables are checked where somebody's time may be up. */
const DEADLINES_MILLIS = 1000;
/** How often what was kept long enough is deleted. */
const FORGET_MILLIS = 60_000;
/** The minimum, however short a test's times are. */
const LEAST_MILLIS = 50;

interface JobModules {
  readonly clock: Clock;
  readonly activity: Activity;
  readonly times: Times;
  readonly storage: Storage;
  readonly tables: Tables;
  readonly resultRecorder: ResultRecorder;
  readonly bans: Bans;
  readonly tableCache: TableCache;
  readonly outages: Outages;
  readonly turns: Turns;
  /** The senders of notices over slow channels. */
  readonly carriers: readonly { readonly sendDue: () => Promise<void> }[];
  readonly identity: Identity;
  readonly sessions: Sessions;
  readonly report: (error: unknown, where: string) => void;
}

/** Starts everything that is done periodically; returns a function that ends it, including the rounds under way. */
export function startPeriodicJobs(modules: JobModules): () => Promise<void> {
  const {
    clock,
    activity,
    times,
    storage,
    tables,
    resultRecorder,
    bans,
    tableCache,
    outages,
    turns,
    report,
  } = modules;
  const { identity, sessions } = modules;
  const often = (millis: number, seldom = ROUND_MILLIS): number =>
    Math.min(seldom, Math.max(LEAST_MILLIS, millis));
  const every = (millis: number, where: string, work: () => Promise<void>): (() => Promise<void>) =>
    clock.every(millis, () => activity.run(work).catch((error: unknown) => report(error, where)));
  const ends = [
    every(often(times.quickWait / 2), 'round', async () => {
      await tables.expire(times.tableExpiry);
      await tables.fillQuick(times.quickWait);
      await resultRecorder.noteAll();
      await bans.carryOut();
      tableCache.evictIdle();
    }),
    every(often(times.notice), 'notices', () => turns.sendDue()),
    // A slow push service, mail server or program holds up nobody, not even the others.
    ...modules.carriers.map((carrier) => every(often(times.gather), 'letters', () => carrier.sendDue())),
    every(DEADLINES_MILLIS, 'deadlines', () =>
      checkDeadlines({ store: storage.clocks, tableCache, now: clock.now, report }),
    ),
    every(times.alive, 'beat', async () => {
      if (await outages.beat()) tableCache.clocksChanged();
    }),
    every(often(times.settled, FORGET_MILLIS), 'forget', async () => {
      await storage.complaints.forgetSettled(clock.now() - times.settled);
    }),
    every(DEVICES_MILLIS, 'devices', () => endSignedOut(identity, sessions)),
  ];
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}
