import { request as ask } from 'node:http';
import { afterEach } from 'vitest';
import { setUp } from '../../../../server/test/kit/client.ts';
import { SteppedProcess } from '../../../../server/test/kit/stepped-process.ts';
import type { OnlineSetUp, Reply, Request } from '@smashup/server/protocol';
import { Device } from './device.ts';

const BEGINNING = Date.UTC(2030, 0, 1);
/** What answers no request has settled after so many looks. */
const MOST_LOOKS = 1000;

const open = new Set<Server>();
afterEach(async () => {
  for (const server of open) await server.end();
});

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly cookie: string | null;
}

/** The real server in a process of its own, on a clock that stands still; pages and people reach it over plain HTTP. */
export class Server {
  private readonly process = new SteppedProcess(BEGINNING, {}, () => null);
  /** How many requests there have been. */
  private count = 0;

  static async start(): Promise<Server> {
    const server = new Server();
    open.add(server);
    await server.process.start();
    return server;
  }

  /** Somebody with a device that pages are opened on. */
  async person(name: string): Promise<Person> {
    const person = new Person(this);
    await person.post('/api/hello', { name });
    person.device.storage.set('smashup-named', 'yes');
    return person;
  }

  async request(method: string, path: string, body: string | null, cookie: string): Promise<Answer> {
    this.count += 1;
    return this.process.whileAsking(
      new Promise((resolve, reject) => {
        const headers = { cookie, ...(body === null ? {} : { 'content-type': 'application/json' }) };
        const asked = ask(`${this.process.address}${path}`, { method, headers, agent: false }, (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (part: string) => (text += part));
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text,
              cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? null,
            }),
          );
        });
        asked.on('error', reject);
        asked.end(body ?? undefined);
      }),
    );
  }

  /** All sit down, in their order, and the cards are dealt. */
  async deal([host, ...guests]: readonly Person[], link: string): Promise<void> {
    const [, table = '', invitation = ''] = /\/t\/(.*)#(.*)$/.exec(link) ?? [];
    for (const [at, guest] of guests.entries())
      await guest.ask({ ask: 'sit', table, seat: at + 1, invitation });
    for (const each of [...guests, host]) await each?.ask({ ask: 'ready', table, version: 1, ready: true });
  }

  /** Resolves when nothing is in flight at the page, at the server and between them. */
  async settled(page: { readonly settled: () => Promise<unknown> }): Promise<void> {
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      const before = this.count;
      await page.settled();
      await this.process.settled();
      await page.settled();
      if (this.count === before) return;
    }
    throw new Error('The page asks again and again.');
  }

  async pass(millis: number): Promise<void> {
    await this.process.pass(millis);
  }

  async end(): Promise<void> {
    open.delete(this);
    await this.process.end();
  }
}

export class Person {
  readonly device = new Device();
  private readonly server: Server;
  private cookie = '';

  constructor(server: Server) {
    this.server = server;
    this.device.server = async (input, init) => {
      const body = typeof init?.body === 'string' ? init.body : null;
      const path = input instanceof Request ? input.url : input.toString();
      const { status, text } = await this.send(init?.method ?? 'GET', path, body);
      return new Response(status === 204 ? null : text, { status });
    };
  }

  private async send(method: string, path: string, body: string | null): Promise<Answer> {
    const answer = await this.server.request(method, path, body, this.cookie);
    if (answer.cookie !== null) ({ cookie: this.cookie } = answer);
    return answer;
  }

  async post(path: string, data: unknown): Promise<Reply> {
    const reply: Reply = JSON.parse((await this.send('POST', path, JSON.stringify(data))).text);
    return reply;
  }

  ask(wish: Request): Promise<Reply> {
    return this.post('/api/ask', wish);
  }

  async id(): Promise<string> {
    const reply = await this.ask({ ask: 'me' });
    if (!reply.ok || reply.me === undefined) throw new Error('Nobody is there.');
    return reply.me.id;
  }

  /** Gives the first answer to the decision that is theirs, if there is one. */
  async answerFirst(table: string): Promise<void> {
    const reply = await this.ask({ ask: 'visit', table });
    const decision = reply.ok ? reply.whole?.game?.standing.decision : null;
    if (decision !== null && decision !== undefined) {
      await this.ask({ ask: 'answer', table, decision: decision.id, picks: [0] });
    }
  }

  /** Opens a table; returns the link that brings others. */
  async open(seats: OnlineSetUp['seats'], wishes: Partial<OnlineSetUp> = {}): Promise<string> {
    const reply = await this.ask({ ask: 'open', setUp: setUp(seats, wishes) });
    if (!reply.ok || reply.table === undefined) throw new Error('No table was opened.');
    return `/t/${reply.table.id}#${reply.table.invitation}`;
  }
}
