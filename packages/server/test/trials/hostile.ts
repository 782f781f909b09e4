import { createHash } from 'node:crypto';
import { randomBelow, seedRandom, type RandomState } from '@smashup/engine';
import { reply as replySchema, request as requestSchema, type Request } from '../../src/protocol/index.ts';
import type { Database } from '../../src/storage/index.ts';
import { Client, seat, setUp } from '../kit/client.ts';
import { DOORS, PATHS, type Door } from './doors.ts';
import { generate, kindsOf, type Known, type Shape } from './generate.ts';
import { deal } from './seating.ts';
import type { Service } from './service.ts';

export interface HostileReport {
  readonly messages: number;
  /** The server ended, stopped answering, or had trouble of its own. */
  readonly crashes: number;
  /** Rows of the tables under attack that are different. */
  readonly effects: number;
  /** Answers in a game that its seat's person did not give. */
  readonly foreignAnswers: number;
  /** What somebody was told about a table that is not for them. */
  readonly peeks: readonly string[];
  readonly refused: number;
  readonly roles: Readonly<Record<string, number>>;
}

interface HostileOptions {
  readonly messages: number;
  readonly seed: number;
  /** No other round begins then. */
  readonly interrupted?: AbortSignal;
  readonly tell?: (messages: number) => void;
}

/** What is attacked: a private game, a public one, and a table that is not yet full. */
interface Targets {
  readonly ids: readonly string[];
  /** Those who sit there. */
  readonly people: readonly string[];
  /** Tickets of decisions that are pending for those who play. */
  readonly tickets: readonly number[];
  /** Answers that have been given already, as they were sent. */
  readonly given: readonly Request[];
}

interface Attacker {
  readonly role: string;
  readonly client: Client;
  /** Their own answers of before, if they sit there: all that they send again. */
  readonly own?: readonly Request[];
}

/** After so many messages it is looked at what they did. */
const ROUND = 1000;
/** So many are under way at once. */
const AT_ONCE = 12;
const PLAYER = 'player who sends again';
const DOOR_NAMES: readonly Door[] = ['/api/identity', '/api/push', '/api/mail', '/api/hello', '/api/carried'];
const KINDS: Readonly<Record<Door, readonly Shape[]>> = {
  '/api/ask': kindsOf(DOORS['/api/ask']),
  '/api/identity': kindsOf(DOORS['/api/identity']),
  '/api/push': kindsOf(DOORS['/api/push']),
  '/api/mail': kindsOf(DOORS['/api/mail']),
  '/api/hello': kindsOf(DOORS['/api/hello']),
  '/api/carried': kindsOf(DOORS['/api/carried']),
};
const SECRETS = ['', 'null', '../../etc/passwd', "' or 1=1 --", '\u0000', '__proto__', 'x'.repeat(64)];

/** Everybody who has no say at a table tries to have one. */
export class HostileTrial {
  private readonly server: Service;
  private readonly options: HostileOptions;
  private readonly random: RandomState;
  private readonly roles: Record<string, number> = {};
  private readonly peeks: string[] = [];
  private targets: Targets = { ids: [], people: [], tickets: [], given: [] };
  private known: Known = {};
  private readonly coming = new Map<Client, Promise<void>>();
  private came = 0;
  private refused = 0;
  private troubles = 0;

  constructor(server: Service, options: HostileOptions) {
    this.server = server;
    this.options = options;
    this.random = seedRandom(options.seed);
  }

  async run(): Promise<HostileReport> {
    const { server, options } = this;
    await server.start();
    const { targets, attackers, victims } = await this.prepare();
    this.targets = targets;
    const { ids: table, people: person, tickets: decision } = targets;
    this.known = { table, game: table, person, about: person, decision };
    const database = await server.openDatabase();
    let before = await settled(database, targets);
    let [effects, foreignAnswers, crashes] = [0, 0, 0];
    let messages = 0;
    while (messages < options.messages && !options.interrupted?.aborted) {
      const count = Math.min(ROUND, options.messages - messages);
      let left = count;
      const work = async (): Promise<void> => {
        while (left-- > 0) await this.attack(this.one(attackers));
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      messages += count;
      if (!(await this.isWell(victims[0]))) crashes++;
      const after = await fingerprint(database, targets);
      effects += after.rows === before.rows ? 0 : 1;
      foreignAnswers += after.answers - before.answers;
      before = after;
      options.tell?.(messages);
    }
    await this.proveNotice(victims, database, targets);
    await database.close();
    for (const { client } of attackers) client.disconnect();
    for (const victim of victims) victim.disconnect();
    return {
      messages,
      crashes: crashes + this.troubles,
      effects,
      foreignAnswers,
      peeks: this.peeks,
      refused: this.refused,
      roles: this.roles,
    };
  }

  /** What somebody may do is noticed, so what nobody may do would have been. */
  private async proveNotice(victims: readonly Client[], database: Database, targets: Targets): Promise<void> {
    const before = await fingerprint(database, targets);
    for (const victim of victims) {
      await victim.visit();
      const { decision } = victim;
      if (decision !== null) await victim.answer(decision, victim.picks(decision, 0));
    }
    const after = await fingerprint(database, targets);
    if (after.rows === before.rows || after.answers === before.answers) {
      throw new Error('A legal answer has left no trace: effects would not be noticed.');
    }
  }

  /** One after another comes to each of the processes. */
  private nextAddress(): () => string {
    return this.server.addressFor(this.came++);
  }

  private one<T>(list: readonly T[]): T {
    return list[randomBelow(this.random, list.length)];
  }

  private async prepare(): Promise<{ targets: Targets; attackers: Attacker[]; victims: Client[] }> {
    const named = (name: string): Promise<Client> => Client.named(this.nextAddress(), name);
    const [ann, bob, cat, dan] = [
      await named('Ann'),
      await named('Bob'),
      await named('Cat'),
      await named('Dan'),
    ];
    const hidden = await deal([ann, bob], 0, { isPublic: false, leaving: 'wait' });
    const open = await deal([cat, dan], 0, { leaving: 'wait' });
    // Somebody who has left their seat before the cards were dealt.
    const former = await named('Former');
    const waiting = await ann.post('/api/ask', {
      ask: 'open',
      setUp: setUp([seat.me, seat.invited, seat.invited], {}),
    });
    const third = waiting.table?.id ?? '';
    const invitation = waiting.table?.invitation ?? '';
    await former.post('/api/ask', { ask: 'sit', table: third, seat: 1, invitation });
    await former.post('/api/ask', { ask: 'stand', table: third });
    // A game of their own gives somebody rights at another table.
    const [other, others] = [await named('Other'), await named('Others')];
    await deal([other, others], 0, { leaving: 'wait' });
    const blocked = await named('Blocked');
    await ann.post('/api/ask', { ask: 'relate', person: blocked.id, relation: 'block', on: true });
    await cat.post('/api/ask', { ask: 'relate', person: blocked.id, relation: 'block', on: true });
    const watcher = await named('Watcher');
    const stranger = new Client(this.nextAddress());
    for (const client of [former, other, blocked, watcher]) await client.connect();
    watcher.table = open.id;
    await watcher.visit(open.id, undefined);
    const given: Request[] = [];
    const tickets: number[] = [];
    const again: Attacker[] = [];
    for (const victim of [ann, bob, cat, dan]) {
      const own = await this.playAFew(victim);
      given.push(...own);
      if (own.length > 0) again.push({ role: PLAYER, client: victim, own });
      const pending = victim.known?.situation?.decision?.id;
      if (pending !== undefined) tickets.push(pending);
    }
    // What they are told is not followed: they do not read what comes back.
    for (const client of [watcher, ann, bob, cat, dan]) client.known = null;
    return {
      targets: {
        ids: [hidden.id, open.id, third],
        people: [ann, bob, cat, dan].map(({ id }) => id),
        tickets,
        given,
      },
      attackers: [
        { role: 'stranger', client: stranger },
        { role: 'watcher', client: watcher },
        { role: 'former player', client: former },
        { role: 'blocked', client: blocked },
        { role: 'player of another table', client: other },
        ...again,
      ],
      victims: [ann, bob, cat, dan],
    };
  }

  /** The game is somewhere, and answers are known that somebody could send again. */
  private async playAFew(victim: Client): Promise<Request[]> {
    await victim.connect();
    await victim.visit();
    const given: Request[] = [];
    for (let answers = 0; answers < 3; answers++) {
      const { decision } = victim;
      if (decision === null) break;
      const picks = victim.picks(decision, answers);
      await victim.answer(decision, picks);
      given.push({ ask: 'answer', table: victim.table, decision: decision.id, picks });
      await victim.visit();
    }
    return given;
  }

  private async attack(attacker: Attacker): Promise<void> {
    const kind = randomBelow(this.random, 10);
    if (attacker.own !== undefined) return this.send(attacker, '/api/ask', this.one(attacker.own));
    if (kind === 0) return this.knock(attacker);
    if (kind === 1) return this.send(attacker, '/api/ask', this.one(this.targets.given));
    const door = kind < 8 ? '/api/ask' : this.one(DOOR_NAMES);
    const message = generate(this.one(KINDS[door]), this.known, this.random);
    // Whoever signs out, wants to be forgotten or keeps apart from others is not who they were.
    const sender = isOfOneself(message) ? await this.passer() : attacker;
    return this.send(sender, door, kind === 2 ? this.garbled(message) : message);
  }

  /** Somebody of no account, and another one when they have gone. */
  private async passer(): Promise<Attacker> {
    const client = new Client(this.nextAddress());
    await client.fetch('/api/hello', { method: 'POST', body: JSON.stringify({ name: 'Passer-by' }) });
    return { role: 'passer-by', client };
  }

  private send({ role, client }: Attacker, door: Door, message: unknown): Promise<void> {
    this.roles[role] = (this.roles[role] ?? 0) + 1;
    const isOverSocket = door === '/api/ask' && client.isConnected && randomBelow(this.random, 2) === 0;
    return isOverSocket
      ? this.emit(client, message, role)
      : this.fetch(client, door, { method: 'POST', body: JSON.stringify(message) }, message, role);
  }

  /** Not a message at all, or one with something wrong in it. */
  private garbled(message: unknown): unknown {
    const fields = typeof message === 'object' && message !== null ? message : {};
    const name = this.one([...Object.keys(fields), 'ask']);
    const junk: unknown[] = [
      null,
      [],
      'answer',
      -1,
      1e308,
      {},
      { ask: this.one(['constructor', 'toString', '__proto__', 'eval', 'hand']) },
      { ...fields, [name]: this.one<unknown>([null, [], {}, -1, 'x', ...SECRETS]) },
      { ...fields, [name]: undefined },
      { ...fields, [this.one(['seat', 'person', 'admin', 'by', '__proto__'])]: 1 },
      { ask: 'say', table: this.one(this.targets.ids), text: 'x'.repeat(20_000) },
      { ask: 'answer', picks: { length: 1e9 } },
      JSON.parse('{"ask":"answer","__proto__":{"table":"x"}}'),
      Array.from({ length: 50 }, () => message),
    ];
    return this.one(junk);
  }

  /** Paths and bodies that no page would send. */
  private async knock({ role, client }: Attacker): Promise<void> {
    this.roles[role] = (this.roles[role] ?? 0) + 1;
    const text = encodeURIComponent(this.one(SECRETS));
    const [method = 'GET', path = ''] = this.one(PATHS).split(' ');
    // What is somebody's own is not theirs to take away, and a stranger has nothing.
    const isSafe = method !== 'DELETE' || client.cookie === '';
    const query = this.one(['', `?epoch=${text}&n=-1&wait=1e9`, `?invitation=${text}&key=${text}`]);
    const place = path.replace('*', this.one([text, 'A'.repeat(22), this.targets.ids[0] ?? '']));
    const requests: (() => Promise<void>)[] = [
      () => this.fetch(client, `${place}${query}`, { method: isSafe ? method : 'GET' }),
      () => this.fetch(client, this.one(DOOR_NAMES), { method: 'POST', body: '{"ask":' }),
      () => this.fetch(client, this.one(DOOR_NAMES), { method: 'POST', body: 'x'.repeat(40_000) }),
      () => this.fetch(client, this.one(DOOR_NAMES), { method: 'POST', body: '['.repeat(8000) }),
      () => this.fetch(client, this.one(DOOR_NAMES), { method: 'PUT', body: '{}' }),
      () => this.fetch(client, `/api/${text}`, { method: 'DELETE' }),
      () => this.fetch(client, `/api/socket/?EIO=4&transport=polling&sid=${text}`, {}),
    ];
    await this.one(requests)();
  }

  private async fetch(
    client: Client,
    path: string,
    init: Omit<RequestInit, 'headers'>,
    message: unknown = null,
    role = '',
  ): Promise<void> {
    const response = await client.fetch(path, { ...init, signal: AbortSignal.timeout(60_000) });
    if (response.status >= 400) this.refused++;
    // Trouble is the server's own fault, whatever it was sent.
    if (response.status >= 500) this.troubles++;
    const text = await response.text();
    if (path.startsWith('/api/ask')) this.judge(message, JSON.parse(text), role);
  }

  private async emit(client: Client, data: unknown, role: string): Promise<void> {
    try {
      this.judge(data, await client.emit(data), role);
    } catch {
      // Whoever sends too much is thrown out, and comes again.
      this.refused++;
      const coming = this.coming.get(client) ?? this.comeAgain(client);
      this.coming.set(client, coming);
      await coming;
    }
  }

  private async comeAgain(client: Client): Promise<void> {
    client.disconnect();
    try {
      await client.connect();
    } catch {
      // Then it goes on without a socket.
    }
    this.coming.delete(client);
  }

  /** Nobody learns anything about a table that is not for them, and nobody has a seat who did not take one. */
  private judge(message: unknown, data: unknown, role: string): void {
    const reply = replySchema.parse(data);
    if (!reply.ok && reply.problem === 'trouble') this.troubles++;
    if (!reply.ok) this.refused++;
    const wish = requestSchema.safeParse(message);
    const table = wish.success && 'table' in wish.data ? wish.data.table : null;
    const isTarget = table !== null && this.targets.ids.includes(table);
    // Going where one never was is answered alike for what is not there.
    if (!isTarget || role === PLAYER || (wish.success && wish.data.ask === 'go')) return;
    const isHidden = table === this.targets.ids[0] || (role === 'blocked' && reply.ok);
    const whole = reply.whole ?? null;
    const isSeated =
      whole !== null && (whole.room.mine !== null || (whole.game?.standing.decision ?? null) !== null);
    if ((isHidden && (reply.ok || whole !== null)) || isSeated) this.peeks.push(JSON.stringify(message));
  }

  private async isWell(victim: Client): Promise<boolean> {
    if (!this.server.processes.every(({ isUp }) => isUp)) return false;
    const response = await victim.fetch('/api/health');
    return response.ok;
  }
}

/** Messages that change who their sender is. */
function isOfOneself(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  if ('ask' in message) return message.ask === 'relate';
  return 'identity' in message && message.identity !== 'look' && message.identity !== 'challenge';
}

/** Once the server has nothing more to do there by itself. */
async function settled(database: Database, targets: Targets): ReturnType<typeof fingerprint> {
  for (let before = await fingerprint(database, targets); ;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = await fingerprint(database, targets);
    if (after.rows === before.rows) return after;
    before = after;
  }
}

/** All that is stored about those tables and those who sit there, apart from when somebody last came by. */
async function fingerprint(
  { query }: Database,
  { ids, people }: Targets,
): Promise<{ readonly rows: string; readonly answers: number }> {
  const tables = await query.selectFrom('tables').selectAll().where('id', 'in', ids).orderBy('id').execute();
  const seats = await query
    .selectFrom('seats')
    .selectAll()
    .where('game', 'in', ids)
    .orderBy('game')
    .orderBy('seat')
    .execute();
  const log = await query
    .selectFrom('log')
    .selectAll()
    .where('game', 'in', ids)
    .orderBy('game')
    .orderBy('number')
    .execute();
  // Who watches may talk, among themselves.
  const chat = await query
    .selectFrom('chat')
    .select(['game', 'number', 'text'])
    .where('game', 'in', ids)
    .where('room', '=', 'players')
    .orderBy('game')
    .orderBy('number')
    .execute();
  const names = await query.selectFrom('people').select(['id', 'name']).where('id', 'in', people).execute();
  const owned = (table: 'devices' | 'passkeys' | 'passwords' | 'recoveries' | 'relations' | 'pushes') =>
    query
      .selectFrom(table)
      .select((each) => each.fn.countAll().as('count'))
      .where('person', 'in', people)
      .executeTakeFirst();
  const counts = await Promise.all([
    owned('devices'),
    owned('passkeys'),
    owned('passwords'),
    owned('recoveries'),
    owned('relations'),
    owned('pushes'),
  ]);
  const kept = tables.map(({ touched_at: _touched, ...table }) => table);
  const rows = createHash('sha256')
    .update(JSON.stringify([kept, seats, log, chat, names.map(({ id, name }) => `${id} ${name}`).toSorted()]))
    .update(JSON.stringify(counts.map((row) => String(row?.count))))
    .digest('hex');
  return { rows, answers: log.filter(({ entry }) => entry.includes('"by":"person"')).length };
}
