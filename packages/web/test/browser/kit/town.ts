import { setTimeout } from 'node:timers/promises';
import { request, type APIRequestContext, type BrowserContextOptions } from '@playwright/test';
import type { DecisionView, Situation, TableView } from '@smashup/referee/protocol';
import type { Reply, Request } from '@smashup/server/protocol';
import { chanceFrom, oneOf, type Chance } from './chance.ts';
import { OnlineServer } from './online-server.ts';

/** Nobody has a page here, and everybody does a lot from one address. */
const SETTINGS = { LIMIT_FACTOR: '10000', PUSH_CONTACT: 'mailto:games@smashup.example' };
/** Whoever is asked and has no page is away at once. */
const TIMES = { window: 10, reload: 300, grace: 300, quickWait: 3_600_000 };

/** Somebody at the server without a browser. */
export interface Somebody {
  readonly name: string;
  readonly id: string;
  /** Does something over plain HTTP. */
  readonly ask: (request: Request) => Promise<Reply>;
  /** Does something at another address of the server than `ask`. */
  readonly post: (path: string, data: unknown) => Promise<Reply>;
  /** Makes a browser theirs. */
  readonly storage: () => Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>>;
}

/** A server with people at it, to be looked at. */
export class Town {
  private readonly server: OnlineServer;
  private readonly doors: APIRequestContext[] = [];

  private constructor(server: OnlineServer) {
    this.server = server;
  }

  static async open(): Promise<Town> {
    const server = new OnlineServer({ seed: 5, isRealTime: true, times: TIMES, settings: SETTINGS });
    await server.start();
    return new Town(server);
  }

  get address(): string {
    return this.server.address;
  }

  async person(name: string): Promise<Somebody> {
    const door = await request.newContext({ baseURL: this.address });
    this.doors.push(door);
    const post = async (path: string, data: unknown): Promise<Reply> => {
      const reply: Reply = await (await door.post(path, { data })).json();
      return reply;
    };
    const hello = await post('/api/hello', { name });
    if (!hello.ok || hello.me === undefined) throw new Error(`${name} is not let in.`);
    return {
      name,
      id: hello.me.id,
      post,
      ask: (wish) => post('/api/ask', wish),
      storage: async () => {
        const { cookies } = await door.storageState();
        return { cookies, origins: [] };
      },
    };
  }

  people(...names: readonly string[]): Promise<Somebody[]> {
    return Promise.all(names.map((name) => this.person(name)));
  }

  async ban({ id }: Somebody): Promise<void> {
    await this.server.ban(id);
  }

  async end(): Promise<void> {
    for (const door of this.doors) await door.dispose();
    await this.server.end();
  }
}

/** Somebody who needs no browser. */
type Asker = Pick<Somebody, 'ask'>;

/** What somebody sees of a table; null: nothing is dealt. */
export async function situationOf(who: Asker, table: string): Promise<Situation | null> {
  const reply = await who.ask({ ask: 'visit', table });
  return reply.ok ? (reply.whole?.game?.standing ?? null) : null;
}

/** What is asked of somebody, by whom something is asked. */
export interface Asked<Who> {
  readonly who: Who;
  readonly decision: DecisionView;
  /** The table as they see it. */
  readonly view: TableView;
  /** How many answers were given here before. */
  readonly answers: number;
}

/** Plays by chance, the same each time, until that is asked, or until the end. `wait`: lets the server's time go by. */
export async function playUntil<Who extends Asker>(
  people: readonly Who[],
  table: string,
  until: (asked: Asked<Who>) => boolean,
  wait: () => Promise<void> = () => setTimeout(PAUSE_MILLIS),
): Promise<void> {
  const chance = chanceFrom('town');
  for (let answers = 0; answers < 2000; answers += 1) {
    const asked = await whoIsAsked(people, table, wait);
    if (asked === null || until({ ...asked, answers })) return;
    const { who, decision } = asked;
    await who.ask({ ask: 'answer', table, decision: decision.id, picks: picksFrom(decision, chance) });
  }
}

const PAUSE_MILLIS = 50;
/** With such pauses a minute: longer than anything takes that happens by itself. */
const MOST_LOOKS = 1200;

/** Null: nobody any more. */
async function whoIsAsked<Who extends Asker>(
  people: readonly Who[],
  table: string,
  wait: () => Promise<void>,
): Promise<Omit<Asked<Who>, 'answers'> | null> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    for (const who of people) {
      const situation = await situationOf(who, table);
      if (situation === null) continue;
      const { decision, view } = situation;
      if (decision !== null && !isPassedByServer(decision)) return { who, decision, view };
      if (view.turn.phase === 'over') return null;
    }
    await wait();
  }
  return null;
}

/** In a window in which one can only pass nobody is waited for: it is not even that person's turn. */
function isPassedByServer({ kind, options }: DecisionView): boolean {
  return kind === 'respond' && options.every((option) => option.kind === 'pass');
}

/** Rather something than nothing, and everything at the first base, so that something happens there. */
function picksFrom({ options, min, max }: DecisionView, chance: Chance): number[] {
  const left = [...options.keys()].filter((at) => options[at]?.kind !== 'pass');
  if (left.length === 0) return options.length > 0 && max > 0 ? [0] : [];
  const base = left.find((at) => options[at]?.kind === 'base');
  if (base !== undefined && min <= 1) return [base];
  const picks: number[] = [];
  while (picks.length < Math.max(1, min)) {
    const pick = oneOf(left, chance);
    picks.push(pick);
    left.splice(left.indexOf(pick), 1);
  }
  return picks;
}
