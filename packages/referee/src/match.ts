import {
  CardError,
  SmashUpError,
  type CardId,
  type Decision,
  type GameRecord,
  type History,
  type RecordedAnswer,
  type Seat,
  type Sink,
  type View,
} from '@smashup/engine';
import type { Level, Thought } from '@smashup/bots';
import type { LocaleName, Phrase } from '@smashup/words';
import { explainThought } from './hint.ts';
import { AskingRules, passIn } from './asking.ts';
import { keyOf, type Audience } from './audience.ts';
import { chanceAt } from './chance.ts';
import { addresseeAt, addresseeTo, type Instruments, type Lens } from './instruments.ts';
import { givenInRecord, type AnsweredBy, type Entry } from './journal.ts';
import type { Bookmark } from './bookmark.ts';
import { DelayedFeed } from './delayed-feed.ts';
import { Listeners, type Listener } from './listeners.ts';
import { ViewCache } from './view-cache.ts';
import { advance, backTo, fork, replayGame, replaySteps, type Position } from './position.ts';
import { tellPassed } from './passed.ts';
import { presentForecast } from './present/forecast.ts';
import { inspectCard, tellWhyNot } from './present/inspection.ts';
import { presentSituation, updateWith } from './present/update.ts';
import type { Asking } from './protocol/asking.ts';
import type { Forecast } from './protocol/forecast.ts';
import type { Hint, Inspection } from './protocol/inspection.ts';
import type { SeatSetUp, Sitter } from './protocol/set-up.ts';
import type { PassedWindow, StandingOrder } from './protocol/standing-order.ts';
import type { Situation, StoryLine, UndoReach, Update } from './protocol/update.ts';
import { Refusal } from './refusal.ts';
import { Reporter } from './reporter.ts';
import { isSame } from './same-data.ts';
import { readPicks } from './schemas/answer.ts';
import { giveOrder, holds, pickAhead, type GivenOrder, type GivenOrders } from './standing-order.ts';
import { StandingOrders } from './standing-orders.ts';
import { tellLine } from './story.ts';
import { toldTo, type Told } from './told.ts';
import { turnTarget, undoTarget, type UndoTarget } from './undo.ts';

/**
 * A step that has been tried and not yet taken: nothing has changed and nobody has been told. A host stores the entry
 * under the number, and then commits; if it cannot be stored, it drops the step.
 */
export interface Prepared {
  /** The entry's place in the journal of the game, from 0. */
  readonly number: number;
  readonly entry: Entry;
  /** From now on it holds, and everybody is told. Throws a Refusal if the match has gone on meanwhile. */
  commit(): void;
}

/** Who acts next. */
export type Next =
  | { readonly kind: 'over' }
  | { readonly kind: 'person'; readonly seat: Seat; readonly decision: number }
  | { readonly kind: 'bot'; readonly level: Level; readonly question: BotTask }
  /**
   * A person who does not want to be asked, or has answered in advance: the host gives this answer for them, after a
   * delay that reveals nothing.
   */
  | {
      readonly kind: 'pass';
      readonly seat: Seat;
      readonly decision: number;
      readonly picks: readonly number[];
    };

/** What a bot gets to think about a decision. For the bot alone: the view shows all that the seat sees. */
export interface BotTask {
  readonly view: View;
  readonly decision: Decision;
  /** The seed of its randomness. */
  readonly chance: number;
}

/** An answer carried out on a copy: the position it leads to, and its reporter. */
interface Attempt {
  readonly reached: Position;
  readonly reporter: Reporter;
}

/** A game at a table of persons and bots, for any number of listeners. */
export class Match {
  private readonly instruments: Instruments;
  private readonly sitters: SeatSetUp[];
  private readonly listeners = new Listeners();
  private readonly asking = new AskingRules();
  private readonly orders: StandingOrders;
  /** The latest situation told to each audience. */
  private readonly lastTold = new Map<string, Situation>();
  private position: Position;
  private entries: number;

  /** `entries`: how many the journal of the game has already. */
  constructor(instruments: Instruments, seats: readonly SeatSetUp[], position: Position, entries: number) {
    this.instruments = instruments;
    this.orders = new StandingOrders(instruments);
    this.sitters = [...seats];
    this.position = position;
    this.entries = entries;
  }

  // For the host alone

  get seats(): readonly SeatSetUp[] {
    return this.sitters;
  }

  /** Replaces who plays a seat: a bot for a person who is away, and back again. */
  sit(seat: Seat, sitter: Sitter): void {
    const setUp = this.sitters[seat];
    if (setUp !== undefined) this.sitters[seat] = { ...setUp, sitter };
  }

  /** The record to store. It opens even when the cards change. */
  save(): GameRecord {
    return this.position.history.save();
  }

  /** The position of the match, to be stored before it goes on. */
  get bookmark(): Bookmark {
    const { history, steps, course, passes } = this.position;
    return { number: this.entries, game: history.snapshot, steps, course, passes };
  }

  /** The whole game, secrets included. */
  get record(): GameRecord {
    return this.position.history.record;
  }

  /** The same game at the point where its factions have been chosen and nothing has been decided yet: the same deal. */
  get deal(): GameRecord {
    const { record } = this;
    for (const { history } of replaySteps(this.instruments.rules, record, givenInRecord(record))) {
      if (history.state.pending?.kind !== 'faction') return history.record;
    }
    return record;
  }

  /** The current turn of the game. */
  get turn(): number {
    return this.position.history.state.turn.number;
  }

  /** After how many answers a turn ended with the next one, since the match was taken up. */
  get turnEnds(): readonly number[] {
    return this.position.course.map(({ after }) => after);
  }

  /** Nothing is being resolved: a good moment to save. */
  get isBetweenCards(): boolean {
    return this.position.history.state.pending?.kind === 'play';
  }

  /** The number that the next entry of the journal will have. */
  get number(): number {
    return this.entries;
  }

  /** Everything the seat may see, for bots and for hosts that draw it themselves. */
  view(seat: Seat | null): View {
    return this.viewOf(this.position, seat);
  }

  // Deciding

  get next(): Next {
    const { pending } = this.position.history.state;
    if (pending === null) return { kind: 'over' };
    const { seat, id } = pending;
    const sitter = this.sitters[seat]?.sitter;
    if (sitter?.kind === 'bot') return botsTurn(sitter.level, this.position, pending);
    const picks = this.answerFor(pending);
    return picks === null
      ? { kind: 'person', seat, decision: id }
      : { kind: 'pass', seat, decision: id, picks };
  }

  /** The answer that passes the open window (R4); null: no window is open. */
  get passing(): readonly number[] | null {
    const { pending } = this.position.history.state;
    return pending === null ? null : passIn(pending);
  }

  /** The answer for a person who does not want to be asked, or has answered in advance; null: the person decides. */
  private answerFor(decision: Decision): readonly number[] | null {
    const { seat } = decision;
    const { state, seed, length } = this.position.history;
    const order = this.orders.of(seat);
    if (order?.until === 'chosen') return pickAhead(order, decision, chanceAt(seed, length));
    return this.asking.passFor(decision, state.turn.player !== seat && order !== null);
  }

  /** Refuses a bot's answer for a person who has come back. A person may answer what would otherwise be passed. */
  private mayDecide(decision: Decision, by: AnsweredBy): boolean {
    const isBots = this.sitters[decision.seat]?.sitter.kind === 'bot';
    if (by === 'referee') return !isBots && this.answerFor(decision) !== null;
    return isBots === (by === 'bot');
  }

  /** The task for a strong bot that gives the seat a hint. */
  questionFor(seat: Seat): BotTask {
    return taskAt(this.position, this.asked(seat));
  }

  /** Tries an answer; throws a Refusal if that seat cannot give it now. */
  prepare(seat: Seat, decision: unknown, picks: unknown, by: AnsweredBy = 'person'): Prepared {
    const asked = this.asked(seat);
    if (asked.id !== decision) throw new Refusal('too late', 'That decision has already been answered.');
    if (!this.mayDecide(asked, by))
      throw new Refusal('not asked', 'Somebody else decides for this seat now.');
    const wanted = readPicks(picks);
    const taken: Entry[] = [];
    const attempt = this.attempt(by, (history, sink) => {
      taken.push({ kind: 'answer', seat, by, answer: legally(() => history.answer(wanted, sink)) });
    });
    const [entry] = taken;
    if (entry === undefined) throw new Error('An answer was carried out and not recorded.');
    return this.prepared(entry, attempt.reached, attempt.reporter);
  }

  /** Carries out an answer once, on a copy, and records what each audience will be told. */
  private attempt(by: AnsweredBy, answer: (history: History, sink: Sink) => void): Attempt {
    const tried = fork(this.position);
    const { history } = tried;
    const reporter = new Reporter(this.instruments, history.state, this.listeners.audiences());
    const reached = advance(
      tried,
      by,
      (sink) => answer(history, sink),
      (event) => reporter.hear(event),
    );
    return { reached, reporter };
  }

  /** Tries to take back the last decision of the seat, or all of its turn, where nobody else is concerned. */
  prepareUndo(seat: Seat, reach: UndoReach = 'decision'): Prepared {
    const target = reach === 'turn' ? turnTarget(this.position, seat) : this.undoTarget(seat);
    if (target?.isFree === true) return this.prepareBack(seat, target.to);
    this.asked(seat);
    throw new Refusal('nothing to undo', 'There is nothing to undo.');
  }

  /**
   * The same where somebody else has decided since and everybody has agreed. `to` is what `undoTarget` gave when it
   * was proposed; if something has come to light meanwhile, it is too late.
   */
  prepareReturn(seat: Seat, to: number): Prepared {
    if (this.undoTarget(seat)?.to !== to) {
      throw new Refusal('nothing to undo', 'That can no longer be undone.');
    }
    return this.prepareBack(seat, to);
  }

  private prepareBack(seat: Seat, to: number): Prepared {
    return this.prepared({ kind: 'undo', seat, to }, backTo(this.instruments.rules, this.position, to), null);
  }

  /** How the seat's last decision can be taken back; null: it cannot. */
  undoTarget(seat: Seat): UndoTarget | null {
    return undoTarget(this.position, seat);
  }

  /** Takes over a step that another process has stored; throws if it is not the next one of this game. */
  follow(number: number, entry: Entry): void {
    if (number !== this.entries) throw new Refusal('too late', 'That is not the next entry of the game.');
    this.prepareEntry(entry).commit();
  }

  /** What an answer from the journal picks of the options that are offered now. */
  picksOf(answer: RecordedAnswer): readonly number[] {
    return this.position.history.picksOf(answer);
  }

  private prepareEntry(entry: Entry): Prepared {
    if (entry.kind === 'undo') {
      return this.prepared(entry, backTo(this.instruments.rules, this.position, entry.to), null);
    }
    const { reached, reporter } = this.attempt(entry.by, (history, sink) =>
      history.repeat(entry.answer, sink),
    );
    return this.prepared(entry, reached, reporter);
  }

  /** `reporter`: watched the step; null for a step back, which nobody watched. */
  private prepared(entry: Entry, reached: Position, reporter: Reporter | null): Prepared {
    const { position, entries } = this;
    return {
      number: entries,
      entry,
      commit: () => {
        if (this.position !== position) throw new Refusal('too late', 'The game has moved on.');
        this.position = reached;
        this.entries = entries + 1;
        if (entry.kind === 'undo') this.orders.goBack(entry.seat, reached);
        else this.orders.advance(reached);
        this.tellAll(position, reporter);
      },
    };
  }

  /** The decision that the seat has to make. */
  private asked(seat: Seat): Decision {
    const { pending } = this.position.history.state;
    if (pending === null) throw new Refusal('over', 'The game is over.');
    if (pending.seat !== seat) throw new Refusal('not asked', 'Somebody else has to decide now.');
    return pending;
  }

  /** When the person in the seat wants to be asked, starting with the pending decision. */
  ask(seat: Seat, asking: Asking): void {
    this.asking.ask(seat, asking);
  }

  /** The order to store; throws a Refusal if it would end at once. */
  prepareOrder(seat: Seat, order: StandingOrder): GivenOrder {
    const view = this.view(seat);
    const { reading } = this.instruments;
    const given = giveOrder(order, this.position.history.length, view, reading);
    if (given === null) throw new Refusal('not legal', 'That card is not in play.');
    if (holds(given, seat, view, reading)) return given;
    throw new Refusal('too late', 'That is happening just now: wait for the next time.');
  }

  /** The standing order of the person in the seat; null: none, or it has ended. */
  standingOrder(seat: Seat): StandingOrder | null {
    return this.orders.of(seat);
  }

  /** All standing orders that have not been taken back, by seat. */
  heed(orders: GivenOrders): void {
    this.orders.heed(orders, this.position);
  }

  // Telling

  /** Calls the listener with everything that happens from now on. Returns a function that ends it. */
  listen(audience: Audience, listener: Listener): () => void {
    const forget = (): void => void this.lastTold.delete(keyOf(audience));
    // Another listener with the same view may have been told long ago.
    forget();
    const leave = this.listeners.add(audience, listener);
    return () => {
      leave();
      forget();
    };
  }

  /** The game for those who watch with open hands, so many turns late. */
  delayedFeed(turns: number, language: LocaleName): DelayedFeed {
    return new DelayedFeed(this.instruments, this, turns, language);
  }

  /** The same, starting with the whole table and its whole story. */
  attend(audience: Audience, listener: Listener): () => void {
    const leave = this.listen(audience, listener);
    listener(this.whole(audience));
    return leave;
  }

  /** The whole table with its whole story, for somebody who comes or has missed something. */
  whole(audience: Audience): Told<Update> {
    return toldTo(audience, updateWith(this.situation(audience), [], this.story(audience).content));
  }

  /** The table without its story: telling that means playing the whole game again. */
  present(audience: Audience): Told<Update> {
    return toldTo(audience, updateWith(this.situation(audience), [], null));
  }

  inspect(audience: Audience, card: CardId): Told<Inspection> {
    return toldTo(audience, inspectCard(this.view(audience.seat), card, this.lens(audience)));
  }

  /** Why a card cannot be played on that target. */
  whyNot(audience: Audience, card: CardId, target: CardId): Told<Phrase | null> {
    return toldTo(audience, tellWhyNot(this.view(audience.seat), card, target, this.lens(audience)));
  }

  /** What an option would bring about; `target`: where the card that it plays would go, or NONE. */
  forecast(audience: Audience, option: number, target: CardId): Told<Forecast | null> {
    return toldTo(audience, presentForecast(this.view(audience.seat), option, target, this.lens(audience)));
  }

  /** What a bot thought in that seat's place, in words. */
  hint(audience: Audience, question: BotTask, thought: Thought): Told<Hint> {
    if (question.decision.seat !== audience.seat)
      throw new Refusal('not asked', 'Somebody else has to decide now.');
    const why = explainThought(question, thought, this.lens(audience), addresseeTo(question.view));
    return toldTo(audience, { picks: thought.answer.picks, why });
  }

  /** What had to be decided when that many answers had been given: what an undo would return to. */
  nameDecision(audience: Audience, answers: number): Told<Phrase> {
    const view = this.viewOf(backTo(this.instruments.rules, this.position, answers), audience.seat);
    const { pending } = view;
    if (pending === null) throw new Refusal('nothing to undo', 'That can no longer be undone.');
    return toldTo(audience, this.lens(audience).words.tellPrompt(pending, addresseeTo(view)));
  }

  /**
   * Each audience is told once, whatever the others are told. An audience for which nothing has changed is told
   * nothing; one that joined since the step was tried, or sees a step taken back, is told the whole story.
   */
  private tellAll(before: Position, reporter: Reporter | null): void {
    const audiences = this.listeners.audiences();
    if (audiences.length === 0) return;
    const report = reporter?.finish();
    const views = report?.views ?? this.viewsAt(this.position);
    const stories = this.stories(audiences.filter((audience) => !report?.beats.has(keyOf(audience))));
    const updates = audiences.flatMap((audience) => {
      const key = keyOf(audience);
      const seen = report?.beats.get(key) ?? [];
      const story = stories.get(key) ?? null;
      const situation = this.situation(audience, this.position, views);
      const isNews = story !== null || seen.length > 0 || !this.wasTold(audience, situation, before);
      this.lastTold.set(key, situation);
      return isNews ? [toldTo(audience, updateWith(situation, seen, story))] : [];
    });
    this.listeners.tell(updates);
  }

  /** An audience that joined since the last step knows the table as it was before this one. */
  private wasTold(audience: Audience, situation: Situation, before: Position): boolean {
    const known =
      this.lastTold.get(keyOf(audience)) ?? this.situation(audience, before, this.viewsAt(before));
    return isSame(situation, known);
  }

  private viewsAt({ history }: Position): ViewCache {
    return new ViewCache(this.instruments, history.state);
  }

  /** `views`: the table at that position. */
  private situation(audience: Audience, position = this.position, views = this.viewsAt(position)): Situation {
    const { seat } = audience;
    const isPerson = seat !== null && this.sitters[seat]?.sitter.kind === 'person';
    const order = seat === null ? null : this.orders.of(seat);
    return presentSituation(
      position,
      views.view(seat),
      views.table(seat),
      isPerson,
      order,
      this.lens(audience),
    );
  }

  story(audience: Audience): Told<readonly StoryLine[]> {
    return toldTo(audience, this.stories([audience]).get(keyOf(audience)) ?? []);
  }

  /**
   * By audience; made by replaying the game once for all of them, since what is said about a card depends on the
   * moment.
   */
  private stories(audiences: readonly Audience[]): Map<string, StoryLine[]> {
    const stories = new Map(audiences.map((audience): [string, StoryLine[]] => [keyOf(audience), []]));
    if (audiences.length === 0) return stories;
    const { record } = this;
    replayGame(this.instruments.rules, record, givenInRecord(record), (event, state) => {
      for (const audience of audiences) {
        const line = tellLine(
          event,
          this.instruments.words(audience.language),
          addresseeAt(state, audience.seat),
        );
        stories.get(keyOf(audience))?.push(line);
      }
    });
    return stories;
  }

  /** What a standing order has passed for somebody since their own turn. */
  passed(audience: Audience): Told<readonly PassedWindow[]> {
    const { seat } = audience;
    if (seat === null) return toldTo(audience, []);
    return toldTo(audience, tellPassed(this.instruments.rules, this.position, seat, this.lens(audience)));
  }

  private viewOf({ history }: Position, seat: Seat | null): View {
    return this.instruments.rules.view(history.state, seat ?? 'spectator');
  }

  private lens({ language }: Audience): Lens {
    return { reading: this.instruments.reading, words: this.instruments.words(language) };
  }
}

/** A bot's task needs a whole view, so it is made only on demand. */
function botsTurn(level: Level, position: Position, decision: Decision): Next {
  let made: BotTask | null = null;
  return {
    kind: 'bot',
    level,
    get question() {
      made ??= taskAt(position, decision);
      return made;
    },
  };
}

function taskAt({ history }: Position, decision: Decision): BotTask {
  const { rules, state, seed, length } = history;
  return { view: rules.view(state, decision.seat), decision, chance: chanceAt(seed, length) };
}

const BROKEN = 'Something went wrong inside the game. Your answer has been taken back; another one may do.';

/** What the rules refuse is the fault of whoever gave that answer. */
function legally<T>(attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof CardError) throw new Refusal('broken', BROKEN, { cause: error });
    if (error instanceof SmashUpError) throw new Refusal('not legal', error.message);
    throw error;
  }
}
