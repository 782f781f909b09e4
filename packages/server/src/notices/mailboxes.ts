import type { MailView } from '../protocol/index.ts';
import { derivedSecret, hashOf, newId, newSecret } from '../random.ts';
import { Refused } from '../refused.ts';
import type { MailboxRow, MailboxStore, NoticeStore, OutboxStore } from '../storage/index.ts';

/** The secrets in mails, by mailbox: derived again whenever a mail is written, so that only hashes are stored. */
export interface MailKeys {
  readonly confirm: (mailbox: string) => string;
  readonly stop: (mailbox: string) => string;
}

/** A day. */
const CONFIRM_MILLIS = 86_400_000;

export async function mailKeys(store: NoticeStore): Promise<MailKeys> {
  const key = await store.setting('mail key', newSecret());
  return {
    confirm: (mailbox) => derivedSecret(key, `confirm ${mailbox}`),
    stop: (mailbox) => derivedSecret(key, `stop ${mailbox}`),
  };
}

/** Where people want mail: addresses are given, confirmed by whoever reads the mail there, and removed. */
export class Mailboxes {
  private readonly store: MailboxStore;
  private readonly outbox: OutboxStore;
  private readonly keys: MailKeys;
  private readonly now: () => number;

  constructor(store: MailboxStore, outbox: OutboxStore, keys: MailKeys, now: () => number) {
    this.store = store;
    this.outbox = outbox;
    this.keys = keys;
    this.now = now;
  }

  async look(person: string): Promise<MailView> {
    const rows = await this.store.of(person);
    const confirmed = rows.find(({ until }) => until === null);
    const offered = rows.find(({ until }) => until !== null && until > this.now());
    return {
      isSent: true,
      address: confirmed?.address ?? null,
      isRefused: confirmed !== undefined && confirmed.refused_at !== null,
      unconfirmed: offered?.address ?? null,
      pace: (confirmed ?? offered)?.pace ?? 'day',
    };
  }

  /**
   * A mail asks whether the address is right. `isAsked` false: it has been asked too often, no matter by whom;
   * nothing is sent, and nobody learns that.
   */
  async give(person: string, address: string, isAsked: boolean): Promise<void> {
    const now = this.now();
    const { pace } = await this.look(person);
    const id = newId();
    const mailbox: MailboxRow = {
      id,
      person,
      address,
      pace,
      until: now + CONFIRM_MILLIS,
      confirm_hash: hashOf(this.keys.confirm(id)),
      stop_hash: hashOf(this.keys.stop(id)),
      made_at: now,
      mailed_at: null,
      refused_at: null,
    };
    const letter = {
      id: newId(),
      channel: 'mail',
      event: 'confirm',
      person,
      about: id,
      turn: 0,
      made_at: now,
      due_at: now,
      held_until: 0,
      attempts: 0,
    } as const;
    await this.store.offer(mailbox, isAsked ? letter : null);
  }

  /** By anybody with the link: they read the mail at that address. */
  async confirm(token: string): Promise<void> {
    if (await this.store.confirm(hashOf(token), this.now())) return;
    throw new Refused(
      'not there',
      'This link has already been used, or it has expired. You can ask for a new one under “Your profile”.',
    );
  }

  /** The same for every key, so that nothing can be found out by trying. */
  async stop(key: string): Promise<void> {
    await this.store.stop(hashOf(key));
  }

  async remove(person: string): Promise<void> {
    await this.store.remove(person);
  }

  async setPace(person: string, pace: MailboxRow['pace']): Promise<void> {
    await this.store.setPace(person, pace);
    if (pace === 'turn') await this.outbox.hurry(person, this.now());
  }
}
