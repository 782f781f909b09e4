import type { IdentityView, NewCredential, Proof, UsedCredential } from '../protocol/index.ts';
import { hashOf, newCode, newSecret, readCode } from '../random.ts';
import { Refused } from '../refused.ts';
import type { IdentityStore, PeopleStore } from '../storage/index.ts';
import { possible, type PasskeyAddress } from './address.ts';
import { Challenges } from './challenges.ts';
import { askForNew, askToSign, readNew, readUsed } from './passkeys.ts';
import { newSignInName, Passwords, readSignInName } from './passwords.ts';
import { Proofs } from './proofs.ts';

/** Somebody has come in; the secret is for the cookie alone. */
interface Entered {
  readonly person: string;
  readonly secret: string;
}

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

interface IdentityServices {
  readonly store: IdentityStore;
  readonly people: PeopleStore;
  /** The only address of this server; null: whatever people come by. */
  readonly origin: string | null;
  readonly now: () => number;
}

/** Keys that outlive a browser: passkeys, a password, a code for the worst case. */
export class Identity {
  private readonly store: IdentityStore;
  private readonly people: PeopleStore;
  private readonly now: () => number;
  private readonly passwords = new Passwords();
  private readonly challenges: Challenges;
  readonly proofs: Proofs;

  constructor({ store, people, origin, now }: IdentityServices) {
    this.store = store;
    this.people = people;
    this.now = now;
    this.challenges = new Challenges(store, now);
    this.proofs = new Proofs({ store, challenges: this.challenges, passwords: this.passwords, origin, now });
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

  async newPasskey(person: string, proof: Proof | undefined, address: PasskeyAddress | null) {
    const here = possible(address);
    await this.proofs.check(person, proof, address);
    const [known, { passkeys }] = await Promise.all([this.people.byId(person), this.store.keysOf(person)]);
    if (known === undefined) throw new Refused('who are you', 'This server no longer knows you.');
    if (passkeys.length >= MOST_PASSKEYS) {
      throw new Refused('not allowed', `You already have ${MOST_PASSKEYS} passkeys. Remove one first.`);
    }
    const challenge = await this.challenges.make('add', person);
    return askForNew(here, { id: person, name: known.name, passkeys }, challenge);
  }

  async addPasskey(
    person: string,
    name: string,
    credential: NewCredential,
    address: PasskeyAddress | null,
  ): Promise<void> {
    const at = this.now();
    const key = await readNew(possible(address), credential, (challenge) =>
      this.challenges.meets('add', person, challenge),
    );
    const isKept =
      key !== null && (await this.store.addPasskey({ ...key, person, name, made_at: at, used_at: null }));
    if (!isKept) throw new Refused('not allowed', 'This passkey could not be used here. Please try again.');
  }

  async removePasskey(
    person: string,
    id: string,
    proof: Proof | undefined,
    address: PasskeyAddress | null,
  ): Promise<void> {
    await this.proofs.check(person, proof, address);
    if (!(await this.store.removePasskey(person, id))) {
      throw new Refused('not there', 'You have no such passkey.');
    }
  }

  async challenge(address: PasskeyAddress | null) {
    const here = possible(address);
    return askToSign(here, await this.challenges.make('enter', null), []);
  }

  async enterByPasskey(credential: UsedCredential, address: PasskeyAddress | null): Promise<Entered> {
    const here = possible(address);
    const key = await this.store.passkey(credential.id);
    if (key === undefined || key.host !== here.host) throw wrongKey();
    const counter = await readUsed(here, credential, key, (challenge) =>
      this.challenges.meets('enter', null, challenge),
    );
    if (counter === null) throw wrongKey();
    return this.enter(key.person, (arrival) => this.store.enterByPasskey(key, counter, arrival));
  }

  // Password

  async setPassword(
    person: string,
    password: string,
    proof: Proof | undefined,
    address: PasskeyAddress | null,
  ): Promise<void> {
    const known = await this.people.byId(person);
    if (known === undefined) throw new Refused('who are you', 'This server no longer knows you.');
    await this.proofs.check(person, proof, address);
    const hash = await this.passwords.hash(password);
    for (let draws = 0; draws < MOST_DRAWS; draws++) {
      const row = { person, sign_in_name: newSignInName(known.name), hash, made_at: this.now() };
      if (await this.store.setPassword(row)) return;
    }
    throw new Refused('trouble', 'No sign-in name could be found for you. Please try again.');
  }

  async removePassword(
    person: string,
    proof: Proof | undefined,
    address: PasskeyAddress | null,
  ): Promise<void> {
    await this.proofs.check(person, proof, address);
    await this.store.removePassword(person);
  }

  async enterByPassword(signInName: string, password: string): Promise<Entered> {
    const row = await this.store.passwordBy(readSignInName(signInName));
    const isRight = await this.passwords.verify(row?.hash ?? null, password);
    if (row === undefined || !isRight) throw wrongKey();
    return this.enter(row.person, (arrival) => this.store.enter(arrival));
  }

  // The way back

  /** Shown once, and kept as a hash. */
  async newRecoveryCode(
    person: string,
    proof: Proof | undefined,
    address: PasskeyAddress | null,
  ): Promise<string> {
    await this.proofs.check(person, proof, address);
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
