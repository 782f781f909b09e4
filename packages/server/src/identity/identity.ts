import type { IdentityView, NewCredential, UsedCredential } from '../protocol/index.ts';
import { hashOf, newCode, newSecret, readCode } from '../random.ts';
import { Refused } from '../refused.ts';
import type { IdentityStore, PeopleStore } from '../storage/index.ts';
import type { PasskeyAddress } from './address.ts';
import { askForAny, askForNew, readNew, readUsed } from './passkeys.ts';
import { Passwords } from './passwords.ts';
import { newSignInName, readSignInName } from './sign-in-name.ts';

/** Somebody has come in; the secret is for the cookie alone. */
interface Entered {
  readonly person: string;
  readonly secret: string;
}

const CHALLENGE_MILLIS = 300_000;
const MOST_PASSKEYS = 20;
/** A hundred bits. */
const RECOVERY_LETTERS = 20;
/** Sign-in names are drawn at random, so one can come up twice. */
const MOST_DRAWS = 20;

/** The same for everything that can be wrong, so that nothing can be found out by trying. */
function wrongKey(): Refused {
  return new Refused(
    'not allowed',
    'That did not work. Please check what you entered, or sign in another way.',
  );
}

/** Keys that outlive a browser: passkeys, a password, a code for the worst case. */
export class Identity {
  private readonly store: IdentityStore;
  private readonly people: PeopleStore;
  private readonly now: () => number;
  private readonly passwords = new Passwords();

  constructor(store: IdentityStore, people: PeopleStore, now: () => number) {
    this.store = store;
    this.people = people;
    this.now = now;
  }

  async look(person: string, address: PasskeyAddress | null): Promise<IdentityView> {
    const { passkeys, password, recoveryAt, devices } = await this.store.keysOf(person);
    return {
      passkeys: passkeys.map(({ id, name, made_at: madeAt, used_at: usedAt, host }) => ({
        id,
        name,
        madeAt,
        usedAt,
        isForHere: host === address?.host,
      })),
      signInName: password?.sign_in_name ?? null,
      recoveryAt,
      devices,
      canHavePasskeys: address !== null,
    };
  }

  // Passkeys

  async newPasskey(person: string, address: PasskeyAddress | null) {
    const here = possible(address);
    const [known, { passkeys }] = await Promise.all([this.people.byId(person), this.store.keysOf(person)]);
    if (known === undefined) throw new Refused('who are you', 'This server does not know you any more.');
    if (passkeys.length >= MOST_PASSKEYS) {
      throw new Refused('not allowed', `You already have ${MOST_PASSKEYS} passkeys. Remove one first.`);
    }
    const challenge = await this.challengeFor(person);
    return askForNew(here, { id: person, name: known.name, passkeys }, challenge);
  }

  async addPasskey(
    person: string,
    name: string,
    credential: NewCredential,
    address: PasskeyAddress | null,
  ): Promise<void> {
    const at = this.now();
    const key = await readNew(possible(address), credential, (challenge) => this.meets(challenge, person));
    const isKept =
      key !== null && (await this.store.addPasskey({ ...key, person, name, made_at: at, used_at: null }));
    if (!isKept) throw new Refused('not allowed', 'This passkey could not be used here. Please try again.');
  }

  async removePasskey(person: string, id: string): Promise<void> {
    if (!(await this.store.removePasskey(person, id))) {
      throw new Refused('not there', 'You have no such passkey.');
    }
  }

  async challenge(address: PasskeyAddress | null) {
    const here = possible(address);
    return askForAny(here, await this.challengeFor(null));
  }

  async enterByPasskey(credential: UsedCredential, address: PasskeyAddress | null): Promise<Entered> {
    const here = possible(address);
    const key = await this.store.passkey(credential.id);
    if (key === undefined || key.host !== here.host) throw wrongKey();
    const counter = await readUsed(here, credential, key, (challenge) => this.meets(challenge, null));
    if (counter === null) throw wrongKey();
    return this.enter(key.person, (arrival) => this.store.enterByPasskey(key, counter, arrival));
  }

  private async challengeFor(person: string | null): Promise<string> {
    const challenge = newSecret();
    await this.store.challenge(hashOf(challenge), person, this.now() + CHALLENGE_MILLIS, this.now());
    return challenge;
  }

  private meets(challenge: string, person: string | null): Promise<boolean> {
    return this.store.meetChallenge(hashOf(challenge), person, this.now());
  }

  // Password

  async setPassword(person: string, password: string, current: string | undefined): Promise<void> {
    const known = await this.people.byId(person);
    if (known === undefined) throw new Refused('who are you', 'This server does not know you any more.');
    await this.checkCurrent(person, current);
    const hash = await this.passwords.hash(password);
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const row = { person, sign_in_name: newSignInName(known.name), hash, made_at: this.now() };
      if (await this.store.setPassword(row)) return;
    }
    throw new Refused('trouble', 'We could not find you a name to sign in with. Please try again.');
  }

  async removePassword(person: string, current: string): Promise<void> {
    await this.checkCurrent(person, current);
    await this.store.removePassword(person);
  }

  /** Somebody who finds a browser left open cannot take over the password, nor make what would remove it. */
  private async checkCurrent(person: string, current: string | undefined): Promise<void> {
    const { password } = await this.store.keysOf(person);
    if (password === null) return;
    if (current === undefined || !(await this.passwords.verify(password.hash, current))) {
      throw new Refused('not allowed', 'That is not your current password.');
    }
  }

  async enterByPassword(signInName: string, password: string): Promise<Entered> {
    const row = await this.store.passwordBy(readSignInName(signInName));
    const isRight = await this.passwords.verify(row?.hash ?? null, password);
    if (row === undefined || !isRight) throw wrongKey();
    return this.enter(row.person, (arrival) => this.store.enter(arrival));
  }

  // The way back

  /** Shown once, and kept as a hash. */
  async newRecoveryCode(person: string, current: string | undefined): Promise<string> {
    await this.checkCurrent(person, current);
    const code = newCode(RECOVERY_LETTERS);
    await this.store.setRecovery(person, hashOf(code), this.now());
    return code.replaceAll(/(.{5})(?=.)/g, '$1-');
  }

  async enterByRecovery(typed: string, clear: boolean): Promise<Entered> {
    const hash = hashOf(readCode(typed));
    const row = await this.store.recoveryBy(hash);
    if (row === undefined) throw wrongKey();
    return this.enter(row.person, (arrival) => this.store.enterByRecovery(hash, arrival, clear));
  }

  private async enter(
    person: string,
    write: (arrival: {
      readonly person: string;
      readonly secretHash: string;
      readonly at: number;
    }) => Promise<boolean>,
  ): Promise<Entered> {
    const secret = newSecret();
    if (!(await write({ person, secretHash: hashOf(secret), at: this.now() }))) throw wrongKey();
    return { person, secret };
  }

  // Signing out

  async leave(device: string): Promise<void> {
    await this.store.dropDevice(device);
  }

  async leaveAll(person: string, except: string | null): Promise<void> {
    await this.store.dropDevices(person, except);
  }

  /** Which of these browsers no longer identify anybody. */
  async gone(devices: readonly string[]): Promise<readonly string[]> {
    const known = await this.store.knownDevices(devices);
    return devices.filter((device) => !known.has(device));
  }
}

function possible(address: PasskeyAddress | null): PasskeyAddress {
  if (address === null) {
    throw new Refused(
      'not allowed',
      'Passkeys only work at an https address with a name. Set a password here instead.',
    );
  }
  return address;
}
