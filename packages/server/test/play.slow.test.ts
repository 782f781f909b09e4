import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, seat, setUp } from './kit/client.ts';
import { play, settled, twoAtTable } from './kit/play.ts';
import { TestServer } from './kit/server.ts';

/** Who has to decide, and the other. */
async function turn(ann: Client, bob: Client): Promise<[Client, Client]> {
  await settled(ann, bob);
  return ann.decision === null ? [bob, ann] : [ann, bob];
}

function decisionOf(client: Client) {
  const { decision } = client;
  if (decision === null) throw new Error('Nobody is asked.');
  return decision;
}

describe('at the table', () => {
  const server = new TestServer({ cachedGames: 3 });
  const clients: Client[] = [];
  beforeAll(() => server.start());
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.end();
  });

  async function two(changes = {}): Promise<[Client, Client]> {
    const people = await twoAtTable(server, changes);
    clients.push(...people);
    return people;
  }

  it('an answer that is sent twice is acknowledged twice and done once', async () => {
    const [decider, other] = await turn(...(await two()));
    const decision = decisionOf(decider);
    const picks = decider.picks(decision, 0);
    const replies = await Promise.all([1, 2, 3].map(() => decider.answer(decision, picks)));
    expect(replies.map(({ ok }) => ok)).toEqual([true, true, true]);
    await settled(decider, other);
    const log = decider.known?.log.length;
    expect(await decider.answer(decision, picks)).toMatchObject({ ok: true });
    await decider.visit();
    expect(decider.known?.log.length).toBe(log);
  });

  it('nobody answers for somebody else, and a refusal brings the whole table', async () => {
    const [decider, other] = await turn(...(await two()));
    const decision = decisionOf(decider);
    const stolen = await other.answer(decision, decider.picks(decision, 0));
    expect(stolen).toMatchObject({
      ok: false,
      problem: 'too late',
      whole: { room: { mine: other.room.mine } },
    });
    const wrong = await decider.answer(decision, [9999]);
    expect(wrong).toMatchObject({ ok: false, whole: { room: { mine: decider.room.mine } } });
    const eve = await Client.named(server, 'Eve');
    clients.push(eve);
    await eve.connect();
    await eve.visit(decider.table);
    const foreign = await eve.answer(decision, [0]);
    expect(foreign).toMatchObject({ ok: false, problem: 'not allowed' });
    await decider.visit();
    expect(decider.decision).toEqual(decision);
  });

  it('nobody can tell what would come of a question that is no longer open: to ask is no mistake', async () => {
    const [decider, other] = await turn(...(await two()));
    const { id } = decisionOf(decider);
    const { table } = decider;
    const ask = (decision: number) =>
      decider.ask({ ask: 'forecast', table, decision, option: 0, target: null });
    await decider.answer(decisionOf(decider), decider.picks(decisionOf(decider), 0));
    await settled(decider, other);
    expect((await ask(id)).forecast).toBeNull();
    await decider.ask({ ask: 'concede', table });
    expect((await ask(id)).forecast).toBeNull();
  });

  it('one’s own list says at which tables one is waited for', async () => {
    const [decider, other] = await turn(...(await two()));
    const waits = async (client: Client) => {
      const { me } = await client.ask({ ask: 'me' });
      return me?.tables.find(({ id }) => id === client.table)?.myTurn;
    };
    expect([await waits(decider), await waits(other)]).toEqual([true, false]);
  });

  it('who watches sees what everybody sees, and a player has no other view', async () => {
    const [ann, bob] = await two();
    await play([ann, bob], (answers) => answers > 5);
    await settled(ann, bob);
    const eve = await Client.named(server, 'Eve');
    clients.push(eve);
    await eve.connect();
    await eve.visit(ann.table);
    const hands = eve.known?.situation?.view.players.map(({ hand }) => hand.map(({ face }) => face));
    expect(hands?.flat().every((face) => face === -1)).toBe(true);
    expect(eve.known?.situation?.decision).toBeNull();
    expect(eve.room).toMatchObject({ mine: null, invitation: null, code: null });
    // The same page without its socket, and with the invitation: still the player.
    const reply = await ann.askByHttp({ ask: 'visit', table: ann.table });
    expect(reply).toMatchObject({ ok: true, whole: { room: { mine: 0 } } });
  });

  it('two pages of one person agree', async () => {
    const [ann, bob] = await two();
    const second = new Client(server);
    second.cookie = ann.cookie;
    clients.push(second);
    await second.connect();
    await second.visit(ann.table);
    await play([ann, bob], (answers) => answers > 6);
    await settled(ann, bob);
    await second.visit();
    expect(second.known?.situation).toEqual(ann.known?.situation);
    expect(second.known?.log).toEqual(ann.known?.log);
  });

  it('what was missed is told, and the whole after a longer time', async () => {
    const [ann, bob] = await two();
    const [decider, other] = await turn(ann, bob);
    other.disconnect();
    // What comes of an answer may be longer than the whole; this never is.
    await decider.ask({ ask: 'leave', table: decider.table });
    await other.connect();
    const { parts, whole } = await other.visit();
    expect(whole).toBeUndefined();
    expect(parts?.some(({ room }) => room !== null)).toBe(true);
    other.known = other.known === null ? null : { ...other.known, at: { epoch: 'elsewhere', n: 3 } };
    expect((await other.visit()).whole).toBeDefined();
  });

  it('decisions are named so that nobody can count with them', async () => {
    const [ann, bob] = await two();
    const ids: number[] = [];
    for (const each of [ann, bob]) {
      const answer = each.answer.bind(each);
      each.answer = (decision, picks) => {
        ids.push(decision.id);
        return answer(decision, picks);
      };
    }
    await play([ann, bob], (answers) => answers > 12);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id > 1_000_000)).toBe(true);
  });

  it('an undo is at once one’s own, or proposed, agreed to, and refusable for good', async () => {
    const [ann, bob] = await two();
    const couldAsk = (each: Client) => each.known?.situation?.canAskToUndo === true;
    // Settled: nothing moves by itself any more, so what could be asked for can be.
    const toAskable = async (): Promise<[Client, Client]> => {
      for (let tries = 0; tries < 300; tries++) {
        await settled(ann, bob);
        if (couldAsk(ann)) return [ann, bob];
        if (couldAsk(bob)) return [bob, ann];
        await play([ann, bob], (answers) => answers > 0);
      }
      throw new Error('There never was anything to ask for.');
    };
    const [asker, other] = await toAskable();
    const before = asker.known?.log.length ?? 0;
    await asker.ask({ ask: 'undo', table: asker.table });
    await other.until(() => other.known?.room.proposal !== null, 'the proposal shows');
    expect(other.room.proposal).toMatchObject({
      what: 'undo',
      by: asker.room.mine,
      agreed: [asker.room.mine],
    });
    expect(other.room.proposal?.decision?.length).toBeGreaterThan(0);
    const proposal = other.room.proposal?.id ?? 0;
    await other.ask({ ask: 'vote', table: other.table, proposal, agree: true });
    await asker.until(
      () => asker.decision !== null && asker.known?.room.proposal === null,
      'it is taken back',
    );
    expect(asker.known?.log.length).toBeLessThanOrEqual(before);
    const [again, refuser] = await toAskable();
    await again.ask({ ask: 'undo', table: again.table });
    await refuser.until(() => refuser.known?.room.proposal !== null, 'the second proposal shows');
    const second = refuser.room.proposal?.id ?? 0;
    await refuser.ask({ ask: 'vote', table: refuser.table, proposal: second, agree: false, forGood: true });
    await refuser.until(() => refuser.room.declined !== null, 'it says who declined');
    expect(refuser.room.declined).toMatchObject({
      what: 'undo',
      seat: refuser.room.mine,
      undosLeft: expect.any(Number),
    });
    await again.until(() => again.known?.room.proposal === null, 'it is refused');
    const third = await again.tryAsk({ ask: 'undo', table: again.table });
    expect(third).toMatchObject({ ok: false, problem: 'not allowed' });
  });

  it('a bot takes over where all who are there agree, and gives the seat back at once', async () => {
    const [ann, bob] = await two();
    const [gone, there] = await turn(ann, bob);
    const page = 'page-of-the-one-who-stays';
    await gone.ask({ ask: 'here', table: gone.table, page: 'page-of-the-one-who-goes', visible: true });
    await there.ask({ ask: 'here', table: there.table, page, visible: true });
    const early = await there.tryAsk({
      ask: 'propose',
      table: there.table,
      what: 'bot',
      seat: gone.room.mine ?? 0,
    });
    expect(early).toMatchObject({ ok: false, problem: 'not allowed' });
    gone.disconnect();
    await there.until(() => there.known?.room.missing === gone.known?.room.mine, 'somebody is missing');
    expect(there.room.seats[gone.room.mine ?? 0]).toMatchObject({ away: true, standIn: false });
    await there.ask({ ask: 'propose', table: there.table, what: 'bot', seat: gone.room.mine ?? 0 });
    await there.until(() => there.known?.room.seats[gone.room.mine ?? 0]?.standIn === true, 'a bot plays');
    await there.until(() => there.decision !== null, 'the bot plays on');
    await gone.connect();
    await gone.visit();
    await gone.ask({ ask: 'here', table: gone.table, page: 'page-of-the-other', visible: true });
    await gone.until(
      () => gone.known?.room.seats[gone.room.mine ?? 0]?.standIn === false,
      'the seat is back',
    );
    await play([ann, bob], (answers) => answers > 3);
  });

  it('a table that chose so ends when somebody leaves, and no other', async () => {
    const [ann, bob] = await two({ leaving: 'end' });
    const [gone, there] = await turn(ann, bob);
    // Who was never seen would be missed before they can say that they leave.
    await gone.ask({ ask: 'here', table: gone.table, page: 'page-of-another', visible: true });
    await there.ask({ ask: 'here', table: there.table, page: 'page-of-somebody', visible: true });
    await gone.ask({ ask: 'leave', table: gone.table });
    await there.until(() => there.known?.room.status === 'over', 'it is over');
    expect(there.room.ending).toBe('agreed');
    const { table } = await there.ask({ ask: 'rematch', table: there.table });
    const { table: same } = await gone.ask({ ask: 'rematch', table: gone.table });
    expect(same?.id).toBe(table?.id);
  });

  it('hints come only where the table allows them', async () => {
    const [ann, bob] = await two({ hints: false });
    const [decider] = await turn(ann, bob);
    const none = await decider.tryAsk({
      ask: 'hint',
      table: decider.table,
      decision: decisionOf(decider).id,
    });
    expect(none).toMatchObject({ ok: false, problem: 'not allowed' });
  });

  it('bots play along, and games that nobody looks at are made again from the log', async () => {
    const ann = await Client.named(server, 'Ann');
    clients.push(ann);
    await ann.connect();
    for (const game of [1, 2, 3, 4, 5]) {
      const { table } = await ann.ask({ ask: 'open', setUp: setUp([seat.me, seat.bot, seat.bot]) });
      await ann.visit(table?.id ?? '');
      await ann.ask({ ask: 'ready', table: ann.table, version: 1, ready: true });
      await ann.until(() => ann.decision !== null, `Ann is asked in game ${game}`);
      await play([ann], (answers) => answers > 4);
      await ann.until(() => ann.decision !== null, 'Ann is asked again');
      const { situation } = ann.known ?? {};
      await ann.ask({ ask: 'go', table: ann.table });
      const first = ann.table;
      await ann.visit(first);
      expect(ann.known?.situation).toEqual(situation);
      await ann.ask({ ask: 'go', table: first });
    }
  });
});

describe('without a socket', () => {
  // The players' pages never say that they are there: nobody is to be missed at their decision meanwhile.
  const server = new TestServer({ times: { grace: 600_000 } });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('everything can be done', async () => {
    const people = await twoAtTable(server);
    const [decider] = await turn(...people);
    const decision = decisionOf(decider);
    const at = decider.known?.at;
    const path = `/api/tables/${decider.table}/updates?epoch=${at?.epoch}&n=${at?.n}&wait=20`;
    const waiting = decider.fetch(path);
    const picks = decider.picks(decision, 0);
    const reply = await decider.askByHttp({
      ask: 'answer',
      table: decider.table,
      decision: decision.id,
      picks,
    });
    expect(reply.ok).toBe(true);
    const news: unknown = await (await waiting).json();
    expect(news).toMatchObject({ ok: true, parts: [{ tell: 'part' }] });
    for (const client of people) client.disconnect();
  });
});

describe('two servers on one database', () => {
  const server = new TestServer();
  const other = server.beside();
  beforeAll(async () => {
    await server.start();
    await other.start();
  });
  afterAll(async () => {
    await other.end();
    await server.end();
  });

  it('agree about every answer: the key of the log decides', async () => {
    const [ann, bob] = await twoAtTable(server);
    const elsewhere = await Promise.all(
      [ann, bob].map(async ({ cookie, table }) => {
        const client = new Client(other);
        client.cookie = cookie;
        await client.connect();
        await client.visit(table);
        return client;
      }),
    );
    const [ann2, bob2] = elsewhere;
    let differences = 0;
    for (let count = 0; count < 30; count++) {
      const [[one, two], [late1, late2]] =
        count % 2 === 0
          ? [
              [ann, bob],
              [ann2, bob2],
            ]
          : [
              [ann2, bob2],
              [ann, bob],
            ];
      for (const each of [one, two]) await each.visit();
      await settled(one, two);
      const [decider, late] = one.decision === null ? [two, late2] : [one, late1];
      const { decision } = decider;
      if (decision === null) throw new Error('Nobody is asked.');
      // The same person answers at both servers at once: one answer holds, and who has given another one is told so.
      const [here, there] = [count * 7, count * 7 + 1].map((number) => decider.picks(decision, number));
      const replies = await Promise.all([decider.answer(decision, here), late.answer(decision, there)]);
      const isSame = JSON.stringify(here) === JSON.stringify(there);
      differences += isSame ? 0 : 1;
      expect(replies.filter(({ ok }) => ok).length).toBe(isSame ? 2 : 1);
    }
    expect(differences).toBeGreaterThan(0);
    for (const each of [ann, bob, ann2, bob2]) await each.visit();
    await settled(ann, bob);
    await ann2.visit();
    // With a refusal came the whole table, and only the end of the story.
    for (const each of [ann, ann2]) await each.readStory();
    expect(ann2.known?.situation).toEqual(ann.known?.situation);
    expect(ann2.known?.log).toEqual(ann.known?.log);
    for (const each of [ann, bob, ...elsewhere]) each.disconnect();
  });
});

describe('a window in which somebody could answer', () => {
  const WINDOW = 400;
  const server = new TestServer({ times: { window: WINDOW } });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('is never passed before its time, with or without a choice', async () => {
    // Factions with many cards for such windows.
    const pool = ['Ninjas', 'Pirates', 'Bear Cavalry', 'Samurai'];
    const [ann, bob] = await twoAtTable(server, { pool });
    const waits: number[] = [];
    let sent: number | null = null;
    const asked = (each: Client) => each.known?.situation?.decision ?? null;
    for (let count = 0; count < 300 && waits.length < 3; count++) {
      await ann.until(() => asked(ann) !== null || asked(bob) !== null, 'somebody is asked');
      const decider = asked(ann) === null ? bob : ann;
      const decision = asked(decider);
      if (decision === null) continue;
      const pass = decision.options.findIndex(({ kind }) => kind === 'pass');
      const isWindow = decision.kind === 'respond' && pass >= 0;
      const before = sent;
      sent = server.clock.now();
      const reply = await decider.answer(decision, isWindow ? [pass] : decider.picks(decision, count * 7));
      // The window opened when the answer before was carried out, so not before that was sent.
      if (isWindow && before !== null && reply.ok) waits.push(server.clock.now() - before);
      await decider.until(() => asked(decider)?.id !== decision.id, 'the answer shows');
    }
    expect(waits.length).toBeGreaterThan(0);
    for (const wait of waits) expect(wait).toBeGreaterThanOrEqual(WINDOW);
    for (const each of [ann, bob]) each.disconnect();
  });
});
