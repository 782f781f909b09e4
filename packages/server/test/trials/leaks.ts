import { smashUp } from '@smashup/cards';
import {
  NONE,
  randomBelow,
  seedRandom,
  type Decision,
  type RandomState,
  type Rules,
  type State,
  type Viewer,
} from '@smashup/engine';
import { TIMES } from '../../src/config/index.ts';
import type { Person } from '../../src/people/index.ts';
import { ticketFor } from '../../src/play/answers/tickets.ts';
import type { OnlineSetUp, Request } from '../../src/protocol/index.ts';
import type { Database, StoredTable } from '../../src/storage/index.ts';
import type { Session } from '../../src/transport/session.ts';
import { gameConfig, readSetUp } from '../../src/tables/index.ts';
import { seat, setUp } from '../kit/client.ts';
import { actBehind, wantNoWindows, type Present } from './behind-backs.ts';
import { dealOtherwise, picksThere, writeScript, type OtherDeal, type Script } from './script.ts';
import type { Notice } from './receivers.ts';
import { OPERATOR, World, type Mutant } from './world.ts';

export interface Leak {
  /** With this as the seed it is the first one. */
  readonly game: number;
  readonly viewer: Viewer | typeof OPERATOR;
  readonly expected: string;
  readonly got: string;
}

export interface LeaksReport {
  readonly games: number;
  /** What left for somebody and was held against the same from another game. */
  readonly messages: number;
  readonly bytes: number;
  /** Of these, by the way they left. */
  readonly outlets: Readonly<Record<string, number>>;
  /** Games of others that could not be compared to the end: somebody there is asked something else. */
  readonly cut: number;
  /** Cards that were others. */
  readonly secrets: number;
  /** Things that others did and that concern nobody else. */
  readonly acts: number;
  readonly leaks: readonly Leak[];
}

interface LeaksOptions {
  readonly games: number;
  /** At most in each. */
  readonly decisions: number;
  readonly seed: number;
  /** The factions that are dealt from; otherwise all. */
  readonly pool?: readonly string[];
  readonly mutant?: Mutant;
  readonly grounds?: Grounds;
  /** No other game begins then. */
  readonly interrupted?: AbortSignal;
  readonly tell?: (report: LeaksReport) => void;
}

/** Where the servers are. */
export interface Grounds {
  /** How many processes serve a table: its people are at different ones. */
  readonly processes: number;
  /** An empty database; otherwise one in memory. */
  readonly database?: () => Promise<Database>;
}

/** A table with the cards dealt, and everybody who looks at it. */
interface Dealt {
  readonly world: World;
  readonly table: StoredTable;
  /** By seat; null: a bot's. */
  readonly players: readonly (Person | null)[];
  readonly watcher: Person;
}

/** What everybody was sent, step by step. */
interface Received {
  /** By step and person: how many messages there had been after it. */
  readonly marks: readonly ReadonlyMap<string, number>[];
  readonly heard: ReadonlyMap<string, readonly string[]>;
  readonly notices: readonly Notice[];
  readonly isCut: boolean;
  readonly acts: number;
}

/** With a clock: what it tells is held against the other game, too. */
const TIMED: Partial<OnlineSetUp> = {
  leaving: 'wait',
  clock: { kind: 'live', free: 5, bank: 20, increment: 10 },
};

/** One that thinks: what it answers is in the script. */
const BOT = { sitter: { kind: 'bot', level: 'easy' }, factions: null } as const;
/** Of those who look at a table, so many are compared: the others have their turn in other games. */
const VIEWERS = 2;
/** Most games are met in the middle. */
const MOST_BEFORE = 240;
/** Of so many games one is played once more for whoever runs the place. */
const WATCHED_EVERY = 10;
/** At so many tables, those who watch see all hands at one. */
const OPEN_EVERY = 3;
/** After so many steps somebody does something behind another's back, on average. */
const ACT_EVERY = 3;

/**
 * Plays games on a server, and each of them again for some of those who look at it, with other cards where that viewer
 * was never told which ones they are, and with others doing what is none of the viewer's business: what leaves the
 * server for the viewer must be the same, byte for byte and moment for moment. What somebody was told is the engine's
 * `Account`, which reads no view. Notices may be read by whoever stands near: their words are the same all the time,
 * whatever the cards are. Whoever runs the place is told numbers that do not depend on them, either.
 */
export async function findLeaks({
  games,
  decisions,
  seed,
  pool,
  mutant = {},
  grounds = { processes: 1 },
  interrupted,
  tell,
}: LeaksOptions): Promise<LeaksReport> {
  const leaks: Leak[] = [];
  const outlets: Record<string, number> = {};
  let [messages, bytes, cut, secrets, acts] = [0, 0, 0, 0, 0];
  const hold = (
    game: number,
    viewer: Leak['viewer'],
    lines: readonly (readonly [string, string])[],
  ): void => {
    const difference = firstDifference(lines);
    messages += lines.length;
    for (const [expected] of lines) {
      const [, outlet = 'missing'] = expected.split(' ', 2);
      outlets[outlet] = (outlets[outlet] ?? 0) + 1;
      bytes += expected.length;
    }
    if (difference !== null) leaks.push({ game, viewer, ...difference });
  };
  let done = 0;
  for (; done < games; done++) {
    if (interrupted?.aborted) break;
    const number = seed + done;
    const random = seedRandom(number);
    const dealt = await dealAt(number, random, pool, grounds);
    const { table } = dealt;
    const script = writeScript({
      config: gameConfig(
        readSetUp(table.set_up),
        table.seats.map(({ name }) => name),
      ),
      seed: table.seed,
      before: number % 4 === 0 ? 0 : randomBelow(random, MOST_BEFORE),
      decisions: 1 + randomBelow(random, decisions),
      bots: new Set(dealt.players.flatMap((person, at) => (person === null ? [at] : []))),
      viewers: VIEWERS,
      isOpen: readSetUp(table.set_up).openHands !== null,
      random,
    });
    // Of several processes chance decides which one stores what: each has its own numbers.
    const isWatched = number % WATCHED_EVERY === 0 && grounds.processes === 1;
    const stage = { mutant, grounds, isWatched };
    const usual = await runThrough(dealt, script, null, stage);
    const words = new Words(dealt);
    words.read(usual);
    for (const secret of [table.seed, table.secret, ...dealt.world.secrets]) {
      for (const [person, heard] of usual.heard) {
        const said = heard.find((each) => each.includes(secret));
        const viewer = dealt.players.findIndex((player) => player?.id === person);
        if (said !== undefined) leaks.push({ game: number, viewer, expected: 'no secret', got: said });
      }
    }
    for (const deal of script.deals) {
      const viewer = typeof deal.viewer === 'number' ? dealt.players[deal.viewer] : dealt.watcher;
      if (viewer === null) continue;
      const behind = { random: seedRandom(number), acts };
      const other = await runThrough(dealt, script, { deal, behind }, { ...stage, isWatched: false });
      words.read(other);
      // Whether somebody can take something back depends on their hand: others may see that they do.
      const isFirst = deal === script.deals[0];
      hold(number, deal.viewer, linesOf(usual, other, viewer.id, isFirst ? 0 : 1));
      cut += other.isCut ? 1 : 0;
      acts += other.acts;
      secrets += deal.identities.size;
    }
    if (stage.isWatched) {
      // Nobody does anything else: what is counted are the same answers.
      const [deal] = script.deals;
      const other = await runThrough(dealt, script, { deal, behind: null }, stage);
      const told = usual.heard.get(OPERATOR) ?? [];
      const strange = told.find((each) => !each.endsWith('"strange":[]}'));
      if (strange !== undefined)
        leaks.push({ game: number, viewer: OPERATOR, expected: 'numbers of the whole', got: strange });
      hold(number, OPERATOR, linesOf(usual, other, OPERATOR, 0));
    }
    leaks.push(...words.leaks.map((leak) => ({ game: number, ...leak })));
    await dealt.world.close();
    tell?.({ games: done + 1, messages, bytes, outlets, cut, secrets, acts, leaks });
  }
  return { games: done, messages, bytes, outlets, cut, secrets, acts, leaks };
}

/** What this person was sent here and there, side by side, apart from so many steps at the end. */
function linesOf(
  usual: Received,
  other: Received,
  person: string,
  without: number,
): (readonly [string, string])[] {
  const steps = other.isCut ? other.marks.length : usual.marks.length - without;
  const upTo = ({ marks }: Received): number => marks[steps - 1]?.get(person) ?? 0;
  const here = usual.heard.get(person) ?? [];
  const there = other.heard.get(person) ?? [];
  return Array.from({ length: Math.max(upTo(usual), upTo(other)) }, (_, at) => [
    at < upTo(usual) ? here[at] : 'nothing',
    at < upTo(other) ? there[at] : 'nothing',
  ]);
}

function firstDifference(
  lines: readonly (readonly [string, string])[],
): Pick<Leak, 'expected' | 'got'> | null {
  const found = lines.find(([expected, got]) => expected !== got);
  if (found === undefined) return null;
  const [expected, got] = found;
  let at = 0;
  while (at < expected.length && expected[at] === got[at]) at++;
  const near = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
  return { expected: near(expected), got: near(got) };
}

/** What notices say: always the same to the same person for the same event, or they would tell of the game. */
class Words {
  readonly leaks: Omit<Leak, 'game'>[] = [];
  private readonly dealt: Dealt;
  private readonly said = new Map<string, string>();

  constructor(dealt: Dealt) {
    this.dealt = dealt;
  }

  read({ notices }: Received): void {
    for (const { outlet, person, event, content } of notices) {
      const [name, got] = [`${outlet} ${person} ${event}`, JSON.stringify(content)];
      const expected = this.said.get(name) ?? got;
      this.said.set(name, expected);
      const viewer = this.dealt.players.findIndex((player) => player?.id === person);
      if (expected !== got) this.leaks.push({ viewer, expected, got });
    }
  }
}

/** Two to four seats, now and then with titans, a bot or partners. */
async function dealAt(
  number: number,
  random: RandomState,
  pool: readonly string[] | undefined,
  { database }: Grounds,
): Promise<Dealt> {
  const world = await World.open({ seed: number.toString(16).padStart(32, '5') }, await database?.());
  const count = 2 + (number % 3);
  const bot = randomBelow(random, 4) === 0 ? count - 1 : null;
  const players: (Person | null)[] = [];
  for (let at = 0; at < count; at++)
    players.push(at === bot ? null : await world.welcome(`Player ${at + 1}`));
  const watcher = await world.welcome('Watcher');
  const sessions = await Promise.all(
    players.map(async (person) => (person === null ? null : world.enter(person))),
  );
  const [owner] = sessions;
  if (owner === null) throw new Error("The first seat is somebody's.");
  const seats = players.map((person, at) => (person === null ? BOT : at === 0 ? seat.me : seat.open));
  const titans = randomBelow(random, 2) === 0;
  const variant = count === 4 && number % 2 === 0 ? 'teams' : null;
  const wishes = {
    ...TIMED,
    titans,
    variant,
    pool: pool === undefined ? null : [...pool],
    openHands: number % OPEN_EVERY === 0 ? 4 : null,
  } as const;
  const opened = await world.reply(owner, { ask: 'open', setUp: setUp(seats, wishes) });
  const id = opened.ok ? (opened.table?.id ?? '') : '';
  for (const [at, session] of sessions.entries()) {
    if (at > 0 && session !== null) await world.reply(session, { ask: 'sit', table: id, seat: at });
  }
  for (const session of sessions) {
    if (session !== null) await world.reply(session, { ask: 'ready', table: id, version: 1, ready: true });
  }
  const table = await world.storage.tables.byId(id);
  if (table?.status !== 'playing') throw new Error('The cards have not been dealt.');
  return { world, table, players, watcher };
}

/** What is different there. */
interface Otherwise {
  readonly deal: OtherDeal;
  /** What others do behind the viewer's back; null: they do nothing else than in the usual game. */
  readonly behind: {
    /** It is drawn from it. */
    readonly random: RandomState;
    /** How many things were done behind backs in the games before. */
    readonly acts: number;
  } | null;
}

interface Stage {
  readonly mutant: Mutant;
  readonly grounds: Grounds;
  /** Whoever runs the place looks on. */
  readonly isWatched: boolean;
}

const AS_IT_IS: OtherDeal = { viewer: 'spectator', identities: new Map(), places: new Map() };

/** The script on a server of its own, with the cards as that deal has them; returns what everybody was sent. */
async function runThrough(
  { world: origin, table, players, watcher }: Dealt,
  { start, steps, next, deals }: Script,
  otherwise: Otherwise | null,
  { mutant, grounds: { processes, database }, isWatched }: Stage,
): Promise<Received> {
  const deal = otherwise?.deal ?? AS_IT_IS;
  const behind = otherwise?.behind ?? null;
  const rules: Rules = { ...smashUp, newGame: () => dealOtherwise(start, deal) };
  const state: State = dealOtherwise(start, deal);
  const byDecision = new Map(steps.map((step) => [step.decision, step]));
  const bot = ({ id, options, seat: at }: Decision): readonly number[] | null | undefined => {
    const step = byDecision.get(id);
    return step === undefined || players[at] !== null ? undefined : picksThere(options, step.chosen, deal);
  };
  const { receivers } = origin;
  const options = { rules, mutant, state, processes, bot, receivers, isWatched };
  const world = await World.open(options, await database?.());
  await origin.copyTo(world);
  const present: Present[] = [];
  for (const [at, person] of [...players, watcher].entries()) {
    if (person === null) continue;
    const session = await world.enter(person);
    present.push({ seat: person === watcher ? null : at, session });
  }
  // A page of everybody is at no table, and lists their own.
  for (const { session } of present) await world.enter(session.person);
  const isDeals = ({ seat: at }: Present, { viewer: whose }: OtherDeal): boolean =>
    (at ?? NONE) === (typeof whose === 'number' ? whose : NONE);
  const viewer = present.find((each) => isDeals(each, deal));
  const others = present.filter((each) => each !== viewer);
  // Bots that are to move do so before anybody comes.
  await world.ask(present[0].session, { ask: 'me' });
  // Whether a player is at the table is public: the lobby shows it.
  for (const each of present) {
    await world.ask(each.session, { ask: 'lobby', on: true });
    await world.ask(each.session, { ask: 'visit', table: table.id });
  }
  // Whoever takes something back later would take back something else.
  const quiet = others.filter((each) => !deals.some((other) => isDeals(each, other)));
  if (behind !== null) await wantNoWindows(quiet, steps, { world, table });
  const marks: Map<string, number>[] = [];
  const mark = (): void =>
    void marks.push(new Map([...world.heard].map(([person, { length }]) => [person, length])));
  let isCut = false;
  let acts = 0;
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
    if (behind !== null && viewer !== undefined && randomBelow(behind.random, ACT_EVERY) === 0) {
      const scene = { world, table, state, number };
      await actBehind(viewer, others, scene, { ...behind, acts: behind.acts + acts });
      acts++;
    }
    await world.pass(step.think);
    // Whoever can only pass is not asked: the server does it.
    const isAsked = !step.isPass || pending.options.length > 1;
    const decision = ticketFor(table.secret, step.seat, number);
    const session = present.find(({ seat: at }) => at === step.seat)?.session;
    if (isAsked && session !== undefined) {
      await world.ask(session, { ask: 'answer', table: table.id, decision, picks });
    }
    // Up to the end of the window and no longer: whoever has a choice in the next one must not be late for it.
    const isBotsWindow = session === undefined && step.kind === 'respond';
    if (step.isPass || isBotsWindow) await world.pass(TIMES.window - step.think);
    smashUp.apply(state, { decision: pending.id, picks });
    world.besides();
    await world.sendNotices();
    await world.readMetrics();
    mark();
  }
  isCut ||= state.pending?.seat !== next.seat || state.pending.kind !== next.kind;
  // What led to another question is not compared, nor what bots had done by then.
  if (isCut) {
    marks.pop();
    while (marks.length > 0 && players[steps[marks.length].seat] === null) marks.pop();
  }
  if (!isCut) {
    for (const each of present) {
      if (!deals.some((other) => isDeals(each, other))) continue;
      await lookClosely(world, each.session, table, state, steps.length);
    }
    mark();
    const first = present.find((each) => isDeals(each, deals[0]));
    const agreeing: Request[] = [
      { ask: 'undo', table: table.id },
      { ask: 'vote', table: table.id, proposal: 0, agree: true },
    ];
    for (const request of agreeing) if (first !== undefined) await world.ask(first.session, request);
    mark();
  }
  const { heard, notices } = world;
  await world.close();
  return { marks, heard, notices, isCut, acts };
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
  const cards = [...state.defs.keys()].filter((card) => card % 8 === number % 8);
  const hand = (state.players[mine]?.hand ?? []).slice(0, 3);
  const requests: Request[] = [
    { ask: 'me' },
    { ask: 'export' },
    { ask: 'lobby', on: true },
    { ask: 'history' },
    { ask: 'results' },
    { ask: 'leaderboard' },
    { ask: 'statistics' },
    { ask: 'visit', table, since: { epoch: 'unknown', n: 3 } },
    { ask: 'story', table },
    ...cards.map((card): Request => ({ ask: 'inspect', table, card })),
    ...[...hand, ...cards.slice(0, 2)].flatMap((card) =>
      state.bases.map(({ base }): Request => ({ ask: 'why not', table, card, target: base })),
    ),
    { ask: 'forecast', table, decision, option: 0, target: state.bases[0]?.base ?? null },
    { ask: 'forecast', table, decision, option: 1, target: null },
    { ask: 'hint', table, decision },
    { ask: 'answer', table, decision: 5, picks: [0] },
    { ask: 'answer', table, decision, picks: [199] },
    { ask: 'here', table, page: 'page-of-mine', visible: true },
    { ask: 'asking', table, asking: 'only at scoring' },
    ...cards
      .slice(0, 5)
      .map((card): Request => ({ ask: 'standing order', table, order: { until: 'touched', card } })),
    { ask: 'standing order', table, order: { until: 'my turn' } },
    { ask: 'passed', table },
    { ask: 'say', table, text: 'Hello' },
    { ask: 'emote', table, emote: 'wow' },
    { ask: 'export' },
    { ask: 'leave', table },
    { ask: 'return', table },
    { ask: 'here', table, page: 'page-of-mine', visible: false },
  ];
  await world.askForRecord(session, table);
  // No time passes meanwhile: windows would end, and the game would go on without the script.
  for (const request of requests) await world.ask(session, request);
}
