import type {
  MailboxRow,
  MailboxStore,
  NoticeStore,
  OutboxRow,
  OutboxStore,
  TablesStore,
} from '../storage/index.ts';
import { confirmWords, turnWords, type WaitingTable } from './mail-words.ts';
import type { MailKeys } from './mailboxes.ts';
import type { Retries } from './retries.ts';
import type { Mail, Smtp } from './smtp.ts';
import { speakOf } from './spoken.ts';

interface MailerServices {
  readonly smtp: Smtp;
  readonly keys: MailKeys;
  readonly outbox: OutboxStore;
  readonly mailboxes: MailboxStore;
  readonly notices: NoticeStore;
  readonly tables: TablesStore;
  readonly retries: Retries;
  /** The address of the game. */
  readonly origin: string;
  /** Is this person looking at that table right now? Null: another process may know. */
  readonly isHere: (game: string, person: string) => boolean | null;
  /** How long after a mail the next one goes to a person who wants one a day. */
  readonly digest: number;
  readonly now: () => number;
  readonly report: (error: unknown, where: string) => void;
}

const AT_ONCE = 20;
const LOOK_AGAIN_MILLIS = 30_000;
const TIDY_MILLIS = 3_600_000;
/** How long an unreachable mail server is left alone. */
const REST_MILLIS = 30_000;

/**
 * Sends what waits in the outbox as mail: all of a person's turns in one mail, leaving out what was taken back
 * meanwhile.
 */
export class Mailer {
  private readonly services: MailerServices;
  private restUntil = 0;
  private tidyAt = 0;
  private isDown = false;

  constructor(services: MailerServices) {
    this.services = services;
  }

  async sendDue(): Promise<void> {
    const { outbox, now } = this.services;
    await this.tidy();
    if (now() < this.restUntil) return;
    const due = await outbox.due('mail', now(), AT_ONCE);
    const questions = due.filter(({ event }) => event === 'confirm');
    const people = new Set(due.filter(({ event }) => event !== 'confirm').map(({ person }) => person));
    await Promise.all([
      ...questions.map((letter) => this.confirm(letter)),
      ...[...people].map((person) => this.tell(person)),
    ]);
  }

  /** An address that nobody confirms in time is deleted. */
  private async tidy(): Promise<void> {
    const { mailboxes, now } = this.services;
    if (now() < this.tidyAt) return;
    this.tidyAt = now() + TIDY_MILLIS;
    await mailboxes.dropLate(now());
  }

  private async confirm(letter: OutboxRow): Promise<void> {
    const { mailboxes, retries, keys, origin, now } = this.services;
    const mailbox = await mailboxes.byId(letter.about);
    if (mailbox === undefined || mailbox.until === null || mailbox.until <= now()) {
      await retries.drop([letter]);
      return;
    }
    if (!(await retries.hold([letter]))) return;
    const link = `${origin}/mail/confirm#${keys.confirm(mailbox.id)}`;
    const mail = { id: letter.id, to: mailbox.address, ...confirmWords(origin, link), headers: {} };
    if (await this.send([letter], mailbox, mail)) await retries.drop([letter]);
  }

  private async tell(person: string): Promise<void> {
    const { outbox, mailboxes, notices, retries, now } = this.services;
    const all = (await outbox.of('mail', person)).filter(
      ({ event, held_until }) => event !== 'confirm' && held_until <= now(),
    );
    const mailbox = await mailboxes.confirmedOf(person);
    const turns = await notices.waitingFor(person);
    // A letter that was being sent when its turn was played could not be taken back then.
    const letters =
      mailbox === undefined
        ? []
        : all.filter(({ about, turn }) => turns.some((row) => row.game === about && row.turn === turn));
    const needless = all.filter((letter) => !letters.includes(letter));
    if (needless.length > 0) await retries.drop(needless);
    if (mailbox === undefined || letters.length === 0) return;
    const isSeen = ({ about }: OutboxRow): boolean => this.services.isHere(about, person) === true;
    const seen = letters.filter(isSeen);
    if (seen.length > 0) await retries.putOff(seen, now() + LOOK_AGAIN_MILLIS);
    const fresh = letters.filter((letter) => !isSeen(letter));
    if (fresh.length === 0) return;
    const next = this.nextMail(mailbox, fresh);
    if (next > now()) await retries.putOff(fresh, next);
    else if (await retries.hold(fresh)) await this.tellOf(fresh, mailbox);
  }

  /** A reminder comes on time or not at all; everything else waits for the daily mail, if the person wants one. */
  private nextMail({ pace, mailed_at }: MailboxRow, letters: readonly OutboxRow[]): number {
    const isUrgent = letters.some(({ event }) => event === 'reminder');
    return pace === 'day' && !isUrgent && mailed_at !== null ? mailed_at + this.services.digest : 0;
  }

  private async tellOf(letters: readonly OutboxRow[], mailbox: MailboxRow): Promise<void> {
    const { outbox, keys, origin, now } = this.services;
    const stop = keys.stop(mailbox.id);
    const mail = {
      id: letters[0]?.id ?? mailbox.id,
      to: mailbox.address,
      ...turnWords({
        ...(await this.waiting(mailbox.person, letters)),
        pace: mailbox.pace,
        settings: `${origin}/me`,
        stop: `${origin}/mail/stop#${stop}`,
      }),
      headers: stopHeaders(`${origin}/api/mail/stop?key=${stop}`),
    };
    if (await this.send(letters, mailbox, mail)) await outbox.mailed(letters, mailbox.id, now());
  }

  private async waiting(
    person: string,
    letters: readonly OutboxRow[],
  ): Promise<{ readonly fresh: readonly WaitingTable[]; readonly known: readonly WaitingTable[] }> {
    const { notices, tables, origin } = this.services;
    const table = async (game: string, isUrgent: boolean): Promise<WaitingTable> => ({
      address: `${origin}/t/${game}`,
      others: (await speakOf(tables, person, game)).others,
      isUrgent,
    });
    const games = [...new Set(letters.map(({ about }) => about))];
    const urgent = new Set(letters.flatMap(({ event, about }) => (event === 'reminder' ? [about] : [])));
    const others = (await notices.waitingFor(person)).filter(({ game }) => !games.includes(game));
    return {
      fresh: await Promise.all(games.map((game) => table(game, urgent.has(game)))),
      known: await Promise.all(others.map(({ game, reminded }) => table(game, reminded === 1))),
    };
  }

  /** True: it was sent. */
  private async send(letters: readonly OutboxRow[], mailbox: MailboxRow, mail: Mail): Promise<boolean> {
    const { smtp, mailboxes, retries, now } = this.services;
    const sent = await smtp.send(mail);
    this.noteLine(sent.kind === 'down' ? sent.error : null);
    if (sent.kind === 'sent') return true;
    if (sent.kind === 'refused') {
      await mailboxes.refused(mailbox.id, now());
      await retries.drop(letters);
    } else await retries.failed(letters, sent.error);
    return false;
  }

  /** That a mail server is gone is reported once, until it is back. */
  private noteLine(trouble: unknown): void {
    const { now, report } = this.services;
    if (trouble !== null) this.restUntil = now() + REST_MILLIS;
    if (trouble !== null && !this.isDown) report(trouble, 'mail');
    this.isDown = trouble !== null;
  }
}

/** For the button of mail programs (RFC 2369 and, over https, RFC 8058). */
function stopHeaders(address: string): Record<string, string> {
  return {
    'List-Unsubscribe': `<${address}>`,
    ...(address.startsWith('https:') ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  };
}
