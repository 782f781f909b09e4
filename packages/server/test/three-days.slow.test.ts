import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, seat, setUp } from './kit/client.ts';
import { MailServer } from './kit/mail-server.ts';
import { PushService } from './kit/push-service.ts';
import { SteppedProcess } from './kit/stepped-process.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Longer than anybody is told once more after, and as long as a step of what happens in the meantime. */
const SHORT = 2 * HOUR;
/** Four fifths of a day are over. */
const LONG = 20 * HOUR;

/** The clock goes in quarters of an hour, and the service says as often that it lives. */
const STEP = 15 * MINUTE;
const service = new PushService();
const post = new MailServer();
/** A process of its own: it can be killed. */
const server = new SteppedProcess(
  Date.UTC(2026, 10, 16, 8),
  { window: 600, untilAway: 2 * MINUTE, notice: 5 * SECOND, alive: STEP, gather: 2 * MINUTE },
  () => post.url,
);

/** Somebody who is told in so many browsers, and plays as they do on that kind of device. */
interface Guest {
  readonly name: string;
  readonly client: Client;
  readonly device: 'phone' | 'desktop';
  readonly browsers: readonly string[];
  /** What they have to hear, as the game goes: one word for each notice. */
  readonly due: string[];
  /** The same for mails. */
  readonly mails: string[];
}

const guests: Guest[] = [];
/** Who was asked in which turn. */
const askedIn = new Set<string>();

beforeAll(async () => {
  await Promise.all([service.start(), post.start()]);
  await server.start();
});

afterAll(async () => {
  for (const { client } of guests) client.disconnect();
  await server.end();
  await Promise.all([service.end(), post.end()]);
});

const addressOf = ({ client }: Guest): string => `${client.id}@example.org`;

async function comes(name: string, device: Guest['device'], browsers: number): Promise<Guest> {
  const client = await Client.named(server, name);
  const names = Array.from({ length: browsers }, (_, at) => `${name}-${at}`);
  for (const each of names) await client.post('/api/push', { push: 'on', ...service.subscribe(each) });
  return { name, client, device, browsers: names, due: [], mails: [] };
}

async function wantsMail(guest: Guest): Promise<void> {
  const address = addressOf(guest);
  await guest.client.post('/api/mail', { mail: 'give', address });
  await server.pass(3 * MINUTE, MINUTE);
  expect(post.subjectsFor(address)).toHaveLength(1);
  const link = post.received.find(({ to }) => to === address)?.text ?? '';
  const token = /\/mail\/confirm#(\S+)/.exec(link)?.[1] ?? '';
  await guest.client.post('/api/mail', { mail: 'confirm', token });
  await guest.client.post('/api/mail', { mail: 'pace', pace: 'turn' });
  guest.mails.push(...post.subjectsFor(address));
}

async function sitDown(): Promise<void> {
  const [ann, ...others] = guests;
  const { table } = await ann.client.ask({
    ask: 'open',
    setUp: setUp([seat.me, seat.invited, seat.invited, seat.invited], {
      isPublic: false,
      clock: { kind: 'days', days: 1 },
    }),
  });
  const id = table?.id ?? '';
  const invitation = table?.invitation ?? '';
  for (const { client } of guests) Object.assign(client, { table: id, invitation });
  for (const [at, { client }] of others.entries())
    await client.askByHttp({ ask: 'sit', table: id, seat: at + 1, invitation });
  for (const { client } of [...others, ann])
    await client.askByHttp({ ask: 'ready', table: id, version: 1, ready: true });
}

/** Whom the game waits for, once nothing happens by itself any more. */
async function waitedFor(): Promise<Guest> {
  for (let looks = 0; looks < 200; looks++) {
    for (const guest of guests) {
      await guest.client.visitByHttp(0);
      if (guest.client.decision !== null) return guest;
    }
    await server.pass(SECOND, SECOND);
  }
  throw new Error('Nobody is ever asked.');
}

const heard = (browser: string): string[] =>
  service.received.filter((each) => each.browser === browser).map(({ message }) => message.title);

/** Everybody has heard what they had to hear, and nothing besides. */
async function allHaveHeard(): Promise<void> {
  await server.settled();
  const told = guests.map((guest) => ({
    browsers: guest.browsers.map(heard),
    mails: post.subjectsFor(addressOf(guest)),
  }));
  const expected = guests.map(({ browsers, due, mails }) => ({ browsers: browsers.map(() => due), mails }));
  expect(told).toEqual(expected);
}

let chance = 0;

/** Plays until somebody else is asked. A phone is woken and asks over plain HTTP, a desktop has a page that is seen. */
async function plays({ client, device }: Guest): Promise<void> {
  const { table } = client;
  if (device === 'desktop') {
    await client.connect();
    await client.visit();
    await client.ask({ ask: 'here', table, page: 'page-of-mine', visible: true });
  }
  for (let answers = 0; answers < 60; answers++) {
    if (device === 'phone') await client.visitByHttp(0);
    const { decision } = client;
    if (decision === null) break;
    const picks = client.picks(decision, chance++);
    const request = { ask: 'answer', table, decision: decision.id, picks } as const;
    // Whoever passes a window is answered when its time is over.
    const answered = device === 'phone' ? client.askByHttp(request) : client.tryAsk(request);
    const reply = await server.during(answered);
    if (!reply.ok) throw new Error(reply.message);
  }
  client.disconnect();
  // Whoever has looked away is away.
  await server.pass(MINUTE, MINUTE);
}

async function restart(): Promise<void> {
  await server.stop();
  await server.pass(5 * MINUTE, MINUTE);
  await server.start();
}

/** While it hands something over to one of them: nothing is put away, and nobody but the row knows that it was being sent. */
async function isKilled(receiver: { silent: (() => void) | null }): Promise<void> {
  const isHandedOver = new Promise<true>((resolve) => {
    receiver.silent = () => resolve(true);
  });
  const goesOn = async (): Promise<false> => {
    await server.pass(STEP, MINUTE);
    return false;
  };
  while (!(await Promise.race([isHandedOver, goesOn()])));
  await server.kill();
  receiver.silent = null;
  await server.pass(5 * MINUTE, MINUTE);
  await server.start();
}

/** The game waits for somebody for so long, and they hear of it. */
async function waits(wait: number, meanwhile: () => Promise<void>): Promise<Guest> {
  const guest = await waitedFor();
  const turn = guest.client.known?.situation?.view.turn.number ?? 0;
  const others = guests.filter((each) => each !== guest).map(({ name }) => name);
  const names = new Intl.ListFormat('en').format(others);
  const isFirst = !askedIn.has(`${turn} ${guest.client.id}`);
  askedIn.add(`${turn} ${guest.client.id}`);
  await server.pass(wait / 2, STEP);
  guest.due.push('Your turn');
  if (isFirst && guest.mails.length > 0) guest.mails.push(`Your turn: the table with ${names}`);
  await allHaveHeard();
  const until = server.now + wait / 2;
  await meanwhile();
  await server.pass(until - server.now, STEP);
  const isLong = wait === LONG;
  if (isLong) guest.due.push('Still your turn');
  if (isLong && guest.mails.length > 0) guest.mails.push(`Still your turn: the table with ${names}`);
  await allHaveHeard();
  return guest;
}

/** Then they come and play, and what they have heard is taken back. */
async function stint(wait: number, meanwhile: () => Promise<void>): Promise<void> {
  const guest = await waits(wait, meanwhile);
  await plays(guest);
  guest.due.push('Played');
}

async function nothing(): Promise<void> {}

it('a game of four over three days, with a restart or a death each night: every notice comes once and is taken back once', async () => {
  guests.push(
    await comes('Ann', 'desktop', 2),
    await comes('Bob', 'phone', 1),
    await comes('Cho', 'desktop', 1),
    await comes('Dee', 'phone', 1),
  );
  await guests[0].client.connect();
  for (const guest of guests) await wantsMail(guest);
  await sitDown();
  guests[0].client.disconnect();
  const began = server.now;
  for (const night of [restart, () => isKilled(post), () => isKilled(service)]) {
    for (let stints = 0; stints < 2; stints++) await stint(SHORT, nothing);
    await stint(LONG, night);
  }
  expect(server.now - began).toBeGreaterThan(3 * 24 * HOUR);
  const guest = await waits(SHORT, nothing);
  expect(guest.client.room.clocks).toMatchObject({ overDays: true, out: null });
  expect(guests.flatMap(({ due }) => due).filter((word) => word === 'Still your turn')).toHaveLength(3);
  expect(guests.filter(({ due }) => due.length > 0).length).toBeGreaterThan(1);
});
