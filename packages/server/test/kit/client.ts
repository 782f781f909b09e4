import { setTimeout as pause } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import type { DecisionView } from '@smashup/referee/protocol';
import {
  readPart,
  readStory,
  readWhole,
  reply as replySchema,
  tell as tellSchema,
  unpack,
  type Known,
  type OnlineSetUp,
  type Reply,
  type Request,
  type Tell,
} from '../../src/protocol/index.ts';

/** A server on a clock that tests move: it knows its clients. */
interface SteppedPlace {
  readonly address: string;
  meet(client: Client): void;
  whileAsking<T>(request: Promise<T>): Promise<T>;
  settled(): Promise<void>;
  until(test: () => boolean, what: string): Promise<void>;
  during<T>(asked: Promise<T>): Promise<T>;
}

/** Where a client comes to: such a server, or whatever is at that address, on the clock of the machine. */
type Place = (() => string) | SteppedPlace;

type Done = Extract<Reply, { ok: true }>;

/** How often a page looks again that is told nothing, on the clock of the machine. */
const LOOK_MILLIS = 50;

/** Somebody with a browser, as far as the server can tell. Every message is read through its schema. */
export class Client {
  readonly address: () => string;
  private readonly place: SteppedPlace | null;
  cookie = '';
  id = '';
  known: Known | null = null;
  table = '';
  invitation: string | undefined;
  readonly told: Tell[] = [];
  readonly lines: string[] = [];
  /** What has come over the socket. */
  bytes = 0;
  private socket: Socket | null = null;
  private waiting: (() => void)[] = [];

  constructor(place: Place) {
    this.place = typeof place === 'function' ? null : place;
    this.address = typeof place === 'function' ? place : () => place.address;
    this.place?.meet(this);
  }

  static async named(place: Place, name: string): Promise<Client> {
    const client = new Client(place);
    const { me } = await client.post('/api/hello', { name });
    client.id = me?.id ?? '';
    return client;
  }

  async fetch(path: string, init: Omit<RequestInit, 'headers'> = {}): Promise<Response> {
    const response = await this.whileAsking(
      fetch(`${this.address()}${path}`, {
        ...init,
        headers: {
          cookie: this.cookie,
          ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
        },
      }),
    );
    const given = response.headers.get('set-cookie');
    if (given !== null) this.cookie = given.split(';')[0];
    return response;
  }

  async post(path: string, body: unknown): Promise<Done> {
    const response = await this.fetch(path, { method: 'POST', body: JSON.stringify(body) });
    return accepted(replySchema.parse(await response.json()));
  }

  /** The same over plain HTTP. */
  async askByHttp(request: Request): Promise<Reply> {
    const response = await this.fetch('/api/ask', { method: 'POST', body: JSON.stringify(request) });
    return replySchema.parse(await response.json());
  }

  /** Nothing is kept about them any more. */
  async forget(): Promise<Reply> {
    return replySchema.parse(await (await this.fetch('/api/me', { method: 'DELETE' })).json());
  }

  async connect(): Promise<void> {
    const socket = io(this.address(), {
      path: '/api/socket',
      transports: ['websocket'],
      extraHeaders: { cookie: this.cookie },
      reconnection: false,
      forceNew: true,
    });
    this.socket = socket;
    socket.on('tell', (data: unknown) => this.take(tellSchema.parse(unpack(data))));
    socket.io.on('open', () => {
      socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
        if (typeof data === 'string') this.bytes += Buffer.byteLength(data);
      });
    });
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
      // The server can be gone before it has said whether somebody is welcome; if it has, that comes a turn later.
      socket.io.once('close', (why) => setImmediate(() => setImmediate(() => reject(new Error(why)))));
    });
  }

  get isConnected(): boolean {
    return this.socket?.connected === true;
  }

  disconnect(): void {
    this.socket?.disconnect();
    this.socket = null;
  }

  async tryAsk(request: Request): Promise<Reply> {
    return this.exchange(request, (data) => this.takeReply(data));
  }

  private whileAsking<T>(request: Promise<T>): Promise<T> {
    return this.place?.whileAsking(request) ?? request;
  }

  /** Everything that was sent to this page so far has arrived: it comes before the answer to a question. */
  async caughtUp(): Promise<void> {
    const { socket } = this;
    if (socket?.connected !== true) return;
    await new Promise<void>((resolve) => {
      const end = (): void => {
        socket.off('disconnect', end);
        resolve();
      };
      socket.once('disconnect', end);
      socket.emit('ask', null, end);
    });
  }

  /** Anything at all, and whatever comes back. */
  async emit(data: unknown): Promise<unknown> {
    return this.exchange(data, (reply) => reply);
  }

  /** What comes back is read at once: what is told next may build on it. */
  private exchange<T>(data: unknown, read: (reply: unknown) => T): Promise<T> {
    const { socket } = this;
    const asked = new Promise<T>((resolve, reject) => {
      // What is sent over a dead connection would wait for a new one, and for ever.
      if (socket?.connected !== true) throw new Error('There is no connection.');
      socket.timeout(20_000).emit('ask', data, (error: Error | null, reply: unknown) => {
        if (error === null) resolve(read(unpack(reply)));
        else reject(error);
      });
    });
    return this.whileAsking(asked);
  }

  private takeReply(data: unknown): Reply {
    const reply = replySchema.parse(data);
    if ('whole' in reply && reply.whole !== undefined) this.take(reply.whole);
    if (reply.ok) for (const part of reply.parts ?? []) this.take(part);
    return reply;
  }

  async ask(request: Request): Promise<Done> {
    return accepted(await this.tryAsk(request));
  }

  async visit(table = this.table, invitation = this.invitation): Promise<Done> {
    this.table = table;
    this.invitation = invitation;
    const since = this.known?.room.id === table ? this.known.at : undefined;
    const reply = await this.ask({
      ask: 'visit',
      table,
      ...(invitation === undefined ? {} : { invitation }),
      ...(since === undefined ? {} : { since }),
    });
    if (reply.whole !== undefined) await this.readStory();
    return reply;
  }

  /** Whoever was told everything anew knows the end of the story; this is the rest, if need be after catching up with it. */
  async readStory(
    ask = (request: Request): Promise<Reply> => this.tryAsk(request),
    catchUp = (): Promise<unknown> => this.place?.settled() ?? pause(LOOK_MILLIS),
  ): Promise<void> {
    while (this.known !== null && this.known.situation !== null) {
      const { story } = accepted(await ask({ ask: 'story', table: this.table }));
      const read = story === undefined || this.known === null ? null : readStory(this.known, story);
      if (read === null) await catchUp();
      else {
        this.known = read;
        return;
      }
    }
  }

  /** The same without a socket: what is new, within so many seconds. */
  async visitByHttp(wait: number): Promise<Done> {
    const reply = await this.updatesByHttp(wait);
    if (reply.whole !== undefined)
      await this.readStory(
        (request) => this.askByHttp(request),
        () => this.updatesByHttp(0),
      );
    return reply;
  }

  private async updatesByHttp(wait: number): Promise<Done> {
    const query = new URLSearchParams({ wait: String(wait) });
    if (this.invitation !== undefined) query.set('invitation', this.invitation);
    if (this.known?.room.id === this.table) {
      query.set('epoch', this.known.at.epoch);
      query.set('n', String(this.known.at.n));
    }
    const response = await this.fetch(`/api/tables/${this.table}/updates?${query.toString()}`);
    return accepted(this.takeReply(await response.json()));
  }

  private take(told: Tell): void {
    this.told.push(told);
    if (told.tell === 'whole' && told.table === this.table) this.known = readWhole(told);
    if (told.tell === 'part' && told.table === this.table && this.known !== null) {
      const read = readPart(this.known, told);
      if (read === null) throw new Error('Something is missing.');
      this.known = read.known;
    }
    if (told.tell === 'chat')
      this.lines.push(told.line.said.kind === 'text' ? told.line.said.text : told.line.said.emote);
    for (const wake of this.waiting.splice(0)) wake();
  }

  /** When something is told next. */
  next(): Promise<number> {
    return new Promise((resolve) => {
      this.waiting.push(() => resolve(performance.now()));
    });
  }

  /** Until it holds, or for so long that something must be wrong. */
  async until(test: () => boolean, what: string): Promise<void> {
    if (this.place !== null) return this.place.until(test, what);
    const deadline = Date.now() + 30_000;
    while (!test()) {
      if (Date.now() > deadline) throw new Error(`It never came to this: ${what}.`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 250);
        this.waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  get room() {
    if (this.known === null) throw new Error('No table is known.');
    return this.known.room;
  }

  get decision(): DecisionView | null {
    const decision = this.known?.situation?.decision ?? null;
    // A window without a choice is the server's to pass.
    const isEmpty = decision?.kind === 'respond' && decision.options.length === 1;
    return isEmpty ? null : decision;
  }

  /** Some legal answer, always the same for the same number. */
  picks({ options, min, max }: DecisionView, chance: number): number[] {
    const count = Math.max(min, Math.min(max, 1));
    const first = chance % options.length;
    return options
      .map((_, at) => (first + at) % options.length)
      .slice(0, count)
      .sort((one, other) => one - other);
  }

  answer(decision: DecisionView, picks: readonly number[]): Promise<Reply> {
    const { table } = this;
    const asked = this.tryAsk({ ask: 'answer', table, decision: decision.id, picks: [...picks] });
    return this.place?.during(asked) ?? asked;
  }
}

function accepted(reply: Reply): Done {
  if (!reply.ok) throw new Error(`${reply.problem}: ${reply.message}`);
  return reply;
}

export function setUp(seats: OnlineSetUp['seats'], changes: Partial<OnlineSetUp> = {}): OnlineSetUp {
  return {
    seats,
    choice: 'random',
    duplicates: false,
    draftSize: null,
    extraBaseSets: [],
    firstPlayer: null,
    variant: null,
    houseRules: {},
    series: null,
    edition: 'culture-shock',
    printing: 'original',
    titans: false,
    pool: null,
    isPublic: true,
    hints: true,
    openHands: null,
    leaving: 'vote',
    undo: 'ask',
    rated: false,
    clock: { kind: 'none' },
    timeOut: 'wait',
    ...changes,
  };
}

export const seat = {
  me: { sitter: { kind: 'me' }, factions: null },
  open: { sitter: { kind: 'open' }, factions: null },
  invited: { sitter: { kind: 'invited' }, factions: null },
  bot: { sitter: { kind: 'bot', level: 'random' }, factions: null },
} as const;
