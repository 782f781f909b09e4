import type { OutboxRow, OutboxStore, TablesStore } from '../storage/index.ts';
import type { Push } from './push.ts';
import { namesOf, speakOf } from './spoken.ts';

const WORDS = {
  turn: { title: 'Your turn', body: (names: string) => `The table with ${names} is waiting for you.` },
  reminder: {
    title: 'Still your turn',
    body: (names: string) => `The table with ${names} is waiting for you, and most of your time is gone.`,
  },
  over: {
    title: 'Played',
    body: (names: string) => `The table with ${names} is no longer waiting for you.`,
  },
} as const;

interface PusherServices {
  readonly push: Pick<Push, 'send'>;
  readonly outbox: OutboxStore;
  readonly tables: TablesStore;
  readonly now: () => number;
}

/** Longer than sending takes: after that, another process sends what a process that died was holding. */
const HOLD_MILLIS = 60_000;
const AT_ONCE = 50;
/** How soon letters queued behind one being sent are checked again. */
const AFTER_MILLIS = 1000;

/**
 * Delivers what waits in the outbox to browsers; somebody reading over a shoulder learns names and nothing else. A
 * notice that arrives twice, because a process died while sending it, shows as one: the table is its topic and its
 * tag.
 */
export class Pusher {
  private readonly services: PusherServices;

  constructor(services: PusherServices) {
    this.services = services;
  }

  async sendDue(): Promise<void> {
    const { outbox, now } = this.services;
    const due = await outbox.due('push', now(), AT_ONCE);
    const places = new Map(due.map((letter) => [`${letter.person} ${letter.about}`, letter]));
    await Promise.all([...places.values()].map((letter) => this.say(letter)));
  }

  /** The latest notice to a person about a table replaces all earlier ones. */
  private async say({ person, about }: OutboxRow): Promise<void> {
    const { outbox, now } = this.services;
    const letters = (await outbox.of('push', person)).filter((letter) => letter.about === about);
    const last = letters.at(-1);
    if (last === undefined) return;
    const ids = letters.map(({ id }) => id);
    const isFree = ({ held_until }: OutboxRow): boolean => held_until <= now();
    if (!letters.every(isFree)) {
      const waiting = letters.filter(isFree).map(({ id }) => id);
      if (waiting.length > 0) await outbox.putOff(waiting, now() + AFTER_MILLIS);
    } else if (await outbox.hold(ids, now(), now() + HOLD_MILLIS)) {
      await this.send(last);
      await outbox.drop(ids);
    }
  }

  private async send({ person, about: table, event }: OutboxRow): Promise<void> {
    const { push, tables } = this.services;
    if (event === 'confirm') return;
    const { others } = await speakOf(tables, person, table);
    const { title, body } = WORDS[event];
    const kind = event === 'over' ? 'over' : 'turn';
    await push.send(person, { kind, table, title, body: body(namesOf(others)) });
  }
}
