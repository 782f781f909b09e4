import { smashUp } from '@smashup/cards';
import type { Level } from '@smashup/bots';
import type { Thinker } from '@smashup/bots/browser';
import { NONE, SmashUpError, type CardId, type Decision, type Seat, type Seed } from '@smashup/engine';
import type { Phrase } from '@smashup/words';
import type { Catalogue } from '../protocol/catalogue.ts';
import type { Asking, Hint, Inspection, Listener, OpenGame, RefereeApi } from '../protocol/referee-api.ts';
import type { GameSetUp, SavedGame } from '../protocol/set-up.ts';
import type { Beat } from '../protocol/update.ts';
import { AskingRules } from './asking.ts';
import { Bots } from './bots.ts';
import { Match, type AnsweredBy } from './match.ts';
import { makeCatalogue } from './present/catalogue.ts';
import { presentDecision } from './present/decision.ts';
import { inspectCard, tellWhyNot } from './present/inspection.ts';
import { presentTable } from './present/table.ts';
import { SavedGames } from './saved-games.ts';
import { Screen } from './screen.ts';
import type { Store } from './store.ts';
import { listenerTo, words } from './words.ts';

/** What the referee needs from the world around it. */
export interface Surroundings {
  readonly store: Store;
  readonly thinker: Thinker;
  /** Milliseconds since 1970. */
  now(): number;
  /** A seed for a game for which nobody chose one. */
  seed(): Seed;
  /** A name for a game that no other has. */
  newId(): string;
}

/** A game that is being played at this screen. */
interface Opened {
  readonly match: Match;
  readonly screen: Screen;
}

/** Runs a game for a page: puts questions to persons, lets bots answer, keeps the game. */
export class Referee implements RefereeApi {
  private readonly surroundings: Surroundings;
  private readonly games: SavedGames;
  private readonly bots: Bots;
  private readonly asking = new AskingRules();
  private listener: Listener | null = null;
  private opened: Opened | null = null;
  private isPaused = false;
  private steps = 0;
  /** Ends the thinking about the table as it was. */
  private work = new AbortController();
  /** Fulfilled when the page has shown the last update. */
  private shown: Promise<void> | void = undefined;
  private hasFailedToSave = false;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.games = new SavedGames(surroundings.store, () => surroundings.now());
    this.bots = new Bots(surroundings.thinker, (thinking) => this.listener?.thinking(thinking));
  }

  catalogue(): Catalogue {
    return makeCatalogue();
  }

  // Opening and leaving

  async begin(setUp: GameSetUp): Promise<OpenGame> {
    const { seats, seed, choice, duplicates, edition, printing, pool } = setUp;
    const players = seats.map(({ name, factions }) => ({ name, factions }));
    const config = smashUp.config({ players, choice, duplicates, edition, printing, pool });
    const match = new Match(this.surroundings.newId(), seats, config, seed ?? this.surroundings.seed());
    this.open(match);
    await this.save(match);
    return describe(match);
  }

  async resume(id: string): Promise<OpenGame> {
    const match = await this.games.open(id);
    this.open(match);
    return describe(match);
  }

  private open(match: Match): void {
    this.leave();
    this.opened = { match, screen: new Screen(match.seats) };
    this.tellAnew();
    this.goOn();
  }

  leave(): void {
    this.work.abort();
    this.opened = null;
    this.isPaused = false;
    this.steps = 0;
    this.shown = undefined;
    this.asking.forgetRounds();
  }

  private get current(): Opened {
    if (this.opened === null) throw new SmashUpError('No game is open.');
    return this.opened;
  }

  // Telling

  listen(listener: Listener): void {
    this.listener = listener;
    if (this.opened === null) return;
    this.tellAnew();
    this.goOn();
  }

  /** Shows the whole table with its whole story. */
  private tellAnew(): void {
    this.callPerson();
    this.tell([], true);
  }

  private tell(beats: readonly Beat[], isLogNew: boolean): void {
    const { match, screen } = this.current;
    const view = match.view(screen.viewer);
    const { pending } = match;
    const isForPerson = pending !== null && screen.isPerson(pending.seat);
    const decision = isForPerson ? presentDecision(view) : null;
    const last = beats.at(-1);
    this.shown = this.listener?.update({
      beats,
      view: last?.view.viewer === screen.viewer ? last.view : presentTable(view),
      decision,
      waitingFor: pending?.seat ?? null,
      waiting: pending === null || decision !== null ? null : words.tellPrompt(pending, listenerTo(view)),
      canUndo: decision !== null && match.canUndo,
      handOver: screen.isHandingOver,
      log: isLogNew ? match.log(screen.viewer) : null,
      course: match.course,
    });
  }

  /** If a person has to decide, that person has to be at the screen. True: somebody else looks now. */
  private callPerson(): boolean {
    const { match, screen } = this.current;
    const { pending, state } = match;
    if (pending === null || !screen.isPerson(pending.seat) || this.passFor(pending) !== null) return false;
    return screen.callFor(pending.seat, state.defs.length > 0);
  }

  handedOver(): void {
    const { screen } = this.current;
    if (!screen.isHandingOver) return;
    screen.handedOver();
    this.tell([], true);
  }

  watchAs(seat: Seat | null): void {
    this.current.screen.watchAs(seat);
    this.tell([], true);
  }

  // Deciding

  async answer(decision: number, picks: readonly number[]): Promise<void> {
    if (this.asked().id !== decision) throw new SmashUpError('That question has been answered already.');
    this.carryOut(picks, 'sitter');
    this.goOn();
  }

  async undo(): Promise<void> {
    this.asked();
    const { match } = this.current;
    match.undo();
    this.tellAnew();
    this.goOn();
    await this.save(match);
  }

  /** The decision that the person at the screen has to make. */
  private asked(): Decision {
    const { match, screen } = this.current;
    const { pending } = match;
    if (pending === null) throw new SmashUpError('The game is over.');
    if (!screen.isPerson(pending.seat) || pending.seat !== screen.viewer) {
      throw new SmashUpError('Somebody else has to decide now.');
    }
    return pending;
  }

  private carryOut(picks: readonly number[], by: AnsweredBy): void {
    const { match, screen } = this.current;
    this.tell(match.answer(picks, by, screen.viewer), false);
    void this.save(match);
  }

  ask(asking: Asking): void {
    if (asking !== 'not this round') this.asking.askAll(asking);
    else if (this.opened !== null) {
      const { match, screen } = this.opened;
      if (screen.viewer !== null) this.asking.leaveInPeace(screen.viewer, match.state);
    }
    if (this.opened !== null) this.goOn();
  }

  /** The answer for a person who does not want to be asked; null: the person decides. */
  private passFor(decision: Decision): number[] | null {
    return this.asking.passFor(decision, this.current.match.state);
  }

  // Bots

  pause(paused: boolean): void {
    this.isPaused = paused;
    this.steps = 0;
    this.goOn();
  }

  step(): void {
    this.steps = 1;
    this.goOn();
  }

  /** The table may have changed: whoever thought about it stops, and whoever decides by themselves does so. */
  private goOn(): void {
    this.work.abort();
    this.work = new AbortController();
    const { signal } = this.work;
    void this.decideForOthers(signal).catch((error: unknown) => {
      if (!signal.aborted) this.report('The computer players cannot go on', error);
    });
  }

  /** Until a person has to decide, who is then called to the screen. */
  private async decideForOthers(signal: AbortSignal): Promise<void> {
    for (let next = this.nextDecider(); next !== null; next = this.nextDecider()) {
      if ('pass' in next) this.carryOut(next.pass, 'referee');
      else {
        const { answer } = await this.bots.decide(this.current.match, next.decision, next.level, signal);
        await this.shown;
        signal.throwIfAborted();
        this.steps = 0;
        this.carryOut(answer.picks, 'sitter');
      }
    }
    // Whoever was at the screen sees what came of it before somebody else comes.
    await this.shown;
    signal.throwIfAborted();
    if (this.opened !== null && this.callPerson()) this.tell([], true);
  }

  /** Who decides without a person; null: nobody does, or not now. */
  private nextDecider(): Decider | null {
    if (this.listener === null || this.opened === null) return null;
    const { pending, seats } = this.opened.match;
    const sitter = seats[pending?.seat ?? NONE]?.sitter;
    if (pending === null || sitter === undefined) return null;
    if (sitter.kind === 'bot') {
      const waits = this.isPaused && this.steps === 0;
      return waits ? null : { decision: pending, level: sitter.level };
    }
    const pass = this.passFor(pending);
    return pass === null ? null : { pass };
  }

  async hint(): Promise<Hint> {
    const decision = this.asked();
    const { match } = this.current;
    const listener = listenerTo(match.view(decision.seat));
    const thought = await this.bots.advise(match, decision, this.work.signal);
    return { picks: thought.answer.picks, why: words.tellThought(thought, decision, listener) };
  }

  // Looking closely

  inspect(card: CardId): Inspection {
    const { match, screen } = this.current;
    return inspectCard(match.view(screen.viewer), card);
  }

  whyNot(card: CardId, target: CardId): Phrase | null {
    const { match, screen } = this.current;
    return tellWhyNot(match.view(screen.viewer), card, target);
  }

  // Keeping games

  saved(): Promise<readonly SavedGame[]> {
    return this.games.list();
  }

  async forget(id: string): Promise<void> {
    if (this.opened?.match.id === id) this.leave();
    await this.games.forget(id);
  }

  exportGame(id: string): Promise<string> {
    return this.games.text(id);
  }

  async importGame(text: string): Promise<OpenGame> {
    return describe(await this.games.add(this.surroundings.newId(), text));
  }

  /** Playing goes on when a game cannot be kept; that is said once. */
  private async save(match: Match): Promise<void> {
    try {
      await this.games.save(match);
    } catch (error) {
      if (!this.hasFailedToSave) this.report('The game cannot be saved', error);
      this.hasFailedToSave = true;
    }
  }

  private report(what: string, error: unknown): void {
    this.listener?.trouble(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

type Decider = { readonly pass: readonly number[] } | { readonly decision: Decision; readonly level: Level };

/** The seed stays here: whoever knows it knows every deck. */
function describe({ id, seats, record: { config } }: Match): OpenGame {
  const { choice, duplicates, edition, printing, pool } = config;
  return { id, seats, choice, duplicates, edition, printing, pool, seed: null };
}
