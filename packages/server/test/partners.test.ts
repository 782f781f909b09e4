import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, seat, setUp } from './kit/client.ts';
import { dealtTo } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

/** Longer than the server keeps lines in memory. */
const MANY = 60;

describe('partners talk without the others hearing (R13.4)', () => {
  // Nobody's page says that it is there: that a player is missed would be news, too.
  const server = new TestServer({ times: { reload: 600_000, grace: 600_000 }, limits: { chatLines: 1000 } });
  const beside = server.beside();
  const open: Client[] = [];
  beforeAll(async () => {
    await server.start();
    await beside.start();
  });
  afterAll(async () => {
    for (const client of open) client.disconnect();
    await beside.end();
    await server.end();
  });

  /** Ann and Carl against Bob and Dora, and Eve, who watches. */
  async function pairs() {
    const people = await dealtTo(server, 4, { variant: 'teams' });
    const [ann, bob, carl, dora] = people;
    const eve = await Client.named(server, 'Eve');
    await eve.connect();
    await eve.visit(ann.table);
    open.push(...people, eve);
    await server.settled();
    const { table } = ann;
    const say = async (who: Client, text: string, toPartner = true) => {
      const reply = await who.tryAsk({ ask: 'say', table, text, toPartner });
      await server.settled();
      return reply;
    };
    return { ann, bob, carl, dora, eve, table, say };
  }

  /** What somebody finds who comes again. */
  async function chatOf(who: Client): Promise<string[]> {
    const again = await who.ask({ ask: 'visit', table: who.table });
    return (again.whole?.chat ?? []).map(({ said }) => (said.kind === 'text' ? said.text : said.emote));
  }

  /** What somebody finds who comes to another process, in another browser. */
  async function chatBeside(who: Client): Promise<string[]> {
    const { carry } = await who.ask({ ask: 'carry' });
    const other = new Client(beside);
    await other.post('/api/carried', { token: carry?.token });
    await other.connect();
    open.push(other);
    other.table = who.table;
    return chatOf(other);
  }

  it('only the two hear a line, now and later, at whichever process', async () => {
    const { ann, bob, carl, dora, eve, table, say } = await pairs();
    await ann.ask({ ask: 'hear watchers', table, on: true });
    const others = [bob, dora, eve];
    const before = others.map(({ told }) => told.length);
    await say(ann, 'Let us break the Jungle.');
    await carl.ask({ ask: 'emote', table, emote: 'wow', toPartner: true });
    await server.settled();
    expect(ann.lines).toEqual(['Let us break the Jungle.', 'wow']);
    expect(carl.lines).toEqual(['Let us break the Jungle.', 'wow']);
    expect(others.map(({ told }) => told.length)).toEqual(before);
    await say(bob, 'They are up to something.');
    for (const who of [ann, carl]) expect(await chatOf(who)).toEqual(['Let us break the Jungle.', 'wow']);
    for (const who of [bob, dora]) expect(await chatOf(who)).toEqual(['They are up to something.']);
    expect(await chatOf(eve)).toEqual([]);
    expect(await chatBeside(carl)).toEqual(['Let us break the Jungle.', 'wow']);
    expect(await chatBeside(dora)).toEqual(['They are up to something.']);
    expect(await chatBeside(eve)).toEqual([]);
    await say(dora, 'Hello, everybody.', false);
    expect(ann.lines.at(-1)).toBe('Hello, everybody.');
  });

  it('nobody can tell how much they say: it pushes out no other lines', async () => {
    const { ann, bob, say } = await pairs();
    await say(ann, 'Have fun.', false);
    for (let count = 0; count < MANY; count++) await say(ann, `Secret ${count}`);
    expect(await chatOf(bob)).toEqual(['Have fun.']);
    expect(await chatOf(ann)).toHaveLength(51);
  });

  it('muting, blocking and turning chat off hold among partners, too', async () => {
    const { ann, carl, say } = await pairs();
    for (const relation of ['mute', 'block'] as const) {
      const relate = (on: boolean) => carl.ask({ ask: 'relate', person: ann.id, relation, on });
      await relate(true);
      await say(ann, `Not heard: ${relation}`);
      await relate(false);
    }
    await carl.ask({ ask: 'hear', on: false });
    await say(ann, 'Not heard: off');
    expect(carl.lines).toEqual([]);
  });

  it('what a person said is exported and deleted with them; a complaint quotes what its maker heard', async () => {
    const { ann, bob, carl, table, say } = await pairs();
    await say(ann, 'You fool.');
    await say(ann, 'Good luck.', false);
    await bob.ask({ ask: 'complain', table, about: ann.id, reason: 'Odd.' });
    await carl.ask({ ask: 'complain', table, about: ann.id, reason: 'Rude.' });
    const complaints = await server.operation.complaints();
    const quoted = (reason: string) => complaints.find((each) => each.reason === reason)?.said;
    expect(quoted('Odd.')).toMatchObject([{ text: 'Good luck.' }]);
    expect(quoted('Rude.')).toMatchObject([{ text: 'You fool.' }, { text: 'Good luck.' }]);
    const kept = async (who: Client) => (await who.ask({ ask: 'export' })).export;
    expect(await kept(ann)).toMatchObject({
      chat: [
        { room: 'first pair', text: 'You fool.' },
        { room: 'players', text: 'Good luck.' },
      ],
    });
    expect(await kept(carl)).toMatchObject({ chat: [] });
    await ann.forget();
    await server.settled();
    expect(await chatOf(carl)).toEqual([]);
  });

  it('there is no partner before the cards are dealt, for a watcher, or where each plays alone', async () => {
    const { eve, say } = await pairs();
    const refused = { ok: false, problem: 'not allowed' };
    expect(await say(eve, 'To whom?')).toMatchObject(refused);
    const [ann] = await dealtTo(server, 2);
    open.push(ann);
    const tryIn = (table: string) => ann.tryAsk({ ask: 'say', table, text: 'To whom?', toPartner: true });
    expect(await tryIn(ann.table)).toMatchObject(refused);
    const seats = [seat.me, seat.open, seat.open, seat.open];
    const { table } = await ann.ask({ ask: 'open', setUp: setUp(seats, { variant: 'teams' }) });
    expect(await tryIn(table?.id ?? '')).toMatchObject(refused);
  });
});
