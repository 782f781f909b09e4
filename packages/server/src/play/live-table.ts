import type { BusMessage } from '../event-bus/index.ts';
import type { FinishedGame } from '../history/index.ts';
import { done, type Outgoing } from '../projection/index.ts';
import type { Reply, Since, Whole } from '../protocol/index.ts';
import { Answers } from './answers/answers.ts';
import { Proposals } from './answers/proposals.ts';
import { Queries } from './answers/queries.ts';
import { Broadcast } from './broadcast/broadcast.ts';
import { Listing } from './broadcast/listing.ts';
import { RematchNotice } from './broadcast/rematch-notice.ts';
import { TurnNotes } from './broadcast/turn-notes.ts';
import { GiveTime } from './clock/give-time.ts';
import { TimeOuts } from './clock/time-outs.ts';
import { Checkpoints } from './journal/checkpoints.ts';
import { finishedGame } from './journal/outcome.ts';
import { Steps } from './journal/steps.ts';
import type { Part } from './part.ts';
import { Absence } from './presence/absence.ts';
import { Attendance } from './presence/attendance.ts';
import { Crowd, type Visitor } from './presence/crowd.ts';
import { Leaving } from './presence/leaving.ts';
import { Progress } from './progress.ts';
import { Queue } from './queue.ts';
import type { TableServices } from './services.ts';
import { TableState } from './table-state.ts';
import { Chat } from './talk/chat.ts';
import { Talk } from './talk/talk.ts';

const RETRY_MILLIS = 2000;
/** Timers do not wait longer than about 24 days. */
const LONGEST_WAIT = 86_400_000;

/**
 * A table in memory. Every change goes through its queue, and after each the table is *reconciled*: every registered part
 * does what follows from the table as it is now. No change has to know what follows from it.
 */
export class LiveTable {
  readonly answers: Answers;
  readonly proposals: Proposals;
  readonly leaving: Leaving;
  readonly giveTime: GiveTime;
  readonly queries: Queries;
  readonly talk: Talk;
  readonly timeOuts: TimeOuts;
  private readonly state: TableState;
  private readonly queue: Queue;
  private readonly steps: Steps;
  private readonly crowd: Crowd;
  private readonly broadcast: Broadcast;
  private readonly progress: Progress;
  private readonly parts: Part[] = [];
  private isClosed = false;
  private stopTimer = (): void => {};
  private stopRetry = (): void => {};

  private constructor(state: TableState, chat: Chat) {
    const { services, id } = state;
    this.state = state;
    this.queue = new Queue(services.activity, {
      reconcile: () => this.reconcile(),
      retry: () => this.retry(),
      report: (error) => services.report(error, id),
    });
    const { queue } = this;
    this.steps = new Steps(state);
    const { steps } = this;
    this.crowd = this.register(new Crowd(state));
    const { crowd } = this;
    const absence = this.register(new Absence(state, crowd));
    this.talk = new Talk(state, queue, crowd, chat);
    this.broadcast = this.register(new Broadcast(state, crowd, absence, this.talk));
    this.register(new Checkpoints(state));
    this.timeOuts = this.register(new TimeOuts(state, queue, steps));
    this.leaving = this.register(new Leaving(state, queue, steps, crowd, absence));
    this.progress = this.register(new Progress(state, queue, steps, (error) => this.failed(error)));
    this.register(new TurnNotes(state));
    this.register(new Listing(state));
    this.register(new Attendance(state, queue, crowd));
    this.register(new RematchNotice(state, crowd));
    this.giveTime = new GiveTime(state, queue, steps);
    this.proposals = new Proposals(state, queue, steps, crowd, absence);
    this.answers = new Answers(state, queue, steps);
    this.queries = new Queries(state, crowd, this.broadcast, this.progress);
  }

  private register<P extends Part>(part: P): P {
    this.parts.push(part);
    return part;
  }

  static async open(services: TableServices, id: string): Promise<LiveTable> {
    const state = await TableState.load(services, id);
    const table = new LiveTable(state, await Chat.open(services.journal, id, services.now));
    table.reconcile();
    services.publish({ kind: 'who is there', table: id });
    return table;
  }

  private reconcile(): void {
    if (this.isClosed) return;
    const { now, after } = this.state.services;
    const at = now();
    const moments = this.parts.map((part) => this.reconcilePart(part, at));
    const next = Math.min(...moments.map((moment) => moment ?? Number.POSITIVE_INFINITY));
    this.stopTimer();
    if (next === Number.POSITIVE_INFINITY) return;
    this.stopTimer = after(Math.min(LONGEST_WAIT, Math.max(0, next - at)), () => this.touch());
  }

  private reconcilePart(part: Part, at: number): number | null {
    try {
      return part.reconcile(at);
    } catch (error) {
      this.failed(error);
      return null;
    }
  }

  /** Time has passed, or there was an outage: the table is reconciled in its turn. */
  touch(): void {
    this.queue.later(() => {});
  }

  private failed(error: unknown): void {
    this.state.services.report(error, this.state.id);
    this.retry();
  }

  /** The table must not get stuck because the database once did. */
  private retry(): void {
    this.stopRetry();
    if (!this.isClosed) this.stopRetry = this.state.services.after(RETRY_MILLIS, () => this.touch());
  }

  /** The table leaves memory. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.stopTimer();
    this.stopRetry();
    this.progress.stop();
    await this.queue.rest();
    for (const part of this.parts) await part.close?.();
  }

  // Facts

  /** Nobody is here: the table can leave memory until somebody comes. */
  get isEmpty(): boolean {
    return this.crowd.isEmpty;
  }

  /** Nobody is here, no bot thinks, and no window passes. */
  get isIdle(): boolean {
    if (!this.isEmpty) return false;
    const next = this.state.isPlaying ? this.state.game?.match.next.kind : undefined;
    return next !== 'bot' && next !== 'pass';
  }

  /** The game waits for this person's answer. */
  awaits(person: string): boolean {
    const next = this.state.game?.match.next;
    return next?.kind === 'person' && next.seat === this.state.seatOf({ id: person });
  }

  get isOverDays(): boolean {
    return this.state.clock.isOverDays;
  }

  /** This person has the table open, and uses the page. */
  isHere(person: string): boolean {
    return !this.crowd.presence.isAway(person, this.state.services.now());
  }

  /** How the game ended; null: it has not. */
  get finished(): FinishedGame | null {
    return finishedGame(this.state);
  }

  // Visitors

  visit(
    visitor: Visitor,
    invitation: string | undefined,
    since: Since | undefined,
  ): Promise<Outgoing<Reply>> {
    return this.queue.answer(
      async () => {
        this.crowd.admit(visitor, invitation === this.state.table.invitation);
        this.crowd.come(visitor);
        await this.steps.catchUp();
        const seat = this.state.seatOf(visitor.person);
        if (seat !== null && this.state.journalState.left.has(seat)) await this.leaving.comeBack(seat);
      },
      () => this.broadcast.since(visitor, since),
    );
  }

  /** Throws if this person may not be here. */
  check(visitor: Visitor): void {
    this.crowd.admit(visitor, false);
  }

  /** Everything, for somebody who was refused or has missed something. */
  whole(visitor: Visitor): Promise<Outgoing<Whole>> {
    return this.read(() => this.broadcast.whole(visitor));
  }

  story(visitor: Visitor): Promise<Outgoing<Reply>> {
    return this.state.services.slowly(() => this.read(() => this.broadcast.story(visitor)));
  }

  passed(visitor: Visitor): Promise<Outgoing<Reply>> {
    return this.state.services.slowly(() => this.read(() => this.broadcast.passed(visitor)));
  }

  private read<T>(read: () => T): Promise<T> {
    return this.queue.answer(() => {}, read);
  }

  go(visitor: Visitor): void {
    this.queue.later(() => this.crowd.go(visitor));
  }

  here(visitor: Visitor, page: string, isVisible: boolean): Promise<Outgoing<Reply>> {
    return this.queue.answer(async () => {
      this.crowd.look(visitor, page, isVisible);
      const seat = this.state.seatOf(visitor.person);
      const { standIns, left } = this.state.journalState;
      if (isVisible && seat !== null && standIns.has(seat) && !left.has(seat)) {
        await this.leaving.comeBack(seat);
      }
    }, done);
  }

  // Other processes, and changes of the stored table

  receive(message: BusMessage, from: string): void {
    this.queue.later(async () => {
      if (message.kind === 'table') await this.state.reload();
      else if (message.kind === 'chat') await this.talk.catchUp();
      else if (message.kind === 'log') await this.catchUpTo(message.number);
      else this.crowd.receive(message, from);
    });
  }

  private async catchUpTo(number: number): Promise<void> {
    const { game } = this.state;
    if (game !== null && game.rows > number) return;
    // The last row of a game becomes a record at once.
    if (!(await this.steps.catchUp())) await this.state.reload();
  }

  /** The stored table has changed: a seat, the set-up, the status. */
  reload(): void {
    this.queue.later(() => this.state.reload());
  }

  /** Messages from other processes may have been lost. */
  reloadAll(): void {
    this.state.services.publish({ kind: 'who is there', table: this.state.id });
    this.queue.later(async () => {
      await this.steps.catchUp();
      await this.state.reload();
      await this.talk.catchUp();
    });
  }

  /** A process has ended, and with it the connections it had. */
  processGone(from: string): void {
    this.queue.later(() => this.crowd.processGone(from));
  }

  /** The person's data was deleted: what they said here, and a seat that is kept for them. */
  forget(person: string): void {
    const isGuest = [...this.state.guests.values()].some((guest) => guest.person === person);
    if (isGuest) this.reload();
    if (this.talk.hasSpoken(person)) this.queue.later(() => this.talk.catchUp());
  }
}
