import type { Proof, UsedCredential } from '../protocol/index.ts';
import { hashOf, readCode } from '../random.ts';
import { Refused } from '../refused.ts';
import type { IdentityStore, Keys } from '../storage/index.ts';
import { isOfUse, possible, type PasskeyAddress } from './address.ts';
import type { Challenges } from './challenges.ts';
import { askToSign, readUsed } from './passkeys.ts';
import type { Passwords } from './passwords.ts';

interface ProofsServices {
  readonly store: IdentityStore;
  readonly challenges: Challenges;
  readonly passwords: Passwords;
  /** The only address of this server; null: whatever people come by. */
  readonly origin: string | null;
  readonly now: () => number;
}

/**
 * Whoever finds a browser left open has none of its person's keys: where there is one, what could take the person over
 * or shut them out takes it.
 */
export class Proofs {
  private readonly services: ProofsServices;

  constructor(services: ProofsServices) {
    this.services = services;
  }

  /** What the browser is to sign with one of this person's passkeys. */
  async ask(person: string, address: PasskeyAddress | null) {
    const here = possible(address);
    const { passkeys } = await this.services.store.keysOf(person);
    const challenge = await this.services.challenges.make('prove', person);
    return askToSign(
      here,
      challenge,
      passkeys.filter(({ host }) => host === here.host),
    );
  }

  /** Throws unless it is a key of this person, or there is none. */
  async check(person: string, proof: Proof | undefined, address: PasskeyAddress | null): Promise<void> {
    const keys = await this.services.store.keysOf(person);
    if (!this.hasAny(keys)) return;
    if (proof === undefined) {
      throw new Refused(
        'not allowed',
        'This takes one of your keys: your password, your recovery code, or a passkey at the address where it was made.',
      );
    }
    if (!(await this.isRight(person, keys, proof, address))) {
      throw new Refused(
        'not allowed',
        'That did not work. Please check what you entered, or use another key.',
      );
    }
  }

  /** A passkey that no browser would use any more, since the server has moved, protects nobody. */
  private hasAny({ passkeys, password, recoveryAt }: Keys): boolean {
    const { origin } = this.services;
    return password !== null || recoveryAt !== null || passkeys.some(({ host }) => isOfUse(host, origin));
  }

  private async isRight(
    person: string,
    keys: Keys,
    proof: Proof,
    address: PasskeyAddress | null,
  ): Promise<boolean> {
    const { store, passwords } = this.services;
    switch (proof.by) {
      case 'password':
        return passwords.verify(keys.password?.hash ?? null, proof.password);
      case 'recovery code':
        return (await store.recoveryBy(hashOf(readCode(proof.code))))?.person === person;
      case 'passkey':
        return this.isSigned(person, keys, proof.credential, address);
    }
  }

  private async isSigned(
    person: string,
    { passkeys }: Keys,
    credential: UsedCredential,
    address: PasskeyAddress | null,
  ): Promise<boolean> {
    const { store, challenges, now } = this.services;
    const key = passkeys.find(({ id }) => id === credential.id);
    if (key === undefined || address === null || key.host !== address.host) return false;
    const counter = await readUsed(address, credential, key, (challenge) =>
      challenges.meets('prove', person, challenge),
    );
    return counter !== null && store.usePasskey(key, counter, now());
  }
}
