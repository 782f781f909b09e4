import { nextDue } from './clock.ts';

/**
 * Counts requests, questions to the worker and files that are under way. Tests wait for `settled` instead of guessing
 * how long something takes.
 */

const underWay = new Map<object, string>();
/** Number of activities begun, so that two readings show whether something happened in between. */
let begun = 0;
let whenEnded: (() => void)[] = [];

/** Requests that last until the server ends them: the open line and a long poll. A page settles without them. */
const LASTING: ReadonlySet<string> = new Set(['line', 'news']);
/** These may be held by a server until its clock goes on. */
const HELD_BY_SERVER: ReadonlySet<string> = new Set([...LASTING, 'request', 'answer']);

/** Something begins; returns a function that ends it. */
export function begin(what: string): () => void {
  const key = {};
  begun += 1;
  underWay.set(key, what);
  return () => {
    underWay.delete(key);
    const waiting = whenEnded;
    whenEnded = [];
    for (const resolve of waiting) resolve();
  };
}

/** Counts the work as under way until it ends, however it ends. */
export async function tracked<T>(what: string, work: Promise<T>): Promise<T> {
  const end = begin(what);
  try {
    return await work;
  } finally {
    end();
  }
}

const others = new Set<() => Promise<void>>();

/** Adds something that the page has to wait for before it is settled: a worker that goes on by itself. */
export function settlesAfter(other: () => Promise<void>): void {
  others.add(other);
}

/** For finding out why a page does not settle. */
export function whatIsUnderWay(): readonly string[] {
  return [...underWay.values()];
}

/**
 * Fulfilled when nothing is in flight, nothing moves and everything known has been drawn. Gives the time before which
 * nothing more will happen by itself, in milliseconds since 1970; null: nothing will. What a server may send at any
 * time is not foreseen; what it has sent before has been read.
 */
export async function settled(): Promise<number | null> {
  await settledExceptFor(LASTING);
  return nextDue();
}

/** What a page has at the server once nothing else is under way. */
export interface AtServer {
  /** Requests without an answer, long polls among them. */
  readonly requests: number;
  /** Open lines: one or none. */
  readonly lines: number;
  /** Everything the page ever began: a higher number later means that something happened in between. */
  readonly begun: number;
}

/** Fulfilled when nothing is under way except for what a server may hold until its clock goes on. */
async function settledExceptAtServer(): Promise<AtServer> {
  await settledExceptFor(HELD_BY_SERVER);
  const count = (what: string): number => [...underWay.values()].filter((other) => other === what).length;
  return { requests: count('request') + count('news'), lines: count('line'), begun };
}

async function settledExceptFor(excepted: ReadonlySet<string>): Promise<void> {
  const isBusy = (): boolean => [...underWay.values()].some((what) => !excepted.has(what));
  for (;;) {
    while (isBusy()) await new Promise<void>((resolve) => void whenEnded.push(resolve));
    const before = begun;
    await Promise.all([...others].map((other) => other()));
    if (!(await staysQuiet()) || isBusy() || begun !== before) continue;
    // Checked last, because it forces a style recalculation.
    const moving = movements();
    if (moving.length === 0) return;
    await Promise.allSettled(moving.map(({ finished }) => finished));
  }
}

/** React draws in a round of the event loop after what changed, and effects may change something again. */
const QUIET_ROUNDS = 4;

/** Whether the page stays as it is for some rounds of the event loop. */
async function staysQuiet(): Promise<boolean> {
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  observer.observe(document, everything);
  const { port1, port2 } = new MessageChannel();
  for (let round = 0; round < QUIET_ROUNDS && changes.length === 0; round += 1) {
    await new Promise<void>((resolve) => {
      port1.addEventListener('message', () => resolve(), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  }
  port1.close();
  observer.disconnect();
  return changes.length === 0;
}

/** Animations that come to an end: not those that go on for ever or follow a box as it is scrolled. */
function movements(): Animation[] {
  return document.getAnimations().filter(({ playState, effect }) => {
    const endTime = effect?.getComputedTiming().endTime;
    return playState === 'running' && typeof endTime === 'number' && Number.isFinite(endTime);
  });
}

declare global {
  /** For tests: the page's `settled`, and what it has at the server. */
  var pageSettled: typeof settled | undefined;
  var pageAtServer: typeof settledExceptAtServer | undefined;
}

/** Lets tests outside the page ask. */
export function showActivity(): void {
  globalThis.pageSettled = settled;
  globalThis.pageAtServer = settledExceptAtServer;
}
