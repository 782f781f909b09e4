import type { Library } from '../library/library.ts';
import { clone } from '../model/clone.ts';
import { NONE, type CardId, type DefId } from '../model/ids.ts';
import type { Piece, State } from '../model/state.ts';
import { cardsIn, isSeenBy, type LogKey } from '../model/tale.ts';
import { cardOf } from '../model/options.ts';
import type { LogEvent, Sink } from './log.ts';
import type { Viewer } from './view.ts';
import { nth } from '../model/nth.ts';
import { isFaceDown } from '../model/face-down.ts';

/** Moves after which, if unseen, only those who saw the card know it. */
const UNSEEN_MOVES: ReadonlySet<LogKey> = new Set<LogKey>([
  'bury',
  'store',
  'lay',
  'hand over',
  'place on top',
  'place on bottom',
  'shuffle in',
]);

/** A moment of a game, to go back to. */
export interface Moment {
  readonly state: State;
  /** Number of shuffles until then. */
  readonly shuffles: number;
  /** By card, a bit for each seat that had been told what it is by then. */
  readonly told: readonly number[];
}

/**
 * What each seat has been told in a game, worked out from the story and from what lies open, to check views against. It
 * reads neither views nor `known`, from which views are made; being asked to choose a card is no permission to see it
 * (R7.1).
 */
export class Account {
  private readonly lib: Library;
  /** By card, a bit for each seat that was told what it is, and then one for spectators. */
  private readonly told: number[] = [];
  /** The cards as of the last update. */
  private defs: readonly DefId[] = [];
  private owners: readonly number[] = [];
  private shuffles = 0;

  constructor(lib: Library) {
    this.lib = lib;
  }

  /** Has to hear a game from its first event on. */
  readonly hear: Sink = (event, state) => {
    this.look(state);
    if (event.key === 'shuffle') this.forget(nth(state.players, event.player).deck);
    if (event.key === 'shuffle bases') this.forget(state.baseDeck);
    if (event.key === 'shuffle shared')
      for (const { name, cards } of state.sharedDecks) if (name === event.deck) this.forget(cards);
    this.note(event, state);
  };

  /** For each card, whether a viewer may know what it is. To be called at a decision. */
  mayKnow(state: State, viewer: Viewer): boolean[] {
    this.look(state);
    const bits = bitsOf(viewer, state);
    return this.told.map((told) => (told & bits) !== 0);
  }

  /** The cards that a decision names although its player was never told what they are. */
  unknownIn(state: State): CardId[] {
    const { pending } = state;
    if (pending === null) return [];
    const may = this.mayKnow(state, pending.seat);
    return pending.options
      .filter(({ kind }) => kind !== 'buried')
      .map((option) => cardOf(option, state))
      .filter((card) => card !== NONE && may[card] !== true);
  }

  private toldOf(card: CardId): number {
    return this.told[card] ?? 0;
  }

  /** The state as it is now is copied. */
  moment(state: State): Moment {
    this.look(state);
    return { state: clone(state), shuffles: this.shuffles, told: this.told.slice() };
  }

  /**
   * Has every card kept its number since then? Shuffling and hiding cards takes chance, but for a single card, and what
   * is still spoken of then gets a number of its own.
   */
  isNumberedAsAt({ state, shuffles }: Moment, now: State): boolean {
    return (
      this.shuffles === shuffles &&
      state.defs.length === now.defs.length &&
      state.random.every((word, at) => word === now.random[at])
    );
  }

  private forget(cards: readonly CardId[]): void {
    this.shuffles++;
    for (const card of cards) this.told[card] = 0;
  }

  private note(event: LogEvent, state: State): void {
    if ('base' in event && event.base !== NONE) this.told[event.base] = everybodyIn(state);
    const seats = [...state.players.keys()];
    // Seat NONE looks on.
    const looksOn = isSeenBy(event, NONE) ? 1 << seats.length : 0;
    const seen = seats.reduce((bits, seat) => bits | (isSeenBy(event, seat) ? 1 << seat : 0), looksOn);
    for (const id of cardsIn(event)) {
      this.told[id] = UNSEEN_MOVES.has(event.key) ? seen : this.toldOf(id) | seen;
    }
  }

  /** Takes in what lies open. A number that now stands for a different card tells nobody anything. */
  private look(state: State): void {
    const { defs, owners, told } = this;
    const now = state.defs.map((def) => nth(this.lib.defs, def).fusion?.minion ?? def);
    const isFirst = defs.length === 0;
    const fresh = now.map((def, card) =>
      card < defs.length
        ? def === defs[card] && (this.isWhoevers(def) || state.owners[card] === owners[card])
          ? this.toldOf(card)
          : 0
        : this.recall(def, nth(state.owners, card)),
    );
    fresh.forEach((bits, card) => {
      told[card] = bits;
    });
    this.defs = now;
    this.owners = state.owners.slice();
    this.takeIn(state, isFirst);
  }

  /** A card of a shared deck belongs to the player who has it (R12.2); the player it is taken from still knows it. */
  private isWhoevers(def: DefId): boolean {
    return nth(this.lib.defs, def).sharedDeck !== null;
  }

  /** A new number stands for a card that something still refers to; players who knew it still do. */
  private recall(def: DefId, owner: number): number {
    let bits = 0;
    this.defs.forEach((known, card) => {
      if (known === def && this.owners[card] === owner) bits |= this.toldOf(card);
    });
    return bits;
  }

  private takeIn(state: State, isFirst: boolean): void {
    const everybody = everybodyIn(state);
    const open = (cards: readonly CardId[]): void => {
      for (const card of cards) this.told[card] = everybody;
    };
    open(state.box);
    open((state.aside ?? []).map(({ card }) => card));
    open(state.baseDiscard);
    for (const { cards, faceDown } of state.sharedDecks) if (!faceDown) open(cards);
    open(state.bases.map(({ base }) => base));
    open(state.table.filter((card) => !isFaceDown(state.pieces[card])));
    state.players.forEach(({ hand, discard }, seat) => {
      open(discard);
      for (const card of hand) this.told[card] = this.toldOf(card) | (1 << seat);
    });
    // Whoever controls the card above may look at what is stored under it (R16.1).
    for (const piece of state.pieces) if (piece?.as === 'stored') this.tell(piece);
    if (!isFirst) return;
    // An arranged table: the controller of a buried card is taken to have buried it (R7.1).
    for (const piece of state.pieces) if (piece?.as === 'buried') this.tell(piece);
  }

  private tell({ card, controller }: Piece): void {
    this.told[card] = this.toldOf(card) | (1 << controller);
  }
}

/** What any player was told, or what this viewer was. */
function bitsOf(viewer: Viewer, state: State): number {
  if (viewer === 'players') return everybodyIn(state);
  return 1 << (viewer === 'spectator' ? state.players.length : viewer);
}

function everybodyIn({ players }: State): number {
  return (2 << players.length) - 1;
}
