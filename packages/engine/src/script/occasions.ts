import { called, noteWords, type Narrowing } from '../library/recording.ts';
import type { CardTest, Condition, EventTest, Value } from '../library/definitions.ts';
import type { Happening, HappeningKind, Zone } from '../model/happening.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { hasName } from '../rules/names.ts';
import { isTrueOf } from '../rules/scope.ts';
import { ownerOf } from '../rules/table.ts';
import { countRemembered, isRemembered, rememberedAt } from '../rules/this-turn.ts';

/**
 * What a text waits for: "after you play another minion here" is `aMinion.other.isPlayed.byYou.here`. First what it
 * happens to, then what happens, then how. It is read as things were at that moment (R10.6).
 */
export class Occasion {
  readonly kinds: readonly HappeningKind[];
  readonly test: EventTest;
  /** How it reads (see recording.ts). */
  narrowing: Narrowing | null = null;

  constructor(kinds: readonly HappeningKind[], test: EventTest) {
    this.kinds = kinds;
    this.test = test;
  }

  private and(test: EventTest): Occasion {
    const { test: before } = this;
    return new Occasion(this.kinds, (g, s, e) => before(g, s, e) && test(g, s, e));
  }

  /** Only if the condition holds at that moment; `it` is what it happened to. */
  where(condition: Condition): Occasion {
    return this.and(condition);
  }
  /** Either of the two. */
  or(other: Occasion): Occasion {
    return new Occasion(
      [...this.kinds, ...other.kinds],
      (g, s, e) =>
        (this.kinds.includes(e.kind) && this.test(g, s, e)) ||
        (other.kinds.includes(e.kind) && other.test(g, s, e)),
    );
  }

  /** At the base that the ability is about; for moves, to it. */
  get here(): Occasion {
    return this.and((_, s, e) => e.base === s.here);
  }
  /** For moves: away from the base that the ability is about. */
  get fromHere(): Occasion {
    return this.and((_, s, e) => e.from === s.here);
  }
  get elsewhere(): Occasion {
    return this.and((_, s, e) => e.base !== s.here);
  }
  /** On a base itself, not on a minion there. */
  get onBase(): Occasion {
    return this.and((_, __, e) => e.base !== NONE && e.on === NONE);
  }
  get byYou(): Occasion {
    return this.and((_, s, e) => e.player === s.you);
  }
  get byOthers(): Occasion {
    return this.and((_, s, e) => e.player !== s.you);
  }
  /** Played with the extra play that this card gives. */
  get withItsExtra(): Occasion {
    return this.and((_, s, e) => e.using === s.self);
  }
  /** From one of these places. */
  outOf(...zones: readonly Zone[]): Occasion {
    return this.and((_, __, e) => zones.includes(e.zone));
  }
  /**
   * For the first time in a turn: by this player, to a card of this controller, to this very card, or, without an
   * argument, by anybody (R10.19).
   */
  firstInTurn(of?: 'player' | 'controller' | 'card'): Occasion {
    return this.and((g, s, e) => {
      const isMeant = (past: Happening): boolean => {
        if (of === undefined) return true;
        return of === 'card' ? isRemembered(past, e) : past[of] === e[of];
      };
      let isFound = false;
      for (let at = 0; at < countRemembered(g, e.kind); at++) {
        const past = rememberedAt(g, e.kind, at);
        if (past === null || !isMeant(past) || !isTrueOf(this.test, g, s, past)) continue;
        // Another one came first, or it is happening for a second time.
        if (isFound === isRemembered(past, e)) return false;
        isFound = true;
      }
      return isFound;
    });
  }
}

/** What something happens to. */
export class Subject {
  protected readonly test: EventTest;
  narrowing: Narrowing | null = null;

  constructor(test: EventTest) {
    this.test = test;
  }

  private when(kind: HappeningKind): Occasion {
    return new Occasion([kind], this.test);
  }
  /** It has been played, and has resolved (R3.4). */
  get isPlayed(): Occasion {
    return this.when('played');
  }
  /** From one base to another; `there` is where it went. */
  get moves(): Occasion {
    return this.when('moved');
  }
  /** It has been destroyed; `itsPower`, `itsController` and `there` are as they were before. */
  get isDestroyed(): Occasion {
    return this.when('destroyed');
  }
  /** It returns from play to its owner's hand. */
  get isReturned(): Occasion {
    return this.when('returned');
  }
  /** It leaves play, in whatever way. */
  get leavesPlay(): Occasion {
    return this.when('left play');
  }
  /** It goes from play to the discard pile, destroyed or not (R5.7). */
  get goesToDiscardPile(): Occasion {
    return this.when('to discard');
  }
  /** +1 power counters are placed on it or removed; `itsCounters` is how many it had before. */
  get countersChange(): Occasion {
    return this.when('counters');
  }
  /** It is drawn from a shared deck, by whoever gets it (R12.1). */
  get isDrawnFromSharedDeck(): Occasion {
    return this.when('drawn shared');
  }
  /** The minion that it is on leaves play (R10.12). */
  get losesItsMinion(): Occasion {
    return this.when('host left');
  }
  /** It is discarded from a hand or a deck. */
  get isDiscarded(): Occasion {
    return this.when('discarded');
  }
  /** It is placed into another player's hand. */
  get isHandedOver(): Occasion {
    return this.when('handed over');
  }
  /** It is put face down at a base (R7.1). */
  get isBuried(): Occasion {
    return this.when('buried');
  }
  /** It was buried, and is turned up (R7.4). */
  get isUncovered(): Occasion {
    return this.when('uncovered');
  }
  /** It becomes one of the two minions of a duel, before cards are laid (R8). */
  get entersDuel(): Occasion {
    return this.when('duel');
  }
  /** It wins a duel; after a tie both minions do. */
  get winsDuel(): Occasion {
    return this.when('duel won');
  }
  /** It is affected by a card that another player has played (R9.2). */
  get isAffected(): Occasion {
    return this.when('affected');
  }
  /**
   * It is looked at or revealed in a hand or deck, perhaps with others: by another player's card, or by the owner of
   * the deck.
   */
  get isSeen(): Occasion {
    return this.when('seen');
  }
  /** It is revealed from a deck by another player's card. */
  get isRevealed(): Occasion {
    return this.when('revealed');
  }
}

/** Any card of a kind. */
class AnyCard extends Subject {
  private and(test: EventTest): AnyCard {
    const { test: before } = this;
    return new AnyCard((g, s, e) => before(g, s, e) && test(g, s, e));
  }
  /** One that you controlled at that moment. */
  get yours(): AnyCard {
    return this.and((_, s, e) => e.controller === s.you);
  }
  /** One that another player controlled at that moment. */
  get ofOthers(): AnyCard {
    return this.and((_, s, e) => e.controller !== s.you);
  }
  /** Any but the card that the ability is on. */
  get other(): AnyCard {
    return this.and((_, s, e) => e.card !== s.self);
  }
  /** With that name (R10.23). */
  named(name: string): AnyCard {
    return this.and((g, _, e) => hasName(g, e.card, name));
  }
  /** Owned by somebody other than the player who does it. */
  get borrowed(): AnyCard {
    return this.and((g, _, e) => ownerOf(g, e.card) !== e.player);
  }
}

noteWords('occasion', Occasion);
noteWords('the', Subject);
noteWords('any', AnyCard);

const any = (word: string, test: EventTest): AnyCard => called(word, new AnyCard(test));

/** A card of any type. */
export const aCard = any('aCard', () => true);
/** A minion, as it was at that moment. */
export const aMinion = any('aMinion', (_, __, e) => e.as === 'minion');
/** An action, or any card played as one (R10.23). */
export const anAction = any('anAction', (_, __, e) => e.as === 'action');

/**
 * The card that an earlier step picked, during the same stay in play (R10.11); or one of these, as they are at that
 * moment.
 */
export const the = (which: Value<CardId> | { readonly matches: CardTest }): Subject =>
  new Subject(
    typeof which === 'function'
      ? (g, s, e) => e.card === which(g, s) && (s.since === undefined || e.stamp < s.since)
      : (g, s, e) => which.matches(g, s, e.card),
  );

/** A value that stands for a card, with what can happen to that card. */
export function withOccasions(card: Value<CardId>) {
  const itself = the(card);
  return Object.assign(card, {
    isPlayed: itself.isPlayed,
    moves: itself.moves,
    isDestroyed: itself.isDestroyed,
    leavesPlay: itself.leavesPlay,
    goesToDiscardPile: itself.goesToDiscardPile,
    losesItsMinion: itself.losesItsMinion,
    isAffected: itself.isAffected,
    isRevealed: itself.isRevealed,
    countersChange: itself.countersChange,
  });
}

/** What is announced before something happens, while everything is still as it was. */
const BEFORE: Partial<Record<HappeningKind, HappeningKind>> = {
  'to discard': 'before discard',
  counters: 'before counters',
  played: 'playing',
};

/**
 * Before cards go to the discard pile or counters are placed on them, while everything is still as it was. For a card
 * being played: as it comes into play, before it resolves.
 */
export function before(occasion: Occasion): Occasion {
  const kinds = new Map(occasion.kinds.map((kind) => [kindBefore(kind), kind]));
  const found = new Occasion([...kinds.keys()], (g, s, e) =>
    occasion.test(g, s, { ...e, kind: kinds.get(e.kind) ?? e.kind }),
  );
  found.narrowing = { of: occasion, word: 'before', given: [] };
  return found;
}

function kindBefore(kind: HappeningKind): HappeningKind {
  const before = BEFORE[kind];
  if (before === undefined) throw new Error(`Nothing is said before this happens: ${kind}.`);
  return before;
}

const of = (kind: HappeningKind): Occasion => called(kind, new Occasion([kind], () => true));

/** A player's turn begins. */
export const turnStarts = of('turn start');
export const turnEnds = of('turn end');
/** A base comes into play, for whatever reason; `there` is that base. */
export const baseEnters = of('base entered');
/** Before a base scores (R5.2, step 3). */
export const beforeScoring = of('before scoring');
export const whenScoring = of('when scoring');
/** After a base scores (R5.2, step 5). */
export const afterScoring = of('after scoring');
/** A scored base is replaced; `there` is the new base. */
export const baseIsReplaced = of('replaced');
/** The last chance in a duel, before the powers are compared (R8). */
export const duelIsDecided = of('dueling');
