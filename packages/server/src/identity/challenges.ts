import { hashOf, newSecret } from '../random.ts';
import type { IdentityStore } from '../storage/index.ts';

const CHALLENGE_MILLIS = 300_000;

/** What a passkey signs for: to come in, to be added, or to show that it is really its person who asks. */
type Purpose = 'enter' | 'add' | 'prove';

/** What passkeys sign: once, in time, for one purpose and by one person. */
export class Challenges {
  private readonly store: IdentityStore;
  private readonly now: () => number;

  constructor(store: IdentityStore, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** `person` null: whoever comes in. */
  async make(purpose: Purpose, person: string | null): Promise<string> {
    const challenge = newSecret();
    const now = this.now();
    await this.store.challenge(hashFor(purpose, challenge), person, now + CHALLENGE_MILLIS, now);
    return challenge;
  }

  /** True once, if it was made for this. */
  meets(purpose: Purpose, person: string | null, challenge: string): Promise<boolean> {
    return this.store.meetChallenge(hashFor(purpose, challenge), person, this.now());
  }
}

/** What anybody may ask for, to prove something, must not add a key: the purpose is part of what is looked up. */
function hashFor(purpose: Purpose, challenge: string): string {
  return hashOf(`${purpose} ${challenge}`);
}
