import { called, noteWords, type Narrowing } from '../library/recording.ts';
import type { CardTest, Condition, EventTest, Value } from '../library/definitions.ts';
import type { Happening, HappeningKind, Zone } from '../model/happening.ts';
import { NONE, type CardId } from '../model/ids.ts';
import { hasName } from '../rules/names.ts';
import { inEvent } from '../rules/scope.ts';
import { ownerOf } from '../rules/table.ts';
import { isRemembered, rememberedThisTurn } from '../rules/this-turn.ts';

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
    return new Occasion(this.kinds, (g, s, e) => this.test(g, s, e) && test(g, s, e));
  }

  /** Only if the condition holds then; `it` is what it happened to. */
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

  /** At the base that the ability is about; for what moves: to it. */
  get here(): Occasion {
    return this.and((_, s, e) => e.base === s.here);
  }
  /** For what moves: away from the base that the ability is about. */
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
  /** Out of one of these places. */
  outOf(...zones: readonly Zone[]): Occasion {
    return this.and((_, __, e) => zones.includes(e.zone));
  }
  /**
   * For the first time in a turn: by this player, to a card of this controller, to this very card, or, if nothing is said,
   * for everybody together (R10.19).
   */
  firstInTurn(of?: 'player' | 'controller' | 'card'): Occasion {
    return this.and((g, s, e) => {
      const isMeant = (past: Happening): boolean => {
        if (of === undefined) return true;
        return of === 'card' ? isRemembered(past, e) : past[of] === e[of];
      };
      let isFound = false;
      for (const past of rememberedThisTurn(g, e.kind)) {
        if (!isMeant(past) || !this.test(g, inEvent(s, past), past)) continue;
        // Another one came first, or it happens for a second time.
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
  /** From play to its owner's hand. */
  get isReturned(): Occasion {
    return this.when('returned');
  }
  /** In whichever way. */
  get leavesPlay(): Occasion {
    return this.when('left play');
  }
  /** From play, destroyed or not (R5.7). */
  get goesToDiscardPile(): Occasion {
    return this.when('to discard');
  }
  /** +1 power counters are placed on it or removed; `itsCounters` is how many it had before. */
  get countersChange(): Occasion {
    return this.when('counters');
  }
  /** Out of a shared deck, by whoever gets it (R12.1). */
  get isDrawnFromSharedDeck(): Occasion {
    return this.when('drawn shared');
  }
  /** The minion that it is on leaves play (R10.12). */
  get losesItsMinion(): Occasion {
    return this.when('host left');
  }
  /** Out of a hand or a deck. */
  get isDiscarded(): Occasion {
    return this.when('discarded');
  }
  /** Placed into another player's hand. */
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
  /** After a tie both do. */
  get winsDuel(): Occasion {
    return this.when('duel won');
  }
  /** Through a card that another player has played (R9.2). */
  get isAffected(): Occasion {
    return this.when('affected');
  }
  /** It and perhaps others of a hand or deck are looked at or revealed: by another player's card, or by whose deck it is. */
  get isSeen(): Occasion {
    return this.when('seen');
  }
  /** Turned up out of a deck by another player's card. */
  get isRevealed(): Occasion {
    return this.when('revealed');
  }
}

/** Any card of a kind. */
class AnyCard extends Subject {
  private and(test: EventTest): AnyCard {
    return new AnyCard((g, s, e) => this.test(g, s, e) && test(g, s, e));
  }
  /** That you controlled then. */
  get yours(): AnyCard {
    return this.and((_, s, e) => e.controller === s.you);
  }
  /** That somebody else controlled then. */
  get ofOthers(): AnyCard {
    return this.and((_, s, e) => e.controller !== s.you);
  }
  /** Not the card that the ability is on. */
  get other(): AnyCard {
    return this.and((_, s, e) => e.card !== s.self);
  }
  /** Of that name (R10.23). */
  named(name: string): AnyCard {
    return this.and((g, _, e) => hasName(g, e.card, name));
  }
  /** Owned by somebody else than who does it. */
  get borrowed(): AnyCard {
    return this.and((g, _, e) => ownerOf(g, e.card) !== e.player);
  }
}

noteWords('occasion', Occasion);
noteWords('the', Subject);
noteWords('any', AnyCard);

const any = (word: string, test: EventTest): AnyCard => called(word, new AnyCard(test));

/** Of whichever kind. */
export const aCard = any('aCard', () => true);
/** A minion, as it was at that moment. */
export const aMinion = any('aMinion', (_, __, e) => e.as === 'minion');
/** An action, or whatever is played as one (R10.23). */
export const anAction = any('anAction', (_, __, e) => e.as === 'action');

/** The card that an earlier step picked, in the same stay in play (R10.11); or one of these, as they are at that moment. */
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

/** What is said before something happens, while everything is still as it was. */
const BEFORE: Partial<Record<HappeningKind, HappeningKind>> = {
  'to discard': 'before discard',
  counters: 'before counters',
  played: 'playing',
};

/**
 * Before cards go to the discard pile, or counters are placed on them, and everything is still as it was. Before a card is
 * played: it comes into play, and has not resolved yet.
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

/** Somebody's turn begins. */
export const turnStarts = of('turn start');
export const turnEnds = of('turn end');
/** A base comes into play, for whatever reason; `there` is that base. */
export const baseEnters = of('base entered');
/** Before a base scores (R5.2, step 3). */
export const beforeScoring = of('before scoring');
export const whenScoring = of('when scoring');
/** After a base scores (R5.2, step 5). */
export const afterScoring = of('after scoring');
/** Another base takes the place of the one that scored; `there` is the new one. */
export const baseIsReplaced = of('replaced');
/** The last chance in a duel, before the powers are compared (R8). */
export const duelIsDecided = of('dueling');
