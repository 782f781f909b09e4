import { createHash } from 'node:crypto';
import { randomBelow, seedRandom, type RandomState } from '@smashup/engine';
import type { Request } from '../../src/protocol/index.ts';
import type { Database } from '../../src/storage/index.ts';
import { Client, seat, setUp } from '../kit/client.ts';
import { deal } from './seating.ts';
import type { ServerProcess } from './server-process.ts';

export interface HostileReport {
  readonly messages: number;
  /** The server ended, stopped answering, or had trouble of its own. */
  readonly crashes: number;
  /** Rows of the tables under attack that are different. */
  readonly effects: number;
  /** Answers in a game that its seat's person did not give. */
  readonly foreignAnswers: number;
  readonly refused: number;
  readonly roles: Readonly<Record<string, number>>;
}

interface HostileOptions {
  readonly messages: number;
  readonly seed: number;
}

/** What is attacked: a private game, a public one, and a table that is not yet full. */
interface Targets {
  readonly ids: readonly string[];
  readonly invitation: string;
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
const ROUND = 250;
const SECRETS = ['', 'null', '../../etc/passwd', "' or 1=1 --", '\u0000', '__proto__', 'x'.repeat(64)];

/** Everybody who has no say at a table tries to have one. */
export class HostileTrial {
  private readonly server: ServerProcess;
  private readonly options: HostileOptions;
  private readonly random: RandomState;
  private readonly roles: Record<string, number> = {};
  private refused = 0;
  private troubles = 0;

  constructor(server: ServerProcess, options: HostileOptions) {
    this.server = server;
    this.options = options;
    this.random = seedRandom(options.seed);
  }

  async run(): Promise<HostileReport> {
    const { server, options } = this;
    await server.start();
    const { targets, attackers, victims } = await this.prepare();
    const database = await server.openDatabase();
    let before = await settled(database, targets.ids);
    let [effects, foreignAnswers, crashes] = [0, 0, 0];
    let messages = 0;
    while (messages < options.messages) {
      const count = Math.min(ROUND, options.messages - messages);
      for (let at = 0; at < count; at++) {
        const attacker = this.one(attackers);
        this.roles[attacker.role] = (this.roles[attacker.role] ?? 0) + 1;
        await this.attack(attacker, targets);
      }
      messages += count;
      if (!(await this.isWell(victims[0]))) crashes++;
      const after = await fingerprint(database, targets.ids);
      effects += after.rows === before.rows ? 0 : 1;
      foreignAnswers += after.answers - before.answers;
      before = after;
    }
    await this.proveNotice(victims, database, targets.ids);
    await database.close();
    for (const { client } of attackers) client.disconnect();
    for (const victim of victims) victim.disconnect();
    return {
      messages,
      crashes: crashes + this.troubles,
      effects,
      foreignAnswers,
      refused: this.refused,
      roles: this.roles,
    };
  }

  /** What somebody may do is noticed, so what nobody may do would have been. */
  private async proveNotice(
    victims: readonly Client[],
    database: Database,
    ids: readonly string[],
  ): Promise<void> {
    const before = await fingerprint(database, ids);
    for (const victim of victims) {
      await victim.visit();
      const { decision } = victim;
      if (decision !== null) await victim.answer(decision, victim.picks(decision, 0));
    }
    const after = await fingerprint(database, ids);
    if (after.rows === before.rows || after.answers === before.answers) {
      throw new Error('A legal answer has left no trace: effects would not be noticed.');
    }
  }

  private one<T>(list: readonly T[]): T {
    return list[randomBelow(this.random, list.length)];
  }

  private async prepare(): Promise<{ targets: Targets; attackers: Attacker[]; victims: Client[] }> {
    const named = (name: string): Promise<Client> => Client.named(this.server.address, name);
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
      setUp: setUp([seat.me, seat.open, seat.open], {}),
    });
    const third = waiting.table?.id ?? '';
    await former.post('/api/ask', { ask: 'sit', table: third, seat: 1 });
    await former.post('/api/ask', { ask: 'stand', table: third });
    // A game of their own gives somebody rights at another table.
    const [other, others] = [await named('Other'), await named('Others')];
    await deal([other, others], 0, { leaving: 'wait' });
    const blocked = await named('Blocked');
    await ann.post('/api/ask', { ask: 'relate', person: blocked.id, relation: 'block', on: true });
    await cat.post('/api/ask', { ask: 'relate', person: blocked.id, relation: 'block', on: true });
    const watcher = await named('Watcher');
    const stranger = new Client(this.server.address);
    for (const client of [former, other, blocked, watcher]) await client.connect();
    watcher.table = open.id;
    await watcher.visit(open.id, undefined);
    const given: Request[] = [];
    const tickets: number[] = [];
    const again: Attacker[] = [];
    for (const victim of [ann, bob, cat, dan]) {
      const own = await this.playAFew(victim);
      given.push(...own);
      if (own.length > 0) again.push({ role: 'player who sends again', client: victim, own });
      const pending = victim.known?.situation?.decision?.id;
      if (pending !== undefined) tickets.push(pending);
    }
    return {
      targets: { ids: [hidden.id, open.id, third], invitation: hidden.invitation, tickets, given },
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

  private async attack(attacker: Attacker, targets: Targets): Promise<void> {
    const kind = randomBelow(this.random, 6);
    if (kind === 0) return this.knock(attacker);
    const request =
      kind === 1
        ? this.garbled(targets)
        : attacker.own === undefined
          ? this.foreign(targets)
          : this.one(attacker.own);
    const isOverSocket = attacker.role !== 'stranger' && randomBelow(this.random, 2) === 0;
    return isOverSocket ? this.emit(attacker.client, request) : this.post(attacker.client, request);
  }

  /** Well formed, and not the attacker's to ask. */
  private foreign({ ids, tickets, given }: Targets): Request {
    const table = this.one(ids);
    const decision = this.one([...tickets, randomBelow(this.random, 2 ** 31)]);
    const chair = randomBelow(this.random, 4);
    const below = (limit: number): number => randomBelow(this.random, limit);
    const requests: Request[] = [
      ...given.slice(0, 4),
      { ask: 'answer', table, decision, picks: [below(4)] },
      { ask: 'answer', table, decision, picks: Array.from({ length: 200 }, () => below(65_535)) },
      { ask: 'undo', table },
      { ask: 'propose', table, what: this.one(['bot', 'end'] as const), seat: chair },
      { ask: 'vote', table, proposal: below(8), agree: true },
      { ask: 'give time', table, seat: chair },
      { ask: 'leave', table },
      { ask: 'return', table },
      { ask: 'asking', table, asking: 'only at scoring' },
      { ask: 'standing order', table, order: { until: 'touched', card: below(200) } },
      { ask: 'standing order', table, order: null },
      { ask: 'passed', table },
      { ask: 'hint', table, decision },
      { ask: 'ready', table, version: 1, ready: true },
      { ask: 'change', table, version: 1, setUp: setUp([chair === 0 ? seat.me : seat.open, seat.me]) },
      { ask: 'remove', table, seat: chair },
      { ask: 'close', table },
      { ask: 'stand', table },
      { ask: 'rematch', table },
      { ask: 'sit', table: ids[0] ?? table, seat: chair, invitation: 'A'.repeat(22) },
    ];
    return this.one(requests);
  }

  /** Not a request at all, or one with something wrong in it. */
  private garbled(targets: Targets): unknown {
    const request = this.foreign(targets);
    const fields = Object.keys(request);
    const junk: unknown[] = [
      null,
      [],
      'answer',
      -1,
      1e308,
      {},
      { ask: this.one(['constructor', 'toString', '__proto__', 'eval', 'hand']) },
      { ...request, [this.one(fields)]: this.one<unknown>([null, [], {}, -1, 'x', ...SECRETS]) },
      { ...request, [this.one(['seat', 'person', 'admin', 'by', '__proto__'])]: 1 },
      { ask: 'say', table: this.one(targets.ids), text: 'x'.repeat(20_000) },
      { ask: 'answer', picks: { length: 1e9 } },
      JSON.parse('{"ask":"answer","__proto__":{"table":"x"}}'),
      Array.from({ length: 50 }, () => request),
    ];
    return this.one(junk);
  }

  private async post(client: Client, body: unknown): Promise<void> {
    await this.fetch(client, '/api/ask', { method: 'POST', body: JSON.stringify(body) });
  }

  private async identity(client: Client, body: unknown): Promise<void> {
    await this.fetch(client, '/api/identity', { method: 'POST', body: JSON.stringify(body) });
  }

  /** Paths and bodies that no page would send. */
  private async knock({ client }: Attacker): Promise<void> {
    const text = encodeURIComponent(this.one(SECRETS));
    const requests: (() => Promise<void>)[] = [
      () => this.fetch(client, `/api/tables/${text}/updates`, {}),
      () => this.fetch(client, `/api/tables/AAAAAAAAAAAAAAAAAAAAAA/updates?epoch=${text}&n=-1&wait=1e9`, {}),
      () => this.fetch(client, `/api/games/${text}?invitation=${text}`, {}),
      () => this.fetch(client, '/api/ask', { method: 'POST', body: '{"ask":' }),
      () => this.fetch(client, '/api/ask', { method: 'POST', body: 'x'.repeat(40_000) }),
      () => this.fetch(client, '/api/ask', { method: 'POST', body: '['.repeat(8000) }),
      () => this.fetch(client, '/api/ask', { method: 'PUT', body: '{}' }),
      () =>
        this.fetch(client, '/api/hello', { method: 'POST', body: JSON.stringify({ name: '\u202Eevil' }) }),
      () => this.fetch(client, '/api/carried', { method: 'POST', body: JSON.stringify({ token: text }) }),
      () =>
        this.fetch(client, '/api/mail', {
          method: 'POST',
          body: JSON.stringify({ mail: 'confirm', token: 'A'.repeat(43) }),
        }),
      () =>
        this.fetch(client, '/api/mail', {
          method: 'POST',
          body: JSON.stringify({ mail: 'give', address: `a@b.example\r\nBcc: ${text}@b.example` }),
        }),
      () => this.fetch(client, `/api/mail/stop?key=${text}`, { method: 'POST', body: text }),
      () => this.fetch(client, `/api/mail/stop?key=${text}`, {}),
      () => this.identity(client, { identity: text }),
      () => this.identity(client, { identity: 'sign in by password', signInName: text, password: text }),
      () => this.identity(client, { identity: 'sign in by recovery code', code: text, clear: true }),
      () => this.identity(client, { identity: 'remove passkey', id: text }),
      () =>
        this.identity(client, {
          identity: 'sign in by passkey',
          credential: {
            id: 'AAAA',
            rawId: 'AAAA',
            type: 'public-key',
            response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
          },
        }),
      () => this.fetch(client, `/api/${text}`, { method: 'DELETE' }),
      () => this.fetch(client, `/api/socket/?EIO=4&transport=polling&sid=${text}`, {}),
    ];
    await this.one(requests)();
  }

  private async fetch(client: Client, path: string, init: Omit<RequestInit, 'headers'>): Promise<void> {
    const response = await client.fetch(path, { ...init, signal: AbortSignal.timeout(20_000) });
    if (response.status >= 400) this.refused++;
    // Trouble is the server's own fault, whatever it was sent.
    if (response.status >= 500) this.troubles++;
    await response.arrayBuffer();
  }

  private async emit(client: Client, data: unknown): Promise<void> {
    try {
      const reply = await client.emit(data);
      const isRefused = typeof reply === 'object' && reply !== null && 'ok' in reply && reply.ok === false;
      if (isRefused) this.refused++;
      if (isRefused && 'problem' in reply && reply.problem === 'trouble') this.troubles++;
    } catch {
      // Whoever sends too much is thrown out, and comes again.
      this.refused++;
      client.disconnect();
      await client.connect();
    }
  }

  private async isWell(victim: Client): Promise<boolean> {
    if (!this.server.isAlive) return false;
    const response = await victim.fetch('/api/health');
    return response.ok;
  }
}

/** Once the server has nothing more to do there by itself. */
async function settled(database: Database, ids: readonly string[]): ReturnType<typeof fingerprint> {
  for (let before = await fingerprint(database, ids); ;) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const after = await fingerprint(database, ids);
    if (after.rows === before.rows) return after;
    before = after;
  }
}

/** All that is stored about those tables, apart from when somebody last came by. */
async function fingerprint(
  { query }: Database,
  ids: readonly string[],
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
  const kept = tables.map(({ touched_at: _touched, ...table }) => table);
  const rows = createHash('sha256')
    .update(JSON.stringify([kept, seats, log]))
    .digest('hex');
  return { rows, answers: log.filter(({ entry }) => entry.includes('"by":"person"')).length };
}
