import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Identity, passkeyAddress } from '../src/identity/index.ts';
import { reply as replySchema, type IdentityRequest, type Reply } from '../src/protocol/index.ts';
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
  async function tryIdentity(client: Client, wish: IdentityRequest, from = origin()): Promise<Reply> {
    const response = await fetch(`${from}/api/identity`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: client.cookie, origin: from },
      body: JSON.stringify(wish),
    });
    const given = response.headers.get('set-cookie');
    if (given !== null) client.cookie = given.split(';')[0];
    return replySchema.parse(await response.json());
  }

  async function identity(client: Client, wish: IdentityRequest) {
    const reply = await tryIdentity(client, wish);
    if (!reply.ok) throw new Error(`${reply.problem}: ${reply.message}`);
    return reply;
  }

  async function person(name: string): Promise<Client> {
    const client = await Client.named(() => server.address, name);
    clients.push(client);
    return client;
  }

  const stranger = (): Client => new Client(() => server.address);

  async function challengeFor(client: Client, wish: 'new passkey' | 'challenge'): Promise<string> {
    const { newPasskey, challenge } = await identity(client, { identity: wish });
    return newPasskey?.challenge ?? challenge?.challenge ?? '';
  }

  async function addPasskey(client: Client, name: string): Promise<Authenticator> {
    const device = new Authenticator();
    const credential = device.make(await challengeFor(client, 'new passkey'), origin());
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
    const keys = [await addPasskey(ann, 'Phone'), await addPasskey(ann, 'Laptop')];
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
    await identity(ann, { identity: 'remove passkey', id: keys[0].id });
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
    // What was made for adding a key signs nobody in, and one person's challenge adds no key for another.
    expect(await signIn(key.sign(await challengeFor(ann, 'new passkey'), origin()))).toMatchObject(refused);
    const foreign = asNew(new Authenticator().make(await challengeFor(ann, 'new passkey'), origin()));
    expect(
      await tryIdentity(bob, { identity: 'add passkey', name: 'Mine', credential: foreign }),
    ).toMatchObject(refused);
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

  it('whoever finds a browser open does not take the password over', async () => {
    const ann = await person('Ann');
    const { identity: first } = await identity(ann, { identity: 'set password', password: PASSWORD });
    for (const current of [undefined, 'a guess of mine'])
      expect(
        await tryIdentity(ann, {
          identity: 'set password',
          password: 'mine from now on',
          ...(current === undefined ? {} : { current }),
        }),
      ).toMatchObject({ ok: false, problem: 'not allowed' });
    expect(await tryIdentity(ann, { identity: 'remove password', current: 'a guess' })).toMatchObject({
      ok: false,
    });
    // A recovery code could remove it, and sign everybody else out.
    for (const current of [undefined, 'a guess of mine'])
      expect(
        await tryIdentity(ann, {
          identity: 'new recovery code',
          ...(current === undefined ? {} : { current }),
        }),
      ).toMatchObject({ ok: false, problem: 'not allowed' });
    const { identity: second } = await identity(ann, {
      identity: 'set password',
      password: 'another long one',
      current: PASSWORD,
    });
    expect(second?.signInName).toBe(first?.signInName);
    const { identity: none } = await identity(ann, {
      identity: 'remove password',
      current: 'another long one',
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
    const old = await identity(ann, { identity: 'new recovery code' });
    const { recoveryCode: code } = await identity(ann, { identity: 'new recovery code' });
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
    await expect.poll(() => phone.isConnected).toBe(false);
    expect(await meOf(phone)).toBeUndefined();
    expect(ann.isConnected).toBe(true);
    // A link that was not used yet is worth nothing any more.
    await expect(stranger().post('/api/carried', { token: unused?.token })).rejects.toThrow('not there');
    await identity(ann, { identity: 'sign out', where: 'everywhere' });
    await expect.poll(() => ann.isConnected).toBe(false);
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
    const { identity: view } = await identity(ann, { identity: 'set password', password: PASSWORD });
    const { recoveryCode } = await identity(ann, { identity: 'new recovery code', current: PASSWORD });
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
    await ann.fetch('/api/me', { method: 'DELETE' });
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
    const identity = new Identity(storage.identity, storage.people, () => 1);
    const sessions = new Sessions();
    const ended: string[] = [];
    const nobody = new Set<string>();
    const known = {
      person: { id: 'ann', name: 'Ann' },
      relations: { blocked: nobody, blockedBy: nobody, muted: nobody, names: new Map<string, string>() },
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
});
