import { smashUp } from '@smashup/cards';
import { seedRandom } from '@smashup/engine';
import { TIMES } from '../../src/config/index.ts';
import type { Person } from '../../src/people/index.ts';
import { ticketFor } from '../../src/play/answers/tickets.ts';
import type { Request } from '../../src/protocol/index.ts';
import type { StoredTable } from '../../src/storage/index.ts';
import { gameConfig, readSetUp } from '../../src/tables/index.ts';
import type { Session } from '../../src/transport/session.ts';
import { seat, setUp } from '../kit/client.ts';
import { decide } from './script.ts';
import { World, type Mutant } from './world.ts';

/** So many turns late do they see the hands who watch. */
const DELAY = 5;
/** In one of these turns the two games part. */
const FIRST_FORK = 2;
const FORKS = 4;
/** Less than the time of a window. */
const THINK_MILLIS = 300;
const MOST_DECISIONS = 400;

interface DelayedLeak {
  /** With this as the seed it is the first one. */
  readonly game: number;
  /** Of the game as it is played. */
  readonly turn: number;
  readonly expected: string;
  readonly got: string;
}

export interface DelayedReport {
  readonly games: number;
  /** What left for whoever watched and was held against the same from the other game. */
  readonly messages: number;
  /** Games in which they saw later that the two had parted. */
  readonly parted: number;
  readonly leaks: readonly DelayedLeak[];
}

interface DelayedOptions {
  readonly games: number;
  readonly seed: number;
  readonly mutant?: Mutant;
  readonly interrupted?: AbortSignal;
}

interface Dealt {
  readonly world: World;
  readonly table: StoredTable;
  readonly players: readonly Person[];
  readonly watcher: Person;
}

/** By turn, what somebody was sent during it. */
type Heard = ReadonlyMap<number, readonly string[]>;

/**
 * Plays games at tables where those who watch see all hands some turns late, and each of them again with other decisions
 * from some turn on. Until as many turns later, whoever watches must be sent the same in both, whatever they ask for:
 * nothing of what has been decided or drawn since is for them.
 */
export async function findDelayedLeaks({
  games,
  seed,
  mutant = {},
  interrupted,
}: DelayedOptions): Promise<DelayedReport> {
  const leaks: DelayedLeak[] = [];
  let [messages, parted, done] = [0, 0, 0];
  for (; done < games; done++) {
    if (interrupted?.aborted) break;
    const game = seed + done;
    const dealt = await dealAt(game);
    const fork = FIRST_FORK + (game % FORKS);
    const usual = await playThrough(dealt, fork, 1, mutant);
    const other = await playThrough(dealt, fork, 2, mutant);
    for (let turn = 0; turn <= fork + DELAY; turn++) {
      const [expected, got] = [textOf(usual, turn), textOf(other, turn)];
      messages += usual.get(turn)?.length ?? 0;
      if (expected !== got) leaks.push({ game, turn, ...nearDifference(expected, got) });
    }
    const after = fork + DELAY + 1;
    if (textOf(usual, after) !== textOf(other, after)) parted++;
    await dealt.world.close();
  }
  return { games: done, messages, parted, leaks };
}

function textOf(heard: Heard, turn: number): string {
  return (heard.get(turn) ?? []).join('\n');
}

function nearDifference(expected: string, got: string): Pick<DelayedLeak, 'expected' | 'got'> {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return { expected: near(expected), got: near(got) };
}

/** Two to four people, with a clock, and somebody who watches. */
async function dealAt(game: number): Promise<Dealt> {
  const world = await World.open({ seed: game.toString(16).padStart(32, '7') });
  const players: Person[] = [];
  for (let at = 0; at < 2 + (game % 3); at++) players.push(await world.welcome(`Player ${at + 1}`));
  const watcher = await world.welcome('Watcher');
  const sessions = await Promise.all(players.map((person) => world.enter(person)));
  const [owner, ...guests] = sessions;
  const opened = await world.reply(owner, {
    ask: 'open',
    setUp: setUp([seat.me, ...guests.map(() => seat.open)], {
      openHands: DELAY,
      leaving: 'wait',
      clock: { kind: 'live', free: 5, bank: 20, increment: 10 },
    }),
  });
  const id = opened.ok ? (opened.table?.id ?? '') : '';
  for (const [at, guest] of guests.entries())
    await world.reply(guest, { ask: 'sit', table: id, seat: at + 1 });
  for (const session of sessions)
    await world.reply(session, { ask: 'ready', table: id, version: 1, ready: true });
  const table = await world.storage.tables.byId(id);
  if (table?.status !== 'playing') throw new Error('The cards have not been dealt.');
  return { world, table, players, watcher };
}

/** `way`: which of the two games it is from the turn of the fork on. */
async function playThrough(
  { world: origin, table, players, watcher }: Dealt,
  fork: number,
  way: number,
  mutant: Mutant,
): Promise<Heard> {
  const names = table.seats.map(({ name }) => name);
  const state = smashUp.newGame(gameConfig(readSetUp(table.set_up), names), table.seed);
  const world = await World.open({ mutant, state, receivers: origin.receivers });
  await origin.copyTo(world);
  const sessions: Session[] = [];
  for (const person of players) sessions.push(await world.enter(person));
  const watching = await world.enter(watcher);
  for (const session of [...sessions, watching]) await world.ask(session, { ask: 'visit', table: table.id });
  // Numbers are added in the course of a game: asked about are the same in both.
  const cards = state.defs.length;
  const heard = new Map<number, string[]>();
  let taken = 0;
  const take = (): void => {
    const lines = (world.heard.get(watcher.id) ?? []).slice(taken).map(untimed);
    taken += lines.length;
    heard.set(state.turn.number, [...(heard.get(state.turn.number) ?? []), ...lines]);
  };
  take();
  const before = seedRandom(fork);
  const since = seedRandom(100 * fork + way);
  for (let made = 0; made < MOST_DECISIONS && state.turn.number <= fork + DELAY + 1; made++) {
    const { pending, turn } = state;
    if (pending === null) break;
    const { number } = turn;
    const picks = decide(pending, number < fork ? before : since);
    const isPass = pending.kind === 'respond' && pending.options[picks[0]]?.kind === 'pass';
    await world.pass(THINK_MILLIS);
    if (!isPass || pending.options.length > 1) {
      const decision = ticketFor(table.secret, pending.seat, made);
      await world.ask(sessions[pending.seat], { ask: 'answer', table: table.id, decision, picks });
    }
    if (isPass) await world.pass(TIMES.window - THINK_MILLIS);
    smashUp.apply(state, { decision: pending.id, picks });
    if (state.turn.number !== number) await askEverything(world, watching, table.id, cards);
    take();
  }
  await world.close();
  return heard;
}

/** When something left depends on how long the turns take, which everybody may know. */
function untimed(line: string): string {
  return line.replace(/^\d+ /, '').replaceAll(/"now":\d+/g, '"now":0');
}

/** Whatever whoever watches could ask for, once in each turn. */
async function askEverything(world: World, session: Session, table: string, cards: number): Promise<void> {
  const requests: Request[] = [
    { ask: 'visit', table },
    { ask: 'story', table },
    ...Array.from({ length: cards }, (_, card): Request => ({ ask: 'inspect', table, card })),
    { ask: 'why not', table, card: 0, target: 0 },
    { ask: 'forecast', table, decision: 1, option: 0, target: null },
    { ask: 'hint', table, decision: 1 },
    { ask: 'passed', table },
    { ask: 'answer', table, decision: 5, picks: [0] },
    { ask: 'vote', table, proposal: 0, agree: true },
    { ask: 'undo', table },
    { ask: 'export' },
    { ask: 'me' },
  ];
  await world.askForRecord(session, table);
  for (const request of requests) await world.ask(session, request);
}
