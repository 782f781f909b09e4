import { smashUp } from '@smashup/cards';
import { seedRandom, type Rules, type State, type Viewer } from '@smashup/engine';
import { TIMES } from '../../src/config/index.ts';
import type { Person } from '../../src/people/index.ts';
import { ticketFor } from '../../src/play/tickets.ts';
import type { OnlineSetUp, Request } from '../../src/protocol/index.ts';
import type { StoredTable } from '../../src/storage/index.ts';
import type { Session } from '../../src/transport/session.ts';
import { gameConfig, readSetUp } from '../../src/tables/index.ts';
import { seat, setUp } from '../kit/client.ts';
import { dealOtherwise, picksThere, writeScript, type OtherDeal, type Script } from './script.ts';
import { World, type Mutant } from './world.ts';

export interface Leak {
  readonly game: number;
  readonly viewer: Viewer;
  readonly expected: string;
  readonly got: string;
}

export interface LeaksReport {
  readonly games: number;
  /** What left for somebody and was held against the same from another game. */
  readonly messages: number;
  /** Games of others that could not be compared to the end: somebody there is asked something else. */
  readonly cut: number;
  readonly secrets: number;
  readonly leaks: readonly Leak[];
}

interface LeaksOptions {
  readonly games: number;
  readonly decisions: number;
  readonly seed: number;
  readonly mutant?: Mutant;
}

/** A table with the cards dealt, and everybody who looks at it. */
interface Dealt {
  readonly world: World;
  readonly table: StoredTable;
  readonly players: readonly Person[];
  readonly watcher: Person;
}

/** What a person was sent, step by step. */
interface Received {
  /** By step: how many messages there had been after it. */
  readonly marks: readonly number[];
  readonly heard: readonly string[];
  readonly isCut: boolean;
}

/** With a clock: what it tells is held against the other game, too. */
const TIMED: Partial<OnlineSetUp> = {
  leaving: 'wait',
  clock: { kind: 'live', free: 5, bank: 2, increment: 10 },
};

const AS_IT_IS: OtherDeal = { viewer: 'spectator', identities: new Map(), places: new Map() };

/**
 * Plays games on a server, and each of them again for every seat and for a watcher, with other cards where that viewer
 * was never told which ones they are: what leaves the server for the viewer must be the same, byte for byte and
 * moment for moment.
 */
export async function findLeaks({ games, decisions, seed, mutant = {} }: LeaksOptions): Promise<LeaksReport> {
  const leaks: Leak[] = [];
  let [messages, cut, secrets] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const dealt = await dealAt(2 + (game % 3), seed + game);
    const random = seedRandom(seed + game);
    const { table } = dealt;
    const config = gameConfig(
      readSetUp(table.set_up),
      table.seats.map(({ name }) => name),
    );
    const script = writeScript(config, table.seed, decisions, random);
    for (const deal of script.deals) {
      const usual = await runThrough(dealt, script, { ...AS_IT_IS, viewer: deal.viewer }, mutant);
      const other = await runThrough(dealt, script, deal, mutant);
      const found = compare(usual, other);
      messages += found.messages;
      cut += other.isCut ? 1 : 0;
      secrets += deal.identities.size;
      if (found.difference !== null) leaks.push({ game, viewer: deal.viewer, ...found.difference });
      for (const heard of usual.heard) {
        for (const secret of [table.seed, table.secret]) {
          if (heard.includes(secret))
            leaks.push({ game, viewer: deal.viewer, expected: 'no seed', got: heard });
        }
      }
    }
    await dealt.world.close();
  }
  return { games, messages, cut, secrets, leaks };
}

function compare(
  usual: Received,
  other: Received,
): { readonly messages: number; readonly difference: Pick<Leak, 'expected' | 'got'> | null } {
  const steps = other.isCut ? other.marks.length : usual.marks.length;
  const count = Math.max(usual.marks[steps - 1] ?? 0, other.marks[steps - 1] ?? 0);
  for (let at = 0; at < count; at++) {
    const expected = usual.heard.at(at) ?? 'nothing';
    const got = other.heard.at(at) ?? 'nothing';
    if (expected !== got) return { messages: at, difference: aroundDifference(expected, got) };
  }
  return { messages: count, difference: null };
}

function aroundDifference(expected: string, got: string): Pick<Leak, 'expected' | 'got'> {
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return { expected: near(expected), got: near(got) };
}

async function dealAt(count: number, seed: number): Promise<Dealt> {
  const world = await World.open({ seed: seed.toString(16).padStart(32, '5') });
  const players: Person[] = [];
  for (let at = 0; at < count; at++) players.push(await world.welcome(`Player ${at + 1}`));
  const watcher = await world.welcome('Watcher');
  const sessions = await Promise.all(players.map((person) => world.enter(person)));
  const seats = sessions.map((_, at) => (at === 0 ? seat.me : seat.open));
  const opened = await world.reply(sessions[0], { ask: 'open', setUp: setUp(seats, TIMED) });
  const id = opened.ok ? (opened.table?.id ?? '') : '';
  for (const [at, session] of sessions.entries()) {
    if (at > 0) await world.reply(session, { ask: 'sit', table: id, seat: at });
  }
  for (const session of sessions) {
    await world.reply(session, { ask: 'ready', table: id, version: 1, ready: true });
  }
  const table = await world.storage.tables.byId(id);
  if (table?.status !== 'playing') throw new Error('The cards have not been dealt.');
  return { world, table, players, watcher };
}

/** The script on a server of its own, with the cards as that deal has them; gives what its viewer was sent. */
async function runThrough(
  { world: origin, table, players, watcher }: Dealt,
  { steps }: Script,
  deal: OtherDeal,
  mutant: Mutant,
): Promise<Received> {
  const rules: Rules = {
    ...smashUp,
    newGame: (config, seed, sink) => dealOtherwise(smashUp.newGame(config, seed, sink), deal),
  };
  const config = gameConfig(
    readSetUp(table.set_up),
    table.seats.map(({ name }) => name),
  );
  const state: State = rules.newGame(config, table.seed);
  const world = await World.open({ rules, mutant, state });
  await origin.copyTo(world);
  const viewer = deal.viewer === 'spectator' ? watcher : players[deal.viewer];
  const sessions: Session[] = [];
  for (const person of [...players, watcher]) {
    const session = await world.enter(person);
    sessions.push(session);
    await world.ask(session, { ask: 'visit', table: table.id });
  }
  const marks: number[] = [];
  const mark = (): void => void marks.push(world.heard.get(viewer.id)?.length ?? 0);
  let isCut = false;
  for (const [number, step] of steps.entries()) {
    const { pending } = state;
    const picks =
      pending === null || pending.seat !== step.seat || pending.kind !== step.kind
        ? null
        : picksThere(pending.options, step.chosen, deal);
    if (pending === null || picks === null) {
      isCut = true;
      break;
    }
    await world.pass(step.think);
    // Whoever can only pass is not asked: the server does it.
    const isAsked = !step.isPass || pending.options.length > 1;
    const decision = ticketFor(table.secret, step.seat, number);
    if (isAsked) await world.ask(sessions[step.seat], { ask: 'answer', table: table.id, decision, picks });
    // Up to the end of the window and no longer: whoever has a choice in the next one must not be late for it.
    if (step.isPass) await world.pass(TIMES.window - step.think);
    smashUp.apply(state, { decision: pending.id, picks });
    mark();
  }
  if (!isCut) {
    for (const session of sessions) await lookClosely(world, session, table, state, steps.length);
    mark();
  }
  const heard = world.heard.get(viewer.id) ?? [];
  await world.close();
  return { marks, heard, isCut };
}

/** Everything that can be asked at a table. */
async function lookClosely(
  world: World,
  session: Session,
  { id: table, seats, secret }: StoredTable,
  state: State,
  number: number,
): Promise<void> {
  const mine = seats.findIndex(({ person }) => person === session.person.id);
  const decision = mine < 0 ? 0 : ticketFor(secret, mine, number);
  const cards = [...state.defs.keys()].filter((card) => card % 3 === 0);
  const hand = state.players[mine]?.hand ?? [];
  const requests: Request[] = [
    { ask: 'me' },
    { ask: 'export' },
    { ask: 'lobby', on: true },
    { ask: 'lobby', on: false },
    { ask: 'visit', table, since: { epoch: 'unknown', n: 3 } },
    { ask: 'story', table },
    ...cards.map((card): Request => ({ ask: 'inspect', table, card })),
    ...[...hand, ...cards.slice(0, 5)].flatMap((card) =>
      state.bases.map(({ base }): Request => ({ ask: 'why not', table, card, target: base })),
    ),
    { ask: 'hint', table, decision },
    { ask: 'answer', table, decision: 5, picks: [0] },
    { ask: 'answer', table, decision, picks: [199] },
    { ask: 'here', table, page: 'page-of-mine', visible: true },
    { ask: 'asking', table, asking: 'only at scoring' },
    { ask: 'say', table, text: 'Hello' },
    { ask: 'emote', table, emote: 'wow' },
    { ask: 'hear watchers', table, on: true },
    { ask: 'undo', table },
    { ask: 'vote', table, proposal: 0, agree: true },
    { ask: 'leave', table },
    { ask: 'return', table },
    { ask: 'here', table, page: 'page-of-mine', visible: false },
  ];
  await world.askForRecord(session, table);
  for (const request of requests) {
    await world.ask(session, request);
    await world.pass(10);
  }
}
