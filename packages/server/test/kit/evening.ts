import { TIMES } from '../../src/config/index.ts';
import type { Person } from '../../src/people/index.ts';
import { readEntry, type JournalEntry } from '../../src/play/journal/entries.ts';
import type { OnlineSetUp, Reply, Request, Whole } from '../../src/protocol/index.ts';
import type { Session } from '../../src/transport/session.ts';
import { World, type Mutant } from '../trials/world.ts';
import { seat, setUp } from './client.ts';

/** Factions that have something to say in the other's turn. */
export const SEATS: OnlineSetUp['seats'] = [
  { ...seat.me, factions: ['Aliens', 'Pirates'] },
  { ...seat.open, factions: ['Ninjas', 'Zombies'] },
];
/** A game in which it comes to that soon. */
export const SEED = '0123456789abcdef0123456789abcdef';

/** Two people at a table, at a server whose clock stands. */
export class Evening {
  world: World;
  readonly table: string;
  private readonly people: readonly Person[];
  private sessions: readonly Session[] = [];
  private given = 0;

  private constructor(world: World, table: string, people: readonly Person[]) {
    this.world = world;
    this.table = table;
    this.people = people;
  }

  static async begin(changes: Partial<OnlineSetUp>, seed = SEED, mutant: Mutant = {}): Promise<Evening> {
    const world = await World.open({ seed, mutant });
    const people = [await world.welcome('Ann'), await world.welcome('Bob')];
    const sessions = await Promise.all(people.map((person) => world.enter(person)));
    const opened = await world.reply(sessions[0], { ask: 'open', setUp: setUp(SEATS, changes) });
    const table = opened.ok ? (opened.table?.id ?? '') : '';
    await world.reply(sessions[1], { ask: 'sit', table, seat: 1 });
    for (const session of sessions)
      await world.reply(session, { ask: 'ready', table, version: 1, ready: true });
    const evening = new Evening(world, table, people);
    await evening.comeTo(world);
    return evening;
  }

  /** The same people at the same table in another world, where it is stored as well. */
  async at(world: World): Promise<Evening> {
    const other = new Evening(world, this.table, this.people);
    await other.comeTo(world);
    return other;
  }

  /** Everybody connects to that process. */
  async comeTo(world: World): Promise<void> {
    this.world = world;
    this.sessions = await Promise.all(this.people.map((person) => world.enter(person)));
    for (const at of [0, 1]) await this.see(at);
  }

  async see(at: number): Promise<Whole> {
    const reply = await this.ask(at, { ask: 'visit', table: this.table });
    if (!reply.ok || reply.whole === undefined) throw new Error('No whole came.');
    return reply.whole;
  }

  ask(at: number, request: Request): Promise<Reply> {
    return this.world.reply(this.sessions[at], request);
  }

  /** Who sits there. */
  person(at: number): string {
    return this.people[at].id;
  }

  /** Without waiting for what comes back. */
  send(at: number, request: { ask: 'answer'; decision: number; picks: number[] }): Promise<void> {
    return this.world.ask(this.sessions[at], { table: this.table, ...request });
  }

  /** A page of theirs is seen. */
  here(at: number): Promise<Reply> {
    return this.ask(at, { ask: 'here', table: this.table, page: `page-of-${at}`, visible: true });
  }

  /** Time passes at a service that lives. */
  async live(millis: number, world = this.world): Promise<void> {
    for (let left = millis; left > 0; left -= 5000) {
      await world.pass(Math.min(left, 5000));
      await world.beat();
    }
  }

  async clocks() {
    return (await this.see(0)).room.clocks;
  }

  /** Whoever is asked answers something, always the same; who it was, or null: a window without a choice. */
  async step(): Promise<number | null> {
    for (const at of [0, 1]) {
      const decision = (await this.see(at)).game?.standing.decision ?? null;
      if (decision === null || (decision.kind === 'respond' && decision.options.length === 1)) continue;
      const { options, min } = decision;
      this.given++;
      const picks = options
        .map((_, pick) => (pick + this.given) % options.length)
        .slice(0, Math.max(1, min))
        .sort((one, other) => one - other);
      await this.world.ask(this.sessions[at], {
        ask: 'answer',
        table: this.table,
        decision: decision.id,
        picks,
      });
      await this.world.pass(TIMES.window);
      return at;
    }
    await this.world.pass(TIMES.window);
    return null;
  }

  async journal(): Promise<JournalEntry[]> {
    const rows = await this.world.storage.journal.read(this.table);
    return rows.map(({ entry }) => readEntry(JSON.parse(entry)));
  }

  async timeOuts(): Promise<JournalEntry[]> {
    return (await this.journal()).filter(({ kind }) => kind === 'time out');
  }
}
