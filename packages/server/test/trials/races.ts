import { smashUp } from '@smashup/cards';
import { randomBelow, seedRandom, type RandomState } from '@smashup/engine';
import { createReferee } from '@smashup/referee';
import { readEntry } from '../../src/play/entries.ts';
import { LiveGame } from '../../src/play/game.ts';
import { unpackLog } from '../../src/play/record.ts';
import type { OnlineSetUp, Reply } from '../../src/protocol/index.ts';
import { storageIn, type Storage } from '../../src/storage/index.ts';
import { readSetUp } from '../../src/tables/index.ts';
import { Client, seat, setUp } from '../kit/client.ts';
import { deal } from './seating.ts';
import type { Service } from './service.ts';

export const RACES = ['answers', 'joins', 'undos', 'returns', 'deadlines'] as const;
export type Race = (typeof RACES)[number];

export interface RacesReport {
  readonly races: Readonly<Record<Race, number>>;
  /** Somebody was told that it is done, and it is not; or that it is not, and it is. */
  readonly lies: readonly string[];
  /** Two have won, or nobody. */
  readonly ties: readonly string[];
}

interface RacesOptions {
  readonly rounds: number;
  readonly seed: number;
  /** These in turn. */
  readonly kinds?: readonly Race[];
  /** No other round begins then. */
  readonly interrupted?: AbortSignal;
  readonly tell?: (round: number) => void;
}

/** Somebody with a page at each of the processes. */
type Twins = readonly [Client, Client];

/** An answer that was sent while others were. */
interface Sent {
  readonly seat: number;
  readonly ticket: number;
  readonly picks: readonly number[];
  readonly isOk: boolean;
}

interface Table {
  readonly id: string;
  readonly people: readonly [Twins, Twins];
  readonly sent: Sent[];
}

const cards = { rules: smashUp, referee: createReferee(smashUp) };
const PEOPLE_FOR_A_SEAT = 6;
/** A seat's time is over so soon. */
const CLOCK = { kind: 'live', free: 5, bank: 0, increment: 0 } as const;
/** Around the moment at which it is over. */
const JITTER_MILLIS = 40;
/** A bot of the usual strength thinks about so long. */
const BOT_MILLIS = 400;

const pause = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis));

/** Things that only one can have, asked for at two processes at once; afterwards the log says who has it. */
export class RacesTrial {
  private readonly service: Service;
  private readonly options: RacesOptions;
  private readonly random: RandomState;
  private readonly tables = new Map<Race, Table>();
  private readonly played: Table[] = [];
  private readonly races: Record<Race, number> = { answers: 0, joins: 0, undos: 0, returns: 0, deadlines: 0 };
  private readonly ties: string[] = [];
  private readonly lies: string[] = [];

  /** Two processes that run. */
  constructor(service: Service, options: RacesOptions) {
    this.service = service;
    this.options = options;
    this.random = seedRandom(options.seed);
  }

  async run(): Promise<RacesReport> {
    const storage = storageIn(await this.service.openDatabase());
    try {
      await this.runAll(storage);
      for (const table of this.played) await this.judge(storage, table);
    } finally {
      await storage.close();
    }
    return { races: this.races, lies: this.lies, ties: this.ties };
  }

  private async runAll(storage: Storage): Promise<void> {
    const crowd = await Promise.all(
      Array.from({ length: PEOPLE_FOR_A_SEAT }, (_, at) => this.twins(`P${at}`)),
    );
    const { rounds, kinds = RACES, interrupted } = this.options;
    for (let round = 0; round < rounds; round++) {
      if (interrupted?.aborted) break;
      const race = kinds[round % kinds.length];
      if (race === 'joins') await this.raceForSeat(storage, crowd);
      else await this.raceAt(race);
      this.races[race]++;
      this.options.tell?.(round + 1);
    }
  }

  private async twins(name: string): Promise<Twins> {
    const first = await Client.named(this.service.addressFor(0), name);
    const second = new Client(this.service.addressFor(1));
    second.cookie = first.cookie;
    second.id = first.id;
    return [first, second];
  }

  private async raceForSeat(storage: Storage, crowd: readonly Twins[]): Promise<void> {
    const [[owner], ...others] = crowd;
    const { table } = await owner.post('/api/ask', { ask: 'open', setUp: setUp([seat.me, seat.open]) });
    const id = table?.id ?? '';
    const replies = await Promise.all(
      others.map((pages, at) => pages[at % 2 === 0 ? 0 : 1].askByHttp({ ask: 'sit', table: id, seat: 1 })),
    );
    const winners = others.filter((_, at) => replies[at].ok);
    if (winners.length !== 1) this.ties.push(`${winners.length} people on one seat`);
    const sitter = (await storage.tables.byId(id))?.seats[1].person;
    if (winners.some(([{ id: person }]) => person !== sitter)) this.lies.push('told to sit, and does not');
    await owner.post('/api/ask', { ask: 'close', table: id });
  }

  private async raceAt(race: Exclude<Race, 'joins'>): Promise<void> {
    const table = this.tables.get(race) ?? (await this.open(race));
    const asked = await this.whoIsAsked(table);
    if (asked === null) {
      this.tables.delete(race);
      return this.raceAt(race);
    }
    const { pages, decision } = asked;
    const mine = pages[0].known?.room.mine ?? 0;
    const answer = async (page: Client, chance: number): Promise<void> => {
      const picks = page.picks(decision, chance);
      const reply = await this.ask(page, { ask: 'answer', table: table.id, decision: decision.id, picks });
      table.sent.push({ seat: mine, ticket: decision.id, picks, isOk: reply.ok });
    };
    const chance = randomBelow(this.random, 1000);
    const [here, there] = pages;
    if (race === 'undos' && here.known?.situation?.canUndo === true) {
      await Promise.all([answer(here, chance), this.ask(there, { ask: 'undo', table: table.id })]);
      return;
    }
    if (race === 'returns') {
      const other = table.people.find((each) => each !== pages) ?? table.people[0];
      await other[0].askByHttp({ ask: 'here', table: table.id, page: 'page-of-theirs', visible: true });
      await here.askByHttp({ ask: 'leave', table: table.id });
      // The bot is about to answer.
      await pause(randomBelow(this.random, BOT_MILLIS));
      await Promise.all([this.ask(here, { ask: 'return', table: table.id }), answer(there, chance)]);
      await this.ask(here, { ask: 'return', table: table.id });
      return;
    }
    if (race === 'deadlines') {
      const until = here.known?.room.clocks?.running?.until ?? 0;
      await pause(until - Date.now() + randomBelow(this.random, JITTER_MILLIS) - JITTER_MILLIS / 2);
    }
    await Promise.all([answer(here, chance), answer(there, chance + 1)]);
    // If the time was over first, a bot has the seat: two of them would play the game to its end.
    if (race === 'deadlines') await this.ask(here, { ask: 'return', table: table.id });
  }

  private async ask(page: Client, request: Parameters<Client['askByHttp']>[0]): Promise<Reply> {
    const reply = await page.askByHttp(request);
    if (!reply.ok && reply.problem === 'trouble') this.lies.push(`trouble: ${request.ask}: ${reply.message}`);
    return reply;
  }

  private async open(race: Exclude<Race, 'joins'>): Promise<Table> {
    const people = [await this.twins('Ann'), await this.twins('Bob')] as const;
    const changes: Partial<OnlineSetUp> =
      race === 'deadlines'
        ? { leaving: 'wait', clock: CLOCK, timeOut: 'bot' }
        : { leaving: race === 'returns' ? 'bot' : 'wait' };
    const { id, invitation } = await deal(
      people.map(([page]) => page),
      0,
      changes,
    );
    for (const page of people.flat()) {
      page.table = id;
      page.invitation = invitation;
    }
    const table: Table = { id, people, sent: [] };
    this.tables.set(race, table);
    this.played.push(table);
    return table;
  }

  /** Whose decision it is, known to both of their pages; null: the game is over. */
  private async whoIsAsked({ people }: Table) {
    for (;;) {
      await Promise.all(people.flat().map((page) => page.visitByHttp(0)));
      for (const pages of people) {
        const [here, there] = pages;
        const { decision } = here;
        if (decision !== null && there.decision?.id === decision.id) return { pages, decision };
      }
      if (people[0][0].room.status === 'over') return null;
      await pause(20);
    }
  }

  /** Plays the log again: each question was answered once, and what was said of it is true. */
  private async judge(storage: Storage, { id, sent }: Table): Promise<void> {
    const table = await storage.tables.byId(id);
    if (table === null) throw new Error('A table is gone.');
    const record = await storage.log.record(id);
    const entries =
      record === null
        ? (await storage.log.read(id)).map(({ entry }) => readEntry(JSON.parse(entry)))
        : await unpackLog(record.packed);
    const [dealt, ...rest] = entries;
    const game = new LiveGame(cards, table, readSetUp(table.set_up), [dealt]);
    const byTicket = new Map<string, Sent[]>();
    for (const each of sent) {
      const name = `${each.seat} ${each.ticket}`;
      byTicket.set(name, [...(byTicket.get(name) ?? []), each]);
    }
    const answered = new Map<string, number>();
    for (const entry of rest) {
      if (entry.kind === 'answer') {
        const name = `${entry.seat} ${game.ticket(entry.seat)}`;
        answered.set(name, (answered.get(name) ?? 0) + 1);
        const meant = byTicket.get(name) ?? [];
        const isMeant = entry.by !== 'person' || meant.some((each) => isThat(game, each, entry));
        if (!isMeant) this.lies.push(`${id}: ${name} was never sent`);
        if (entry.by === 'person' && !meant.some(({ isOk }) => isOk))
          this.lies.push(`${id}: ${name} refused`);
        const isOthers = (each: Sent): boolean => each.isOk && !isThat(game, each, entry);
        if (entry.by === 'person' && meant.some(isOthers))
          this.lies.push(`${id}: ${name} acknowledged, and another answer stands`);
        if (entry.by !== 'person' && meant.some(({ isOk }) => isOk)) this.lies.push(`${id}: ${name} is lost`);
      }
      game.follow(entry);
    }
    for (const [name, times] of answered) if (times > 1) this.ties.push(`${id}: ${name} ${times} times`);
    for (const [name, each] of byTicket) {
      if (each.some(({ isOk }) => isOk) && !answered.has(name)) this.lies.push(`${id}: ${name} is lost`);
    }
  }
}

/** The entry is what that answer leads to here. */
function isThat({ match }: LiveGame, { seat: whose, picks }: Sent, entry: unknown): boolean {
  const { next } = match;
  if (next.kind !== 'person' && next.kind !== 'pass') return false;
  try {
    return JSON.stringify(match.prepare(whose, next.decision, picks).entry) === JSON.stringify(entry);
  } catch {
    return false;
  }
}
