import { randomBelow, seedRandom, type RandomState } from '@smashup/engine';
import type { DecisionView } from '@smashup/referee/protocol';
import type { OnlineSetUp, Reply, Request } from '../../src/protocol/index.ts';
import { storageIn, type Storage } from '../../src/storage/index.ts';
import { Client, seat, setUp } from '../kit/client.ts';
import { judgeRaced, type Raced, type RaceVerdict } from './race-verdict.ts';
import { deal } from './seating.ts';
import type { Service } from './service.ts';
import { readJournal } from './verdict.ts';

/** Somebody concedes: both of them at once, or one while the other one does something else. */
const CONCEDING = ['concessions', 'conceded answers', 'conceded undos', 'conceded returns'] as const;
export const RACES = ['answers', 'joins', 'undos', 'returns', 'deadlines', ...CONCEDING] as const;
export type Race = (typeof RACES)[number];
type Conceding = (typeof CONCEDING)[number];

export interface RacesReport extends RaceVerdict {
  readonly races: Readonly<Record<Race, number>>;
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

interface Table extends Raced {
  readonly people: readonly [Twins, Twins];
}

/** Somebody who has to decide. */
interface Decider {
  readonly seat: number;
  readonly pages: Twins;
  readonly decision: DecisionView;
}

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
  private readonly service: Pick<Service, 'addressFor' | 'openDatabase'>;
  private readonly options: RacesOptions;
  private readonly random: RandomState;
  private readonly tables = new Map<Race, Table>();
  private readonly played: Table[] = [];
  private readonly races: Record<Race, number> = {
    answers: 0,
    joins: 0,
    undos: 0,
    returns: 0,
    deadlines: 0,
    concessions: 0,
    'conceded answers': 0,
    'conceded undos': 0,
    'conceded returns': 0,
  };
  private readonly ties: string[] = [];
  private readonly lies: string[] = [];

  /** Two processes that run. */
  constructor(service: Pick<Service, 'addressFor' | 'openDatabase'>, options: RacesOptions) {
    this.service = service;
    this.options = options;
    this.random = seedRandom(options.seed);
  }

  async run(): Promise<RacesReport> {
    const storage = storageIn(await this.service.openDatabase());
    try {
      await this.runAll(storage);
      for (const table of this.played) {
        const { lies, ties } = await judgeRaced(storage, table);
        this.lies.push(...lies);
        this.ties.push(...ties);
      }
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
      else if (isConceding(race)) await this.raceToConcede(race, storage);
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

  private async raceAt(race: Exclude<Race, 'joins' | Conceding>): Promise<void> {
    const table = this.tables.get(race) ?? (await this.open(race));
    this.tables.set(race, table);
    const asked = await this.whoIsAsked(table);
    if (asked === null) {
      this.tables.delete(race);
      return this.raceAt(race);
    }
    const [here, there] = asked.pages;
    const chance = randomBelow(this.random, 1000);
    if (race === 'undos' && here.known?.situation?.canUndo === true) {
      await Promise.all([
        this.answer(table, asked, here, chance),
        this.ask(there, { ask: 'undo', table: table.id }),
      ]);
      return;
    }
    if (race === 'returns') {
      await this.leaveToBot(table, asked);
      await Promise.all([
        this.ask(here, { ask: 'return', table: table.id }),
        this.answer(table, asked, there, chance),
      ]);
      await this.ask(here, { ask: 'return', table: table.id });
      return;
    }
    if (race === 'deadlines') {
      const until = here.known?.room.clocks?.running?.until ?? 0;
      await pause(until - Date.now() + randomBelow(this.random, JITTER_MILLIS) - JITTER_MILLIS / 2);
    }
    await Promise.all([
      this.answer(table, asked, here, chance),
      this.answer(table, asked, there, chance + 1),
    ]);
    // If the time was over first, a bot has the seat: two of them would play the game to its end.
    if (race === 'deadlines') await this.ask(here, { ask: 'return', table: table.id });
  }

  /** One concedes at one process while the other one does something at the other, and that is the end. */
  private async raceToConcede(race: Conceding, storage: Storage): Promise<void> {
    const table = await this.open(race);
    const asked = race === 'conceded undos' ? await this.whoCanUndo(table) : await this.whoIsAsked(table);
    if (asked === null) throw new Error('The game was over before anybody conceded.');
    const other = 1 - asked.seat;
    const concede = async (whose: number, page: Client): Promise<void> => {
      const { ok } = await this.ask(page, { ask: 'concede', table: table.id });
      table.concessions.push({ seat: whose, isOk: ok });
    };
    const [here] = asked.pages;
    const rivals: Readonly<Record<Conceding, () => Promise<unknown>>> = {
      concessions: () => concede(asked.seat, here),
      'conceded answers': () => this.answer(table, asked, here, randomBelow(this.random, 1000)),
      'conceded undos': async () => {
        const { ok } = await this.ask(here, { ask: 'undo', table: table.id });
        table.undos.push({ seat: asked.seat, isOk: ok });
      },
      'conceded returns': () => this.ask(here, { ask: 'return', table: table.id }),
    };
    if (race === 'conceded returns') await this.leaveToBot(table, asked);
    await Promise.all([concede(other, table.people[other][1]), rivals[race]()]);
    await this.lookWhoConceded(table, storage);
  }

  /** Exactly one has conceded, and every page says so. */
  private async lookWhoConceded({ id, people, concessions }: Table, storage: Storage): Promise<void> {
    const winners = concessions.filter(({ isOk }) => isOk);
    if (winners.length !== 1) this.ties.push(`${id}: ${winners.length} have conceded`);
    // Otherwise there is no end that anybody could see.
    if (!(await readJournal(storage, id)).some(({ kind }) => kind === 'concede')) return;
    for (const page of people.flat()) {
      while (page.room.status !== 'over') await page.visitByHttp(1);
      const { ending } = page.room;
      const isTold = winners.some(({ seat: whose }) => JSON.stringify(ending) === `{"conceded":${whose}}`);
      if (!isTold) this.lies.push(`${id}: a page says that it ended like this: ${JSON.stringify(ending)}`);
    }
  }

  /** Somebody who has decided something can take it back. */
  private async whoCanUndo(table: Table): Promise<Decider | null> {
    for (;;) {
      const asked = await this.whoIsAsked(table);
      if (asked === null || asked.pages[0].known?.situation?.canUndo === true) return asked;
      await this.answer(table, asked, asked.pages[0], randomBelow(this.random, 1000));
    }
  }

  /** The bot is about to answer for them. */
  private async leaveToBot({ id, people }: Table, { seat: whose, pages: [here] }: Decider): Promise<void> {
    const [page] = people[1 - whose];
    await page.askByHttp({ ask: 'here', table: id, page: 'page-of-theirs', visible: true });
    await here.askByHttp({ ask: 'leave', table: id });
    await pause(randomBelow(this.random, BOT_MILLIS));
  }

  private async answer(
    { id, answers }: Table,
    { seat: whose, decision }: Decider,
    page: Client,
    chance: number,
  ): Promise<void> {
    const picks = page.picks(decision, chance);
    const reply = await this.ask(page, { ask: 'answer', table: id, decision: decision.id, picks });
    answers.push({ seat: whose, ticket: decision.id, picks, isOk: reply.ok });
  }

  private async ask(page: Client, request: Request): Promise<Reply> {
    const reply = await page.askByHttp(request);
    if (!reply.ok && reply.problem === 'trouble') this.lies.push(`trouble: ${request.ask}: ${reply.message}`);
    return reply;
  }

  private async open(race: Race): Promise<Table> {
    const people = [await this.twins('Ann'), await this.twins('Bob')] as const;
    const { id, invitation } = await deal(
      people.map(([page]) => page),
      0,
      setUpFor(race),
    );
    for (const page of people.flat()) {
      page.table = id;
      page.invitation = invitation;
    }
    const table: Table = { id, people, answers: [], undos: [], concessions: [] };
    this.played.push(table);
    return table;
  }

  /** Whose decision it is, known to both of their pages; null: the game is over. */
  private async whoIsAsked({ people }: Table): Promise<Decider | null> {
    for (;;) {
      await Promise.all(people.flat().map((page) => page.visitByHttp(0)));
      for (const [at, pages] of people.entries()) {
        const [here, there] = pages;
        const { decision } = here;
        if (decision !== null && there.decision?.id === decision.id) return { seat: at, pages, decision };
      }
      if (people[0][0].room.status === 'over') return null;
      await pause(20);
    }
  }
}

function isConceding(race: Race): race is Conceding {
  return CONCEDING.some((each) => each === race);
}

function setUpFor(race: Race): Partial<OnlineSetUp> {
  if (race === 'deadlines') return { leaving: 'wait', clock: CLOCK, timeOut: 'bot' };
  return { leaving: race === 'returns' || race === 'conceded returns' ? 'bot' : 'wait' };
}
