import type { News } from '../bell/index.ts';
import type { FinishedGame } from '../history/index.ts';
import type { Outgoing } from '../projection/index.ts';
import { done } from '../projection/index.ts';
import type { Reply, Since, Whole } from '../protocol/index.ts';
import { Absence } from './absence.ts';
import { Answers } from './answers.ts';
import { Chat } from './chat.ts';
import { Checkpoints } from './checkpoints.ts';
import { Crowd } from './crowd.ts';
import { Elsewhere } from './elsewhere.ts';
import { finishedGame } from './finished.ts';
import { Giving } from './giving.ts';
import { Inquiries } from './inquiries.ts';
import { Leaving } from './leaving.ts';
import { Progress } from './progress.ts';
import { Proposals } from './proposals.ts';
import { Queue } from './queue.ts';
import { RoomState } from './room-state.ts';
import { Steps } from './steps.ts';
import type { RoomSurroundings } from './surroundings.ts';
import { Talk } from './talk.ts';
import { Telling } from './telling.ts';
import { TimeOuts } from './time-outs.ts';
import { TurnNotes } from './turn-notes.ts';
import type { Visitor } from './visitor.ts';

const AGAIN_MILLIS = 2000;

/** A table in memory, put together from its parts; it handles coming and going itself. */
export class Room {
  readonly answers: Answers;
  readonly proposals: Proposals;
  readonly leaving: Leaving;
  readonly giving: Giving;
  readonly inquiries: Inquiries;
  readonly talk: Talk;
  readonly timeOuts: TimeOuts;
  private readonly state: RoomState;
  private readonly queue: Queue;
  private readonly crowd: Crowd;
  private readonly telling: Telling;
  private readonly steps: Steps;
  private readonly progress: Progress;
  private readonly absence: Absence;
  private readonly turnNotes: TurnNotes;
  private readonly elsewhere: Elsewhere;
  private readonly checkpoints: Checkpoints;
  private stopTrying = (): void => {};

  private constructor(state: RoomState, chat: Chat) {
    const { around, id } = state;
    this.state = state;
    this.checkpoints = new Checkpoints(state);
    this.queue = new Queue(around.activity, (error) => this.failed(error));
    this.crowd = new Crowd(state);
    this.talk = new Talk(state, this.queue, this.crowd, chat);
    this.telling = new Telling(state, this.crowd, this.talk);
    this.steps = new Steps(state, {
      stepped: (isGame) => this.stepped(isGame),
      followed: (seats) => {
        for (const seat of seats) this.telling.retell(seat);
      },
      reload: () => this.reload(),
      reopen: async () => {
        await state.loadGame();
        this.telling.beginAnew();
      },
    });
    this.progress = new Progress(state, this.queue, this.steps, {
      finished: async () => {
        await this.reload();
        around.changed(id);
      },
      failed: (error) => this.failed(error),
    });
    this.absence = new Absence(state, this.queue, this.crowd, {
      seen: () => this.telling.tellRoom(),
      missed: (seat) => this.leaving.replace(seat),
    });
    this.turnNotes = new TurnNotes(state);
    this.elsewhere = new Elsewhere(state);
    this.timeOuts = new TimeOuts(state, this.queue, this.steps, this.telling);
    this.leaving = new Leaving(state, this.queue, this.steps, this.crowd, this.telling);
    this.giving = new Giving(state, this.queue, this.steps);
    this.proposals = new Proposals(state, this.queue, this.steps, this.crowd, this.telling);
    this.answers = new Answers(state, this.queue, this.steps, this.telling);
    this.inquiries = new Inquiries(state, this.crowd, this.progress);
  }

  static async open(around: RoomSurroundings, id: string): Promise<Room> {
    const state = await RoomState.load(around, id);
    const room = new Room(state, await Chat.open(around.log, id, around.now));
    room.progress.goOn();
    room.timeOuts.look();
    around.ring({ kind: 'who is there', table: id });
    room.turnNotes.look();
    return room;
  }

  /** Nobody is here: it can be dropped, and rebuilt when somebody comes. */
  get isEmpty(): boolean {
    return this.crowd.isEmpty;
  }

  /** Nobody is here, and nothing goes on: no bot thinks, no window passes. */
  get isIdle(): boolean {
    if (!this.isEmpty) return false;
    const next = this.state.isPlaying ? this.state.game?.match.next.kind : undefined;
    return next !== 'bot' && next !== 'pass';
  }

  /** Is the game waiting for this person's answer? */
  awaits(person: string): boolean {
    const next = this.state.game?.match.next;
    return next?.kind === 'person' && next.seat === this.state.seatOf({ id: person });
  }

  get isOverDays(): boolean {
    return this.state.clock.isOverDays;
  }

  /** A page of this person is seen and used. */
  isHere(person: string): boolean {
    return !this.crowd.presence.isAway(person, this.state.around.now());
  }

  /** How the game ended; null: it has not. */
  get finished(): FinishedGame | null {
    return finishedGame(this.state);
  }

  /** It is put away. */
  async close(): Promise<void> {
    this.end();
    await this.queue.rest();
    // What was done meanwhile may have set a clock.
    this.end();
    await this.turnNotes.close();
    await this.checkpoints.close();
  }

  private end(): void {
    this.stopTrying();
    this.progress.close();
    this.absence.close();
    this.timeOuts.close();
    this.telling.close();
  }

  // Coming and going

  visit(
    visitor: Visitor,
    invitation: string | undefined,
    since: Since | undefined,
  ): Promise<Outgoing<Reply>> {
    return this.queue.run(async () => {
      this.crowd.admit(visitor, invitation === this.state.table.invitation);
      this.crowd.come(visitor);
      await this.steps.catchUp();
      const seat = this.state.seatOf(visitor.person);
      if (seat !== null && this.state.fold.left.has(seat)) await this.leaving.comeBack(seat);
      this.telling.tellRoom();
      return this.telling.since(visitor, since);
    });
  }

  /** Throws if this person may not be here. */
  check(visitor: Visitor): void {
    this.crowd.admit(visitor, false);
  }

  /** Everything, for somebody who was refused or has missed something. */
  whole(visitor: Visitor): Promise<Outgoing<Whole>> {
    return this.queue.run(() => this.telling.whole(visitor));
  }

  story(visitor: Visitor): Promise<Outgoing<Reply>> {
    return this.state.around.slowly(() => this.queue.run(() => this.telling.story(visitor)));
  }

  passed(visitor: Visitor): Promise<Outgoing<Reply>> {
    return this.state.around.slowly(() => this.queue.run(() => this.telling.passed(visitor)));
  }

  go(visitor: Visitor): void {
    this.crowd.go(visitor);
    this.absence.lookAround();
  }

  here(visitor: Visitor, page: string, isVisible: boolean): Promise<Outgoing<Reply>> {
    return this.queue.run(async () => {
      this.crowd.look(visitor, page, isVisible);
      const seat = this.state.seatOf(visitor.person);
      const { standIns, left } = this.state.fold;
      if (isVisible && seat !== null && standIns.has(seat) && !left.has(seat)) {
        await this.leaving.comeBack(seat);
      }
      this.absence.lookAround();
      return done();
    });
  }

  // What other processes say

  hear(news: News, from: string): void {
    if (news.kind === 'table') this.queue.later(() => this.reload());
    else if (news.kind === 'chat') this.queue.later(() => this.talk.catchUp());
    else if (news.kind === 'log') this.queue.later(() => this.catchUpTo(news.number));
    else {
      this.crowd.hear(news, from);
      this.absence.lookAround();
    }
  }

  private async catchUpTo(number: number): Promise<void> {
    const { game } = this.state;
    if (game !== null && game.rows > number) return;
    // The last row of a game becomes a record at once.
    if (!(await this.steps.catchUp())) await this.reload();
  }

  /** What they have said here is not kept any more, nor is a seat for them by name. */
  forget(person: string): void {
    const isGuest = [...this.state.guests.values()].some((guest) => guest.person === person);
    if (isGuest) this.queue.later(() => this.reload());
    if (this.talk.hasSpoken(person)) this.queue.later(() => this.talk.catchUp());
  }

  /** Something may have been missed. */
  lookAgain(): void {
    this.state.around.ring({ kind: 'who is there', table: this.state.id });
    this.queue.later(async () => {
      await this.steps.catchUp();
      await this.reload();
      await this.talk.catchUp();
    });
  }

  /** A process has ended: whoever was connected to it is not there. */
  lose(from: string): void {
    this.crowd.lose(from);
    this.absence.lookAround();
  }

  // What has changed

  /** There was an outage, which counts against nobody's time. */
  clocksChanged(): void {
    this.timeOuts.look();
    this.telling.tellRoom();
  }

  /** What nobody asked for is retried: a table must not get stuck because the database once did. */
  private failed(error: unknown): void {
    const { around, id } = this.state;
    around.report(error, id);
    this.stopTrying();
    this.stopTrying = around.after(AGAIN_MILLIS, () => {
      this.progress.tryAgain();
      this.timeOuts.look();
      this.absence.lookAround();
      this.turnNotes.look();
    });
  }

  private stepped(isGame: boolean): void {
    if (isGame) this.state.decisionSince = this.state.around.now();
    this.telling.stepped();
    this.checkpoints.stepped();
    this.timeOuts.look();
    this.absence.lookAround();
    this.progress.goOn();
    this.turnNotes.look();
    this.elsewhere.look();
  }

  /** The row has changed: a seat, the set-up, the status. */
  refresh(): Promise<void> {
    return this.queue.run(() => this.reload());
  }

  private async reload(): Promise<void> {
    const seats = new Map([...this.crowd.all].map((visitor) => [visitor, this.state.seatOf(visitor.person)]));
    if (await this.state.reload()) this.telling.beginAnew();
    else {
      for (const [visitor, seat] of seats)
        if (this.state.seatOf(visitor.person) !== seat) visitor.tell(this.telling.whole(visitor));
      this.telling.tellRoom();
    }
    this.progress.goOn();
    this.timeOuts.look();
    this.turnNotes.look();
    this.elsewhere.look();
  }
}
