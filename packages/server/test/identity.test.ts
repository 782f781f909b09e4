import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Identity, passkeyAddress } from '../src/identity/index.ts';
import { reply as replySchema, type IdentityRequest, type Proof, type Reply } from '../src/protocol/index.ts';
import { storageIn } from '../src/storage/index.ts';
import { endSignedOut, Sessions } from '../src/transport/index.ts';
import { Session } from '../src/transport/session.ts';
import { Authenticator } from './kit/authenticator.ts';
import { Client } from './kit/client.ts';
import { memoryDatabase } from './kit/memory-database.ts';
import { TestServer } from './kit/server.ts';

const PASSWORD = 'correct horse battery';

describe('an identity that lasts', () => {
  const server = new TestServer();
  const clients: Client[] = [];
  beforeAll(() => server.start());
  afterAll(async () => {
    for (const client of clients) client.disconnect();
    await server.end();
  });

  const origin = (): string => server.address.replace('127.0.0.1', 'localhost');

  /** As a browser at this address would ask. */
  async function send(method: string, client: Client, path: string, body: unknown, from = origin()) {
    const response = await fetch(`${from}${path}`, {
      method,
      headers: { 'content-type': 'application/json', cookie: client.cookie, origin: from },
      body: JSON.stringify(body),
    });
    const given = response.headers.get('set-cookie');
    if (given !== null) client.cookie = given.split(';')[0];
    return replySchema.parse(await response.json());
  }

  const tryIdentity = (client: Client, wish: IdentityRequest, from = origin()): Promise<Reply> =>
    send('POST', client, '/api/identity', wish, from);

  const forget = (client: Client, proof?: Proof): Promise<Reply> =>
    send('DELETE', client, '/api/me', showing(proof));

  async function identity(client: Client, wish: IdentityRequest) {
    const reply = await tryIdentity(client, wish);
    if (!reply.ok) throw new Error(`${reply.problem}: ${reply.message}`);
    return reply;
  }

  async function person(name: string): Promise<Client> {
    const client = await Client.named(server, name);
    clients.push(client);
    return client;
  }

  const stranger = (): Client => new Client(server);

  async function challengeFor(client: Client, wish: 'prove' | 'challenge'): Promise<string> {
    const { challenge } = await identity(client, { identity: wish });
    return challenge?.challenge ?? '';
  }

  async function newChallengeFor(client: Client, proof?: Proof): Promise<string> {
    const { newPasskey } = await identity(client, { identity: 'new passkey', ...showing(proof) });
    return newPasskey?.challenge ?? '';
  }

  const showing = (proof: Proof | undefined) => (proof === undefined ? {} : { proof });

  /** The person shows a passkey that they have. */
  async function signed(client: Client, device: Authenticator): Promise<Proof> {
    return { by: 'passkey', credential: device.sign(await challengeFor(client, 'prove'), origin()) };
  }

  async function addPasskey(client: Client, name: string, proof?: Proof): Promise<Authenticator> {
    const device = new Authenticator();
    const credential = device.make(await newChallengeFor(client, proof), origin());
    await identity(client, { identity: 'add passkey', name, credential: asNew(credential) });
    return device;
  }

  const asNew = (credential: ReturnType<Authenticator['make']>) => ({
    ...credential,
    response: { ...credential.response, transports: [] },
  });

  async function signInByPasskey(device: Authenticator): Promise<Client> {
    const browser = stranger();
    const credential = device.sign(await challengeFor(browser, 'challenge'), origin());
    await identity(browser, { identity: 'sign in by passkey', credential });
    return browser;
  }

  const meOf = async (client: Client) => {
    const reply = await client.askByHttp({ ask: 'me' });
    return reply.ok ? reply.me : undefined;
  };

  it('a passkey opens its person in another browser, and each of several does', async () => {
    const ann = await person('Ann');
    expect((await meOf(ann))?.hasKey).toBe(false);
    const phone = await addPasskey(ann, 'Phone');
    const keys = [phone, await addPasskey(ann, 'Laptop', await signed(ann, phone))];
    expect((await meOf(ann))?.hasKey).toBe(true);
    for (const key of keys) expect((await meOf(await signInByPasskey(key)))?.id).toBe(ann.id);
    const { identity: view } = await identity(ann, { identity: 'look' });
    expect(view).toMatchObject({
      passkeys: [
        { name: 'Phone', isForHere: true },
        { name: 'Laptop', isForHere: true },
      ],
      devices: 3,
      canHavePasskeys: true,
    });
    expect(view?.passkeys.every(({ usedAt }) => usedAt !== null)).toBe(true);
    const proof = await signed(ann, keys[1]);
    await identity(ann, { identity: 'remove passkey', id: keys[0].id, proof });
    await expect(signInByPasskey(keys[0])).rejects.toThrow('That did not work');
    expect((await meOf(await signInByPasskey(keys[1])))?.id).toBe(ann.id);
  });

  it('the browser is asked for a key that finds itself, and nobody is named before they sign in', async () => {
    const ann = await person('Ann');
    const { newPasskey } = await identity(ann, { identity: 'new passkey' });
    expect(newPasskey).toMatchObject({ authenticatorSelection: { residentKey: 'required' } });
    const { challenge } = await identity(stranger(), { identity: 'challenge' });
    expect(challenge?.allowCredentials ?? []).toEqual([]);
  });

  it('a signature works once, for the challenge, the address and the person it was made for', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const key = await addPasskey(ann, 'Phone');
    const refused = { ok: false, problem: 'not allowed' };
    const once = key.sign(await challengeFor(ann, 'challenge'), origin());
    await identity(stranger(), { identity: 'sign in by passkey', credential: once });
    const signIn = (credential: typeof once) =>
      tryIdentity(stranger(), { identity: 'sign in by passkey', credential });
    expect(await signIn(once)).toMatchObject(refused);
    expect(await signIn(key.sign('bm8gc3VjaCBjaGFsbGVuZ2U', origin()))).toMatchObject(refused);
    const elsewhere = key.sign(await challengeFor(ann, 'challenge'), 'http://evil.localhost');
    expect(await signIn(elsewhere)).toMatchObject(refused);
    // What was made for adding a key or for proving something signs nobody in.
    const forAdding = await newChallengeFor(ann, await signed(ann, key));
    expect(await signIn(key.sign(forAdding, origin()))).toMatchObject(refused);
    expect(await signIn(key.sign(await challengeFor(ann, 'prove'), origin()))).toMatchObject(refused);
    // One person's challenge adds no key for another, nor does one that anybody gets.
    for (const [who, challenge] of [
      [bob, await newChallengeFor(ann, await signed(ann, key))],
      [ann, await challengeFor(ann, 'prove')],
      [ann, await challengeFor(ann, 'challenge')],
    ] as const) {
      const credential = asNew(new Authenticator().make(challenge, origin()));
      const wish = { identity: 'add passkey', name: 'Mine', credential } as const;
      expect(await tryIdentity(who, wish)).toMatchObject(refused);
    }
    // Another key under the same name of the credential.
    const forged = {
      ...new Authenticator().sign(await challengeFor(ann, 'challenge'), origin()),
      id: key.id,
    };
    expect(await signIn({ ...forged, rawId: key.id })).toMatchObject(refused);
    await expect(identity(bob, { identity: 'remove passkey', id: key.id })).rejects.toThrow(
      'You have no such passkey',
    );
  });

  it('at an address with a number there are no passkeys, and it is said', async () => {
    const ann = await person('Ann');
    const reply = await tryIdentity(ann, { identity: 'look' }, server.address);
    expect(reply).toMatchObject({ ok: true, identity: { canHavePasskeys: false } });
    expect(await tryIdentity(ann, { identity: 'new passkey' }, server.address)).toMatchObject({
      ok: false,
      problem: 'not allowed',
    });
    expect(passkeyAddress('http://game.home')).toBeNull();
    expect(passkeyAddress('https://192.168.0.7')).toBeNull();
    expect(passkeyAddress('https://[::1]:4343')).toBeNull();
    expect(passkeyAddress('https://smashup.example:8443')).toEqual({
      origin: 'https://smashup.example:8443',
      host: 'smashup.example',
    });
  });

  it('a password with a name that the server has drawn opens its person', async () => {
    const ann = await person('Änn B.');
    const { identity: view } = await identity(ann, { identity: 'set password', password: PASSWORD });
    const signInName = view?.signInName ?? '';
    expect(signInName).toMatch(/^annb-\d{5}$/);
    const browser = stranger();
    await identity(browser, {
      identity: 'sign in by password',
      signInName: ` ${signInName.toUpperCase()} `,
      password: PASSWORD,
    });
    expect((await meOf(browser))?.id).toBe(ann.id);
  });

  it('a wrong password and a name that does not exist are answered alike', async () => {
    const ann = await person('Ann');
    const { identity: view } = await identity(ann, { identity: 'set password', password: PASSWORD });
    const trying = (signInName: string, password: string) =>
      tryIdentity(stranger(), { identity: 'sign in by password', signInName, password });
    const wrong = await trying(view?.signInName ?? '', 'something else');
    expect(wrong).toMatchObject({ ok: false, problem: 'not allowed' });
    expect(await trying('nobody-00000', PASSWORD)).toEqual(wrong);
    const code = await tryIdentity(stranger(), {
      identity: 'sign in by recovery code',
      code: 'AAAAA-AAAAA',
      clear: false,
    });
    expect(code).toEqual(wrong);
  });

  it('one password is not tried for ever, wherever the tries come from', async () => {
    const trying = () =>
      tryIdentity(stranger(), {
        identity: 'sign in by password',
        signInName: 'somebody-12345',
        password: 'a guess',
      });
    const problems = [];
    for (let tries = 0; tries < 21; tries++) {
      const reply = await trying();
      problems.push(reply.ok ? 'in' : reply.problem);
    }
    expect(problems).toEqual([...Array.from({ length: 20 }, () => 'not allowed'), 'slow down']);
  });

  describe('whoever finds a browser open', () => {
    /** What could take somebody over, or shut them out. */
    const CHANGES: readonly IdentityRequest[] = [
      { identity: 'new passkey' },
      { identity: 'remove passkey', id: 'any' },
      { identity: 'set password', password: 'mine from now on' },
      { identity: 'remove password' },
      { identity: 'new recovery code' },
    ];
    const change = (client: Client, wish: IdentityRequest, proof?: Proof) =>
      tryIdentity(client, { ...wish, ...showing(proof) });
    const refused = { ok: false, problem: 'not allowed' };

    /** Somebody with one key, and how they show it. */
    const OWNERS: Readonly<Record<Proof['by'], (ann: Client) => Promise<() => Promise<Proof>>>> = {
      password: async (ann) => {
        await identity(ann, { identity: 'set password', password: PASSWORD });
        return async () => ({ by: 'password', password: PASSWORD });
      },
      passkey: async (ann) => {
        const device = await addPasskey(ann, 'Phone');
        return () => signed(ann, device);
      },
      'recovery code': async (ann) => {
        const { recoveryCode: code = '' } = await identity(ann, { identity: 'new recovery code' });
        return async () => ({ by: 'recovery code', code });
      },
    };

    it.each(Object.entries(OWNERS))('of somebody with a %s cannot change a key', async (_, give) => {
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      await give(ann);
      const stolen = await addPasskey(bob, 'Bob’s');
      const before = (await identity(ann, { identity: 'look' })).identity;
      const guesses: readonly (Proof | undefined)[] = [
        undefined,
        { by: 'password', password: 'a guess of mine' },
        { by: 'recovery code', code: 'AAAAA-AAAAA-AAAAA-AAAAA' },
        await signed(bob, stolen),
        await signed(ann, new Authenticator()),
      ];
      for (const wish of CHANGES)
        for (const guess of guesses) expect(await change(ann, wish, guess)).toMatchObject(refused);
      for (const guess of guesses) expect(await forget(ann, guess)).toMatchObject(refused);
      expect((await identity(ann, { identity: 'look' })).identity).toEqual(before);
    });

    it.each(Object.entries(OWNERS))('and has their %s can', async (_, give) => {
      for (const wish of CHANGES) {
        const ann = await person('Ann');
        const show = await give(ann);
        expect(await change(ann, wish, await show())).not.toMatchObject(refused);
      }
    });

    it.each(Object.entries(OWNERS))(
      'and has their %s can have them forgotten, even if they are banned',
      async (_, give) => {
        for (const isBanned of [false, true]) {
          const ann = await person('Ann');
          const show = await give(ann);
          if (isBanned) await server.operation.ban(ann.id);
          // The page has to know which key to ask for.
          expect(await tryIdentity(ann, { identity: 'look' })).toMatchObject({ ok: true });
          expect(await forget(ann, await show())).toEqual({ ok: true });
        }
      },
    );

    it('shows a signature once, which was made to be shown, by that person', async () => {
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      const key = await addPasskey(ann, 'Phone');
      const wish: IdentityRequest = { identity: 'new recovery code' };
      const proof = await signed(ann, key);
      expect(await change(ann, wish, proof)).toMatchObject({ ok: true });
      expect(await change(ann, wish, proof)).toMatchObject(refused);
      const forAdding = await newChallengeFor(ann, await signed(ann, key));
      for (const challenge of [
        forAdding,
        await challengeFor(ann, 'challenge'),
        await challengeFor(bob, 'prove'),
      ]) {
        const credential = key.sign(challenge, origin());
        expect(await change(ann, wish, { by: 'passkey', credential })).toMatchObject(refused);
      }
    });

    it('asks one’s browser for one’s own passkeys', async () => {
      const ann = await person('Ann');
      const key = await addPasskey(ann, 'Phone');
      const { challenge } = await identity(ann, { identity: 'prove' });
      expect(challenge?.allowCredentials).toMatchObject([{ id: key.id }]);
    });
  });

  it('a password that is changed keeps its name', async () => {
    const ann = await person('Ann');
    const { identity: first } = await identity(ann, { identity: 'set password', password: PASSWORD });
    const { identity: second } = await identity(ann, {
      identity: 'set password',
      password: 'another long one',
      proof: { by: 'password', password: PASSWORD },
    });
    expect(second?.signInName).toBe(first?.signInName);
    const { identity: none } = await identity(ann, {
      identity: 'remove password',
      proof: { by: 'password', password: 'another long one' },
    });
    expect(none?.signInName).toBeNull();
  });

  it('a short password is not understood', async () => {
    const ann = await person('Ann');
    expect(await tryIdentity(ann, { identity: 'set password', password: 'too short' })).toMatchObject({
      ok: false,
      problem: 'bad request',
    });
  });

  it('a code that was written down is the way back, once, and can shut every other way', async () => {
    const ann = await person('Ann');
    const key = await addPasskey(ann, 'Lost phone');
    const makeCode = async () =>
      identity(ann, { identity: 'new recovery code', proof: await signed(ann, key) });
    const old = await makeCode();
    const { recoveryCode: code } = await makeCode();
    expect(code).toMatch(/^([A-Z2-9]{5}-){3}[A-Z2-9]{5}$/);
    const back = (typed: string | undefined, clear: boolean) => {
      const browser = stranger();
      const wish = { identity: 'sign in by recovery code', code: typed ?? '', clear } as const;
      return { browser, reply: tryIdentity(browser, wish) };
    };
    // A new code ends the one before.
    expect(await back(old.recoveryCode, false).reply).toMatchObject({ ok: false });
    const { browser, reply } = back(` ${code?.toLowerCase().replaceAll('-', ' ')} `, true);
    expect(await reply).toMatchObject({ ok: true, me: { id: ann.id, hasKey: false } });
    expect(await back(code, true).reply).toMatchObject({ ok: false });
    await expect(signInByPasskey(key)).rejects.toThrow('That did not work');
    expect(await meOf(ann)).toBeUndefined();
    expect((await meOf(browser))?.id).toBe(ann.id);
  });

  it('signing out elsewhere ends every other page at once, everywhere also this one', async () => {
    const ann = await person('Ann');
    await identity(ann, { identity: 'set password', password: PASSWORD });
    await ann.connect();
    const { carry } = await ann.ask({ ask: 'carry' });
    const phone = stranger();
    await phone.post('/api/carried', { token: carry?.token });
    const { carry: unused } = await ann.ask({ ask: 'carry' });
    await phone.connect();
    clients.push(phone);
    const { identity: view } = await identity(ann, { identity: 'sign out', where: 'elsewhere' });
    expect(view?.devices).toBe(1);
    await server.settled();
    expect(phone.isConnected).toBe(false);
    expect(await meOf(phone)).toBeUndefined();
    expect(ann.isConnected).toBe(true);
    // A link that was not used yet is worth nothing any more.
    await expect(stranger().post('/api/carried', { token: unused?.token })).rejects.toThrow('not there');
    await identity(ann, { identity: 'sign out', where: 'everywhere' });
    await server.settled();
    expect(ann.isConnected).toBe(false);
    expect(await meOf(ann)).toBeUndefined();
  });

  it('who signs in as somebody else leaves who they were in this browser', async () => {
    const [ann, bob] = [await person('Ann'), await person('Bob')];
    const { identity: view } = await identity(ann, { identity: 'set password', password: PASSWORD });
    const before = bob.cookie;
    await identity(bob, {
      identity: 'sign in by password',
      signInName: view?.signInName ?? '',
      password: PASSWORD,
    });
    expect((await meOf(bob))?.id).toBe(ann.id);
    bob.cookie = before;
    expect(await meOf(bob)).toBeUndefined();
  });

  it('keys are exported without what they open with, and forgotten with their person', async () => {
    const ann = await person('Ann');
    const key = await addPasskey(ann, 'Phone');
    const { identity: view } = await identity(ann, {
      identity: 'set password',
      password: PASSWORD,
      proof: await signed(ann, key),
    });
    const { recoveryCode } = await identity(ann, {
      identity: 'new recovery code',
      proof: { by: 'password', password: PASSWORD },
    });
    await ann.connect();
    const { export: everything } = await ann.ask({ ask: 'export' });
    expect(everything).toMatchObject({
      passkeys: [{ name: 'Phone' }],
      password: { sign_in_name: view?.signInName },
      recoveryAt: expect.any(Number),
      carriesUntil: [],
      turns: [],
    });
    expect(JSON.stringify(everything)).not.toMatch(/argon2|public_key|hash/);
    expect(await forget(ann, { by: 'password', password: PASSWORD })).toEqual({ ok: true });
    await expect(signInByPasskey(key)).rejects.toThrow('That did not work');
    for (const wish of [
      { identity: 'sign in by password', signInName: view?.signInName ?? '', password: PASSWORD },
      { identity: 'sign in by recovery code', code: recoveryCode ?? '', clear: false },
    ] as const)
      expect(await tryIdentity(stranger(), wish)).toMatchObject({ ok: false });
  });

  it('nobody who is not known looks at keys or changes them', async () => {
    for (const wish of [
      { identity: 'look' },
      { identity: 'prove' },
      { identity: 'new passkey' },
      { identity: 'set password', password: PASSWORD },
      { identity: 'new recovery code' },
      { identity: 'sign out', where: 'everywhere' },
    ] as const)
      expect(await tryIdentity(stranger(), wish)).toMatchObject({ ok: false, problem: 'who are you' });
  });
});

describe('a browser that another process has signed out', () => {
  it('hears no more, and the others go on', async () => {
    const storage = storageIn(await memoryDatabase());
    const identity = new Identity({
      store: storage.identity,
      people: storage.people,
      origin: null,
      now: () => 1,
    });
    const sessions = new Sessions();
    const ended: string[] = [];
    const nobody = new Set<string>();
    const known = {
      person: { id: 'ann', name: 'Ann' },
      relations: {
        blocked: nobody,
        blockedBy: nobody,
        muted: nobody,
        friends: nobody,
        wanted: nobody,
        wantedBy: nobody,
        names: new Map<string, string>(),
      },
      hears: true,
    };
    for (const device of ['phone', 'laptop']) {
      await storage.identity.enter({ person: 'ann', secretHash: device, at: 1 });
      const line = { device, end: () => void ended.push(device) };
      sessions.add(new Session(known, 'somewhere', () => {}, line));
    }
    await endSignedOut(identity, sessions);
    expect(ended).toEqual([]);
    await identity.leave('phone');
    await endSignedOut(identity, sessions);
    expect(ended).toEqual(['phone']);
    await storage.close();
  });
});

describe('a passkey of an address that the server has left', () => {
  const lost = {
    id: 'lost',
    person: 'ann',
    public_key: '',
    counter: 0,
    transports: '[]',
    host: 'old.example',
    name: 'Phone',
    made_at: 1,
    used_at: null,
  };

  it.each([
    { origin: 'https://new.example', isAsked: false },
    { origin: 'https://old.example', isAsked: true },
    // Whoever comes by another address has it all the same.
    { origin: null, isAsked: true },
  ])('is asked for at $origin: $isAsked', async ({ origin, isAsked }) => {
    const storage = storageIn(await memoryDatabase());
    const { identity: store, people } = storage;
    const identity = new Identity({ store, people, origin, now: () => 1 });
    await store.addPasskey(lost);
    const code = identity.newRecoveryCode('ann', undefined, null).catch(() => null);
    expect((await code) === null).toBe(isAsked);
    await storage.close();
  });
});

describe('tries from one address', () => {
  const server = new TestServer({ limits: { triesPerMinute: 3 } });
  beforeAll(() => server.start());
  afterAll(() => server.end());

  it('are few, whatever is tried', async () => {
    const problems = [];
    for (const body of [
      { identity: 'challenge' },
      { identity: 'sign in by password', signInName: 'a-1', password: 'x' },
      { identity: 'sign in by recovery code', code: 'x', clear: false },
      { identity: 'sign in by password', signInName: 'b-1', password: 'x' },
    ]) {
      const response = await fetch(`${server.address}/api/identity`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const reply = replySchema.parse(await response.json());
      problems.push(reply.ok ? 'in' : reply.problem);
    }
    expect(problems).toEqual(['not allowed', 'not allowed', 'not allowed', 'slow down']);
  });

  it('are few at a browser that was left open, too', async () => {
    const strict = new TestServer({ limits: { triesPerMinute: 4 } });
    await strict.start();
    // Somebody new is a try, and so is a password.
    const ann = await Client.named(strict, 'Ann');
    await ann.post('/api/identity', { identity: 'set password', password: PASSWORD });
    const guess = { identity: 'new recovery code', proof: { by: 'password', password: 'a guess' } };
    const guesses = async () => ann.post('/api/identity', guess);
    for (const problem of ['not allowed', 'not allowed', 'slow down'])
      await expect(guesses()).rejects.toThrow(problem);
    await strict.end();
  });
});
