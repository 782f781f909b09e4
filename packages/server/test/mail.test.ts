import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config/index.ts';
import {
  createLetters,
  createSmtp,
  Mailboxes,
  Mailer,
  mailKeys,
  type Push,
  Pusher,
  Retries,
  Turns,
} from '../src/notices/index.ts';
import { storageIn, type Database, type Storage } from '../src/storage/index.ts';
import type { Client } from './kit/client.ts';
import { MailServer } from './kit/mail-server.ts';
import { memoryDatabase } from './kit/memory-database.ts';
import { twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;
const GATHER = 120 * SECOND;
const ORIGIN = 'https://smashup.example';

/** The secret in a link of a mail. */
function secretIn(text: string, path: string): string {
  return new RegExp(`${ORIGIN}${path}#([A-Za-z0-9_-]{43})`).exec(text)?.[1] ?? '';
}

/** One process that sends notices, on a clock that stands. */
class Process {
  readonly turns: Turns;
  readonly mailboxes: Mailboxes;
  readonly mailer: Mailer;
  private readonly pusher: Pusher;

  constructor(turns: Turns, pusher: Pusher, mailboxes: Mailboxes, mailer: Mailer) {
    this.turns = turns;
    this.pusher = pusher;
    this.mailboxes = mailboxes;
    this.mailer = mailer;
  }

  /** A round of everything. */
  async round(): Promise<void> {
    await this.turns.sendDue();
    await this.pusher.sendDue();
    await this.mailer.sendDue();
  }
}

describe('mail', () => {
  const post = new MailServer();
  let database: Database;
  let storage: Storage;
  let now: number;
  let here: Set<string>;
  let told: string[];
  let troubles: string[];
  let one: Process;

  beforeAll(() => post.start());
  afterAll(() => post.end());

  beforeEach(async () => {
    database = await memoryDatabase();
    storage = storageIn(database);
    now = 100 * DAY;
    here = new Set();
    told = [];
    troubles = [];
    post.received.length = 0;
    post.answers.clear();
    one = await start();
    for (const [table, other] of [
      ['table-1', 'Bob'],
      ['table-2', 'Cid'],
      ['table-3', 'Dot'],
    ] as const)
      await open(table, other);
  });
  afterEach(() => storage.close());

  async function start(url = post.url): Promise<Process> {
    const clock = (): number => now;
    const report = (error: unknown, where: string): void => void troubles.push(`${where}: ${String(error)}`);
    const isHere = (table: string, person: string): boolean => here.has(`${person} ${table}`);
    const { outbox, notices } = storage;
    const keys = await mailKeys(notices);
    const send: Push['send'] = async (_, { kind, table }) => {
      if (kind === 'turn') told.push(table);
    };
    return new Process(
      new Turns({
        store: notices,
        letters: createLetters({
          hasPush: true,
          hasMail: true,
          hasWebhook: false,
          gather: GATHER,
          now: clock,
        }),
        isHere,
        now: clock,
        delay: 0,
      }),
      new Pusher({ push: { send }, outbox, tables: storage.tables, now: clock }),
      new Mailboxes(storage.mailboxes, outbox, keys, clock),
      new Mailer({
        ...storage,
        smtp: await createSmtp({ url, from: 'games@smashup.example', host: 'smashup.example' }),
        keys,
        retries: new Retries({ outbox, now: clock, report }),
        origin: ORIGIN,
        isHere,
        digest: DAY,
        now: clock,
        report,
      }),
    );
  }

  async function open(id: string, other: string): Promise<void> {
    const seat = (at: number, person: string, name: string) =>
      ({ game: id, seat: at, kind: 'person', person, name, ready: 1, sat_at: 1 }) as const;
    await storage.tables.open({
      id,
      status: 'playing',
      owner: 'ann',
      is_public: 1,
      quick: 0,
      fills: 0,
      version: 1,
      set_up: '{}',
      code: null,
      invitation: `invitation-${id}`,
      seed: 'seed',
      secret: 'secret',
      rematch: null,
      attended: 1,
      made_at: 1,
      touched_at: 1,
      seats: [seat(0, 'ann', 'Ann'), seat(1, other.toLowerCase(), other)],
    });
  }

  /** Ann has an address that she has confirmed, and nothing has come to it yet. */
  async function confirmed(pace: 'turn' | 'day'): Promise<void> {
    await one.mailboxes.give('ann', 'ann@example.org', true);
    await one.mailer.sendDue();
    await one.mailboxes.confirm(secretIn(post.received.at(-1)?.text ?? '', '/mail/confirm'));
    await one.mailboxes.setPace('ann', pace);
    post.received.length = 0;
  }

  const subjects = (): string[] => post.subjectsFor('ann@example.org');

  async function waits(table: string, turn = 3, remindAt: number | null = null): Promise<void> {
    await one.turns.note(table, turn, 'ann', remindAt);
    await one.turns.sendDue();
  }
  const isPlayed = (table: string, turn = 3): Promise<void> => one.turns.note(table, turn, 'bob');

  it('goes to an address once whoever reads there has said so, and says nothing before', async () => {
    await one.mailboxes.give('ann', 'ann@example.org', true);
    await waits('table-1');
    now += GATHER;
    await one.round();
    expect(subjects()).toEqual(['Smash Up: is this your address?']);
    const [question] = post.received;
    expect(question?.text).not.toContain('Ann');
    const token = secretIn(question?.text ?? '', '/mail/confirm');
    await expect(one.mailboxes.confirm('x'.repeat(43))).rejects.toThrow('already been used');
    expect(await one.mailboxes.look('ann')).toMatchObject({ address: null, unconfirmed: 'ann@example.org' });
    await one.mailboxes.confirm(token);
    expect(await one.mailboxes.look('ann')).toMatchObject({ address: 'ann@example.org', unconfirmed: null });
    await expect(one.mailboxes.confirm(token)).rejects.toThrow('already been used');
    await waits('table-2');
    now += GATHER;
    await one.round();
    expect(subjects().slice(1)).toEqual(['Your turn: the table with Cid']);
  });

  it('cannot be confirmed after a day', async () => {
    await one.mailboxes.give('ann', 'ann@example.org', true);
    await one.round();
    now += DAY;
    const token = secretIn(post.received[0]?.text ?? '', '/mail/confirm');
    await expect(one.mailboxes.confirm(token)).rejects.toThrow('expired');
    expect(await one.mailboxes.look('ann')).toMatchObject({ address: null, unconfirmed: null });
    await one.round();
    expect(await storage.mailboxes.of('ann')).toEqual([]);
  });

  it('keeps no secret: neither of the links stands in the database', async () => {
    await one.mailboxes.give('ann', 'ann@example.org', true);
    await one.round();
    const token = secretIn(post.received[0]?.text ?? '', '/mail/confirm');
    const rows = JSON.stringify([
      await database.query.selectFrom('mailboxes').selectAll().execute(),
      await database.query.selectFrom('outbox').selectAll().execute(),
    ]);
    expect(rows).toContain('ann@example.org');
    expect(rows).not.toContain(token);
  });

  it('names all tables that wait in one, with a way there and out, and no card', async () => {
    await confirmed('turn');
    await waits('table-1');
    now += GATHER / 2;
    await waits('table-2');
    await one.round();
    expect(subjects()).toEqual([]);
    now += GATHER / 2;
    await one.round();
    expect(subjects()).toEqual(['Your turn: 2 tables']);
    const [mail] = post.received;
    const stop = secretIn(mail?.text ?? '', '/mail/stop');
    expect(mail?.text).toBe(
      [
        'These tables are waiting for you:',
        '',
        '- The table with Bob',
        `  ${ORIGIN}/t/table-1`,
        '- The table with Cid',
        `  ${ORIGIN}/t/table-2`,
        '',
        'You get one mail for each turn, and another when most of your time is gone.',
        `To change that: ${ORIGIN}/me`,
        `To stop all mail: ${ORIGIN}/mail/stop#${stop}`,
        '',
      ].join('\n'),
    );
    expect(mail?.headers.get('list-unsubscribe')).toBe(`<${ORIGIN}/api/mail/stop?key=${stop}>`);
    expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(mail?.headers.get('auto-submitted')).toBe('auto-generated');
    await one.mailboxes.stop(stop);
    expect(await one.mailboxes.look('ann')).toMatchObject({ address: null });
    await waits('table-3');
    now += GATHER;
    await one.round();
    expect(subjects()).toHaveLength(1);
  });

  it('is not sent for what was played meanwhile', async () => {
    await confirmed('turn');
    await waits('table-1');
    await waits('table-2');
    await isPlayed('table-1');
    now += GATHER;
    await one.round();
    expect(subjects()).toEqual(['Your turn: the table with Cid']);
    await isPlayed('table-2');
    now += DAY;
    await one.round();
    expect(subjects()).toHaveLength(1);
  });

  it('comes once for a turn, and a second time only as the reminder', async () => {
    await confirmed('turn');
    await waits('table-1', 3, now + 10 * HOUR);
    now += GATHER;
    await one.round();
    // Asked again in the same turn, an hour later: browsers are told, the mailbox is not.
    await isPlayed('table-1');
    now += 2 * HOUR;
    await waits('table-1', 3, now + 10 * HOUR);
    now += GATHER;
    await one.round();
    expect(told).toEqual(['table-1', 'table-1']);
    expect(subjects()).toEqual(['Your turn: the table with Bob']);
    now += 10 * HOUR;
    await one.round();
    await one.round();
    expect(subjects()).toEqual(['Your turn: the table with Bob', 'Still your turn: the table with Bob']);
    expect(post.received[1]?.text).toContain('most of your time is gone');
  });

  it('comes at most once a day to who wants that, except in time for the reminder', async () => {
    await confirmed('day');
    await waits('table-1');
    now += GATHER;
    await one.round();
    await waits('table-2');
    now += GATHER;
    await one.round();
    await isPlayed('table-1');
    await waits('table-3', 3, now + 10 * HOUR);
    now += GATHER;
    await one.round();
    expect(subjects()).toEqual(['Your turn: the table with Bob']);
    now += 10 * HOUR;
    await one.round();
    expect(subjects()).toEqual(['Your turn: the table with Bob', 'Still your turn: 2 tables']);
    expect(post.received[1]?.text).toContain('The table with Dot (most of your time is gone)');
    // The day begins anew with it.
    await isPlayed('table-3');
    await waits('table-1', 5);
    now += DAY - GATHER;
    await one.round();
    expect(subjects()).toHaveLength(2);
    now += GATHER;
    await one.round();
    expect(subjects().slice(2)).toEqual(['Your turn: the table with Bob']);
    expect(post.received[2]?.text).toContain(`Still waiting:\n\n- The table with Cid\n  ${ORIGIN}/t/table-2`);
  });

  it('that waits for the day to be over comes when one for each turn is wanted', async () => {
    await confirmed('day');
    await waits('table-1');
    now += GATHER;
    await one.round();
    await waits('table-2');
    now += GATHER;
    await one.round();
    await one.mailboxes.setPace('ann', 'turn');
    await one.round();
    expect(subjects()).toEqual(['Your turn: the table with Bob', 'Your turn: the table with Cid']);
  });

  it('waits as long as the person looks at the table', async () => {
    await confirmed('turn');
    await waits('table-1');
    here.add('ann table-1');
    now += GATHER;
    await one.round();
    here.clear();
    await one.round();
    expect(subjects()).toEqual([]);
    now += 30 * SECOND;
    await one.round();
    expect(subjects()).toHaveLength(1);
  });

  it('is sent by one of several processes', async () => {
    await confirmed('turn');
    await waits('table-1');
    now += GATHER;
    const others = await Promise.all([start(), start(), start()]);
    await Promise.all([one, ...others].map((each) => each.round()));
    expect(subjects()).toHaveLength(1);
  });

  describe('when the mail server is away', () => {
    afterEach(async () => {
      await post.end();
      await post.start();
    });

    it('waits, ever longer, for a server that comes back; browsers are told as ever', async () => {
      await confirmed('turn');
      await post.end();
      await waits('table-1');
      now += GATHER;
      for (let minute = 0; minute < 60; minute++) {
        await one.round();
        now += 60 * SECOND;
      }
      expect(told).toEqual(['table-1']);
      // Said once, however often it was tried.
      expect(troubles).toHaveLength(1);
      const [letter] = await storage.outbox.of('mail', 'ann');
      expect(letter?.attempts).toBeGreaterThan(2);
      expect(letter?.attempts).toBeLessThan(8);
      await post.start();
      // Another process finds it there.
      one = await start();
      now += 6 * HOUR;
      await one.round();
      await one.round();
      expect(subjects()).toEqual(['Your turn: the table with Bob']);
    });

    it('is not sent later for what was played meanwhile', async () => {
      await confirmed('turn');
      await post.end();
      await waits('table-1');
      now += GATHER;
      await one.round();
      await isPlayed('table-1');
      await post.start();
      now += DAY;
      await one.round();
      expect(subjects()).toEqual([]);
      expect(await storage.outbox.of('mail', 'ann')).toEqual([]);
    });

    it('is given up after days, and that is said', async () => {
      await confirmed('turn');
      await post.end();
      await waits('table-1');
      for (let hour = 0; hour < 80; hour++) {
        now += HOUR;
        await one.round();
      }
      expect(troubles.filter((each) => each.startsWith('mail: given up'))).toHaveLength(1);
      expect(await storage.outbox.of('mail', 'ann')).toEqual([]);
    });
  });

  it('that was played while it was on its way is not tried again', async () => {
    await confirmed('turn');
    await waits('table-1');
    post.answers.set('ann@example.org', 451);
    now += GATHER;
    const [letter] = await storage.outbox.of('mail', 'ann');
    // Held by somebody, it cannot be taken back …
    await storage.outbox.hold([letter?.id ?? ''], now, now + 300 * SECOND);
    await isPlayed('table-1');
    expect(await storage.outbox.of('mail', 'ann')).toHaveLength(1);
    // … and is looked at again when it is free.
    post.answers.clear();
    now += 300 * SECOND;
    await one.round();
    expect(subjects()).toEqual([]);
    expect(await storage.outbox.of('mail', 'ann')).toEqual([]);
  });

  it('of a process that died is sent by another, under the same id', async () => {
    await confirmed('turn');
    await waits('table-1');
    now += GATHER;
    // It dies after the mail was taken and before that is written down.
    const { mailed } = storage.outbox;
    Object.assign(storage.outbox, {
      mailed: async () => {
        throw new Error('Killed.');
      },
    });
    await expect(one.round()).rejects.toThrow('Killed.');
    Object.assign(storage.outbox, { mailed });
    one = await start();
    await one.round();
    expect(subjects()).toHaveLength(1);
    now += 300 * SECOND;
    await one.round();
    const ids = post.received.map(({ headers }) => headers.get('message-id'));
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    now += DAY;
    await one.round();
    expect(subjects()).toHaveLength(2);
  });

  it('never goes again where it was refused for good, and is tried again where it was not', async () => {
    await confirmed('turn');
    post.answers.set('ann@example.org', 451);
    await waits('table-1');
    now += GATHER;
    await one.round();
    post.answers.clear();
    await one.round();
    expect(subjects()).toEqual([]);
    now += 30 * SECOND;
    await one.round();
    expect(subjects()).toHaveLength(1);
    post.answers.set('ann@example.org', 550);
    await waits('table-2');
    now += GATHER;
    await one.round();
    expect(await one.mailboxes.look('ann')).toMatchObject({ address: 'ann@example.org', isRefused: true });
    post.answers.clear();
    await waits('table-3');
    now += DAY;
    await one.round();
    expect(subjects()).toHaveLength(1);
    // Said again, it is asked again.
    await confirmed('turn');
    expect(await one.mailboxes.look('ann')).toMatchObject({ isRefused: false });
  });

  it('holds nobody up who is elsewhere when one address is slow', async () => {
    await confirmed('turn');
    await one.mailboxes.give('bob', 'bob@example.org', true);
    post.answers.set('bob@example.org', 451);
    await waits('table-1');
    now += GATHER;
    await one.round();
    expect(subjects()).toHaveLength(1);
  });
});

describe('an address', () => {
  const post = new MailServer();
  const server = new TestServer();
  const clients: Client[] = [];
  beforeAll(async () => {
    await post.start();
    server.sendMail(post.url);
    await server.start();
  });
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.end();
    await post.end();
  });

  const mailTo = async (address: string, at = 0) => {
    await server.until(() => post.subjectsFor(address).length > at, `mail for ${address}`);
    const mail = post.received.filter(({ to }) => to === address)[at];
    if (mail === undefined) throw new Error('No mail came.');
    return mail;
  };

  it('is given, confirmed by a link where nobody is known, written to, shown, and deleted', async () => {
    const people = await twoAtTable(server, {}, async (person) => {
      const address = `${person.id}@example.org`;
      const { mail } = await person.post('/api/mail', { mail: 'give', address });
      expect(mail).toEqual({
        isSent: true,
        address: null,
        isRefused: false,
        unconfirmed: address,
        pace: 'day',
      });
      const { text } = await mailTo(address);
      const token = secretIn(text, '/mail/confirm');
      const stranger = await fetch(`${server.address}/api/mail`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ mail: 'confirm', token }),
      });
      expect(await stranger.json()).toEqual({ ok: true });
      const look = await person.post('/api/mail', { mail: 'look' });
      expect(look.mail).toMatchObject({ address, unconfirmed: null });
    });
    clients.push(...people);
    await people[0].until(() => people.some(({ decision }) => decision !== null), 'somebody is asked');
    const asked = people[0].decision === null ? people[1] : people[0];
    const other = asked === people[0] ? 'Bob' : 'Ann';
    const address = `${asked.id}@example.org`;
    // A page that is open and hidden silences nothing.
    const mail = await mailTo(address, 1);
    expect(mail.headers.get('subject')).toBe(`Your turn: the table with ${other}`);
    expect(mail.text).toContain(`https://smashup.example/t/${asked.table}`);

    const { export: kept } = await asked.ask({ ask: 'export' });
    expect(JSON.stringify(kept)).toContain(address);

    // The button of a mail program.
    const way = /<https:\/\/smashup\.example(.*)>/.exec(mail.headers.get('list-unsubscribe') ?? '')?.[1];
    const looked = await fetch(`${server.address}${way}`, { redirect: 'manual' });
    expect([looked.status, looked.headers.get('location')]).toEqual([
      303,
      `/mail/stop#${secretIn(mail.text, '/mail/stop')}`,
    ]);
    expect((await asked.post('/api/mail', { mail: 'look' })).mail?.address).toBe(address);
    const flooded = await fetch(`${server.address}${way}`, { method: 'POST', body: 'x'.repeat(20_000) });
    expect(flooded.status).toBe(400);
    const pressed = await fetch(`${server.address}${way}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await asked.post('/api/mail', { mail: 'look' })).mail?.address).toBeNull();
    const after = await asked.ask({ ask: 'export' });
    expect(JSON.stringify(after.export)).not.toContain(address);
  });

  it('of a stranger is asked three times a day, and nobody learns whether it was', async () => {
    const [ann, bob] = await twoAtTable(server);
    clients.push(ann, bob);
    const address = 'stranger@example.org';
    for (const person of [ann, ann, bob, bob]) {
      const { mail } = await person.post('/api/mail', { mail: 'give', address });
      expect(mail).toMatchObject({ address: null, unconfirmed: address });
      await person.post('/api/mail', { mail: 'remove' });
    }
    const { mail } = await bob.post('/api/mail', { mail: 'give', address: 'other@example.org' });
    expect(mail?.unconfirmed).toBe('other@example.org');
    await mailTo('other@example.org');
    expect(post.subjectsFor(address).length).toBeLessThanOrEqual(3);
  });

  it('is one, and one person does not name many', async () => {
    const [ann, bob] = await twoAtTable(server);
    clients.push(ann, bob);
    for (const wrong of [
      'ann',
      'ann@',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: c@d.example',
      '<a@b.c>',
    ])
      await expect(ann.post('/api/mail', { mail: 'give', address: wrong })).rejects.toThrow('bad request');
    for (let count = 0; count < 5; count++)
      await ann.post('/api/mail', { mail: 'give', address: `many-${count}@example.org` });
    await expect(ann.post('/api/mail', { mail: 'give', address: 'six@example.org' })).rejects.toThrow(
      'slow down',
    );
  });
});

describe('a server without mail', () => {
  const server = new TestServer();
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('says so', async () => {
    const [ann, bob] = await twoAtTable(server);
    expect((await ann.post('/api/mail', { mail: 'look' })).mail?.isSent).toBe(false);
    await expect(ann.post('/api/mail', { mail: 'give', address: 'a@example.org' })).rejects.toThrow(
      'not allowed',
    );
    for (const client of [ann, bob]) client.disconnect();
  });
});

describe('who runs the server', () => {
  const read = (env: Record<string, string>) => readConfig(env, 'file', 1).mail;
  const right = {
    SMTP_URL: 'smtps://me:secret@mail.example',
    MAIL_FROM: 'Smash Up <games@smashup.example>',
    ORIGIN: 'https://smashup.example',
  };

  it('says how mail is sent, and is told in a sentence what is wrong', () => {
    expect(read({})).toBeNull();
    expect(read(right)).toEqual({ smtp: right.SMTP_URL, from: right.MAIL_FROM });
    expect(
      read({ ...right, SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'games@smashup.example' }),
    ).not.toBeNull();
    for (const wrong of ['mail.example', 'https://mail.example', 'smtp://'])
      expect(() => read({ ...right, SMTP_URL: wrong })).toThrow('SMTP_URL must look like');
    for (const wrong of ['games', 'Smash Up', 'a@b.example\r\nBcc: c@d.example'])
      expect(() => read({ ...right, MAIL_FROM: wrong })).toThrow('MAIL_FROM must look like');
    const { ORIGIN: _origin, ...nowhere } = right;
    expect(() => read(nowhere)).toThrow('set ORIGIN');
    const { SMTP_URL: _smtp, ...unsent } = right;
    expect(() => read(unsent)).toThrow('set SMTP_URL');
    const { MAIL_FROM: _from, ...anonymous } = right;
    expect(() => read(anonymous)).toThrow('MAIL_FROM');
  });
});
