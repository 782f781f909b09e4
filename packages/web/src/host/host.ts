import { smashUp } from '@smashup/cards';
import type { Thinker } from '@smashup/bots/browser';
import { NONE, SmashUpError, type CardId, type Seat, type Seed } from '@smashup/engine';
import {
  createReferee,
  ordersAfterUndo,
  type Asking,
  type Audience,
  type Forecast,
  type GameSetUp,
  type Hint,
  type Inspection,
  type Match,
  type PassedWindow,
  type Prepared,
  type Series,
  type StandingOrder,
  type Told,
  type UndoReach,
  type Update,
} from '@smashup/referee';
import { PROTOCOL, type Version } from '@smashup/referee/protocol';
import type { Phrase } from '@smashup/words';
import type {
  Listener,
  OpenGame,
  RefereeApi,
  RulePicture,
  RulePictureName,
  SavedGame,
} from '../protocol/referee-api.ts';
import type { FinishedGame } from '../protocol/stats.ts';
import { Bots } from './bots.ts';
import { drawRule } from './rule-pictures.ts';
import { OwnStats, type StatsStore } from './stats/own-stats.ts';
import { SavedGames } from './saved-games.ts';
import { areHandsDealt, describe, NOTHING_TO_UNDO, type Opened } from './opened.ts';
import { Saver } from './saver.ts';
import { Screen } from './screen.ts';
import type { Store } from './store.ts';
import { messageOf } from '../text/message-of.ts';
import type { Hold, Tabs } from './browser-tabs.ts';

/** The host's environment, injected for tests. */
export interface Surroundings {
  readonly store: Store;
  readonly tabs: Tabs;
  readonly stats: StatsStore;
  readonly thinker: Thinker;
  /** Milliseconds since 1970. */
  now(): number;
  /** The seed of a game whose set-up has none. */
  seed(): Seed;
  /** A unique name for a game. */
  newId(): string;
}

/** Hosts a match at one screen: lets people take turns there, lets bots answer, saves the game. */
export class Host implements RefereeApi {
  private readonly surroundings: Surroundings;
  private readonly referee = createReferee(smashUp);
  private readonly games: SavedGames;
  private readonly ownStats: OwnStats;
  private readonly bots: Bots;
  /** When the people at this screen are asked, in every game. */
  private asking: Asking = 'when possible';
  private listener: Listener | null = null;
  private opened: Opened | null = null;
  /** Ends what is told to the current viewer. */
  private stopLooking: () => void = () => {};
  /** Fulfilled when the page has shown the last update. */
  private shown: Promise<void> | void = undefined;
  private readonly saver: Saver;
  /** Ends the waiting for a game that another tab plays. */
  private queue = new AbortController();

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.games = new SavedGames(this.referee, surroundings.store, () => surroundings.now());
    this.ownStats = new OwnStats(surroundings.stats, this.games);
    this.saver = new Saver(this.games, this.ownStats, {
      saved: (id) => this.tabs.tell(id),
      outdated: (id) => this.reload(id),
      failed: (error) => this.report('The game cannot be saved', error),
    });
    this.bots = new Bots(surroundings.thinker, {
      match: () => this.drivable,
      shown: () => this.shown,
      thinking: (thinking) => this.listener?.thinking(thinking),
      commit: (step) => this.commit(step),
      call: () => {
        if (this.callPerson()) this.refresh();
      },
      failed: (error) => this.report('The computer players cannot go on', error),
    });
    surroundings.tabs.listen((id) => void this.reload(id));
  }

  drawRule(name: RulePictureName): RulePicture {
    return drawRule(name);
  }

  version(): Version {
    return { protocol: PROTOCOL, content: smashUp.library.fingerprint };
  }

  // Opening and leaving

  async begin(setUp: GameSetUp, counts = true): Promise<OpenGame> {
    const config = this.referee.config(setUp);
    const seed = setUp.seed ?? this.surroundings.seed();
    const match = this.referee.begin(setUp.seats, config, seed);
    const game = await this.openNew(match, null, setUp.series ?? null);
    if (!counts) await this.ownStats.ignore(game.id);
    return game;
  }

  async resume(id: string): Promise<OpenGame> {
    const isOpen = this.opened?.id === id && this.opened.hold !== null;
    return this.takeUp(id, isOpen ? this.letGo() : await this.tabs.take(id, () => this.lose(id)));
  }

  /** Opens a saved game, to play it or, without a hold on it, to follow. */
  private async takeUp(id: string, hold: Hold | null): Promise<OpenGame> {
    try {
      const { match, note, conceded, series } = await this.games.open(id);
      this.open({ id, match, screen: new Screen(match.seats), conceded, series, hold, orders: new Map() });
      return describe(id, match, note, series);
    } catch (error) {
      hold?.release();
      throw error;
    }
  }

  async continueGame(text: string): Promise<OpenGame> {
    const { match, note } = this.games.read(text);
    const game = await this.openNew(match, note, null);
    await this.ownStats.ignore(game.id);
    return game;
  }

  async restart(): Promise<OpenGame> {
    const { match, series } = this.current;
    return this.openNew(this.referee.resume(match.seats, match.deal), null, series);
  }

  private async openNew(match: Match, note: string | null, series: Series | null): Promise<OpenGame> {
    const id = this.surroundings.newId();
    const hold = await this.tabs.take(id, () => this.lose(id));
    const screen = new Screen(match.seats);
    this.open({ id, match, screen, conceded: null, series, hold, orders: new Map() });
    await this.save();
    return describe(id, match, note, series);
  }

  private open(game: Opened): void {
    this.leave();
    this.opened = game;
    this.askAll();
    this.callPerson();
    this.refresh();
    this.advance();
    if (game.hold === null) void this.queueFor(game.id);
  }

  leave(): void {
    this.queue.abort();
    this.stopLooking();
    this.opened?.hold?.release();
    this.opened = null;
    this.bots.reset();
    this.shown = undefined;
    this.advance();
  }

  // Other tabs

  private get tabs(): Tabs {
    return this.surroundings.tabs;
  }

  /** Another tab plays the game that is open here: from now on this one does. */
  async playHere(): Promise<void> {
    const { id } = this.current;
    this.queue.abort();
    await this.takeUp(id, await this.tabs.seize(id, () => this.lose(id)));
  }

  /** Another tab plays the game from now on. */
  private lose(id: string): void {
    if (this.opened?.id !== id || this.opened.hold === null) return;
    this.letGo()?.release();
    this.advance();
    this.refresh();
    void this.queueFor(id);
  }

  /** Takes the hold from the game that is open. */
  private letGo(): Hold | null {
    const { hold } = this.current;
    this.opened = { ...this.current, hold: null };
    return hold;
  }

  /** Follows the tab that plays the game; plays on here when that tab is closed. */
  private async queueFor(id: string): Promise<void> {
    this.queue.abort();
    this.queue = new AbortController();
    const { signal } = this.queue;
    const hold = await this.tabs.await(id, () => this.lose(id), signal);
    if (signal.aborted) hold?.release();
    else if (hold !== null) await this.takeUp(id, hold);
  }

  /** Another tab has kept something newer: the table shows that. */
  private async reload(id: string): Promise<void> {
    if (this.opened?.id !== id) return;
    const { match, conceded } = await this.games.open(id);
    if (this.opened?.id !== id) return;
    this.opened = { ...this.opened, match, conceded };
    this.askAll();
    this.callPerson();
    this.refresh();
    this.advance();
  }

  private get current(): Opened {
    if (this.opened === null) throw new SmashUpError('No game is open.');
    return this.opened;
  }

  // Telling

  listen(listener: Listener): void {
    // Nothing waits any more for what the page before has still to show.
    this.listener = null;
    this.advance();
    this.listener = listener;
    if (this.opened === null) return;
    this.callPerson();
    this.refresh();
    this.advance();
  }

  /** The viewer at the screen. */
  private get audience(): Audience {
    return { seat: this.current.screen.viewer, language: 'en' };
  }

  /** Shows the whole table to the current viewer, and from now on what happens. */
  private refresh(): void {
    this.stopLooking();
    this.stopLooking = this.current.match.attend(this.audience, (told) => this.show(told));
  }

  private show({ content }: Told<Update>): void {
    const { screen, conceded, hold } = this.current;
    const isInOtherTab = hold === null;
    this.shown = this.listener?.update({
      ...content,
      ...(isInOtherTab ? NOTHING_TO_UNDO : { canUndo: this.undoer !== null }),
      decision: conceded === null && !isInOtherTab ? content.decision : null,
      conceded,
      handOver: screen.isHandingOver,
      isInOtherTab,
    });
  }

  /** If a person has to decide, calls them to the screen. True: the viewer changed. */
  private callPerson(): boolean {
    const { match, screen } = this.current;
    const { next } = match;
    if (this.current.conceded !== null) return false;
    return next.kind === 'person' && screen.callFor(next.seat, areHandsDealt(match));
  }

  handedOver(): void {
    const { screen } = this.current;
    if (!screen.isHandingOver) return;
    screen.handedOver();
    this.refresh();
  }

  watchAs(seat: Seat | null): void {
    this.current.screen.watchAs(seat);
    this.refresh();
  }

  // Deciding

  async answer(decision: number, picks: readonly number[]): Promise<void> {
    this.commit(this.current.match.prepare(this.person, decision, picks));
    this.advance();
  }

  async undo(reach: UndoReach): Promise<void> {
    const { match, orders } = this.current;
    const by = this.undoer ?? this.person;
    match.prepareUndo(by, reach).commit();
    this.opened = { ...this.current, orders: ordersAfterUndo(orders, by, match.record.answers.length) };
    if (this.callPerson()) this.refresh();
    this.advance();
    await this.save();
  }

  /** Whose last answer can be taken back at this screen: also a pick of whoever sat here before (R1.3). */
  private get undoer(): Seat | null {
    const { match, screen } = this.current;
    if (this.person === NONE) return null;
    const isFree = (seat: Seat): boolean => screen.isPerson(seat) && match.undoTarget(seat)?.isFree === true;
    return [...match.seats.keys()].find(isFree) ?? null;
  }

  async concede(): Promise<void> {
    const { person } = this;
    if (person === NONE) throw new SmashUpError('Only a player can concede.');
    this.opened = { ...this.current, conceded: person };
    this.advance();
    this.refresh();
    await this.save();
  }

  /** The seat of the person at the screen, as long as they play on. */
  private get person(): Seat {
    const { screen, conceded, hold } = this.current;
    const { viewer } = screen;
    if (conceded !== null || hold === null) return NONE;
    return viewer !== null && screen.isPerson(viewer) ? viewer : NONE;
  }

  /** At one screen play goes on even if a game cannot be saved, so it may be told before it is stored. */
  private commit(step: Prepared): void {
    step.commit();
    void this.save();
  }

  ask(asking: Asking): void {
    this.asking = asking;
    if (this.opened === null) return;
    this.askAll();
    this.advance();
  }

  giveOrder(order: StandingOrder | null): void {
    const { match, orders } = this.current;
    const { person } = this;
    if (person === NONE) return;
    const others = [...orders].filter(([seat]) => seat !== person);
    const own = order === null ? [] : [[person, match.prepareOrder(person, order)] as const];
    this.opened = { ...this.current, orders: new Map([...others, ...own]) };
    match.heed(this.opened.orders);
    this.show(match.present(this.audience));
    this.advance();
  }

  passed(): readonly PassedWindow[] {
    return this.current.match.passed(this.audience).content;
  }

  private askAll(): void {
    const { match } = this.current;
    for (const seat of match.seats.keys()) match.ask(seat, this.asking);
    match.heed(this.current.orders);
  }

  // Bots

  pause(paused: boolean): void {
    this.bots.pause(paused);
  }

  step(): void {
    this.bots.step();
  }

  /** Lets bots decide, and calls the next person. */
  private advance(): void {
    this.bots.advance();
  }

  /** The match, while it is played in this tab with a listener. */
  private get drivable(): Match | null {
    if (this.listener === null || this.opened === null) return null;
    const { match, conceded, hold } = this.opened;
    return conceded === null && hold !== null ? match : null;
  }

  async hint(): Promise<Hint> {
    const { match } = this.current;
    const question = match.questionFor(this.person);
    const thought = await this.bots.hint(question);
    return match.hint(this.audience, question, thought).content;
  }

  // Looking closely

  inspect(card: CardId): Inspection {
    return this.current.match.inspect(this.audience, card).content;
  }

  forecast(decision: number, option: number, target: CardId | null): Forecast | null {
    const { match } = this.current;
    if (match.next.kind !== 'person' || match.next.decision !== decision) return null;
    return match.forecast(this.audience, option, target ?? NONE).content;
  }

  whyNot(card: CardId, target: CardId): Phrase | null {
    return this.current.match.whyNot(this.audience, card, target).content;
  }

  // Keeping games

  saved(): Promise<readonly SavedGame[]> {
    return this.games.list();
  }

  async forget(id: string): Promise<void> {
    if (this.opened?.id === id) this.leave();
    await this.games.forget(id);
  }

  exportGame(id: string): Promise<string> {
    return this.games.text(id);
  }

  async importGame(text: string): Promise<OpenGame> {
    const id = this.surroundings.newId();
    const { match, note } = await this.games.add(id, text);
    await this.ownStats.ignore(id);
    return describe(id, match, note, null);
  }

  // The player's statistics

  stats(): Promise<readonly FinishedGame[]> {
    return this.ownStats.list();
  }

  clearStats(): Promise<void> {
    return this.ownStats.clear();
  }

  stored(): Promise<void> {
    return this.saver.stored();
  }

  private save(): Promise<void> {
    return this.saver.save(this.current);
  }

  private report(what: string, error: unknown): void {
    this.listener?.trouble(`${what}: ${messageOf(error)}`);
  }
}
