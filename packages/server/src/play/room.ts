import type { Seat } from '@smashup/engine';
import { Refusal, type Asking, type Audience, type Next, type Referee, type Told } from '@smashup/referee';
import type { Phrase } from '@smashup/words';
import type { Times } from '../config/index.ts';
import { areApart, type Person } from '../people/index.ts';
import {
  advice,
  all,
  chatTold,
  done,
  inspected,
  missed,
  projectRoom,
  reason,
  recordFile,
  Stream,
  type Outgoing,
  type RoomFacts,
} from '../projection/index.ts';
import type { ChatLine, OnlineSetUp, Part, Reply, RoomView, Since, Whole } from '../protocol/index.ts';
import { notThere, Refused } from '../refused.ts';
import type { LogStore, StoredTable, TablesStore } from '../storage/index.ts';
import { mayVisit, readSetUp } from '../tables/index.ts';
import type { Bots } from './bots.ts';
import { Chat } from './chat.ts';
import { isOfGame, NOTHING_YET, readEntry, type Fold, type LogEntry } from './entries.ts';
import { LiveGame } from './game.ts';
import { Presence } from './presence.ts';
import { packLog, unpackLog } from './record.ts';
import type { Visitor } from './visitor.ts';

/** What rooms need from the world around them. */
export interface RoomSurroundings {
  readonly tables: TablesStore;
  readonly log: LogStore;
  readonly bots: Bots;
  readonly times: Times;
  readonly now: () => number;
  /** Does something after so many milliseconds; gives what prevents it. */
  readonly after: (millis: number, job: () => void) => () => void;
  readonly referee: Referee;
  /** Something went wrong that nobody asked for. */
  readonly report: (error: unknown, table: string) => void;
  /** The table's row is different now. */
  readonly changed: (table: string) => void;
}

/** What is to be stored, and what it means then. */
interface Step {
  readonly entry: LogEntry;
  commit(): void;
}

interface Here {
  readonly pages: Set<string>;
  hearsWatchers: boolean;
}

interface Attended {
  readonly stream: Stream;
  readonly leave: () => void;
}

const MOST_RACES = 8;
const MOST_UNDOS = 3;
const LANGUAGE = 'en';

/**
 * A table in memory: who is there, what each has been told, and the game once it is dealt. Things happen one after
 * another: each is tried, stored and only then carried out and told.
 */
export class Room {
  readonly id: string;
  private readonly around: RoomSurroundings;
  private readonly visitors = new Map<Visitor, Here>();
  private readonly attended = new Map<Seat | null, Attended>();
  private readonly presence: Presence;
  private readonly chat: Chat;
  private readonly named = new Map<string, Told<Phrase>>();
  private table: StoredTable;
  private setUp: OnlineSetUp;
  private game: LiveGame | null = null;
  private queue: Promise<unknown> = Promise.resolve();
  /** Ends the thinking about the table as it was. */
  private work = new AbortController();
  private workingOn = '';
  private decisionSince: number;
  private missing: Seat | null = null;
  private stopTimer: () => void = () => {};

  private constructor(around: RoomSurroundings, table: StoredTable, chat: Chat) {
    this.id = table.id;
    this.around = around;
    this.table = table;
    this.setUp = readSetUp(table.set_up);
    this.presence = new Presence(around.times);
    this.chat = chat;
    this.decisionSince = around.now();
  }

  static async open(around: RoomSurroundings, id: string): Promise<Room> {
    const table = await around.tables.byId(id);
    if (table === null) throw notThere();
    const room = new Room(around, table, await Chat.open(around.log, id, around.now));
    await room.loadGame();
    room.goOn();
    return room;
  }

  private async loadGame(): Promise<void> {
    const { status } = this.table;
    if (status === 'open' || status === 'expired') return;
    const log = await this.readLog();
    this.game = new LiveGame(this.around.referee, this.table, this.setUp, log);
  }

  private async readLog(): Promise<LogEntry[]> {
    if (this.table.status === 'over') {
      const record = await this.around.log.record(this.id);
      if (record !== null) return unpackLog(record.packed);
    }
    const rows = await this.around.log.read(this.id);
    return rows.map(({ entry }) => readEntry(JSON.parse(entry)));
  }

  /** One thing at a time. */
  private run<T>(job: () => T | Promise<T>): Promise<T> {
    const result = this.queue.then(job);
    this.queue = result.catch(() => {});
    return result;
  }

  /** Nobody is here: it can be forgotten, and made again when somebody comes. */
  get isEmpty(): boolean {
    return this.visitors.size === 0;
  }

  /** Is the game waiting for this person's answer? */
  awaits(person: string): boolean {
    const next = this.game?.match.next;
    return next?.kind === 'person' && this.table.seats[next.seat]?.person === person;
  }

  close(): void {
    this.work.abort();
    this.stopTimer();
    for (const { leave } of this.attended.values()) leave();
    this.attended.clear();
  }

  // Coming and going

  visit(
    visitor: Visitor,
    invitation: string | undefined,
    since: Since | undefined,
  ): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      const isInvited = invitation === this.table.invitation;
      this.admit(visitor, isInvited);
      if (!this.visitors.has(visitor)) this.visitors.set(visitor, { pages: new Set(), hearsWatchers: false });
      await this.catchUp();
      const seat = this.seatOf(visitor.person);
      if (seat !== null && this.fold.left.has(seat)) await this.comeBack(seat);
      this.tellRoom();
      return this.read(visitor, since);
    });
  }

  /** Throws if this person may not be here. */
  check(visitor: Visitor): void {
    this.admit(visitor, false);
  }

  /** What a visitor has missed, or everything. */
  look(visitor: Visitor, since: Since | undefined): Promise<Outgoing<Reply>> {
    return this.run(() => this.read(visitor, since));
  }

  private read(visitor: Visitor, since: Since | undefined): Outgoing<Reply> {
    const parts = since === undefined ? null : this.streamOf(this.seatOf(visitor.person)).since(since);
    return parts === null ? all(this.wholeFor(visitor)) : missed(parts, this.linesFor(visitor));
  }

  /** Everything, for somebody who was refused or has missed something. */
  whole(visitor: Visitor): Promise<Outgoing<Whole>> {
    return this.run(() => this.wholeFor(visitor));
  }

  private wholeFor(visitor: Visitor): Outgoing<Whole> {
    const seat = this.seatOf(visitor.person);
    const told = this.game?.match.whole(audience(seat)) ?? null;
    return this.streamOf(seat).whole(told, this.linesFor(visitor));
  }

  /** Who blocks or is blocked by somebody at a public table does not find it. */
  private admit({ person, relations }: Visitor, isInvited: boolean): void {
    const { table } = this;
    if (!mayVisit(table, person.id, isInvited ? table.invitation : undefined)) throw notThere();
    const isApart = table.seats.some((row) => row.person !== null && areApart(relations, row.person));
    if (isApart && !isInvited && this.seatOf(person) === null) throw notThere();
  }

  go(visitor: Visitor): void {
    const here = this.visitors.get(visitor);
    if (here === undefined) return;
    this.visitors.delete(visitor);
    for (const page of here.pages) this.presence.gone(visitor.person.id, page, this.around.now());
    this.lookAround();
  }

  here(visitor: Visitor, page: string, isVisible: boolean): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      const here = this.visitors.get(visitor);
      here?.pages.add(page);
      this.presence.here(visitor.person.id, page, isVisible, this.around.now());
      const seat = this.seatOf(visitor.person);
      const { standIns, left } = this.fold;
      if (isVisible && seat !== null && standIns.has(seat) && !left.has(seat)) await this.comeBack(seat);
      this.lookAround();
      return done();
    });
  }

  private seatOf({ id }: Person): Seat | null {
    return this.table.seats.find((row) => row.person === id)?.seat ?? null;
  }

  private mySeat(person: Person): Seat {
    const seat = this.seatOf(person);
    if (seat === null) throw new Refused('not allowed', 'You do not sit at this table.');
    return seat;
  }

  private get playing(): LiveGame {
    if (this.game === null || this.table.status !== 'playing') {
      throw new Refused('not allowed', 'No game is being played at this table.');
    }
    return this.game;
  }

  private get fold(): Fold {
    return this.game?.fold ?? NOTHING_YET;
  }

  // Telling

  private streamOf(seat: Seat | null): Stream {
    const known = this.attended.get(seat);
    if (known !== undefined) return known.stream;
    const stream = new Stream(this.id, this.project(seat));
    const { game } = this;
    let isFirst = true;
    const leave =
      game?.match.attend(audience(seat), (told) => {
        const ticket = game.ticket(seat ?? 0);
        if (isFirst) stream.begin(told, ticket);
        else this.send(seat, stream.tellGame(told, ticket));
        isFirst = false;
      }) ?? (() => {});
    this.attended.set(seat, { stream, leave });
    return stream;
  }

  private send(seat: Seat | null, part: Outgoing<Part> | null): void {
    if (part === null) return;
    for (const visitor of this.visitors.keys()) if (this.seatOf(visitor.person) === seat) visitor.tell(part);
  }

  private tellRoom(): void {
    for (const [seat, { stream }] of this.attended) this.send(seat, stream.tellRoom(this.project(seat)));
  }

  private project(seat: Seat | null): RoomView {
    return projectRoom(this.facts, seat, this.nameProposed(seat));
  }

  private get facts(): RoomFacts {
    const { table, setUp, missing } = this;
    const { standIns, left, proposal, isEnded } = this.fold;
    const ending = isEnded ? 'agreed' : 'played';
    return {
      table,
      setUp,
      away: this.awaySeats(),
      standIns,
      left,
      missing,
      watchers: this.countWatchers(),
      proposal:
        proposal === null
          ? null
          : {
              id: proposal.id,
              what: proposal.what,
              by: proposal.by,
              about: proposal.about,
              agreed: [...proposal.agreed],
            },
      ending: table.status === 'over' ? ending : null,
    };
  }

  private awaySeats(): Set<Seat> {
    const now = this.around.now();
    return new Set(
      this.table.seats
        .filter(({ person }) => person !== null && this.presence.awayFrom(person, now) !== null)
        .map(({ seat }) => seat),
    );
  }

  /** A crowd is not counted one by one: else everybody would hear of everybody who comes. */
  private countWatchers(): number {
    const people = new Set([...this.visitors.keys()].map(({ person }) => person));
    const count = [...people].filter((person) => this.seatOf(person) === null).length;
    return count < 10 ? count : count - (count % 10);
  }

  /** Which decision a proposed undo returns to, in words for each. */
  private nameProposed(seat: Seat | null): Told<Phrase> | null {
    const { proposal } = this.fold;
    if (proposal?.what !== 'undo' || this.game === null) return null;
    const key = `${proposal.id} ${seat}`;
    const known = this.named.get(key) ?? this.game.match.nameDecision(audience(seat), proposal.to);
    this.named.set(key, known);
    return known;
  }

  // What the table's row says

  /** The row has changed: a seat, the set-up, the status. */
  refresh(): Promise<void> {
    return this.run(() => this.reload());
  }

  private async reload(): Promise<void> {
    const table = await this.around.tables.byId(this.id);
    if (table === null) return;
    const seats = new Map([...this.visitors.keys()].map((visitor) => [visitor, this.seatOf(visitor.person)]));
    const isDealt = table.status !== this.table.status && this.game === null;
    this.table = table;
    this.setUp = readSetUp(table.set_up);
    if (isDealt) await this.loadGame();
    if (isDealt && this.game !== null) this.beginAnew();
    else {
      for (const [visitor, seat] of seats)
        if (this.seatOf(visitor.person) !== seat) visitor.tell(this.wholeFor(visitor));
      this.tellRoom();
    }
    this.goOn();
  }

  /** Everybody is told everything. */
  private beginAnew(): void {
    for (const { leave } of this.attended.values()) leave();
    this.attended.clear();
    this.decisionSince = this.around.now();
    for (const visitor of this.visitors.keys()) visitor.tell(this.wholeFor(visitor));
  }

  // What happens in the game

  async answer(person: Person, ticket: number, picks: readonly number[]): Promise<Outgoing<Reply>> {
    await this.untilWindowIsOver(person, picks);
    return this.run(async () => {
      const prepare = () => this.prepareAnswer(person, ticket, picks);
      try {
        await this.take(prepare);
      } catch (error) {
        // It may be this process that is late.
        if (!(error instanceof Refused) || !(await this.catchUp())) throw error;
        await this.take(prepare);
      }
      return done();
    });
  }

  private prepareAnswer(person: Person, ticket: number, picks: readonly number[]): Step | null {
    const seat = this.mySeat(person);
    if (this.game?.hasAnswered(seat, ticket) === true) return null;
    const { match } = this.playing;
    const next = match.next;
    if (
      next.kind === 'over' ||
      next.kind === 'bot' ||
      next.seat !== seat ||
      this.game?.ticket(seat) !== ticket
    ) {
      throw new Refused('too late', 'That question is not open any more.');
    }
    return match.prepare(seat, next.decision, picks);
  }

  /** Passing a window at once would tell that one has read one's hand: nobody passes before the time is over. */
  private async untilWindowIsOver(person: Person, picks: readonly number[]): Promise<void> {
    const next = this.game?.match.next;
    const passing = this.game?.match.passing ?? null;
    const isMine = next !== undefined && 'seat' in next && next.seat === this.seatOf(person);
    if (isMine && passing !== null && picks.length === 1 && picks[0] === passing[0]) await this.windowOver();
  }

  private async windowOver(): Promise<void> {
    const left = this.decisionSince + this.around.times.window - this.around.now();
    if (left > 0) await new Promise<void>((resolve) => void this.around.after(left, resolve));
  }

  /** Tries, stores, carries out; if somebody else was first, reads what they stored and tries again. */
  private async take(prepare: () => Step | null): Promise<void> {
    for (let races = 0; races < MOST_RACES; races++) {
      const step = legally(prepare);
      if (step === null) return;
      const { game } = this;
      if (game === null) return;
      const row = {
        game: this.id,
        number: game.rows,
        at: this.around.now(),
        entry: JSON.stringify(step.entry),
      };
      if (await this.around.log.append(row)) {
        const { number } = game.match;
        game.note(step.entry, number);
        this.carryOut(step);
        this.afterStep(isOfGame(step.entry));
        return;
      }
      // The number is taken and there is nothing new: the log has become a record.
      if (!(await this.catchUp())) await this.reload();
    }
    throw new Refused('trouble', 'Too many at once: try again in a moment.');
  }

  /** A listener that fails has its own trouble: what is stored has happened. */
  private carryOut(step: Step): void {
    try {
      step.commit();
    } catch (error) {
      this.around.report(error, this.id);
    }
  }

  /** What other processes have stored meanwhile. True: there was something. */
  private async catchUp(): Promise<boolean> {
    const { game } = this;
    if (game === null || this.table.status !== 'playing') return false;
    const rows = await this.around.log.read(this.id, game.rows);
    for (const { entry } of rows) game.follow(readEntry(JSON.parse(entry)));
    if (rows.length > 0) this.afterStep(true);
    return rows.length > 0;
  }

  private afterStep(isGame: boolean): void {
    if (isGame) this.decisionSince = this.around.now();
    this.named.clear();
    this.lookAround();
    this.goOn();
  }

  // Undo, proposals, leaving

  undo(person: Person): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      await this.take(() => {
        const seat = this.mySeat(person);
        const { match } = this.playing;
        const target = match.undoTarget(seat);
        if (target?.isFree === true) return match.prepareUndo(seat);
        if (target === null) throw new Refused('not allowed', 'There is nothing that could be taken back.');
        this.checkUndoProposal(seat);
        return only({ kind: 'propose', what: 'undo', seat, to: target.to });
      });
      await this.settle();
      return done();
    });
  }

  private checkUndoProposal(seat: Seat): void {
    const { proposal, isUndoRefused, undosAsked } = this.fold;
    if (this.setUp.undo === 'never' || isUndoRefused) {
      throw new Refused('not allowed', 'At this table nothing is taken back after others have decided.');
    }
    if (proposal !== null) throw new Refused('not allowed', 'Something else is being proposed.');
    if ((undosAsked.get(seat) ?? 0) >= MOST_UNDOS) {
      throw new Refused('not allowed', `You have asked ${MOST_UNDOS} times in this game.`);
    }
  }

  propose(person: Person, what: 'bot' | 'end', about: Seat): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      await this.take(() => {
        const seat = this.mySeat(person);
        void this.playing;
        if (this.fold.proposal !== null)
          throw new Refused('not allowed', 'Something else is being proposed.');
        if (seat === about || (this.missing !== about && !this.fold.left.has(about))) {
          throw new Refused('not allowed', 'Nobody has been away for long enough.');
        }
        return only({ kind: 'propose', what, seat, about });
      });
      await this.settle();
      return done();
    });
  }

  vote(person: Person, id: number, agree: boolean, forGood: boolean): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      await this.take(() => {
        const seat = this.mySeat(person);
        void this.playing;
        const { proposal } = this.fold;
        if (proposal?.id !== id) throw new Refused('too late', 'That is not proposed any more.');
        if (agree && proposal.agreed.includes(seat)) return null;
        return only({ kind: 'vote', seat, proposal: id, agree, forGood });
      });
      await this.settle();
      return done();
    });
  }

  /** Does what everybody has agreed to. */
  private async settle(): Promise<void> {
    const { proposal } = this.fold;
    if (proposal === null || !this.isAgreed()) return;
    const { what, by, about, to } = proposal;
    await this.take(() => {
      if (this.fold.proposal?.id !== proposal.id) return null;
      if (what === 'undo') return this.playing.match.prepareReturn(by, to);
      return only(what === 'bot' ? { kind: 'sitter', seat: about, plays: 'bot' } : { kind: 'end' });
    });
    if (what === 'bot') this.retell(about);
  }

  private isAgreed(): boolean {
    const { proposal, standIns } = this.fold;
    if (proposal === null) return false;
    const away = this.awaySeats();
    return this.table.seats.every(
      ({ seat, kind, person }) =>
        kind !== 'person' ||
        person === null ||
        standIns.has(seat) ||
        proposal.agreed.includes(seat) ||
        (proposal.what !== 'undo' && (seat === proposal.about || away.has(seat))),
    );
  }

  leave(person: Person): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      await this.take(() => {
        const seat = this.mySeat(person);
        void this.playing;
        return this.fold.left.has(seat) ? null : only({ kind: 'leave', seat });
      });
      return done();
    });
  }

  comeAgain(person: Person): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      await this.comeBack(this.mySeat(person));
      return done();
    });
  }

  private async comeBack(seat: Seat): Promise<void> {
    await this.take(() => {
      const { standIns, left } = this.fold;
      const isGone = standIns.has(seat) || left.has(seat);
      return isGone && this.table.status === 'playing'
        ? only({ kind: 'sitter', seat, plays: 'person' })
        : null;
    });
    this.retell(seat);
  }

  /** Another sits there now: what that seat is asked has changed. */
  private retell(seat: Seat): void {
    const known = this.attended.get(seat);
    if (known === undefined || this.game === null) return;
    const told = this.game.match.whole(audience(seat));
    this.send(seat, known.stream.tellGame(told, this.game.ticket(seat)));
  }

  // Without anybody asking

  /** Who is there has changed, or time has passed. */
  private lookAround(): void {
    this.stopTimer();
    const now = this.around.now();
    const due = this.missingAt(now);
    this.missing = due !== null && due.at <= now ? due.seat : null;
    const waits = [this.presence.nextChange(now), due === null || due.at <= now ? null : due.at - now];
    const soonest = Math.min(...waits.map((wait) => wait ?? Number.POSITIVE_INFINITY));
    if (Number.isFinite(soonest)) {
      this.stopTimer = this.around.after(soonest + 1, () => this.later(async () => this.lookAround()));
    }
    this.tellRoom();
    if (this.missing !== null) this.replace(this.missing);
  }

  /** Whose decision the others wait for in vain, and from when on that can be said. */
  private missingAt(now: number): { readonly seat: Seat; readonly at: number } | null {
    if (this.game === null || this.table.status !== 'playing') return null;
    const next = this.game.match.next;
    if (next.kind !== 'person') return null;
    const { seat } = next;
    if (this.fold.left.has(seat)) return { seat, at: now };
    const person = this.table.seats[seat]?.person ?? null;
    if (person === null) return { seat, at: now };
    const since = this.presence.awayFrom(person, now);
    if (since === null) return null;
    return { seat, at: Math.max(since, this.decisionSince) + this.around.times.grace };
  }

  /** What the table has chosen for this, if somebody is there for whom it matters. */
  private replace(seat: Seat): void {
    const { leaving } = this.setUp;
    const away = this.awaySeats();
    const isAnybodyHere = this.table.seats.some(
      (row) => row.person !== null && row.seat !== seat && !away.has(row.seat),
    );
    if ((leaving !== 'bot' && leaving !== 'end') || !isAnybodyHere) return;
    this.later(async () => {
      await this.take(() => {
        if (this.missing !== seat || this.table.status !== 'playing') return null;
        return only(leaving === 'bot' ? { kind: 'sitter', seat, plays: 'bot' } : { kind: 'end' });
      });
      this.retell(seat);
    });
  }

  /** In its turn, and nobody waits for it. */
  private later(job: () => Promise<void>): void {
    this.run(job).catch((error: unknown) => {
      if (!(error instanceof Refused)) this.around.report(error, this.id);
    });
  }

  /** Bots answer, empty windows pass, a finished game is put away. */
  private goOn(): void {
    const { game } = this;
    if (game === null || this.table.status !== 'playing') return;
    const next = game.match.next;
    const doing = `${game.match.number} ${next.kind} ${game.isOver}`;
    if (doing === this.workingOn) return;
    this.workingOn = doing;
    this.work.abort();
    this.work = new AbortController();
    if (game.isOver) this.later(() => this.finish());
    else if (next.kind === 'bot') this.inTime(this.letBot(next, this.work.signal));
    else if (next.kind === 'pass') this.inTime(this.letPass(next, this.work.signal));
  }

  private inTime(work: Promise<void>): void {
    work.catch((error: unknown) => {
      const isExpected = error instanceof Refused || (error instanceof Error && error.name === 'AbortError');
      if (!isExpected) this.around.report(error, this.id);
    });
  }

  private async letBot(
    { level, question }: Extract<Next, { kind: 'bot' }>,
    signal: AbortSignal,
  ): Promise<void> {
    const isWindow = this.game?.match.passing !== null;
    const most = isWindow ? this.around.times.window * 0.8 : Number.POSITIVE_INFINITY;
    const { answer } = await this.around.bots.decide(question, level, most, signal);
    if (isWindow) await this.windowOver();
    const { seat, id } = question.decision;
    await this.takeUnless(signal, () => this.playing.match.prepare(seat, id, answer.picks, 'bot'));
  }

  private async letPass(
    { seat, decision, picks }: Extract<Next, { kind: 'pass' }>,
    signal: AbortSignal,
  ): Promise<void> {
    await this.windowOver();
    await this.takeUnless(signal, () => this.playing.match.prepare(seat, decision, picks, 'referee'));
  }

  private async takeUnless(signal: AbortSignal, prepare: () => Step): Promise<void> {
    await this.run(() => this.take(() => (signal.aborted ? null : prepare())));
  }

  /** The log becomes a record. */
  private async finish(): Promise<void> {
    const { game } = this;
    if (game === null || this.table.status !== 'playing') return;
    const log = await this.readLog();
    const packed = await packLog(log);
    await this.around.log.finish(this.id, packed, log.length, this.around.now());
    await this.reload();
    this.around.changed(this.id);
  }

  // Looking closely

  ask(person: Person, asking: Asking): Promise<Outgoing<Reply>> {
    return this.run(() => {
      this.playing.match.ask(this.mySeat(person), asking);
      this.goOn();
      return done();
    });
  }

  async hint(person: Person, ticket: number): Promise<Outgoing<Reply>> {
    if (!this.setUp.hints) throw new Refused('not allowed', 'There are no hints at this table.');
    const seat = this.mySeat(person);
    const { match } = this.playing;
    if (this.playing.ticket(seat) !== ticket)
      throw new Refused('too late', 'That question is not open any more.');
    const question = legally(() => match.questionFor(seat));
    const thought = await this.around.bots.advise(question, this.work.signal);
    return advice(match.hint(audience(seat), question, thought));
  }

  inspect(visitor: Visitor, card: number): Outgoing<Reply> {
    if (this.game === null) throw notThere();
    const { match } = this.game;
    return inspected(legally(() => match.inspect(audience(this.seatOf(visitor.person)), card)));
  }

  whyNot(visitor: Visitor, card: number, target: number): Outgoing<Reply> {
    if (this.game === null) throw notThere();
    const { match } = this.game;
    return reason(legally(() => match.whyNot(audience(this.seatOf(visitor.person)), card, target)));
  }

  /** The file of the finished game, for whoever may come to the table. */
  record(visitor: Visitor, invitation: string | undefined): Outgoing<string> {
    this.admit(visitor, invitation === this.table.invitation);
    if (this.game === null || this.table.status !== 'over') throw notThere();
    return recordFile(this.game.match.record, this.game.seats);
  }

  // Talking

  say(visitor: Visitor, said: ChatLine['said']): Promise<Outgoing<Reply>> {
    return this.run(async () => {
      const { person } = visitor;
      const seat = this.seatOf(person);
      const line = await this.chat.say(person, seat, said);
      for (const other of this.visitors.keys())
        if (this.isFor(other, line)) other.tell(chatTold(this.id, line));
      return done();
    });
  }

  hearWatchers(visitor: Visitor, on: boolean): Outgoing<Reply> {
    const here = this.visitors.get(visitor);
    if (here !== undefined) here.hearsWatchers = on;
    return done();
  }

  private linesFor(visitor: Visitor): ChatLine[] {
    return this.chat.lines.filter((line) => this.isFor(visitor, line));
  }

  /** Players and watchers have rooms of their own; nobody hears whom they muted, or who keeps apart from them. */
  private isFor(visitor: Visitor, line: ChatLine): boolean {
    const { person, relations, hears } = visitor;
    if (line.person === person.id) return true;
    if (!hears || relations.muted.has(line.person) || areApart(relations, line.person)) return false;
    const isPlayer = this.seatOf(person) !== null;
    if (line.room === 'players') return isPlayer || this.table.status === 'open';
    return !isPlayer || this.visitors.get(visitor)?.hearsWatchers === true;
  }
}

function audience(seat: Seat | null): Audience {
  return { seat, language: LANGUAGE };
}

/** An entry that is no step of the game. */
function only(entry: LogEntry): Step {
  return { entry, commit: () => {} };
}

/** What the referee refuses is said as the server's own refusal. */
function legally<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const problem = error.reason === 'too late' || error.reason === 'over' ? 'too late' : 'not allowed';
    throw new Refused(problem, error.message);
  }
}
