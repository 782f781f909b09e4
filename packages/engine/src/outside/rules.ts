import type { DuelEnd } from '../flow/duel.ts';
import { openGame, type Game } from '../game.ts';
import type { Library } from '../library/library.ts';
import type { Config } from '../model/config.ts';
import type { Answer } from '../model/decision.ts';
import { clone } from '../model/clone.ts';
import { hash } from '../model/hash.ts';
import type { BaseId, CardId, Seat } from '../model/ids.ts';
import type { RandomState, Seed } from '../model/random.ts';
import type { Reckoning, State } from '../model/state.ts';
import {
  breakpoint,
  breakpointParts,
  power,
  powerParts,
  total,
  totalOfAll,
  totalParts,
  totals,
  type PowerPart,
} from '../rules/power.ts';
import { awards, places } from '../rules/places.ts';
import { isBase } from '../rules/table.ts';
import { reckonings, winnersNow } from '../rules/winning.ts';
import { applyAnswer } from './apply.ts';
import { arrange, type Arrangement } from './arrange.ts';
import { determinize } from './determinize.ts';
import { SmashUpError } from './errors.ts';
import { foretellDuel } from './foretell-duel.ts';
import { foretell, whyIdle } from './foretell.ts';
import { GameCache } from './game-cache.ts';
import { violations } from './invariants.ts';
import { leftInDeck } from './left-in-deck.ts';
import type { Sink } from './log.ts';
import { makeConfig, newGame, type GameOptions } from './new-game.ts';
import { view, type View, type Viewer } from './view.ts';
import { unlessHidden } from '../rules/blind.ts';
import { whyNot } from './why-not.ts';
import type { Obstacle } from '../rules/playing.ts';
import { grantSource } from '../rules/ways.ts';

/** The engine, with its cards: everything that a host needs to run games. */
export interface Rules {
  readonly library: Library;
  /** Fills in the defaults; throws a SmashUpError for what cannot be played. */
  config(options: GameOptions): Config;
  newGame(config: Config, seed: Seed, sink?: Sink): State;
  /** A table laid out by hand, for tests, puzzles and tutorials. */
  arrange(config: Config, seed: Seed, table: Arrangement, sink?: Sink): State;
  /**
   * Carries out an answer in place, or changes nothing and throws: a SmashUpError if the answer is not legal, a
   * CardError if something goes wrong inside, and whatever the sink throws.
   */
  apply(state: State, answer: Answer, sink?: Sink): void;
  /** The view of a seat. Everything below also works on a view. */
  view(state: State, viewer: Viewer): View;
  /**
   * The definitions of a seat's own cards that the viewer cannot place outside its deck: what is left in it, together
   * with what lies face down elsewhere, in no order.
   */
  leftInDeck(view: View, seat: Seat): number[];
  /** A full state consistent with what the viewer knows, made from the view alone. */
  determinize(view: View, random: RandomState): State;
  clone(state: State): State;
  hash(state: State): string;
  power(state: State, card: CardId): number;
  powerParts(state: State, card: CardId): PowerPart[];
  total(state: State, base: BaseId, seat: Seat): number;
  totalParts(state: State, base: BaseId, seat: Seat): PowerPart[];
  /** Everybody's, by seat. */
  totals(state: State, base: BaseId): number[];
  /** The place that each seat would take if the base scored now, from 1; 0 for none. */
  places(state: State, base: BaseId): number[];
  /** What each place at the base would pay that player, from the first. */
  awards(state: State, base: BaseId, seat: Seat): readonly number[];
  totalOfAll(state: State, base: BaseId): number;
  breakpoint(state: State, base: BaseId): number;
  breakpointParts(state: State, base: BaseId): PowerPart[];
  /** Why a card cannot be played or used now (there), or null if it can. */
  whyNot(state: State, seat: Seat, card: CardId, target?: CardId): Obstacle | null;
  /** Why that standard action would have no effect of its own now (R10.20); null: it would, or it is none. */
  whyIdle(state: State, seat: Seat, card: CardId): Obstacle | null;
  /**
   * Tells what these picks would bring about at once, up to the next decision, as far as the state or view shows it, and
   * returns the state they would lead to. Nothing changes.
   */
  foretell(state: State, picks: readonly number[], sink: Sink): State;
  /**
   * Tells what the current duel would bring about at once if it ended this way, as far as the state or view shows it,
   * and returns the state it would lead to. Nothing changes.
   */
  foretellDuel(state: State, end: DuelEnd, sink: Sink): State;
  /** The winners, or who would win if the turn ended now (R6, R12.3); empty if it goes on. */
  winnersNow(state: State): readonly Seat[];
  /**
   * The costs of shared decks' cards at the end, or if the game ended now (R12.3), as far as the state or view shows.
   */
  reckonings(state: State): readonly Reckoning[];
  /** The card that gives the extra play of a `play` option; NONE for a free play. */
  grantSource(state: State, grant: number): CardId;
  /** Broken invariants, in words; empty for every state of a real game. */
  violations(state: State): string[];
}

export function createRules(library: Library): Rules {
  const influences: Game['influences'] = [];
  const games = new GameCache((state) => openGame(library, state, influences));
  const open = (state: State): Game => games.open(state);
  const openAt = (state: State, base: BaseId): Game => {
    const g = open(state);
    const card: CardId = base;
    if (!isBase(g, card)) throw new SmashUpError(`There is no base ${card}.`);
    return g;
  };
  return {
    library,
    config: (options) => makeConfig(library, options),
    newGame: (config, seed, sink) => newGame(library, config, seed, sink),
    arrange: (config, seed, table, sink) => arrange(library, config, seed, table, sink),
    apply(state, answer, sink) {
      applyAnswer(open(state), answer, sink ?? null);
    },
    view,
    leftInDeck: (seen, seat) => leftInDeck(library, seen, seat),
    determinize: (seen, random) => determinize(library, seen, random),
    clone: (state) => games.copy(state),
    hash,
    power: (state, card) => power(open(state), card),
    powerParts: (state, card) => powerParts(open(state), card),
    total: (state, base, seat) => total(openAt(state, base), base, seat),
    totalParts: (state, base, seat) => totalParts(openAt(state, base), base, seat),
    totals: (state, base) => totals(openAt(state, base), base),
    places: (state, base) => places(openAt(state, base), base),
    awards: (state, base, seat) => awards(openAt(state, base), base, seat),
    totalOfAll: (state, base) => totalOfAll(openAt(state, base), base),
    breakpoint: (state, base) => breakpoint(openAt(state, base), base),
    breakpointParts: (state, base) => breakpointParts(openAt(state, base), base),
    whyNot: (state, seat, card, target) => unlessHidden(() => whyNot(open(state), seat, card, target)),
    whyIdle: (state, seat, card) => whyIdle(open(state), seat, card),
    foretell: (state, picks, sink) => foretell(openGame(library, clone(state), influences), picks, sink),
    foretellDuel: (state, end, sink) => foretellDuel(openGame(library, clone(state), influences), end, sink),
    winnersNow: (state) => winnersNow(open(state)),
    reckonings: (state) => (state.gameWinners.length > 0 ? state.reckonings : reckonings(open(state))),
    grantSource: (state, grant) => grantSource(open(state), grant),
    violations: (state) => violations(open(state)),
  };
}
