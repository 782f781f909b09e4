import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, step } from '../../src/storage/database.ts';
import {
  storageIn,
  type Database,
  type SeatRow,
  type Storage,
  type StoredTable,
} from '../../src/storage/index.ts';
import { clockSuite } from './clock-suite.ts';
import { complaintSuite } from './complaint-suite.ts';
import { outboxSuite } from './outbox-suite.ts';

const person = (id: string) => ({ id, name: `Name of ${id}`, hears: 1, made_at: 10, seen_at: 10 }) as const;
const device = (secretHash: string, owner: string) => ({
  secret_hash: secretHash,
  person: owner,
  made_at: 10,
  seen_at: 10,
});

function seatRow(game: string, seat: number, row: Partial<SeatRow> = {}): SeatRow {
  return { game, seat, kind: 'open', person: null, name: '', ready: 0, sat_at: 10, ...row };
}

function tableRow(
  id: string,
  seats: readonly Partial<SeatRow>[],
  row: Partial<StoredTable> = {},
): StoredTable {
  return {
    id,
    status: 'open',
    owner: null,
    is_public: 1,
    quick: 0,
    fills: 0,
    version: 1,
    set_up: '{}',
    code: `code-${id}`,
    invitation: `invitation-${id}`,
    seed: 'seed',
    secret: 'secret',
    rematch: null,
    attended: 1,
    made_at: 10,
    touched_at: 10,
    seats: seats.map((seat, at) => seatRow(id, at, seat)),
    ...row,
  };
}

function result(game: string, seat: number, who: string, place: number) {
  return {
    game,
    seat,
    person: who,
    faction_one: 'Aliens',
    faction_two: 'Robots',
    points: 12,
    place,
    rating_change: null,
    ended_at: 70,
  };
}

/** Every function of the storage, on whatever engine is given. */
export function storageSuite(engine: string, open: () => Promise<Database>, stop: () => void): void {
  describe(`storage on ${engine}`, () => {
    let database: Database;
    let storage: Storage;

    beforeAll(async () => {
      database = await open();
      storage = storageIn(database);
    }, 120_000);

    afterAll(async () => {
      await storage.close();
      stop();
    });

    const someone = async (): Promise<string> => {
      const id = randomUUID();
      await storage.people.add(person(id), device(`hash-${id}`, id));
      return id;
    };
    const someTable = async (
      seats: readonly Partial<SeatRow>[],
      row: Partial<StoredTable> = {},
    ): Promise<string> => {
      const id = randomUUID();
      expect(await storage.tables.open(tableRow(id, seats, row))).toBe(true);
      return id;
    };
    const sitting = (game: string, seat: number, who: string) =>
      ({ game, seat, person: who, name: 'Name', ready: 0, at: 20, kinds: ['open'] }) as const;

    it('is migrated once, also when it is opened again while it is open', async () => {
      const marks = (each: Database) =>
        each.query.selectFrom('migrations').selectAll().orderBy('name').execute();
      const before = await marks(database);
      expect(before.length).toBeGreaterThan(0);
      const again = await open();
      expect(await marks(again)).toEqual(before);
      await again.close();
    });

    describe('units', () => {
      it('leave nothing behind when a step changes another number of rows than it has to', async () => {
        const game = await someTable([{}, {}]);
        const entry = { game, number: 0, at: 1, entry: 'first' };
        expect(await storage.journal.append(entry)).toBe(true);
        // The record goes in before the rows are counted, and must go out again with them.
        await storage.journal.append({ ...entry, number: 1 });
        expect(await storage.journal.finish(game, new Uint8Array([1]), 1, 30)).toBe(false);
        expect(await storage.journal.record(game)).toBeNull();
        expect(await storage.journal.read(game)).toHaveLength(2);
      });

      it('do not spoil each other in one commit', async () => {
        const game = await someTable([{}]);
        const results = await Promise.all(
          Array.from({ length: 40 }, (_, at) =>
            storage.journal.append({ game, number: at % 20, at, entry: String(at) }),
          ),
        );
        expect(results.filter(Boolean)).toHaveLength(20);
        const rows = await storage.journal.read(game);
        expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, at) => at));
      });

      it('are filled into forms, whose values are listed in their order', async () => {
        const game = await someTable([{}]);
        const write = ({ number, at }: { number: number; at: number }) =>
          database.query.insertInto('log').values({ game, number, at, entry: 'x' });
        const rightly = form(write, ({ number, at }) => [game, number, at, 'x'], 1);
        expect(await database.write([rightly({ number: 0, at: 5 }), rightly({ number: 1, at: 6 })])).toBe(
          true,
        );
        expect((await storage.journal.read(game)).map(({ at }) => at)).toEqual([5, 6]);
        const wrongly = form(write, ({ number, at }) => [game, at, number, 'x'], 1);
        expect(() => wrongly({ number: 2, at: 7 })).toThrow(/another order/);
      });

      it('report what is wrong with a statement, and go on', async () => {
        const nonsense = { sql: 'insert into nowhere values (1)', parameters: [], changes: null };
        const game = await someTable([{}]);
        const [wrong, right] = await Promise.allSettled([
          database.write([nonsense]),
          storage.journal.append({ game, number: 0, at: 1, entry: 'x' }),
        ]);
        expect(wrong.status).toBe('rejected');
        expect(right).toEqual({ status: 'fulfilled', value: true });
      });
    });

    describe('people', () => {
      it('are found by the hash of a device and by nothing else', async () => {
        const id = await someone();
        expect(await storage.people.byDevice(`hash-${id}`)).toEqual({ ...person(id), banned_at: null });
        expect(await storage.people.byId(id)).toEqual(person(id));
        expect(await storage.people.byDevice(id)).toBeUndefined();
        await storage.people.seen(`hash-${id}`, 99);
        expect(await storage.people.byId(id)).toMatchObject({ seen_at: 99 });
      });

      it('are banned once, are told nothing then, and may come again', async () => {
        const id = await someone();
        await storage.notices.addPush({
          endpoint: `push-${id}`,
          person: id,
          device: `hash-${id}`,
          p256dh: 'key',
          auth: 'auth',
          made_at: 1,
        });
        const { bans } = storage;
        expect(await bans.ban('nobody', 50)).toBe(false);
        const tries = await Promise.all([bans.ban(id, 50), bans.ban(id, 51)]);
        expect(tries.filter(Boolean)).toHaveLength(1);
        expect(await bans.isBanned(id)).toBe(true);
        expect((await bans.all()).find((row) => row.person === id)?.name).toBe(`Name of ${id}`);
        expect(await bans.since(52)).not.toContainEqual({ person: id });
        expect(await bans.since(50)).toContainEqual({ person: id });
        expect((await storage.people.byDevice(`hash-${id}`))?.banned_at).not.toBeNull();
        expect(await storage.notices.pushesOf(id, 5)).toEqual([]);
        expect((await storage.people.everything(id))?.bannedAt).not.toBeNull();
        expect(await bans.unban(id)).toBe(true);
        expect(await bans.unban(id)).toBe(false);
        expect(await storage.notices.pushesOf(id, 5)).toHaveLength(1);
        await bans.ban(id, 60);
        await storage.people.forget(id);
        expect(await bans.isBanned(id)).toBe(false);
      });

      it('change their names and what they hear', async () => {
        const id = await someone();
        await storage.people.rename(id, 'Ann');
        await storage.people.hear(id, 0);
        expect(await storage.people.byId(id)).toMatchObject({ name: 'Ann', hears: 0 });
        expect(await storage.people.rename('nobody', 'Ann')).toBe(false);
      });

      it('carry their identity to one other device with one token', async () => {
        const id = await someone();
        await storage.people.offerCarry(`token-${id}`, id, 100);
        expect(await storage.people.useCarry(`token-${id}`, 'late', 100)).toBeNull();
        const taken = await Promise.all(
          ['a', 'b', 'c'].map((name) => storage.people.useCarry(`token-${id}`, `${name}-${id}`, 50)),
        );
        expect(taken.filter((who) => who === id)).toHaveLength(1);
        expect(taken.filter((who) => who === null)).toHaveLength(2);
        const everything = await storage.people.everything(id);
        expect(everything?.devices).toHaveLength(2);
      });

      it('forget tokens that nobody used in time, and no others', async () => {
        const id = await someone();
        await storage.people.offerCarry(`old-${id}`, id, 100);
        await storage.people.offerCarry(`new-${id}`, id, 300);
        await storage.people.dropCarries(200);
        expect(await storage.people.useCarry(`old-${id}`, `x-${id}`, 50)).toBeNull();
        expect(await storage.people.useCarry(`new-${id}`, `x-${id}`, 50)).toBe(id);
      });

      it('block and mute others; the blocked one is affected, the muted one is not', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const block = { person: ann, other: bob, kind: 'block', name: 'Bob' } as const;
        const mute = { person: ann, other: bob, kind: 'mute', name: 'Bob' } as const;
        for (const relation of [block, mute, block]) await storage.people.relate(relation);
        expect(await storage.people.relationsOf(ann)).toHaveLength(2);
        expect(await storage.people.relationsOf(bob)).toEqual([block]);
        await storage.people.unrelate(block);
        expect(await storage.people.relationsOf(ann)).toEqual([mute]);
      });

      it('want to be friends, until one of them does not, or blocks the other', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const wish = { person: ann, other: bob, kind: 'friend', name: 'Bob' } as const;
        const back = { person: bob, other: ann, kind: 'friend', name: 'Ann' } as const;
        expect(await storage.people.haveMet(ann, bob)).toBe(false);
        await someTable([
          { kind: 'person', person: ann },
          { kind: 'person', person: bob },
        ]);
        expect(await storage.people.haveMet(ann, bob)).toBe(true);
        for (const relation of [wish, back]) await storage.people.relate(relation);
        expect(await storage.people.relationsOf(ann)).toHaveLength(2);
        await storage.people.unrelate(back);
        expect(await storage.people.relationsOf(ann)).toEqual([]);
        await storage.people.relate(wish);
        const block = { person: bob, other: ann, kind: 'block', name: 'Ann' } as const;
        await storage.people.relate(block);
        expect(await storage.people.relationsOf(ann)).toEqual([block]);
      });

      it('are forgotten with everything but the seats of their games', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const game = await someTable([{ kind: 'person', person: ann, name: 'Ann' }, {}], { owner: ann });
        await storage.people.relate({ person: ann, other: bob, kind: 'mute', name: 'Bob' });
        await storage.people.relate({ person: bob, other: ann, kind: 'block', name: 'Ann' });
        await storage.journal.say({
          game,
          number: 0,
          room: 'players',
          person: ann,
          name: 'Ann',
          seat: 0,
          kind: 'text',
          text: 'Hello',
          at: 1,
        });
        expect(await storage.people.everything(ann)).toMatchObject({
          person: { id: ann },
          devices: [{ person: ann }],
          relations: [{ other: bob }],
          seats: [{ game }],
          chat: [{ text: 'Hello' }],
        });
        expect(await storage.people.forget(ann)).toBe(true);
        expect(await storage.people.everything(ann)).toBeNull();
        expect(await storage.people.byDevice(`hash-${ann}`)).toBeUndefined();
        expect(await storage.people.relationsOf(bob)).toEqual([]);
        expect(await storage.journal.chat(game, 10)).toEqual([]);
        const table = await storage.tables.byId(game);
        expect(table).toMatchObject({ owner: null, seats: [{ person: null, name: 'Somebody' }, {}] });
        expect(await storage.people.forget(ann)).toBe(false);
      });
    });

    describe('keys', () => {
      const arrival = (who: string) => ({ person: who, secretHash: randomUUID(), at: 30 });
      const passkey = (id: string, who: string) => ({
        id,
        person: who,
        public_key: 'key',
        counter: 4,
        transports: '[]',
        host: `${who}.example`,
        name: 'Phone',
        made_at: 20,
        used_at: null,
      });

      it('meet a challenge once, for whom it was made, in time', async () => {
        const who = await someone();
        const [mine, anybodys, late] = [randomUUID(), randomUUID(), randomUUID()];
        await storage.identity.challenge(mine, who, 200, 100);
        await storage.identity.challenge(anybodys, null, 200, 100);
        await storage.identity.challenge(late, null, 120, 100);
        expect(await storage.identity.meetChallenge(mine, null, 150)).toBe(false);
        expect(await storage.identity.meetChallenge(anybodys, who, 150)).toBe(false);
        expect(await storage.identity.meetChallenge(late, null, 150)).toBe(false);
        const met = await Promise.all([1, 2, 3].map(() => storage.identity.meetChallenge(mine, who, 150)));
        expect(met.filter(Boolean)).toHaveLength(1);
        expect(await storage.identity.meetChallenge(anybodys, null, 150)).toBe(true);
      });

      it('count their uses, and of two uses at once one is good', async () => {
        const who = await someone();
        const key = passkey(randomUUID(), who);
        expect(await storage.identity.addPasskey(key)).toBe(true);
        expect(await storage.identity.addPasskey(key)).toBe(false);
        const used = await Promise.all(
          [5, 5].map((counter) => storage.identity.enterByPasskey(key, counter, arrival(who))),
        );
        expect(used.filter(Boolean)).toHaveLength(1);
        expect(await storage.identity.passkey(key.id)).toMatchObject({ counter: 5, used_at: 30 });
        expect(await storage.identity.keysOf(who)).toMatchObject({ devices: 2, passkeys: [{ id: key.id }] });
        expect(await storage.people.settled(who)).toEqual({ hasKey: true, hasPlayed: false });
        expect(await storage.identity.removePasskey('somebody else', key.id)).toBe(false);
        expect(await storage.identity.removePasskey(who, key.id)).toBe(true);
      });

      it('know how many passkeys are bound to other hosts', async () => {
        const who = await someone();
        const before = await storage.identity.passkeysElsewhere('here.example');
        await storage.identity.addPasskey(passkey(randomUUID(), who));
        expect(await storage.identity.passkeysElsewhere('here.example')).toBe(before + 1);
        expect(await storage.identity.passkeysElsewhere(`${who}.example`)).toBe(before);
      });

      it('keep the name to sign in with when the password changes, and give none away twice', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const row = { person: ann, sign_in_name: `ann-${ann}`, hash: 'one', made_at: 20 };
        expect(await storage.identity.setPassword(row)).toBe(true);
        expect(await storage.identity.setPassword({ ...row, sign_in_name: 'other', hash: 'two' })).toBe(true);
        expect(await storage.identity.passwordBy(`ann-${ann}`)).toMatchObject({ person: ann, hash: 'two' });
        expect(await storage.identity.setPassword({ ...row, person: bob })).toBe(false);
        expect(await storage.identity.keysOf(bob)).toMatchObject({ password: null });
        expect(await storage.identity.removePassword(ann)).toBe(true);
        expect(await storage.identity.passwordBy(`ann-${ann}`)).toBeUndefined();
      });

      it('have a way back that works once and shuts the others only if it should', async () => {
        const [ann, bob] = [await someone(), await someone()];
        for (const who of [ann, bob]) {
          await storage.identity.addPasskey(passkey(`key-${who}`, who));
          await storage.identity.setRecovery(who, `old-${who}`, 20);
          await storage.identity.setRecovery(who, `code-${who}`, 20);
          await storage.people.offerCarry(`carry-${who}`, who, 100);
          expect(await storage.identity.recoveryBy(`old-${who}`)).toBeUndefined();
        }
        const back = (who: string, clear: boolean) =>
          storage.identity.enterByRecovery(`code-${who}`, arrival(who), clear);
        expect((await Promise.all([back(ann, true), back(ann, true)])).filter(Boolean)).toHaveLength(1);
        expect(await storage.identity.keysOf(ann)).toEqual({
          passkeys: [],
          password: null,
          recoveryAt: null,
          devices: 1,
        });
        expect(await storage.people.useCarry(`carry-${ann}`, randomUUID(), 50)).toBeNull();
        expect(await back(bob, false)).toBe(true);
        expect(await storage.identity.keysOf(bob)).toMatchObject({ passkeys: [{}], devices: 2 });
      });

      it('are signed out in one browser, in all others, and in all', async () => {
        const who = await someone();
        const others = [arrival(who), arrival(who)];
        for (const each of others) await storage.identity.enter(each);
        const hashes = [`hash-${who}`, ...others.map(({ secretHash }) => secretHash)];
        expect((await storage.identity.knownDevices(hashes)).size).toBe(3);
        await storage.identity.dropDevice(hashes[2]);
        expect(await storage.identity.knownDevices(hashes)).toEqual(new Set(hashes.slice(0, 2)));
        await storage.identity.dropDevices(who, hashes[0]);
        expect(await storage.identity.knownDevices(hashes)).toEqual(new Set(hashes.slice(0, 1)));
        await storage.identity.dropDevices(who, null);
        expect((await storage.identity.knownDevices(hashes)).size).toBe(0);
      });
    });

    describe('notices', () => {
      const push = (who: string, endpoint: string, madeAt: number) => ({
        endpoint,
        person: who,
        device: `hash-${who}`,
        p256dh: 'key',
        auth: 'auth',
        made_at: madeAt,
      });

      it('go to the newest browsers that still open the person', async () => {
        const [ann, bob] = [await someone(), await someone()];
        for (const at of [1, 2, 3]) await storage.notices.addPush(push(ann, `${ann}-${at}`, at));
        const endpoints = async (who: string) =>
          (await storage.notices.pushesOf(who, 2)).map(({ endpoint }) => endpoint);
        expect(await endpoints(ann)).toEqual([`${ann}-3`, `${ann}-2`]);
        // The same browser with somebody else in it.
        await storage.notices.addPush(push(bob, `${ann}-3`, 4));
        expect(await endpoints(ann)).toEqual([`${ann}-2`, `${ann}-1`]);
        expect(await endpoints(bob)).toEqual([`${ann}-3`]);
        await storage.notices.dropPush(`${ann}-2`);
        expect(await endpoints(ann)).toEqual([`${ann}-1`]);
        await storage.identity.dropDevices(ann, null);
        expect(await endpoints(ann)).toEqual([]);
      });

      it('of a turn change from the state that was seen, once', async () => {
        const who = await someone();
        const row = {
          game: who,
          person: who,
          turn: 1,
          state: 'waiting',
          due_at: 50,
          sent_at: null,
          remind_at: 80,
          reminded: 0,
          mailed: 0,
        } as const;
        await storage.notices.addTurn(row);
        await storage.notices.addTurn({ ...row, due_at: 90 });
        expect(await storage.notices.turnsOf(who)).toEqual([row]);
        expect(await storage.notices.due(49, 100)).not.toContainEqual(row);
        expect(await storage.notices.due(50, 100)).toContainEqual(row);
        const sent = await Promise.all([1, 2].map(() => storage.notices.tell(row, 60, [])));
        expect(sent.filter(Boolean)).toHaveLength(1);
        expect(await storage.notices.due(100, 100)).not.toContainEqual(
          expect.objectContaining({ game: who }),
        );
        expect(await storage.notices.remindersDue(79, 100)).not.toContainEqual(
          expect.objectContaining({ game: who }),
        );
        expect(await storage.notices.remindersDue(80, 100)).toContainEqual(
          expect.objectContaining({ game: who }),
        );
        const reminded = await Promise.all([1, 2].map(() => storage.notices.remind(row, 81, [])));
        expect(reminded.filter(Boolean)).toHaveLength(1);
        expect(await storage.notices.dropTurn(row, 'waiting')).toBe(false);
        expect(await storage.notices.dropTurn(row, 'sent')).toBe(true);
      });

      it('keep what was set first', async () => {
        const name = randomUUID();
        expect(await storage.notices.setting(name, 'one')).toBe('one');
        expect(await storage.notices.setting(name, 'two')).toBe('one');
      });
    });

    describe('tables', () => {
      it('are found by id, code and invitation', async () => {
        const id = await someTable([{}, { kind: 'bot', name: 'Bot' }]);
        const table = await storage.tables.byId(id);
        expect(table).toEqual(tableRow(id, [{}, { kind: 'bot', name: 'Bot' }]));
        expect(await storage.tables.byCode(`code-${id}`)).toEqual(table);
        expect(await storage.tables.byInvitation(`invitation-${id}`)).toEqual(table);
        expect(await storage.tables.byCode('nothing')).toBeNull();
      });

      it('refuse a code that is in use, with seats and all', async () => {
        const id = await someTable([{}]);
        const other = randomUUID();
        expect(await storage.tables.open(tableRow(other, [{}], { code: `code-${id}` }))).toBe(false);
        expect(await storage.tables.byId(other)).toBeNull();
      });

      it('stand in the lobby while they are public and not over', async () => {
        const shown = await someTable([{}], { touched_at: 1e12 });
        const hidden = await someTable([{}], { is_public: 0, touched_at: 1e12 });
        const over = await someTable([{}], { status: 'over', touched_at: 1e12 });
        const lobby = (await storage.tables.lobby(100)).map(({ id }) => id);
        expect(lobby).toContain(shown);
        expect(lobby).not.toContain(hidden);
        expect(lobby).not.toContain(over);
        expect(await storage.tables.lobby(1)).toHaveLength(1);
      });

      it('give the last seat to one of many', async () => {
        const people = await Promise.all(Array.from({ length: 12 }, someone));
        const game = await someTable([{ kind: 'bot' }, {}]);
        const got = await Promise.all(people.map((who) => storage.tables.sit(sitting(game, 1, who))));
        expect(got.filter(Boolean)).toHaveLength(1);
        const winner = people[got.indexOf(true)];
        expect(await storage.tables.byId(game)).toMatchObject({ seats: [{}, { person: winner }] });
      });

      it('give nobody two seats', async () => {
        const who = await someone();
        const game = await someTable([{}, {}]);
        const got = await Promise.all([0, 1].map((seat) => storage.tables.sit(sitting(game, seat, who))));
        expect(got.filter(Boolean)).toHaveLength(1);
      });

      it('give a seat for the invited to nobody else, and no seat once they are dealt', async () => {
        const who = await someone();
        const game = await someTable([{ kind: 'invited' }]);
        expect(await storage.tables.sit(sitting(game, 0, who))).toBe(false);
        const invited = { ...sitting(game, 0, who), kinds: ['open', 'invited'] } as const;
        expect(await storage.tables.sit(invited)).toBe(true);
        const dealt = await someTable([{}], { status: 'playing' });
        expect(await storage.tables.sit(sitting(dealt, 0, who))).toBe(false);
      });

      it('keep apart who has blocked whom, in both directions', async () => {
        const [ann, bob] = [await someone(), await someone()];
        await storage.people.relate({ person: ann, other: bob, kind: 'block', name: 'Ann' });
        const game = await someTable([{}, {}]);
        expect(await storage.tables.sit(sitting(game, 0, ann))).toBe(true);
        expect(await storage.tables.sit(sitting(game, 1, bob))).toBe(false);
        const other = await someTable([{}, {}]);
        expect(await storage.tables.sit(sitting(other, 0, bob))).toBe(true);
        expect(await storage.tables.sit(sitting(other, 1, ann))).toBe(false);
        expect(await storage.tables.sit(sitting(other, 1, await someone()))).toBe(true);
      });

      it('get a seat back from the person who has it only', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const game = await someTable([{}]);
        await storage.tables.sit(sitting(game, 0, ann));
        expect(await storage.tables.stand(game, 0, bob, 'open', 30)).toBe(false);
        expect(await storage.tables.stand(game, 0, ann, 'invited', 30)).toBe(true);
        expect(await storage.tables.byId(game)).toMatchObject({
          touched_at: 30,
          seats: [{ kind: 'invited', person: null, ready: 0 }],
        });
      });

      it('are dealt once, and only when everybody is ready for this very set-up', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const game = await someTable([{}, {}, { kind: 'bot' }]);
        await storage.tables.sit(sitting(game, 0, ann));
        await storage.tables.sit(sitting(game, 1, bob));
        expect(await storage.tables.ready(game, ann, 1, 1, 30)).toBe(true);
        expect(await storage.tables.ready(game, bob, 1, 2, 30)).toBe(false);
        expect(await storage.tables.deal(game, ['a'], 40)).toBe(false);
        expect(await storage.journal.read(game)).toEqual([]);
        const setUp = { set_up: '{"new":1}', is_public: 0 } as const;
        const bots = [{ seat: 2, kind: 'bot', name: 'Other' }] as const;
        expect(await storage.tables.change(game, 1, setUp, bots, 35)).toBe(true);
        expect(await storage.tables.change(game, 1, setUp, bots, 35)).toBe(false);
        expect(await storage.tables.byId(game)).toMatchObject({
          version: 2,
          set_up: '{"new":1}',
          seats: [{ ready: 0 }, { ready: 0 }, { name: 'Other' }],
        });
        await storage.tables.ready(game, ann, 1, 2, 30);
        await storage.tables.ready(game, bob, 1, 2, 30);
        const dealt = await Promise.all([1, 2, 3].map(() => storage.tables.deal(game, ['a', 'b'], 40)));
        expect(dealt.filter(Boolean)).toHaveLength(1);
        expect(await storage.tables.byId(game)).toMatchObject({ status: 'playing', code: null });
        expect((await storage.journal.read(game)).map(({ entry }) => entry)).toEqual(['a', 'b']);
      });

      it('do not change a seat under the person who has just taken it', async () => {
        const game = await someTable([{}]);
        await storage.tables.sit(sitting(game, 0, await someone()));
        const bot = [{ seat: 0, kind: 'bot', name: 'Bot' }] as const;
        expect(await storage.tables.change(game, 1, { set_up: '{}', is_public: 1 }, bot, 30)).toBe(false);
        expect(await storage.tables.byId(game)).toMatchObject({ version: 1, seats: [{ kind: 'person' }] });
      });

      it('of a quick match are listed by size, the oldest first, and filled with bots', async () => {
        const young = await someTable([{}, {}], { quick: 2, made_at: 20 });
        const old = await someTable([{}, {}], { quick: 2, made_at: 15 });
        await someTable([{}, {}, {}], { quick: 3 });
        expect((await storage.tables.quick(2)).map(({ id }) => id)).toEqual([old, young]);
        await storage.tables.sit(sitting(old, 0, await someone()));
        expect(await storage.tables.fill(old, [{ seat: 0, name: 'Bot' }], 30)).toBe(false);
        expect(await storage.tables.fill(old, [{ seat: 1, name: 'Bot' }], 30)).toBe(true);
        expect(await storage.tables.byId(old)).toMatchObject({ seats: [{}, { kind: 'bot', name: 'Bot' }] });
      });

      it('expire when nobody has touched them, unless they are played', async () => {
        const stale = await someTable([{}], { touched_at: 3 });
        const playing = await someTable([{}], { touched_at: 3, status: 'playing' });
        const touched = await someTable([{}], { touched_at: 3 });
        await storage.tables.touch(touched, 50);
        expect((await storage.tables.stale(5)).map(({ id }) => id)).toEqual([stale]);
        expect(await storage.tables.expire(stale, 60)).toBe(true);
        expect(await storage.tables.expire(playing, 60)).toBe(false);
        expect(await storage.tables.byId(stale)).toMatchObject({ status: 'expired', code: null });
      });

      it('are passed on by their owner', async () => {
        const game = await someTable([{}], { owner: 'ann' });
        expect(await storage.tables.passOn(game, 'bob', 'carl')).toBe(false);
        expect(await storage.tables.passOn(game, 'ann', 'bob')).toBe(true);
        expect(await storage.tables.byId(game)).toMatchObject({ owner: 'bob' });
      });

      it('of a person are found while they are not over', async () => {
        const who = await someone();
        const seat = { kind: 'person', person: who } as const;
        const playing = await someTable([seat], { status: 'playing' });
        await someTable([seat], { status: 'over' });
        expect((await storage.tables.aliveOf(who)).map(({ id }) => id)).toEqual([playing]);
        expect((await storage.tables.running(1000)).map(({ id }) => id)).toContain(playing);
      });

      it('have one rematch, whoever asks', async () => {
        const game = await someTable([{}], { status: 'over' });
        const ids = [randomUUID(), randomUUID()];
        const asked = await Promise.all(ids.map((id) => storage.tables.rematch(game, tableRow(id, [{}]))));
        expect(asked.filter(Boolean)).toHaveLength(1);
        const next = ids[asked.indexOf(true)];
        expect(await storage.tables.byId(game)).toMatchObject({ rematch: next });
        expect(await storage.tables.byId(ids[asked.indexOf(false)])).toBeNull();
      });

      it('that are rematches know who sat at the table before', async () => {
        const game = await someTable([{}, { name: 'Bob' }], { status: 'over' });
        const next = randomUUID();
        await storage.tables.rematch(game, tableRow(next, [{}]));
        expect(await storage.tables.seatsBefore(next)).toMatchObject([{ game }, { game, name: 'Bob' }]);
        expect(await storage.tables.seatsBefore(game)).toEqual([]);
      });
    });

    describe('the log', () => {
      it('takes each number once and gives them in order', async () => {
        const game = await someTable([{}]);
        for (const number of [0, 1, 2])
          expect(await storage.journal.append({ game, number, at: 5, entry: `e${number}` })).toBe(true);
        expect(await storage.journal.append({ game, number: 1, at: 6, entry: 'other' })).toBe(false);
        expect(await storage.journal.read(game, 1)).toEqual([
          { number: 1, at: 5, entry: 'e1' },
          { number: 2, at: 5, entry: 'e2' },
        ]);
      });

      it('becomes a record once, and no other game loses a row', async () => {
        const game = await someTable([{}], { status: 'playing' });
        const other = await someTable([{}], { status: 'playing' });
        for (const id of [game, other])
          await storage.journal.append({ game: id, number: 0, at: 5, entry: 'e' });
        const packed = new Uint8Array([1, 2, 255]);
        expect(await storage.journal.finish(game, packed, 1, 70)).toBe(true);
        expect(await storage.journal.finish(game, packed, 0, 70)).toBe(false);
        const record = await storage.journal.record(game);
        expect(record?.endedAt).toBe(70);
        expect([...(record?.packed ?? [])]).toEqual([1, 2, 255]);
        expect(await storage.journal.read(game)).toEqual([]);
        expect(await storage.journal.read(other)).toHaveLength(1);
        expect(await storage.tables.byId(game)).toMatchObject({ status: 'over' });
      });

      it('has beside it the game as it was saved last, until it becomes a record', async () => {
        const game = await someTable([{}, {}]);
        await database.write([
          step(database.query.updateTable('tables').set({ status: 'playing' }).where('id', '=', game), 1),
        ]);
        await storage.journal.append({ game, number: 0, at: 1, entry: 'first' });
        expect(await storage.journal.checkpoint(game)).toBeNull();
        for (const [rows, byte] of [
          [1, 1],
          [5, 2],
          [3, 3],
        ]) {
          await storage.journal.saveCheckpoint(game, {
            rows,
            packed: new Uint8Array([byte]),
            bookmark: byte === 1 ? null : `bookmark ${byte}`,
          });
        }
        const saved = await storage.journal.checkpoint(game);
        expect([saved?.rows, ...(saved?.packed ?? [])]).toEqual([5, 2]);
        expect(await storage.journal.bookmark(game)).toBe('bookmark 2');
        expect(await storage.journal.finish(game, new Uint8Array([9]), 1, 30)).toBe(true);
        expect(await storage.journal.checkpoint(game)).toBeNull();
        expect(await storage.journal.bookmark(game)).toBeNull();
        // What comes late leaves nothing behind.
        const late = { rows: 6, packed: new Uint8Array([4]), bookmark: null };
        expect(await storage.journal.saveCheckpoint(game, late)).toBe(false);
        expect(await storage.journal.checkpoint(game)).toBeNull();
      });

      it('leaves a mark that its result is to be noted, which is done once', async () => {
        const [ann, bob] = [await someone(), await someone()];
        const game = await someTable(
          [
            { kind: 'person', person: ann, name: 'Ann' },
            { kind: 'person', person: bob, name: 'Bob' },
          ],
          { status: 'playing' },
        );
        await storage.journal.finish(game, new Uint8Array([1]), 0, 70);
        expect(await storage.history.unnoted(1000)).toContain(game);
        const rows = [result(game, 0, ann, 1), result(game, 1, bob, 2)];
        const now = { person: ann, mu: 26.5, sigma: 8.1, games: 1, shown: 1080 };
        const rating = { kind: 'alone', before: null, now } as const;
        const noted = await Promise.all(
          [1, 2, 3].map(() => storage.history.note(game, rows, [rating], null)),
        );
        expect(noted.filter(Boolean)).toHaveLength(1);
        expect(await storage.history.unnoted(1000)).not.toContain(game);
        expect(await storage.history.gamesOf(ann, 10, null)).toMatchObject([
          {
            game,
            endedAt: 70,
            seats: [
              { name: 'Ann', person: ann, place: 1 },
              { name: 'Bob', place: 2 },
            ],
          },
        ]);
        expect(await storage.history.ratingsOf('alone', [ann, bob])).toEqual([now]);
      });

      it.each(['alone', 'pair'] as const)(
        'changes no rating that was changed meanwhile: %s',
        async (kind) => {
          const who = await someone();
          const finished = async (): Promise<string> => {
            const game = await someTable([{}], { status: 'playing' });
            await storage.journal.finish(game, new Uint8Array([1]), 0, 70);
            return game;
          };
          const first = { person: who, mu: 25, sigma: 8, games: 1, shown: 1040 };
          const second = { ...first, games: 2, shown: 1050 };
          await storage.history.note(await finished(), [], [{ kind, before: null, now: first }], null);
          const [one, other] = [await finished(), await finished()];
          expect(await storage.history.note(one, [], [{ kind, before: first, now: second }], null)).toBe(
            true,
          );
          expect(await storage.history.note(other, [], [{ kind, before: first, now: second }], null)).toBe(
            false,
          );
          expect(await storage.history.unnoted(1000)).toContain(other);
          expect(await storage.history.ratingsOf(kind, [who])).toEqual([second]);
          expect(await storage.history.ratingsOf(kind === 'alone' ? 'pair' : 'alone', [who])).toEqual([]);
        },
      );

      it('gives the games of a person page by page, and their results by pairing', async () => {
        const who = await someone();
        const games = [];
        for (const [at, place] of [1, 2, 1].entries()) {
          const game = await someTable([{ kind: 'person', person: who }], { status: 'playing' });
          await storage.journal.finish(game, new Uint8Array([1]), 0, 70);
          // Two of them ended in the same moment.
          const row = { ...result(game, 0, who, place), ended_at: at === 0 ? 50 : 60 };
          await storage.history.note(game, [row], [], null);
          games.push(game);
        }
        const [oldest, ...newer] = games;
        const order = [...newer.toSorted().toReversed(), oldest];
        const pages = [];
        let after = null;
        for (let page = 0; page < 4; page++) {
          const [game] = await storage.history.gamesOf(who, 1, after);
          if (game === undefined) break;
          pages.push(game.game);
          after = { endedAt: game.endedAt, game: game.game };
        }
        expect(pages).toEqual(order);
        const [pairing, ...others] = await storage.history.pairingsOf(who);
        expect(others).toEqual([]);
        expect(pairing).toMatchObject({
          faction_one: 'Aliens',
          faction_two: 'Robots',
          games: 3,
          wins: 2,
          points: 36,
        });
        await storage.people.forget(who);
        expect(await storage.history.gamesOf(who, 10, null)).toEqual([]);
      });

      it('adds up the games that count', async () => {
        const game = await someTable([{}, {}], { status: 'playing' });
        await storage.journal.finish(game, new Uint8Array([1]), 0, 70);
        const won = { ...result(game, 0, 'ann', 1), faction_one: 'Cyborg Apes', faction_two: 'Kitty Cats' };
        const lost = { ...result(game, 1, 'bob', 2), faction_one: 'Princesses', faction_two: 'Vampires' };
        const counted = { game, kind: 'people', players: 2, first: 1, ended_at: 70 } as const;
        await storage.history.note(game, [won, lost], [], counted);
        const { statistics } = storage;
        const span = { before: 71, limit: 100 };
        expect(await statistics.kinds({ ...span, before: 70 })).toEqual([]);
        const kind = { kind: 'people', players: 2 };
        expect(await statistics.kinds(span)).toEqual([{ ...kind, games: 1, begun: 1, wins: 0 }]);
        const pairings = await statistics.pairings(span);
        expect(pairings).toHaveLength(2);
        expect(pairings).toContainEqual({
          ...kind,
          faction_one: 'Cyborg Apes',
          faction_two: 'Kitty Cats',
          games: 1,
          wins: 1,
        });
        const duels = await statistics.duels(span);
        expect(duels).toHaveLength(4);
        expect(duels).toContainEqual({
          ...kind,
          faction_one: 'Kitty Cats',
          faction_two: 'Vampires',
          games: 1,
          wins_one: 1,
          wins_two: 0,
        });
      });

      it.each(['alone', 'pair'] as const)('lists the best who have played enough: %s', async (kind) => {
        const people = await Promise.all([1, 2, 3].map(someone));
        for (const [at, person] of people.entries()) {
          const game = await someTable([{}], { status: 'playing' });
          await storage.journal.finish(game, new Uint8Array([1]), 0, 70);
          const now = { person, mu: 30, sigma: 2, games: at === 2 ? 4 : 5, shown: 9000 + at };
          await storage.history.note(game, [], [{ kind, before: null, now }], null);
        }
        const best = (await storage.history.best(kind, 2, 5)).map(({ person }) => person);
        expect(best).toEqual([people[1], people[0]]);
        expect(await storage.history.countAbove(kind, 9000, 5)).toBe(1);
      });

      it('has beside it what was said, the last lines of each room in order', async () => {
        const game = await someTable([{}]);
        for (const [number, room] of (['players', 'first pair', 'players', 'players'] as const).entries())
          await storage.journal.say({
            game,
            number,
            room,
            person: 'ann',
            name: 'Ann',
            seat: null,
            kind: 'text',
            text: `line ${number}`,
            at: 5,
          });
        const lines = await storage.journal.chat(game, 2);
        expect(lines.map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3']);
      });
    });

    clockSuite(() => storage);
    complaintSuite(() => storage);
    outboxSuite(() => ({ storage, someone }));
  });
}
